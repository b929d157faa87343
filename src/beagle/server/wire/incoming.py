"""To the server, in live play. ``id`` is the client's own number for the request; the answer repeats it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from beagle.server.wire.basics import SpelledAction

RequestId = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
EventNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look from another seat of one's own (hot-seat), or as a spectator (null)."""

    id: RequestId
    seat: SeatNumber | None


class Move(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Do an action. ``seen``: the number of the last event this choice is based on."""

    id: RequestId
    seat: SeatNumber
    action: SpelledAction
    seen: EventNumber
    confirmed: bool = False


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one's last action, within one's turn and while nothing hidden came to light."""

    id: RequestId
    seat: SeatNumber
    seen: EventNumber


class CastVote(Struct, frozen=True, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Ask for, agree to or refuse a pause, or taking moves back ``to`` an event number (friendly tables).

    It happens once every human at the table agrees; one refusal ends the question.
    """

    id: RequestId
    seat: SeatNumber
    about: Literal["pause", "take-back"]
    agree: bool = True
    to: EventNumber | None = None


class Resume(Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """End the pause."""

    id: RequestId
    seat: SeatNumber


class Leave(Struct, frozen=True, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Leave the seat to a bot."""

    id: RequestId
    seat: SeatNumber


class Return(Struct, frozen=True, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot."""

    id: RequestId
    seat: SeatNumber


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids an action."""

    id: RequestId
    seat: SeatNumber
    action: SpelledAction


class AskPreview(Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Ask what a legal action would do."""

    id: RequestId
    seat: SeatNumber
    action: SpelledAction


class Say(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something at the table; players only."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, frozen=True, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Hear no more from a player, at any table, or hear them again."""

    id: RequestId
    player: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: RequestId


ClientMessage = Look | Move | Undo | CastVote | Resume | Leave | Return | Why | AskPreview | Say | Mute | Ping
