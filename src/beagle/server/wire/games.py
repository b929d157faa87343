"""What can be played."""

from typing import Any

from msgspec import Struct

from beagle.server.wire.basics import OptionValue


class OptionCard(Struct, frozen=True):
    """A choice made before the game. ``kind``: ``bool``, ``int`` (``allowed`` is least and most) or ``choice``."""

    name: str
    kind: str
    default: OptionValue
    allowed: list[int | str]
    title: dict[str, str]


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    id: str
    title: dict[str, str]
    least_players: int
    most_players: int
    designers: list[str]
    publisher: str
    year: int
    rules_version: int
    first_rule: str
    """The rule that decides who begins; empty where a table may choose its first seat."""
    options: list[OptionCard]
    components: list[str]
    """The component sets this server offers; the first is the usual one."""
    levels: list[str]
    """The bots there are, the weakest first."""


class RulesPage(Struct, frozen=True):
    """The rules in Markdown, whole and rule by rule."""

    game: str
    language: str
    page: str
    rules: dict[str, str]


class Pieces(Struct, frozen=True):
    """What is printed on the pieces, one list of rows a file, and the names that go with them, by text key."""

    game: str
    components: str
    hash: str
    rows: dict[str, list[dict[str, Any]]]
    names: dict[str, dict[str, str]]
    """language -> key -> words"""
