"""The end of a round and of the game (C-E*, C-G*), and laws of this game: stones, bones, money, the die."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from beagle.core.state import State
from tests.games.darwinci.table import (
    COLOURS,
    GAME,
    bones_counted,
    legal,
    news,
    play,
    seat_of,
    seen,
    stones_counted,
    table,
)

THREE = ["S03 S04 S05"]
TWO = ["C03 C04"]


def after_scoring(*plots: list[str], tile: int, first: int = 0, **fields: Any) -> State:
    """The position after everybody has scored no jewel."""
    last = (first + len(plots) - 1) % len(plots)
    seats = [{"plot": plot} for plot in plots]
    return play(
        table(*seats, players=len(plots), phase="score", first=first, turn=last, darwin_tile=tile, **fields), "pass"
    )


def test_the_fewest_bones_get_the_darwin_tile() -> None:
    """C-E1."""
    state = after_scoring(THREE, ["S06 S07 S08"], TWO, tile=0)
    assert seen(state)["darwin_tile"] == 2
    assert "news-tile" in news(state)


@pytest.mark.parametrize(("tile", "gets"), [(0, 1), (1, 0), (2, 0)])
def test_in_a_tie_the_tile_goes_to_the_nearest_tied_player_clockwise_from_the_holder(tile: int, gets: int) -> None:
    """C-E1: seats 0 and 1 are tied; a holder among them can't keep it."""
    assert seen(after_scoring(["S06 S07"], TWO, THREE, tile=tile))["darwin_tile"] == gets


def test_a_holder_alone_with_the_fewest_keeps_the_tile() -> None:
    """C-E1."""
    assert seen(after_scoring(["S06 S07 S08"], TWO, THREE, tile=1))["darwin_tile"] == 1


def test_each_player_draws_one_bone_from_the_site_of_their_choice() -> None:
    """C-E2."""
    state = after_scoring(THREE, ["S06 S07"], TWO, tile=0, first=1)
    assert state.to_act() == [1]
    play(state, "draw 2", "draw 1", "draw 1")
    assert [seat_of(state, seat)["hand_size"] for seat in range(3)] == [2, 2, 2]


def test_from_the_only_site_with_bones_they_draw_without_asking_and_from_empty_ones_nobody_draws() -> None:
    """C-E2: in turn order, so the last goes without."""
    state = after_scoring(THREE, ["S06 S07"], TWO, tile=0, sites=[[], ["E02", "E03"]])
    assert [seat_of(state, seat)["hand_size"] for seat in range(3)] == [2, 2, 1]
    assert seen(state)["phase"] == "offer"
    assert state.to_act() == [0, 1]


def test_the_game_ends_after_the_round_in_which_a_plot_is_full_with_placing_and_scoring_done() -> None:
    """C-G1: the tile stays and nobody draws."""
    eleven = ["S03 S04 S05 S06", "S07 S08 S09 S10", "C03 C04 C05 ."]
    seats = ({"plot": eleven, "won": ["E05"]}, {"plot": ["E02/1 S11/1"], "won": ["E03"]}, {"plot": ["C07 C09"]})
    state = table(*seats, phase="place", darwin_tile=0)
    play(state, "at g6 turned 0")
    assert not state.is_over()
    play(state, "at f4 turned 3")
    play(state, "pass")
    assert seat_of(state, 1)["points"]["creatures"] == 6
    play(state, "pass", "jewel earring row 4")
    assert state.is_over()
    assert state.end_reason() == "end-plot-full"
    assert seen(state)["darwin_tile"] == 0
    assert seat_of(state, 0)["hand_size"] == 1
    assert state.why_not(0, 0) is not None


def test_the_game_ends_when_nobody_has_a_bone_left_to_offer() -> None:
    """C-G1."""
    seats = [{"plot": plot, "hand": []} for plot in (THREE, ["S06 S07"], TWO)]
    state = table(*seats, phase="score", turn=2, sites=[[], []])
    play(state, "pass")
    assert state.is_over()
    assert state.end_reason() == "end-no-bones"


def test_the_game_goes_on_while_somebody_still_holds_a_bone() -> None:
    """C-G1: one bone in one hand is enough for another round; the others bid."""
    seats = [{"plot": plot, "hand": []} for plot in (THREE, ["S06 S07"], TWO)]
    seats[1]["hand"] = ["E05"]
    state = play(table(*seats, phase="score", turn=2, round=4, sites=[[], []]), "pass")
    assert not state.is_over()
    assert (seen(state)["phase"], seen(state)["round"]) == ("bid", 5)
    assert [lot["bone"] for lot in seen(state)["lots"]] == ["E05"]


def test_most_darwin_wins_then_the_largest_creature_complete_or_not_then_the_victory_is_shared() -> None:
    """C-G2."""
    assert table({"money": 3}, {"money": 20}, {"money": 4}, phase="over").winners() == [1]
    tied = table({"plot": ["S03/1 S04/1 S05/1"]}, {"plot": ["E02/1 E03/3"]}, {"plot": ["S06 S07"]}, phase="over")
    assert tied.winners() == [0]
    shared = table({"plot": ["S03/1 S04/1"]}, {"plot": ["E02/1 E03/3"]}, {"plot": ["S06 S07"]}, phase="over")
    assert shared.winners() == [0, 1]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_stones_and_bones_are_conserved_and_money_changes_only_by_the_rules(players: int, expert: bool) -> None:
    """C-C1, C-C3, C-W6, C-X1: after every action of a game; nobody is first player twice running."""
    chance = Random(players)
    state = GAME.start(players=players, seed=players, expert=expert)
    bones = sorted(str(bone["id"]) for bone in GAME.rules.pieces()["bones"])
    whole = {name: 8 if expert else 9 for name in COLOURS[:players]}
    whole.update({f"big {name}": 1 for name in COLOURS[:players] if expert})
    round_first: dict[int, int] = {}
    while not state.is_over():
        before, phase = state.scores(), seen(state)["phase"]
        seat = chance.choice(state.to_act())
        text = chance.choice(legal(state, seat))
        state.apply(seat, GAME.parse_action(text))
        assert stones_counted(state) == whole
        assert bones_counted(state) == bones
        view = seen(state)
        for number, shown in enumerate(view["seats"]):
            assert shown["points"]["purse"] == 12
            if shown["money"] != before[number]:
                assert text == "buy" or phase in ("set", "bid", "award", "place", "score")
        round_first[view["round"]] = view["first"]
    firsts = [round_first[number] for number in sorted(round_first) if number > 0]
    assert all(one != next_one for one, next_one in pairwise(firsts))
