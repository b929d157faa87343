"""From the server, in live play."""

from msgspec import Struct

from beagle.server.wire.basics import View
from beagle.server.wire.matches import ClockFace, Entry, LegalAction, MatchResult, Preview, Vote
from beagle.server.wire.tables import Table


class StateMessage(Struct, frozen=True, tag_field="type", tag="state"):
    """The match as one viewer may know it: on joining, after ``look``, and after every event.

    ``entries`` are those numbered above ``since``: whoever holds the log up to ``since`` appends them.
    """

    table: str
    seat: int | None
    """Whose view this is; null for a spectator's."""
    since: int
    number: int
    at: int
    """The server's time, for the clocks."""
    entries: list[Entry]
    view: View
    to_act: list[int]
    legal: list[LegalAction]
    """Of ``seat``; empty when it isn't to act, or while the match is paused."""
    may_undo: bool
    paused: bool
    clocks: list[ClockFace]
    votes: list[Vote]
    substitutes: dict[str, str]
    """seat -> the level of the bot that plays on for it."""
    result: MatchResult | None


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table itself changed: somebody sat down, came or went, settings, a rematch."""

    table: Table
    watchers: int


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """A word at the table."""

    number: int
    at: int
    player: str
    name: str
    seat: int | None
    text: str


class DoneMessage(Struct, frozen=True, tag_field="type", tag="done"):
    """The request with this id was carried out; ``number`` is the last event then."""

    id: int
    number: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was refused and nothing has changed. ``key`` is the sentence's, in the game's or server's texts."""

    id: int | None
    code: str
    rule: str
    key: str
    sentence: str
    """In the language of the connection."""


class ConfirmMessage(Struct, frozen=True, tag_field="type", tag="confirm"):
    """There is no way back after this move: send it again with ``confirmed``. Nothing has changed."""

    id: int
    seat: int
    action: str
    preview: Preview


class WhyMessage(Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action can't be done now; ``code`` is empty when it can."""

    id: int
    seat: int
    action: str
    code: str
    rule: str
    key: str
    sentence: str


class PreviewMessage(Struct, frozen=True, tag_field="type", tag="preview"):
    id: int
    seat: int
    action: str
    preview: Preview


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    id: int
    at: int


ServerMessage = (
    StateMessage
    | TableMessage
    | ChatMessage
    | DoneMessage
    | RefusedMessage
    | ConfirmMessage
    | WhyMessage
    | PreviewMessage
    | PongMessage
)


class Export(Struct, frozen=True):
    """A match as far as one viewer may know it, to keep or to study; the record with its seed comes at the end."""

    table: Table
    components_hash: str
    seed_hash: str
    state: StateMessage


class Scores(Struct, frozen=True):
    """Everyone's points after each move that counts; ``events`` are the moves' numbers, the beginning is event 0."""

    events: list[int]
    points: list[list[int]]
