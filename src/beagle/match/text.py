"""Names and sentences in one language, from Fluent files.

A game's words are its ``text/<language>.ftl``, the names printed on its pieces (``Rules.names``) and the texts shared
by all games (``beagle/text``). Games speak in keys:

- an event is ``{"key": "event-took", "seat": 1, "tile": "jaguar", "then": [more events]}``;
- what it makes possible, without saying yet that it happens, is listed as ``may``: told with a choice only;
- a parameter whose value is a word stands for the text ``<parameter>-<value>``, here ``tile-jaguar``, if there is one;
- ``seat``, and any parameter whose name ends in ``seat``, stands for the player's name;
- the same event as a choice to make is ``choose-took``;
- a refusal with code ``too-far`` is ``why-too-far``; an end reason (``end-pile``) is a key itself.

A key that a file lacks is shown as it is and remembered in ``missing``, for tests to find.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from beagle.core.rules import Words

SHARED_TEXTS: Final = Path(str(files("beagle") / "text"))
"""The texts of the terminal and of every game alike."""

EVENT: Final = "event-"
CHOICE: Final = "choose-"
CONSEQUENCES: Final = " → "
"""Between a choice and what would follow from it."""


class SharedWords(Words):
    """The texts of a folder of Fluent files, on top of the shared ones."""

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        printed: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.folder = folder
        self.printed = {key: curved(name) if language == "fr" else name for key, name in (printed or {}).items()}
        self.names = tuple(names)
        self.missing: set[str] = set()
        self.bundle = read_bundle(language, folder)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in self.printed or self.bundle.has_message(key)

    def say(self, key: str, params: Mapping[str, object] | None = None) -> str:
        """The text of a key, its parameters put into words."""
        if key in self.printed:
            return self.printed[key]
        value = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if value is None:
            self.missing.add(key)
            return key
        said = {name: self.word(name, param) for name, param in (params or {}).items()}
        text, errors = self.bundle.format_pattern(value, said)
        self.missing.update(f"{key}: {error}" for error in errors)
        return str(text)

    def word(self, name: str, param: object) -> str | int | float:
        """What a parameter says: a player's name, the text it is the key of, a number."""
        if name.endswith("seat") and isinstance(param, int):
            return self.name(param)
        if isinstance(param, bool):
            return "yes" if param else "no"
        if isinstance(param, int | float):
            return param
        if isinstance(param, list | tuple):
            return ", ".join(str(self.word(name, item)) for item in param)
        key = f"{name}-{param}"
        return self.say(key) if self.has(key) else str(param)

    def name(self, seat: int) -> str:
        """A player's name."""
        return (
            self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-name", {"letter": chr(ord("A") + seat)})
        )

    def keys(self) -> set[str]:
        """The key of every text."""
        folders = [SHARED_TEXTS] if self.folder is None else [SHARED_TEXTS, self.folder]
        entries = [entry for folder in folders for entry in read_resource(folder / f"{self.language}.ftl").body]
        return {entry.id.name for entry in entries if isinstance(entry, Message)} | set(self.printed)


class GameWords(SharedWords):
    """A game's names and sentences."""

    def seated(self, names: Sequence[str]) -> "GameWords":
        """The same words, with the players' names."""
        return GameWords(self.language, self.folder, self.printed, names)

    def sentence(self, event: Mapping[str, object], names: Sequence[str] | None = None) -> str:
        """An event and what follows from it, as sentences."""
        if names is not None:
            return self.seated(names).sentence(event)
        return " ".join(
            [self.say(str(event["key"]), parameters(event)), *(self.sentence(then) for then in following(event))]
        )

    def choice(self, event: Mapping[str, object]) -> str:
        """An event as something to choose, what would follow from it and what may."""
        key = CHOICE + str(event["key"]).removeprefix(EVENT)
        consequences = [self.sentence(then) for then in (*following(event), *following(event, "may"))]
        chosen = self.say(key, parameters(event))
        return CONSEQUENCES.join([chosen, " ".join(consequences)]) if consequences else chosen

    def refusal(self, code: str) -> str:
        """Why something can't be done."""
        return self.say(f"why-{code}")


def curved(name: str) -> str:
    """A name with typographic apostrophes, which a component file written on a keyboard seldom has."""
    return name.replace("'", "’")


def parameters(event: Mapping[str, object]) -> dict[str, object]:
    """An event without its key and what follows."""
    return {name: param for name, param in event.items() if name not in ("key", "then", "may") and param is not None}


def following(event: Mapping[str, object], how: str = "then") -> list[dict[str, object]]:
    """The events that follow from an event, or ``may`` follow."""
    then = event.get(how)
    return then if isinstance(then, list) else []


@lru_cache(maxsize=32)
def read_resource(path: Path) -> Resource:
    """A Fluent file. Raises ``ValueError`` for lines that aren't Fluent."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path}: not a Fluent text: {(entry.content or '').strip()[:60]!r}")
    return resource


@lru_cache(maxsize=32)
def read_bundle(language: str, folder: Path | None) -> FluentBundle:
    """The shared texts and those of a folder; the folder's come first."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(read_resource(SHARED_TEXTS / f"{language}.ftl"))
    if folder is not None:
        bundle.add_resource(read_resource(folder / f"{language}.ftl"), allow_overrides=True)
    return bundle


def shared_words(language: str) -> SharedWords:
    """The texts that belong to no game."""
    return SharedWords(language)
