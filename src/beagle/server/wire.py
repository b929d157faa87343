"""Everything that crosses the wire: HTTP bodies, and the messages of live play in both directions.

These types are the protocol: the server reads and writes nothing else, OpenAPI and ``docs/protocol.md`` describe them,
and ``python -m beagle.server.typescript`` turns them into ``web/src/wire.ts``.

Seats count from 0, moments are milliseconds since 1970 (UTC), languages are ``fr`` and ``en``. A *sentence* is
``{"key": "event-studied", "seat": 0, "tile": "jaguar", "then": [sentences]}``: its key and its parameters, to be put
into words with the game's Fluent files. The same sentence as a choice has ``choose-`` instead of ``event-``.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Sentence = Annotated[dict[str, Any], Meta(title="Sentence")]
View = Annotated[dict[str, Any], Meta(title="View")]
OptionValue = bool | int | str
Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["player", "open", "invited", "bot"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""A player's name; control characters are refused, spaces at the ends are cut."""
SpelledAction = Annotated[str, Meta(max_length=200)]

# Clocks


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class TurnClock(Struct, frozen=True, tag_field="kind", tag="turn"):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class TotalClock(Struct, frozen=True, tag_field="kind", tag="total"):
    """So many seconds for the whole match, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=36000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn: players need not be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | TurnClock | TotalClock | DaysClock

# People


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is enough to play."""

    name: Name


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps an identity across devices: its name and this passphrase open it."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Take up an identity that has a passphrase."""

    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct, frozen=True):
    """Who is asking. ``player`` is null for a stranger: POST /api/me makes a guest."""

    player: "Player | None"
    has_passphrase: bool = False


class Player(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str


class Rating(Struct, frozen=True):
    """Strength in one game: ``ordinal`` is what tables are sorted by (skill less three times its doubt)."""

    player: Player
    game: str
    skill: float
    doubt: float
    ordinal: float
    matches: int


class GameStatistics(Struct, frozen=True):
    """One player's finished matches of one game."""

    game: str
    matches: int
    victories: int
    best_score: int
    mean_score: float
    achievements: dict[str, int]
    rating: Rating | None = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a token for a program that plays in one's name."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]


class Token(Struct, frozen=True):
    """A token, told this once: send it as ``Authorization: Bearer …``."""

    id: str
    label: str
    token: str


class TokenInfo(Struct, frozen=True):
    id: str
    label: str
    created: int


# Games


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


# Tables


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
    """The bot that plays on for whoever left; null for the usual one."""


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


# A match, as one viewer may know it


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


# From the server, in live play


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


# To the server, in live play. ``id`` is the client's own number for the request; the answer repeats it.

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

# The stream for programs, one JSON object a line: these, and the messages of live play.


class NoticeMessage(Struct, frozen=True, tag_field="type", tag="notice"):
    """At one of my tables: ``turn`` (a seat of mine is to act), ``started``, ``over``."""

    about: Literal["turn", "started", "over"]
    table: str
    game: str
    seats: list[int]
    number: int


class IdleMessage(Struct, frozen=True, tag_field="type", tag="idle"):
    """Nothing happened for a while; the connection lives."""


StreamLine = NoticeMessage | IdleMessage
