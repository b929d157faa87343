"""Everything about a match that leaves the server, built up from what one viewer may know. Nothing else leaves."""

from dataclasses import asdict
from typing import Final

import msgspec

from beagle.match.record import seed_hash
from beagle.server import wire
from beagle.server.clocks import ClockReading, ClockSetting
from beagle.server.live_match import Choice, LiveMatch
from beagle.server.previews import Preview
from beagle.server.rows import ChatRow, EventRow, TableRow

PLAYER: Final = "player"
"""Who decided a move, when it wasn't a bot."""

NOBODY_PRESENT: Final[frozenset[str]] = frozenset()


def state_message(live: LiveMatch, viewer: int | None, since: int, now: int) -> wire.StateMessage:
    """The match as one seat may know it, or a spectator (``None``). To be built from a snapshot."""
    return wire.StateMessage(
        table=live.table.id,
        seat=viewer,
        since=since,
        number=live.number,
        at=now,
        entries=[entry(live, event, viewer) for event in live.events[since:]],
        view=live.state.view(viewer),
        to_act=[] if live.is_over() else live.state.to_act(),
        legal=[] if viewer is None else [legal_action(choice) for choice in live.choices(viewer)],
        may_undo=viewer is not None and live.may_undo(viewer),
        paused=live.paused,
        clocks=[clock_face(reading) for reading in live.clocks.readings(now)],
        votes=votes(live),
        substitutes={str(seat): level for seat, level in sorted(live.substitutes.items())},
        result=result(live),
    )


def entry(live: LiveMatch, event: EventRow, viewer: int | None) -> wire.Entry:
    """One line of the log, as the viewer was told it."""
    number, at, seat, data = event.number, event.at, event.seat, event.data
    match event.kind:
        case "started":
            return wire.EntryStarted(number, at, commitment(live.table))
        case "moved":
            assert seat is not None
            return wire.EntryMoved(number, at, seat, data.get("by", PLAYER), live.told[number][viewer])
        case "taken-back":
            return wire.EntryTakenBack(number, at, seat, data["moves"])
        case "substituted":
            assert seat is not None
            return wire.EntrySubstituted(number, at, seat, data["level"], data["reason"])
        case "returned":
            assert seat is not None
            return wire.EntryReturned(number, at, seat)
        case "voted":
            assert seat is not None
            return wire.EntryVoted(number, at, seat, data["about"], data["agree"], data["to"])
        case "paused":
            return wire.EntryPaused(number, at)
        case "resumed":
            assert seat is not None
            return wire.EntryResumed(number, at, seat)
        case _:
            return wire.EntryClosed(number, at, data)


def legal_action(choice: Choice) -> wire.LegalAction:
    shown = None if choice.preview is None else preview_card(choice.preview)
    return wire.LegalAction(choice.action, choice.sentence, shown)


def preview_card(preview: Preview) -> wire.Preview:
    return wire.Preview(preview.changes, preview.uncertain, preview.final)


def clock_face(reading: ClockReading) -> wire.ClockFace:
    return wire.ClockFace(reading.seat, reading.left, reading.running)


def votes(live: LiveMatch) -> list[wire.Vote]:
    """The open questions, as everybody sees them."""
    humans = live.humans()
    return [
        wire.Vote(question.about, question.to, sorted(question.agreed), humans)  # type: ignore[arg-type]
        for question in live.questions
    ]


def clock_card(setting: ClockSetting) -> wire.Clock:
    """The reverse of ``clock_setting``."""
    clock: wire.Clock = msgspec.convert(asdict(setting), wire.Clock)
    return clock


def clock_setting(clock: wire.Clock) -> ClockSetting:
    return ClockSetting(**msgspec.to_builtins(clock))


def result(live: LiveMatch) -> wire.MatchResult | None:
    """How it ended, and the seed; nothing before."""
    state = live.state
    if not live.is_played():
        return None
    return wire.MatchResult(
        scores=state.scores(),
        winners=state.winners(),
        reason=state.end_reason(),
        achievements=[state.achievements(seat) for seat in range(len(live.table.seats))],
        seed=live.table.seed or "",
    )


def commitment(table: TableRow) -> str:
    """The hash of the seed, for everybody from the start."""
    return seed_hash(int(table.seed)) if table.seed is not None else ""


def table_card(
    table: TableRow,
    asking: str | None,
    present: frozenset[str] | set[str] = NOBODY_PRESENT,
    substitutes: dict[int, str] | None = None,
) -> wire.Table:
    """A table as somebody may know it: only the host reads invitations."""
    hosting = asking is not None and asking == table.host
    absent = substitutes or {}
    seats = [
        wire.Seat(
            seat=row.seat,
            kind=row.kind,  # type: ignore[arg-type]
            name=row.name,
            player=row.player,
            level=row.level,
            mine=row.kind == "player" and asking is not None and row.player == asking,
            present=row.player in present,
            substitute=absent.get(row.seat),
            invitation=row.invitation if hosting and row.kind == "invited" else None,
        )
        for row in table.seats
    ]
    return wire.Table(
        id=table.id,
        game=table.game,
        rules_version=table.rules,
        status=table.status,  # type: ignore[arg-type]
        seats=seats,
        options=table.options,
        components=table.components,
        public=table.public,
        first=table.first,
        clock=clock_card(table.clock),
        friendly=table.friendly,
        confirm_turn=table.confirm_turn,
        absent_level=table.absent_level,
        rated=table.rated,
        created=table.created,
        host=table.host,
        hosting=hosting,
        started=table.started,
        finished=table.finished,
        next=table.next,
        note=table.note,
    )


def export(live: LiveMatch, asking: str | None, viewer: int | None, now: int) -> wire.Export:
    """All that a viewer may know of a match."""
    return wire.Export(
        table=table_card(live.table, asking, substitutes=live.substitutes),
        components_hash=live.table.components_hash,
        seed_hash=commitment(live.table),
        state=state_message(live, viewer, 0, now),
    )


def chat_message(chat: ChatRow) -> wire.ChatMessage:
    return wire.ChatMessage(chat.number, chat.at, chat.player, chat.name, chat.seat, chat.text)
