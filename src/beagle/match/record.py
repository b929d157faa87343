"""A record: the truth of a match, as data. ``record_text`` writes and reads it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from beagle.core.errors import BeagleError
from beagle.core.random import GENERATOR

HUMAN: Final = "human"
"""The kind of a player who isn't a bot."""


class BadRecord(BeagleError):
    """A record that can't be read, or is not a legal game; ``line`` counts from 1, 0 when no line is to blame."""

    code = "bad-record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a kind (``human``, or a bot's name) and a name."""

    kind: str
    name: str


@dataclass(frozen=True)
class Move:
    """An action as it was spelled, and the line it stood on."""

    seat: int
    action: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Header:
    """Everything that was settled before the first action.

    A match starts from ``seed``, or from ``position`` (JSON on one line). ``seed_hash`` commits to a seed told later.
    """

    game: str
    rules: int
    components: str
    components_hash: str
    players: tuple[Player, ...]
    options: tuple[tuple[str, str], ...] = ()
    first: int | None = None
    seed: int | None = None
    seed_hash: str | None = None
    position: str | None = None
    generator: str = GENERATOR


@dataclass(frozen=True)
class Record:
    """A match: its header, its actions and, once over, its result."""

    header: Header
    moves: tuple[Move, ...] = ()
    result: Result | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Where each header and result field stood, when the record was read."""

    def error(self, name: str, reason: str) -> BadRecord:
        """What is wrong with a field, with its line."""
        return BadRecord(self.lines.get(name, 0), reason)

    def until(self, number: int) -> "Record":
        """The record as it was after that many actions."""
        return replace(self, moves=self.moves[:number], result=self.result if number >= len(self.moves) else None)


def seed_hash(seed: int) -> str:
    """What commits to a seed before it is told: the SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
