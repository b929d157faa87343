"""The golden games show both ends of the game, in the normal game and the expert variant (C-G1, C-X1)."""

from pathlib import Path

import beagle
from beagle.match.replay import game_for, replay

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "darwinci").glob("*.record"))


def test_the_golden_games_show_both_ends_and_both_variants_for_every_player_count() -> None:
    """C-G1, C-X1; and both decisions about a big stone (C-X3)."""
    ends: set[str] = set()
    variants: set[tuple[int, bool]] = set()
    for path in RECORDS:
        record = beagle.read_record(path.read_text(encoding="utf-8"))
        state = replay(record, game_for(record)).state
        ends.add(state.end_reason())
        variants.add((state.players, state.view(None)["expert"] is True))
    assert ends == {"end-plot-full", "end-no-bones"}
    actions = {text for path in RECORDS for text in path.read_text(encoding="utf-8").splitlines()}
    for decision in ("keep big", "leave big"):
        assert any(decision in text for text in actions)
    assert variants == {(players, expert) for players in (3, 4, 5) for expert in (False, True)}
