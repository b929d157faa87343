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


def check(state: State) -> None:
    """Nothing is lost or made, and everybody who is to act can."""
    assert stones_counted(state) == whole_stones(state)
    assert bones_counted(state) == BONES
    assert state.is_over() or state.to_act()
    for seat in state.to_act():
        assert 0 < len(state.legal_actions(seat)) <= state.max_legal()
    for seat in range(state.players):
        assert sum(state.breakdown(seat).values()) == state.scores()[seat]


def play_out(state: State, seed: int) -> None:
    """Random play to the end; the purse that a player began with stays what it was."""
    chance = Random(seed)
    purses = [state.breakdown(seat)["purse"] for seat in range(state.players)]
    check(state)
    for _ in range(MOST_ACTIONS):
        if state.is_over():
            break
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        check(state)
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


ODD_VALUES = st.sampled_from(
    [None, 0, 1, 2, 3, -1, [], {}, "?", ["?"], ["?", "?"], [[], []], [["?"], []], [[], ["?", "?"]], ["E05/1 . T04"]]
    + [{"opposing": 0, "own": 0, "any": 0}, {"opposing": 1}, {"any": 3}, {"own": 1}, {"green": 1}, {"big green": 1}]
)
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


@settings(max_examples=250, derandomize=True, deadline=None)
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
