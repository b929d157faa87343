"""A match follows from its events: golden games, played as a server stores them, end as they did."""

import json
from pathlib import Path

import pytest

from beagle.match.catalogue import Game
from beagle.match.record import Record
from beagle.match.record_text import read_record
from beagle.match.referee import result_of
from beagle.match.replay import game_for
from beagle.server.clocks import ClockSetting
from beagle.server.live_match import LiveMatch
from beagle.server.messages import clock_card, clock_setting, state_message
from beagle.server.previews import is_final, previews
from beagle.server.rows import EventRow, SeatRow, TableRow, clock_text
from tests.golden.playthrough import FOLDER

RECORDS = sorted(FOLDER.glob("*/*.record"))


def table_for(record: Record) -> TableRow:
    """The table at which a record would have been played."""
    header = record.header
    game = game_for(record)
    return TableRow(
        id="golden",
        game=header.game,
        rules=header.rules,
        components=header.components,
        components_hash=header.components_hash,
        options={name: game.option(name).parse(value) for name, value in header.options},
        public=False,
        first=header.first,
        clock=ClockSetting(),
        friendly=True,
        confirm_turn=False,
        absent_level="1",
        host="ada",
        status="playing",
        created=0,
        seats=tuple(
            SeatRow(seat, "player", f"player {seat}", player.name, None, None)
            for seat, player in enumerate(header.players)
        ),
        seed=str(header.seed),
    )


def played(record: Record) -> LiveMatch:
    live = LiveMatch(game_for(record), table_for(record))
    live.apply(EventRow(1, "started", None, {}, 0))
    for number, move in enumerate(record.moves, start=2):
        live.apply(EventRow(number, "moved", move.seat, {"action": move.action}, number))
    return live


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_games_end_as_they_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    live = played(record)
    assert result_of(live.state) == record.result
    told = state_message(live, None, 0, 0)
    assert told.result is not None
    assert record.result is not None
    assert tuple(told.result.scores) == record.result.scores
    assert len(told.entries) == len(record.moves) + 1


@pytest.mark.parametrize("path", RECORDS[:2], ids=lambda path: path.stem)
def test_taking_back_leads_where_the_match_was(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    live = played(record.until(20))
    before = played(record.until(12)).state
    live.apply(EventRow(22, "taken-back", None, {"moves": live.moves_after(13)}, 99))
    assert list(live.state.v) == list(before.v)
    assert live.move_numbers == list(range(2, 14))
    assert [entry.kind for entry in live.events].count("moved") == 20


@pytest.mark.parametrize("path", RECORDS[:3], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_snapshot_is_left_alone_by_later_events(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    live = played(record.until(10))
    seats = range(len(record.header.players))
    snapshot = live.snapshot()
    assert live.snapshot() is snapshot
    before = [state_message(snapshot, viewer, 0, 50) for viewer in (*seats, None)]
    assert before == [state_message(live, viewer, 0, 50) for viewer in (*seats, None)]
    for number, move in enumerate(record.moves[10:20], start=12):
        live.apply(EventRow(number, "moved", move.seat, {"action": move.action}, number))
    live.apply(EventRow(22, "voted", 0, {"about": "pause", "agree": True, "to": None}, 60))
    live.apply(EventRow(23, "substituted", 0, {"level": "1", "reason": "left"}, 70))
    live.apply(EventRow(24, "taken-back", None, {"moves": live.moves_after(13)}, 80))
    live.apply(EventRow(25, "paused", None, {}, 90))
    snapshot.kept_choices.clear()
    assert [state_message(snapshot, viewer, 0, 50) for viewer in (*seats, None)] == before
    assert live.snapshot().number == 25


def test_a_move_that_was_checked_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    live = played(record.until(5))
    move = record.moves[5]
    action = live.check_move(move.seat, move.action, live.number)
    with monkeypatch.context() as patched:
        patched.delattr(Game, "parse_action")
        live.apply(EventRow(live.number + 1, "moved", move.seat, {"action": move.action}, 7), action)
    assert list(live.state.v) == list(played(record.until(6)).state.v)


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_final_action_is_the_one_whose_preview_says_so(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    state = played(record.until(15)).state
    for seat in state.to_act():
        actions = state.legal_actions(seat)[:8]
        shown = [preview.final for preview in previews(state, seat, actions)]
        assert [is_final(state, seat, action) for action in actions] == shown


@pytest.mark.parametrize(
    "clock",
    [
        ClockSetting(),
        ClockSetting("turn", seconds=30),
        ClockSetting("total", seconds=600, increment=5),
        ClockSetting("total", seconds=600),
        ClockSetting("days", days=3),
    ],
)
def test_a_clock_is_the_same_on_the_wire_and_in_the_database(clock: ClockSetting) -> None:
    assert clock_setting(clock_card(clock)) == clock
    assert ClockSetting(**json.loads(clock_text(clock))) == clock


def test_clocks_written_before_are_read() -> None:
    assert ClockSetting(**json.loads('{"kind":"total","seconds":60,"increment":0}')) == ClockSetting("total", 60)
    assert ClockSetting(**json.loads('{"kind":"none"}')) == ClockSetting()
