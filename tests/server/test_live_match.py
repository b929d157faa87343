"""A match is the fold of its events: golden games, played as a server stores them, end as they did."""

from pathlib import Path

import pytest

from beagle.match.record import Record
from beagle.match.record_text import read_record
from beagle.match.referee import result_of
from beagle.match.replay import game_for
from beagle.server.clocks import ClockSetting
from beagle.server.live_match import LiveMatch
from beagle.server.messages import state_message
from beagle.server.rows import EventRow, SeatRow, TableRow
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


def folded(record: Record) -> LiveMatch:
    live = LiveMatch(game_for(record), table_for(record))
    live.apply(EventRow(1, "started", None, {}, 0))
    for number, move in enumerate(record.moves, start=2):
        live.apply(EventRow(number, "moved", move.seat, {"action": move.action}, number))
    return live


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_games_end_as_they_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    live = folded(record)
    assert result_of(live.state) == record.result
    told = state_message(live, None, 0, 0)
    assert told.result is not None
    assert record.result is not None
    assert tuple(told.result.scores) == record.result.scores
    assert len(told.entries) == len(record.moves) + 1


@pytest.mark.parametrize("path", RECORDS[:2], ids=lambda path: path.stem)
def test_taking_back_leads_where_the_match_was(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    live = folded(record.until(20))
    before = folded(record.until(12)).state
    live.apply(EventRow(22, "taken-back", None, {"moves": live.moves_after(13)}, 99))
    assert list(live.state.v) == list(before.v)
    assert live.move_numbers == list(range(2, 14))
    assert [entry.kind for entry in live.events].count("moved") == 20
