"""Tables, from the lobby to the end, and the answers that every HTTP request may get."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from beagle.server.wire.basics import Name, OptionValue, SeatKind, Sentence, SpelledAction, Status
from beagle.server.wire.clocks import Clock, NoClock


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its host wishes it. Several of kind ``me`` make a hot-seat table."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    """For ``me``: the name at this seat, when it isn't the host's own."""
    level: Annotated[str, Meta(max_length=20)] | None = None
    """For ``bot``."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=20)] = {}
    components: Annotated[str, Meta(max_length=40)] = "standard"
    public: bool = False
    first: Annotated[int, Meta(ge=0, le=11)] | None = None
    """The seat that begins; null for one at random."""
    clock: Clock = NoClock()
    friendly: bool = True
    """A vote of all humans may take back more than one's own turn."""
    confirm_turn: bool = True
    """An action after which there is no way back has to be confirmed."""
    absent_level: Annotated[str, Meta(max_length=20)] | None = None
    """The bot that plays on for a player who left; null for the usual one."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may still change; null leaves it as it is. Only ``confirm_turn`` changes during a match."""

    public: bool | None = None
    clock: Clock | None = None
    friendly: bool | None = None
    confirm_turn: bool | None = None
    first: Annotated[int, Meta(ge=0, le=11)] | None = None
    absent_level: Annotated[str, Meta(max_length=20)] | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on a seat of one's choice or the first that is open; an invited seat needs its invitation."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class LeaveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Get up: from one seat, or from all of one's own."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin. ``fill`` seats bots of that level where nobody sits; without it the table must be full."""

    fill: Annotated[str, Meta(max_length=20)] | None = None


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host makes a seat open, invited or a bot's before the start; who sat there gets up."""

    kind: Literal["open", "invited", "bot"]
    level: Annotated[str, Meta(max_length=20)] | None = None


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """Empty while nobody sits there."""
    player: str | None = None
    """Their id."""
    level: str | None = None
    """The bot's level."""
    mine: bool = False
    present: bool = False
    """A device of this player is connected now."""
    substitute: str | None = None
    """The level of the bot that plays on for an absent player."""
    invitation: str | None = None
    """The secret of an invited seat's link, told to the host alone."""


class Table(Struct, frozen=True):
    """A table: in the lobby, in play, or over."""

    id: str
    game: str
    rules_version: int
    status: Status
    seats: list[Seat]
    options: dict[str, OptionValue]
    components: str
    public: bool
    first: int | None
    clock: Clock
    friendly: bool
    confirm_turn: bool
    absent_level: str
    rated: bool
    created: int
    host: str
    """The host's player id."""
    hosting: bool
    """Whether that is who asks."""
    started: int | None = None
    finished: int | None = None
    next: str | None = None
    """The table of the rematch."""
    note: Sentence | None = None
    """Why the table was closed."""
    my_turn: bool = False
    """Whether the match waits for who asks; said in the list of one's own tables."""


class Tables(Struct, frozen=True):
    """A page of the lobby."""

    tables: list[Table]


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over HTTP, for programs: the same as the message ``move``."""

    action: SpelledAction
    seen: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    """Which of one's seats; null when there is but one."""
    confirmed: bool = True


class Accepted(Struct, frozen=True):
    """What was asked is done; ``number`` is the last event."""

    number: int


class Problem(Struct, frozen=True):
    """The body of every HTTP error: a code for programs, a sentence in the reader's language, perhaps the rule."""

    code: str
    sentence: str
    rule: str = ""


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    engine: str
    tables: int
    """Tables in play."""
