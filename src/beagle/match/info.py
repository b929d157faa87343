"""A game's identity card, ``game.toml``: read without importing the game."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from beagle.core.errors import BadOption

LANGUAGES: Final = ("fr", "en")
"""The languages every text exists in."""


@dataclass(frozen=True)
class OptionInfo:
    """A choice made before the game: ``kind`` is ``bool``, ``int`` (in ``allowed`` = least and most) or ``choice``."""

    name: str
    kind: str
    default: bool | int | str
    title: dict[str, str]
    allowed: tuple[int | str, ...] = ()

    def expected(self) -> str:
        """What a value must be, for a sentence."""
        if self.kind == "bool":
            return "true or false"
        if self.kind == "int":
            return f"a whole number from {self.allowed[0]} to {self.allowed[1]}"
        return f"one of {', '.join(str(value) for value in self.allowed)}"

    def check(self, value: object) -> bool | int | str:
        """The value, if it is one this option can have."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            least, most = self.allowed
            if int(least) <= value <= int(most):
                return value
        if self.kind == "choice" and isinstance(value, str) and value in self.allowed:
            return value
        raise BadOption(f"option {self.name} must be {self.expected()}, got {value!r}")

    def parse(self, text: str) -> bool | int | str:
        """The value that a person wrote."""
        value: object = text
        if self.kind == "bool":
            value = {"true": True, "false": False}.get(text, text)
        elif self.kind == "int" and text.isascii() and text.isdigit() and len(text) < 19:
            value = int(text)
        return self.check(value)

    def format(self, value: object) -> str:
        """The reverse of ``parse``."""
        checked = self.check(value)
        return str(checked).lower() if isinstance(checked, bool) else str(checked)


@dataclass(frozen=True)
class GameInfo:
    """What is known of a game before it is loaded. ``module`` is where its rules are imported from."""

    id: str
    title: dict[str, str]
    least_players: int
    most_players: int
    rules_version: int
    designers: tuple[str, ...]
    publisher: str
    year: int
    options: dict[str, OptionInfo]
    folder: Path
    module: str
    first_rule: str = ""
    """The rule that decides who begins; empty where the players may choose the first seat."""
    releases: dict[int, str] = field(default_factory=dict)
    """For each earlier version of the rules, the last release of Beagle that plays it."""

    def other_rules(self, version: int) -> str:
        """Why a game of another version of the rules can't be played, for a sentence that begins with what it is."""
        if version > self.rules_version:
            player = "which a later release of Beagle plays"
        elif version in self.releases:
            player = f"which Beagle {self.releases[version]} plays"
        else:
            player = "which no release of Beagle plays"
        return f"rules version {version} of {self.title['en']}, {player}; this is version {self.rules_version}"

    def to_json(self) -> dict[str, object]:
        """The card as JSON."""
        return {
            "id": self.id,
            "title": self.title,
            "players": [self.least_players, self.most_players],
            "rules_version": self.rules_version,
            "designers": list(self.designers),
            "publisher": self.publisher,
            "year": self.year,
            "first_rule": self.first_rule,
            "options": {
                option.name: {
                    "type": option.kind,
                    "default": option.default,
                    "allowed": list(option.allowed),
                    "title": option.title,
                }
                for option in self.options.values()
            },
        }


def read_info(folder: Path, module: str) -> GameInfo:
    """The card in ``folder/game.toml``."""
    card = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
    least, most = card["players"]
    return GameInfo(
        id=card["id"],
        title=card["title"],
        least_players=least,
        most_players=most,
        rules_version=card["rules_version"],
        designers=tuple(card["designers"]),
        publisher=card["publisher"],
        year=card["year"],
        options={name: read_option(name, fields) for name, fields in card.get("options", {}).items()},
        folder=folder,
        module=module,
        first_rule=card.get("first_rule", ""),
        releases={int(version): release for version, release in card.get("rules", {}).get("releases", {}).items()},
    )


def read_option(name: str, fields: dict[str, Any]) -> OptionInfo:
    """One ``[options.NAME]`` table: type, default, title.fr, title.en and, but for bool, ``allowed``."""
    option = OptionInfo(name, fields["type"], fields["default"], fields["title"], tuple(fields.get("allowed", ())))
    option.check(option.default)
    return option
