"""Placing (C-P*, C-R1)."""

import pytest

from beagle.core.state import State
from tests.games.darwinci.table import act, legal, news, play, refusal, seat_of, seen, table, written

FULL_BUT_ONE = ["S03 S04 S05 S06", "S07 S08 S09 S10", "C03 C04 C05 ."]


def cells(state: State, seat: int = 0) -> set[str]:
    return set(seat_of(state, seat)["open"])


def test_a_won_bone_goes_beside_another_in_any_rotation_and_connections_need_not_match() -> None:
    """C-P1."""
    state = table({"plot": ["E02 E03"], "won": ["S11"]}, phase="place")
    assert cells(state) == {"c4", "f4", "d3", "e3", "d5", "e5"}
    assert len(legal(state)) == 6 * 4
    assert refusal(state, "at a1 turned 0") == ("not-touching", "C-P1")
    assert refusal(state, "at d4 turned 0") == ("cell-taken", "C-P3")


def test_the_player_chooses_the_order_of_several_won_bones() -> None:
    """C-P1."""
    state = table({"won": ["S11", "E05"]}, phase="place")
    assert legal(state) == ["take S11", "take E05"]
    assert refusal(state, "at d3 turned 0") == ("take-first", "C-P1")
    play(state, "take E05", "at d3 turned 0")
    assert seat_of(state, 0)["held"] == "S11"


def test_the_placement_example_of_the_rule_book() -> None:
    """C-P1, C-P2: bones at (0,0) (1,0) (2,0) (1,1); after (1,2) and (3,0) the cell (1,3) is forbidden, open before."""
    state = table({"plot": ["S03 S04 S05", ". S06 ."], "won": ["S11", "S12"]}, phase="place")
    play(state, "take S11", "at e6 turned 0")
    assert "e7" in cells(state)
    play(state.copy(), "at e7 turned 0")
    play(state, "at g4 turned 0")
    plot = written(state)["seats"][0]
    assert plot["plot"] == ["S03 S04 S05 S12", ". S06 . .", ". S11 . ."]
    assert "e7" not in cells(state)


def test_a_plot_fits_in_three_by_four_or_four_by_three() -> None:
    """C-P2."""
    wide = table({"plot": ["S03 S04 S05 S06"], "won": ["S11"]}, phase="place")
    assert cells(wide) == {f"{column}{row}" for column in "defg" for row in (3, 5)}
    tall = table({"plot": ["S03", "S04", "S05", "S06"], "won": ["S11"]}, phase="place")
    assert cells(tall) == {f"{column}{row}" for column in "ce" for row in (4, 5, 6, 7)}
    square = table({"plot": ["S03 S04 S05", "S06 S07 S08", "S09 S10 C03"], "won": ["S11"]}, phase="place")
    assert len(cells(square)) == 12
    assert refusal(wide, "at c4 turned 0") == ("outside-square", "C-P2")


def test_a_placed_bone_never_moves() -> None:
    """C-P3."""
    state = table({"plot": ["E02 E03/2"], "won": ["S11"]}, phase="place")
    before = seat_of(state, 0)["plot"]
    play(state, "at c4 turned 1")
    assert [bone for bone in seat_of(state, 0)["plot"] if bone["bone"] != "S11"] == before


def test_all_winners_place_at_the_same_time_and_the_order_makes_no_difference() -> None:
    """C-P4."""
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = table({"won": ["S01"]}, {"won": ["S11"]}, {"won": ["E05"]}, phase="place")
        assert state.to_act() == [0, 1, 2]
        for seat in order:
            act(state, seat, legal(state, seat)[seat])
        results.append(written(state))
    assert results[0] == results[1] == results[2]
    waiting = act(table({"won": ["S11"]}, {"won": ["E05"]}, phase="place"), 0, "at d3 turned 0")
    assert refusal(waiting, "at d5 turned 0") == ("already-decided", "C-P4")


def test_with_eleven_bones_and_two_won_the_player_chooses_one() -> None:
    """C-P5, C-G1."""
    state = table({"plot": FULL_BUT_ONE, "won": ["E05", "S11"]}, phase="place")
    assert legal(state) == ["take S11", "take E05"]
    play(state, "take E05", "at g6 turned 0")
    assert "news-no-place" in news(state)
    assert seen(state)["gone"].count("S11") == 1
    assert seat_of(state, 0)["bones"] == 12


def test_with_eleven_bones_and_two_won_the_rotten_one_must_be_placed() -> None:
    """C-P5, C-R1."""
    state = table({"plot": FULL_BUT_ONE, "won": ["E05", "S01"]}, phase="place")
    assert seat_of(state, 0)["held"] == "S01"
    assert refusal(state, "take E05") == ("bone-taken", "C-P1")
    play(state, "at g6 turned 0")
    assert seen(state)["gone"].count("E05") == 1


def test_while_places_are_short_rotten_bones_go_first_and_the_player_chooses_among_them() -> None:
    """C-P5, C-R1."""
    ten = ["S03 S04 S05 S06", "S07 S08 S09 S10", "C03 C04 . ."]
    state = table({"plot": ten, "won": ["E05", "S01", "C01"]}, phase="place")
    assert legal(state) == ["take S01", "take C01"]
    assert refusal(state, "take E05") == ("rotten-first", "C-P5")
    play(state, "take C01", "at f6 turned 0")
    assert seat_of(state, 0)["held"] == "S01"


def test_with_just_as_many_places_as_won_bones_rotten_ones_need_not_go_first() -> None:
    """C-P5, C-R1: all of them will be placed."""
    ten = ["S03 S04 S05 S06", "S07 S08 S09 S10", "C03 C04 . ."]
    state = table({"plot": ten, "won": ["E05", "S01"]}, phase="place")
    assert legal(state) == ["take S01", "take E05"]
    play(state, "take E05", "at f6 turned 0", "at g6 turned 0")
    assert seen(state)["gone"].count("S01") == 0


@pytest.mark.parametrize(("won", "choices"), [(["E05", "S01"], ["take S01", "take E05"]), (["E05"], None)])
def test_with_places_enough_rotten_bones_may_wait(won: list[str], choices: list[str] | None) -> None:
    """C-R1: they must be placed, but in any order."""
    state = table({"won": won}, phase="place")
    if choices:
        assert legal(state) == choices
    else:
        assert seat_of(state, 0)["held"] == "E05"
