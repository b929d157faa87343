"""The catalogue: every folder ``games/<id>`` with a ``game.toml`` is a game; there is no list to edit."""

import hashlib
import importlib
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Final

from beagle.core.errors import BadComponents, BadOption, BadPosition
from beagle.core.random import GENERATOR, SEED_BITS
from beagle.core.rules import Rules
from beagle.core.state import NOBODY, State
from beagle.match.info import LANGUAGES, GameInfo, OptionInfo, read_info
from beagle.match.rulebook import find_rule
from beagle.match.text import GameWords

__all__ = ["GENERATOR", "STANDARD", "Game", "GameInfo", "OptionInfo", "catalogue", "game", "games"]

GAMES_PACKAGE: Final = "beagle.games"
# Importing the package here also keeps ``beagle.games`` the function below: Python binds a subpackage's name in its
# parent at the first import only, and ``beagle/__init__`` takes the function after that.
GAMES_FOLDER: Final = Path(importlib.import_module(GAMES_PACKAGE).__path__[0])

STANDARD: Final = "standard"
"""The name of the component set that comes with a game."""


class Game:
    """One game with one set of components: the public front of its rules."""

    def __init__(self, info: GameInfo, components: str | Path | None = None) -> None:
        self.info = info
        self.id = info.id
        self.components_folder = info.folder / "components" if components is None else Path(components)

    @cached_property
    def rules(self) -> Rules:
        """The rules, imported and given their components when first needed. Raises ``BadComponents``."""
        if not self.components_folder.is_dir():
            raise BadComponents(f"{self.components_folder}: there is no such folder of components")
        rules = importlib.import_module(self.info.module).load(str(self.components_folder))
        assert isinstance(rules, Rules)
        return rules

    # Play

    def start(self, *, players: int, seed: int, first: int | None = None, **options: bool | int | str) -> State:
        """Set up a game. Raises ``BadOption``.

        ``first`` is the seat that begins, ``None`` for one at random; it changes nothing where a rule decides that.
        """
        self.check_players(players)
        if not is_number(seed) or not 0 <= seed < 1 << SEED_BITS:
            raise BadOption(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {seed!r}")
        if first is not None and (not is_number(first) or not 0 <= first < players):
            raise BadOption(f"the first seat must be from 0 to {players - 1}, got {first!r}")
        chosen: dict[str, object] = {name: option.default for name, option in self.info.options.items()}
        for name, value in options.items():
            chosen[name] = self.option(name).check(value)
        return self.rules.start(players, seed, NOBODY if first is None else first, chosen)

    def check_players(self, players: object) -> None:
        """The number of players must be one the game is made for."""
        least, most = self.info.least_players, self.info.most_players
        if not is_number(players) or not least <= players <= most:  # type: ignore[operator]
            raise BadOption(f"{self.id} is for {least} to {most} players, not {players!r}")

    def check_first(self, first: int | None) -> None:
        """Whether people may choose the first seat. Raises ``BadOption``."""
        if first is not None and self.info.first_rule:
            raise BadOption(
                f"{self.id}: rule {self.info.first_rule} decides who begins, expected no first seat, got {first!r}"
            )

    def option(self, name: str) -> OptionInfo:
        """The game's option of that name. Raises ``BadOption``."""
        known = self.info.options
        if name not in known:
            have = f"it has {', '.join(known)}" if known else "it has none"
            raise BadOption(f"{self.id} has no option {name!r}: {have}")
        return known[name]

    def read_options(self, written: Sequence[str]) -> dict[str, bool | int | str]:
        """Options as ``NAME=VALUE``, the way a command line writes them. Raises ``BadOption``."""
        values: dict[str, bool | int | str] = {}
        for option in written:
            name, equals, value = option.partition("=")
            if not equals:
                raise BadOption(f"expected an option as NAME=VALUE, got {option!r}")
            values[name] = self.option(name).parse(value)
        return values

    # Notation

    @property
    def action_count(self) -> int:
        """Every action is in ``range(action_count)``."""
        return self.rules.action_count()

    def format_action(self, action: int) -> str:
        """An action's spelling, the same in every language."""
        return self.rules.format_action(action)

    def parse_action(self, text: str) -> int:
        """The reverse of ``format_action``. Raises ``UnreadableAction`` on anything that it never writes."""
        return self.rules.parse_action(text)

    def position(self, state: State) -> dict[str, object]:
        """The whole state as JSON in the players' words."""
        return self.rules.position(state)

    def from_position(self, position: object) -> State:
        """The reverse of ``position``; what is left out is dealt with the position's seed. Raises ``BadPosition``."""
        if not isinstance(position, dict) or not all(isinstance(key, str) for key in position):
            raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
        named = position.get("game", self.id)
        if named != self.id:
            raise BadPosition(f"expected a position of {self.id}, got one of {named!r}")
        return self.rules.from_position(position)

    # Components

    @cached_property
    def components_hash(self) -> str:
        """The SHA-256 of the component files, the same whatever their line ends."""
        return hash_components(self.components_folder)

    @property
    def components_name(self) -> str:
        """``standard``, or the name of the folder the set was read from."""
        if self.components_hash == hash_components(self.info.folder / "components"):
            return STANDARD
        return "-".join(self.components_folder.resolve().name.split()) or "custom"

    # Texts

    def text(self, language: str) -> GameWords:
        """The game's names and sentences in a language."""
        check_language(language)
        return GameWords(language, self.info.folder / "text", self.rules.names(language))

    def rules_page(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        check_language(language)
        return (self.info.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")

    def rule(self, language: str, rule: str) -> str:
        """The text of one rule, by its id. Raises ``BadOption``."""
        return find_rule(self.rules_page(language), rule)


def is_number(value: object) -> bool:
    """A whole number: ``True`` and ``False`` are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_language(language: str) -> None:
    """The texts are in French and English."""
    if language not in LANGUAGES:
        raise BadOption(f"expected a language, {' or '.join(LANGUAGES)}, got {language!r}")


def component_files(folder: Path) -> list[Path]:
    """The tables of a component set, by name."""
    return sorted(folder.glob("*.csv"))


def hash_components(folder: Path) -> str:
    """The SHA-256 of the names and contents of a set's tables."""
    digest = hashlib.sha256()
    try:
        for file in component_files(folder):
            content = file.read_bytes().removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            digest.update(f"{file.name} {len(content)}\n".encode())
            digest.update(content)
    except OSError as error:
        raise BadComponents(f"{folder}: the components can't be read: {error.strerror}") from None
    return digest.hexdigest()


def catalogue() -> dict[str, GameInfo]:
    """Every game's card, by id."""
    cards = [
        read_info(card.parent, f"{GAMES_PACKAGE}.{card.parent.name}")
        for card in sorted(GAMES_FOLDER.glob("*/game.toml"))
    ]
    return {card.id: card for card in cards}


def games() -> list[str]:
    """The ids of all games."""
    return list(catalogue())


def game(id: str, components: str | Path | None = None) -> Game:
    """The game of that id, with its own components or those in a folder. Raises ``BadOption``, ``BadComponents``."""
    known = catalogue()
    if not isinstance(id, str) or id not in known:
        near = get_close_matches(str(id), known, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
        raise BadOption(f"there is no game {id!r}: {hint}")
    found = Game(known[id], components)
    if components is not None:
        assert found.rules
    return found
