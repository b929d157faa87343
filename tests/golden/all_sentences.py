"""Every sentence of every ``.ftl``, with 0, 1, 2 and many, and with names that ask for an elision or not: to be read.

``python -m tests.golden.all_sentences`` writes ``tests/golden/sentences/<area>.<language>.txt`` again.
"""

from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Attribute, Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import beagle
from beagle.match.info import LANGUAGES
from beagle.match.text import SHARED_TEXTS, SharedWords, read_resource
from beagle.server.errors import TEXTS as SERVER_TEXTS

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "sentences"
WEB: Final = ROOT / "web" / "src"

NUMBERS: Final = (0, 1, 2, 5)
PLAYERS: Final = ("Ada", "Bruno")
"""French elides before the first and not before the second."""
VOWELS: Final = "aeiouyhàâéèêëîïôûüœ"
MOST_LINES: Final = 16
"""Of more combinations than these, one parameter at a time is varied."""
WORDS: Final[dict[str, tuple[object, ...]]] = {
    "letter": ("A", "B"),
    "names": ("Ada, Bruno",),
    "designers": ("Ada, Bruno",),
    "reason": ("…",),
    "example": ("'take jaguar'",),
    "answer": ("'fly'",),
    "file": ("match.txt",),
    "folder": ("my-set",),
    "database": ("beagle.db",),
    "address": ("http://localhost:8000",),
    "sign": ("+",),
    "minus": ("",),
    "id": ("footsteps",),
    "title": ("Darwinci",),
    "game": ("Darwinci", "Sur les traces de Darwin"),
    "release": ("0.1",),
    "by": ("W-1",),
    "cell": ("d4",),
    "bots": ("level1, level2",),
    "part": ("server",),
    "hash": ("2c26…",),
    "pile": (1, 2),
    "site": (1, 2),
    "distance": (1, 2, 3),
    "number": NUMBERS,
    "first": NUMBERS,
    "second": NUMBERS,
    "from": NUMBERS,
    "to": NUMBERS,
    "what": ("…",),
    "achievement": ("…",),
    "scores": ("34 22",),
    "tiles": ("…",),
    "category": ("…",),
    "ecosystem": ("…",),
    "set": ("my-set",),
    "host": ("localhost",),
    "port": ("8000",),
    "year": ("2009",),
    "publisher": ("LudoArt",),
    "old": ("1",),
    "new": ("2",),
    "found": ("7",),
    "known": ("6",),
}
"""What stands for a parameter that is neither a number nor a player nor a piece."""
CHARACTERS: Final = ("darwin", "fitzroy", "henslow", "martens", "mccormick")
SOME_ONLY: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "event-inspired": {"tile": CHARACTERS},
    "choose-inspired": {"tile": CHARACTERS},
    "tile-of": {"tile": NUMBERS},
    "components-written": {"game": ("footsteps",)},
    "components-hash": {"name": ("standard",)},
    "picture-seat": {"tiles": NUMBERS},
    "wax-inspired": {"short": ("Darwin", "FitzRoy", "Henslow", "Martens", "McCormick")},
}
"""Messages that are said of some pieces only."""
NAMES: Final = ("name", "player", "players", "winner")
"""Parameters that hold a player's name, besides those that end in ``seat``."""


class Area:
    """The texts of one file in both languages: which it is, and with which others it is read."""

    def __init__(self, name: str, folder: Path, below: list[Path], game: str = "") -> None:
        self.name = name
        self.folder = folder
        self.below = below
        self.game = game

    def printed(self, language: str) -> dict[str, str]:
        return beagle.game(self.game).rules.names(language) if self.game else {}

    def __str__(self) -> str:
        return self.name


def areas() -> list[Area]:
    """Shared, the server's, the games', the browser's."""
    games = ROOT / "src" / "beagle" / "games"
    found = [Area("shared", SHARED_TEXTS, []), Area("server", SERVER_TEXTS, [SHARED_TEXTS])]
    found += [Area(game, games / game / "text", [SHARED_TEXTS], game) for game in beagle.games()]
    found.append(Area("web", WEB / "text", [SHARED_TEXTS, SERVER_TEXTS]))
    for game in beagle.games():
        below = [SHARED_TEXTS, WEB / "text", games / game / "text"]
        found.append(Area(f"web-{game}", WEB / "games" / game / "text", below, game))
    return found


class AreaWords(SharedWords):
    """The words of an area."""

    def __init__(self, area: Area, language: str) -> None:
        super().__init__(language, None, area.printed(language), PLAYERS)
        self.own = read_resource(area.folder / f"{language}.ftl")
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in [*area.below, area.folder]:
            self.bundle.add_resource(read_resource(folder / f"{language}.ftl"), allow_overrides=True)
        self.names_of_pieces = self.printed.keys() | {
            entry.id.name
            for folder in [*area.below, area.folder]
            for entry in read_resource(folder / f"{language}.ftl").body
            if isinstance(entry, Message) and not parameters_of(entry)
        }
        """The texts that a parameter may stand for: those without parameters of their own."""

    def messages(self) -> list[Message]:
        return [entry for entry in self.own.body if isinstance(entry, Message)]


