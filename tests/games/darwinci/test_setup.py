"""Set-up (C-C*, C-S*)."""

from collections import Counter

import pytest

from tests.games.darwinci.table import GAME, act, legal, news, play, refusal, seat_of, seen, small, table, written


def test_the_bones_have_their_shapes_and_ten_are_rotten() -> None:
    """C-C1, C-C2."""
    bones = GAME.rules.pieces()["bones"]
    assert Counter(bone["shape"] for bone in bones) == {"straight": 12, "corner": 12, "tee": 12, "end": 29}
    assert sum(str(bone["value"]).startswith("-") for bone in bones) == 10


@pytest.mark.parametrize(
    ("bone", "turned", "sides"),
    [("S11", 0, "ns"), ("S11", 1, "ew"), ("C11", 0, "ne"), ("C11", 1, "es"), ("T10", 0, "esw"), ("T10", 1, "nsw"),
     ("E06", 0, "n"), ("E06", 3, "w")],
)  # fmt: skip
def test_a_rotation_is_a_number_of_quarter_turns_clockwise(bone: str, turned: int, sides: str) -> None:
    """C-C1."""
    state = table({"plot": [f"{bone}/{turned} E02"]})
    assert next(b for b in seat_of(state, 0)["plot"] if b["bone"] == bone)["sides"] == sides


def test_the_bank_never_runs_dry() -> None:
    """C-C3: there is no limit to what a player can earn."""
    state = table({"money": 380, "markers": [], "plot": ["T09 S08"]}, phase="score")
    play(state, "jewel scarab row 4")
    assert state.scores()[0] == 380 + 2 * 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_seven_own_stones_and_one_of_each_neighbour(players: int) -> None:
    """C-S1, C-S2."""
    state = GAME.start(players=players, seed=1)
    for seat in range(players):
        colours = ["green", "white", "blue", "red", "yellow"]
        left, right = colours[(seat + 1) % players], colours[seat - 1 if seat else players - 1]
        assert small(state, seat) == {colours[seat]: 7, left: 1, right: 1}
        assert seat_of(state, seat)["reserve"]["big"] == {}


def test_the_first_player_is_chosen_and_the_left_neighbour_has_the_darwin_tile_and_all_have_twelve_darwin() -> None:
    """C-S3."""
    view = seen(GAME.start(players=4, seed=1, first=3))
    assert (view["first"], view["darwin_tile"]) == (3, 0)
    assert [seat["money"] for seat in view["seats"]] == [12, 12, 12, 12]
    assert {seen(GAME.start(players=4, seed=seed))["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_four_bones_are_drawn_in_turn_order_one_at_a_time_from_two_sites() -> None:
    """C-S4."""
    state = GAME.start(players=3, seed=5, first=1)
    assert [site["size"] for site in seen(state)["sites"]] == [33, 32]
    for _ in range(4):
        for seat in (1, 2, 0):
            assert state.to_act() == [seat]
            assert legal(state) == ["draw 1", "draw 2"]
            play(state, "draw 1")
    assert [site["size"] for site in seen(state)["sites"]] == [21, 32]
    assert [seat_of(state, seat)["hand_size"] for seat in range(3)] == [4, 4, 4]
    assert state.to_act() == [0, 1, 2]


def test_all_place_two_bones_at_once_touching_by_a_side_and_keep_two() -> None:
    """C-S4."""
    state = table({"hand": ["S01", "C01", "T03", "E02"]}, phase="set")
    assert legal(state, 0) == ["take S01", "take C01", "take T03", "take E02"]
    act(state, 0, "take T03")
    assert legal(state, 0) == [f"at d4 turned {turned}" for turned in range(4)]
    assert refusal(state, "at a1 turned 0") == ("first-in-the-middle", "C-S4")
    act(state, 0, "at d4 turned 1", "take E02")
    assert {text.split()[1] for text in legal(state, 0)} == {"c4", "e4", "d3", "d5"}
    act(state, 0, "at d3 turned 2")
    assert state.to_act() == [1, 2]
    assert seat_of(state, 0, 0)["hand"] == ["S01", "C01"]
    assert refusal(state, "take S01") == ("already-decided", "C-S4")


def test_the_order_in_which_players_set_up_makes_no_difference() -> None:
    """C-S4."""
    start = table(phase="set", seed=3)
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = start.copy()
        for _ in range(4):
            for seat in order:
                state.apply(seat, state.legal_actions(seat)[0])
        results.append(written(state))
    assert results[0] == results[1] == results[2]


def test_a_rotten_bone_placed_at_set_up_is_paid_for_and_may_be_chosen_freely() -> None:
    """C-S5."""
    state = table({"hand": ["S01", "C01", "T03", "E02"]}, phase="set")
    play(state, "take S01", "at d4 turned 0")
    assert state.scores() == [7, 12, 12]
    assert news(state, 1) == ["news-set-up-rotten"]
    play(state, "take C01", "at e4 turned 0")
    assert state.scores() == [4, 12, 12]


def test_a_creature_completed_at_set_up_scores_in_the_first_scoring_phase() -> None:
    """C-S6, C-K1."""
    state = table({"hand": ["E02", "E03", "S11", "S12"]}, phase="set", first=0)
    act(state, 0, "take E02", "at d4 turned 1", "take E03", "at e4 turned 3")
    for seat in (1, 2):
        for _ in range(4):
            state.apply(seat, state.legal_actions(seat)[0])
    money = state.scores()[0]
    play(state, "pass", "pass", "pass")
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    while seen(state)["phase"] in ("bid", "place"):
        assert state.scores()[0] <= money
        state.apply(state.to_act()[0], state.legal_actions(state.to_act()[0])[0])
    assert seat_of(state, 0)["points"]["creatures"] == 4
