"""A match, as one viewer may know it."""

from typing import Any, Literal

from msgspec import Struct

from beagle.server.wire.basics import Sentence


class EntryStarted(Struct, frozen=True, tag_field="kind", tag="started"):
    number: int
    at: int
    seed_hash: str
    """The SHA-256 of the seed's decimal digits: the promise that the shuffle was fixed before the first move."""


class EntryMoved(Struct, frozen=True, tag_field="kind", tag="moved"):
    """An action, in the sentences this viewer is told of it."""

    number: int
    at: int
    seat: int
    by: str
    """``player``, or the level of the bot that decided."""
    told: list[Sentence]


class EntryTakenBack(Struct, frozen=True, tag_field="kind", tag="taken-back"):
    """The moves with these numbers count no longer. ``seat`` took back its own; null when all agreed in a vote."""

    number: int
    at: int
    seat: int | None
    moves: list[int]


class EntrySubstituted(Struct, frozen=True, tag_field="kind", tag="substituted"):
    """A bot plays on for the seat."""

    number: int
    at: int
    seat: int
    level: str
    reason: Literal["clock", "left"]


class EntryReturned(Struct, frozen=True, tag_field="kind", tag="returned"):
    """The player is back at the seat."""

    number: int
    at: int
    seat: int


class EntryVoted(Struct, frozen=True, tag_field="kind", tag="voted"):
    number: int
    at: int
    seat: int
    about: Literal["pause", "take-back"]
    agree: bool
    to: int | None


class EntryPaused(Struct, frozen=True, tag_field="kind", tag="paused"):
    number: int
    at: int


class EntryResumed(Struct, frozen=True, tag_field="kind", tag="resumed"):
    number: int
    at: int
    seat: int


class EntryClosed(Struct, frozen=True, tag_field="kind", tag="closed"):
    """The match ends without a result; ``reason`` is a sentence of the server's texts."""

    number: int
    at: int
    reason: Sentence


Entry = (
    EntryStarted
    | EntryMoved
    | EntryTakenBack
    | EntrySubstituted
    | EntryReturned
    | EntryVoted
    | EntryPaused
    | EntryResumed
    | EntryClosed
)


class Preview(Struct, frozen=True):
    """What is certain to come of an action, as far as its seat can know."""

    changes: dict[str, Any]
    """Where the seat's view will differ: JSON pointer (``/seats/0/score``) -> the new value."""
    uncertain: list[str]
    """Where it depends on what is hidden: JSON pointers."""
    final: bool
    """There is no way back after it: the turn ends, or something hidden comes to light."""


class LegalAction(Struct, frozen=True):
    """Something a seat may do now. ``sentence.then`` says what follows from it."""

    action: str
    """Its spelling, to be sent back."""
    sentence: Sentence
    preview: Preview | None = None
    """Left out when there are many actions: ask with ``preview``."""


class ClockFace(Struct, frozen=True):
    """A seat's clock: ``left`` milliseconds at the moment ``at`` of the message; null without a clock."""

    seat: int
    left: int | None
    running: bool


class Vote(Struct, frozen=True):
    """A question before the players: take moves back ``to`` an event, or pause."""

    about: Literal["pause", "take-back"]
    to: int | None
    agreed: list[int]
    needed: list[int]


class MatchResult(Struct, frozen=True):
    """How it ended. The seed is told now; its hash was told at the start."""

    scores: list[int]
    winners: list[int]
    reason: str
    """The key of a sentence."""
    achievements: list[list[str]]
    seed: str
    """Decimal digits (it may pass 2**53)."""
