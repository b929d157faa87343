"""Odd positions: whatever is accepted is played to its end, the rest is refused with a sentence (C-C1, C-C3, C-G1)."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle.core.state import State
from beagle.games.darwinci import layout as L
from tests.games.darwinci.table import (
    COLOURS,
    GAME,
    OFFERS,
    bones_counted,
    legal,
    play,
    seat_of,
    seen,
    stones_counted,
    table,
)

BONES = sorted(str(bone["id"]) for bone in GAME.rules.pieces()["bones"])
MOST_ACTIONS = 3000
COUNT_EVERY = 25
"""The pieces are counted after every so many actions, and at the end."""


def walked(players: int, expert: bool, seed: int, moves: int) -> dict[str, Any]:
    """The whole position after some random moves, or the last before the end."""
    state = GAME.start(players=players, seed=seed, expert=expert)
    chance = Random(seed)
    position = GAME.position(state)
    for _ in range(moves):
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        if state.is_over():
            break
        position = GAME.position(state)
    return position


def whole_stones(state: State) -> dict[str, int]:
    """C-S1, C-X1: every stone that is in play."""
    expert = seen(state)["expert"]
    whole = {name: 8 if expert else 9 for name in COLOURS[: state.players]}
    whole.update({f"big {name}": 1 for name in COLOURS[: state.players] if expert})
    return whole


def check_pieces(state: State) -> None:
    """Nothing is lost or made."""
    assert stones_counted(state) == whole_stones(state)
    assert bones_counted(state) == BONES
    for seat in range(state.players):
        assert sum(state.breakdown(seat).values()) == state.scores()[seat]


def check_choices(state: State) -> None:
    """Somebody is to act, and everybody who is can."""
    assert state.to_act()
    for seat in state.to_act():
        assert 0 < len(state.legal_actions(seat)) <= state.max_legal()


def play_out(state: State, seed: int) -> None:
    """Random play to the end; the purse that a player began with stays what it was."""
    chance = Random(seed)
    purses = [state.breakdown(seat)["purse"] for seat in range(state.players)]
    for number in range(MOST_ACTIONS):
        if number % COUNT_EVERY == 0 or state.is_over():
            check_pieces(state)
        if state.is_over():
            break
        check_choices(state)
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert state.is_over()
    assert state.winners()
    assert [state.breakdown(seat)["purse"] for seat in range(state.players)] == purses


def accepted(position: dict[str, Any]) -> State | None:
    """The state, or none where the position is refused with a sentence."""
    try:
        return GAME.from_position(position)
    except beagle.BadPosition as refused:
        told = str(refused)
        assert "expected" in told or "is there twice" in told or "unknown field" in told
        return None


LISTS: list[Any] = [[], ["?"], ["?", "?"], [[], []], [["?"], []], [[], ["?", "?"]], ["E05/1 . T04"]]
OBJECTS: list[Any] = [{}, {"opposing": 0, "own": 0, "any": 0}, {"opposing": 1}, {"any": 3}, {"green": 1}]
ODD_VALUES = st.sampled_from([None, 0, 1, 2, 3, -1, "?", *LISTS, *OBJECTS])
TABLE_FIELDS = ["turn", "first", "next_first", "darwin_tile", "sites", "gone", "known", "mixed", "bidding_turn", "left"]
TABLE_FIELDS += ["draws_left", "return_site", "round", "expert", "seats", "generator", "seed"]
SEAT_FIELDS = ["money", "hand", "chosen", "offer", "stones", "won", "held", "plot", "plot_at", "unscored", "markers"]
SEAT_FIELDS += ["reserve", "income"]
MUTATIONS = st.one_of(
    st.tuples(st.just("phase"), st.sampled_from(L.PHASES)),
    st.tuples(st.sampled_from(TABLE_FIELDS), ODD_VALUES),
    st.tuples(st.just("drop"), st.sampled_from(TABLE_FIELDS)),
    st.tuples(st.integers(0, 4), st.sampled_from(SEAT_FIELDS), ODD_VALUES),
    st.tuples(st.just("drop"), st.integers(0, 4), st.sampled_from(SEAT_FIELDS)),
    st.tuples(st.just("everybody"), st.sampled_from(SEAT_FIELDS), ODD_VALUES),
    st.tuples(st.just("shorten"), st.integers(0, 4), st.sampled_from(["hand", "won", "markers", "unscored", "plot"])),
)


def mutated(position: dict[str, Any], mutation: tuple[Any, ...]) -> None:
    """Change one thing."""
    seats = position.get("seats")
    seats = seats if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats) else []
    if mutation[0] == "drop" and len(mutation) == 2:
        position.pop(mutation[1], None)
    elif mutation[0] == "everybody":
        for seat in seats:
            seat[mutation[1]] = deepcopy(mutation[2])
    elif mutation[0] == "drop" and seats:
        seats[mutation[1] % len(seats)].pop(mutation[2], None)
    elif mutation[0] == "shorten" and seats:
        value = seats[mutation[1] % len(seats)].get(mutation[2])
        if isinstance(value, list):
            del value[-1:]
    elif isinstance(mutation[0], int) and seats:
        seats[mutation[0] % len(seats)][mutation[1]] = deepcopy(mutation[2])
    elif isinstance(mutation[0], str) and len(mutation) == 2:
        position[mutation[0]] = deepcopy(mutation[1])


@settings(max_examples=60, derandomize=True, deadline=None)
@given(
    players=st.integers(3, 5),
    expert=st.booleans(),
    seed=st.integers(0, 400),
    moves=st.integers(0, 400),
    mutations=st.lists(MUTATIONS, min_size=1, max_size=3),
)
def test_an_odd_position_is_refused_with_a_sentence_or_played_to_its_end(
    players: int, expert: bool, seed: int, moves: int, mutations: list[tuple[Any, ...]]
) -> None:
    """C-C1, C-C3, C-G1: with bones, stones and money as the rules say, and a legal action for every seat to act."""
    position = walked(players, expert, seed, moves)
    for mutation in mutations:
        mutated(position, mutation)
    state = accepted(position)
    if state is not None:
        again = GAME.from_position(GAME.position(state))
        assert GAME.position(again) == GAME.position(state)
        play_out(state, seed)


def test_a_complete_creature_of_the_seat_on_turn_scores_when_the_position_is_read() -> None:
    """C-K1: creatures score by themselves."""
    complete: Any = {"plot": ["E02/1 E03/3"], "unscored": ["d4"]}
    state = table({}, complete, {"plot": ["C07 C09"]}, phase="score", turn=1)
    assert seat_of(state, 1)["points"]["creatures"] == 4
    assert all(creature["scored"] for creature in seat_of(state, 1)["creatures"])
    play_out(state, 1)


def test_a_seat_without_a_jewel_to_score_is_passed_over_when_the_position_is_read() -> None:
    """C-J1."""
    state = table({"plot": ["S11 S12"]}, {"plot": ["C07 C09"]}, phase="score")
    assert (seen(state)["phase"], state.to_act()) == ("score", [1])


def test_a_buyer_with_one_bone_in_hand_has_three_and_puts_two_back() -> None:
    """C-B1."""
    state = table({"hand": ["E02"]}, sites=[["S01", "S02"], ["C01", "C02"]])
    play(state, "buy", "draw 1", "draw 2")
    assert seat_of(state, 0, 0)["hand"] == ["S01", "C01", "E02"]
    play(state, "return S01 under 1", "return C01 under 1")
    assert seat_of(state, 0, 0)["hand"] == ["E02"]
    play_out(state, 2)


def test_a_seat_with_nothing_to_place_is_passed_over_when_the_position_is_read() -> None:
    """C-A1, C-A2: no stone at all, or none that this turn still allows."""
    reserves: Any = ({"green": 0}, {"green": 9}, {})
    state = table(*({**OFFERS[seat], "reserve": reserves[seat]} for seat in range(3)), phase="bid")
    assert state.to_act() == [1]
    done = table(*OFFERS[:3], phase="bid", bidding_turn=2, left={"any": 0})
    assert (done.to_act(), seen(done)["bid"]["any"]) == ([1], 3)
    last: Any = {"bidding_turn": 3, "turn": 2, "left": {"any": 0}}
    assert seen(table({**OFFERS[0], "stones": {"white": 1}}, *OFFERS[1:3], phase="bid", **last))["phase"] == "place"


@pytest.mark.parametrize(
    ("left", "turn", "told"),
    [
        ({"opposing": 1}, 2, "expected opposing to be a whole number from 0 to 0, got 1"),
        ({"own": 1}, 3, "expected own to be a whole number from 0 to 0, got 1"),
        ({"any": 1}, 1, "expected any to be a whole number from 0 to 0, got 1"),
        ({"any": 3}, 3, "expected any to be a whole number from 0 to 2, got 3"),
        ({"opposing": 3}, 1, "expected opposing to be a whole number from 0 to 2, got 3"),
    ],
)
def test_no_more_stones_are_left_to_place_than_the_bidding_turn_allows(left: Any, turn: int, told: str) -> None:
    """C-A2, C-A3, C-A4."""
    with pytest.raises(beagle.BadPosition, match=told):
        table(*OFFERS[:3], phase="bid", bidding_turn=turn, left=left)


FULL = ["S03 S04 S05 S06", "S07 S08 S09 S10", "C03 C04 C05 C06"]
BIG_ALONE = {"offer": "S11", "stones": {"big white": 1}}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"phase": "bought", "sites": [[], []]}, "phase bought: expected at least 2 bones in the sites, got 0"),
        ({"phase": "bought", "sites": [[], ["?"]]}, "phase bought: expected at least 2 bones in the sites, got 1"),
        ({"phase": "draw", "sites": [["?"] * 6, ["?"] * 5]}, "phase draw: expected at least 12 bones in the sites"),
        (
            {"phase": "refill", "seats": [{"plot": FULL}, {}, {}]},
            "expected phase place, score or over with a full plot",
        ),
        ({"phase": "award", "seats": [{"plot": FULL}, {}, {}]}, "expected phase place, score or over with a full plot"),
        (
            {"phase": "return", "seats": [{"hand": []}, {}, {}]},
            "seats[0].hand: expected at least 2 in phase return",
        ),
        (
            {"phase": "bought", "draws_left": 1, "seats": [{"hand": []}, {}, {}]},
            "seats[0].hand: expected at least 1 in phase bought",
        ),
        ({"phase": "buy", "seats": [{"hand": []}] * 3}, "phase buy: expected a bone to offer in some hand"),
        (
            {"phase": "return", "seats": [{"hand": ["?", "?"]}, {"hand": []}, {"hand": []}]},
            "phase return: expected a bone to offer in some hand",
        ),
        ({"phase": "award"}, "phase award: expected the first offered bone in turn order to be won by another"),
        ({"phase": "award", "expert": True, "seats": [{"offer": "S11"}, {}, {}]}, "phase award: expected the first"),
        (
            {"phase": "award", "expert": True, "seats": [{"offer": "S11", "stones": {"big green": 1}}, {}, {}]},
            "phase award: expected the first offered bone",
        ),
        (
            {"phase": "award", "expert": True, "seats": [{**BIG_ALONE, "won": ["S12", "C11", "C12"]}, {}, {}]},
            "phase award: expected at most 3 bones, offered and won, got 4",
        ),
        (
            {"phase": "award", "expert": True, "seats": [{**BIG_ALONE, "won": ["S12"], "held": "S12"}, {}, {}]},
            "seats[0].held: expected a won bone that may be placed, in phase place",
        ),
        ({"seats": [{"plot": [". S01", ". S02"]}, {}, {}]}, "expected the plot to reach over row 4 and column d"),
        ({"seats": [{"plot": ["S01 S02", None]}, {}, {}]}, "seats[0].plot[1]: expected a row of bones such as"),
    ],
)
def test_a_position_that_cannot_be_played_to_its_end_is_refused_with_the_reason(fields: Any, told: str) -> None:
    """C-B1, C-G1, C-S4, C-X3."""
    with pytest.raises(beagle.BadPosition) as refused:
        GAME.from_position({"players": 3, **fields})
    assert told in str(refused.value)


def test_a_position_in_the_award_reads_back_and_is_played_to_its_end() -> None:
    """C-X3: who decides follows from the stones."""
    seats = ({"won": ["S12"]}, BIG_ALONE, {"offer": "C11", "stones": {"big green": 1}})
    state = table(*seats, phase="award", expert=True, first=2)
    assert (state.to_act(), seen(state)["award"], legal(state)) == ([0], 2, ["keep big", "leave big"])
    position = GAME.position(state)
    assert GAME.position(GAME.from_position(position)) == position
    assert seen(state)["next_first"] == 0
    play_out(state, 3)
