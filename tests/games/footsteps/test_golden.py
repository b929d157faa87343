"""The golden games show every achievement and a shared victory (F-A*, F-E6)."""

from pathlib import Path

import beagle
from beagle.match.replay import game_for, replay

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "footsteps").glob("*.record"))


def test_the_golden_games_show_each_achievement_and_a_shared_victory() -> None:
    """F-A1, F-A2, F-A3, F-A4, F-A5, F-A6, F-A7, F-A8, F-A9, F-A10, F-E6."""
    shown: set[str] = set()
    shared = False
    for path in RECORDS:
        record = beagle.read_record(path.read_text(encoding="utf-8"))
        state = replay(record, game_for(record)).state
        shown |= {name for seat in range(state.players) for name in state.achievements(seat)}
        shared = shared or len(state.winners()) > 1
    assert len(shown) == 10
    assert shared