class Parameters(Visitor):
    """The parameters of a message, and the variants that it chooses among by each."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            variants = self.found.setdefault(node.selector.id.name, [])
            variants += [key.name if isinstance(key, Identifier) else str(key.value) for key in keys]
        self.generic_visit(node)


def parameters_of(message: Message) -> dict[str, list[str]]:
    parameters = Parameters()
    parameters.visit(message)
    return parameters.found


PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


def samples(name: str, variants: list[str], words: AreaWords) -> list[object]:
    """Values for a parameter."""
    if is_player(name):
        return list(range(len(PLAYERS))) if name.endswith("seat") else list(PLAYERS)
    if name in WORDS:
        return list(WORDS[name])
    chosen = [variant for variant in variants if variant not in PLURALS and not variant.lstrip("-").isdigit()]
    if chosen:
        return [*dict.fromkeys(chosen)]
    if variants:
        return list(NUMBERS)
    family = pieces_of(name, words)
    return list(family) if family else list(NUMBERS)


def pieces_of(name: str, words: AreaWords) -> list[str]:
    """Some of the pieces that a parameter may stand for: up to eight, with and without a vowel at their beginning."""
    keys = sorted(key for key in words.names_of_pieces if key.startswith(f"{name}-"))
    values = [key.removeprefix(f"{name}-") for key in keys]
    if len(values) <= 8:
        return values
    vowels = [value for value in values if words.say(f"{name}-{value}")[:1].lower() in VOWELS]
    others = [value for value in values if value not in vowels]
    return [*spread(vowels, 4), *spread(others, 4)]


def spread(values: list[str], count: int) -> list[str]:
    """So many of them, from the first to the last."""
    return [values[place * len(values) // count] for place in range(count)] if len(values) > count else values


def is_player(name: str) -> bool:
    return name.endswith("seat") or name in NAMES


def combinations(choices: dict[str, list[object]], telling: set[str]) -> Iterator[dict[str, object]]:
    """Every combination of what the words depend on, or, if they are many, each of these values once.

    The other parameters take turns in them.
    """
    crossed = {name: values for name, values in choices.items() if name in telling}
    others = {name: values for name, values in choices.items() if name not in telling}
    total = prod(len(values) for values in crossed.values())
    found = [dict(zip(crossed, values)) for values in product(*crossed.values())]
    if total > MOST_LINES:
        most = max(len(values) for values in crossed.values())
        found = [{name: values[number % len(values)] for name, values in crossed.items()} for number in range(most)]
    least = max((len(values) for values in others.values()), default=1)
    for number, chosen in enumerate(found * -(-least // len(found))):
        yield {
            **chosen,
            **{name: values[(number + place) % len(values)] for place, (name, values) in enumerate(others.items())},
        }


def renderings(words: AreaWords, message: Message) -> list[str]:
    """The different sentences that a message can be."""
    only = SOME_ONLY.get(message.id.name, {})
    parameters = parameters_of(message)
    choices = {name: list(only.get(name, samples(name, parameters[name], words))) for name in parameters}
    telling = {name for name in parameters if parameters[name] or isinstance(choices[name][0], str)}
    telling -= {name for name in parameters if is_player(name)}
    found = [words.say(message.id.name, chosen) for chosen in combinations(choices, telling)] if message.value else []
    return list(dict.fromkeys(found))


def attributes(message: Message) -> list[Attribute]:
    return list(message.attributes or [])


def sentences(area: Area, language: str) -> str:
    """All of an area: each key, then each sentence that it can be. Raises ``ValueError`` on Fluent errors."""
    words = AreaWords(area, language)
    lines = [f"# {area.name}, {language}: written by python -m tests.golden.all_sentences", ""]
    for message in words.messages():
        if attributes(message):
            raise ValueError(f"{message.id.name}: expected no attributes, nothing shows them")
        lines.append(message.id.name)
        for sentence in renderings(words, message):
            lines += [f"    {line}".rstrip() for line in sentence.split("\n")]
    if words.missing:
        raise ValueError(f"{area.name}, {language}: {sorted(words.missing)}")
    return "\n".join(lines) + "\n"


def stored(area: Area, language: str) -> Path:
    return FOLDER / f"{area.name}.{language}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for area in areas():
        for language in LANGUAGES:
            stored(area, language).write_text(sentences(area, language), encoding="utf-8")


if __name__ == "__main__":
    main()
