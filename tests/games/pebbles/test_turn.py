"""A turn of Pebbles: take, dig perhaps, end."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.fake_games import pebbles

GAME = pebbles()


def at(**position: Any) -> State:
    """A position of two players."""
    return GAME.from_position({"players": 2, **position})


def choices(state: State, seat: int = 0) -> list[str]:
    return [GAME.format_action(action) for action in state.legal_actions(seat)]


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.to_act()[0], GAME.parse_action(text))
    return state


def why(state: State, text: str, seat: int = 0) -> tuple[str, str]:
    refused = state.why_not(seat, GAME.parse_action(text))
    assert refused is not None
    return refused.code, refused.rule


def test_one_or_two_pebbles_are_taken() -> None:
    """P-1."""
    state = at(heap=5)
    assert choices(state) == ["take 1", "take 2"]
    assert choices(state, 1) == []
    assert play(state, "take 2").view(None)["heap"] == 3


def test_nobody_takes_more_than_there_is_or_twice() -> None:
    """P-1."""
    state = at(heap=1)
    assert choices(state) == ["take 1"]
    assert why(state, "take 2") == ("heap-too-small", "P-1")
    assert why(state, "take 1", 1) == ("not-your-turn", "P-1")
    assert why(play(at(), "take 1"), "take 1") == ("already-took", "P-1")


def test_a_seat_may_dig_once_after_taking() -> None:
    """P-2."""
    state = at()
    assert why(state, "dig") == ("take-first", "P-2")
    assert choices(play(state, "take 1")) == ["dig", "end"]
    assert choices(play(state, "dig")) == ["end"]
    assert why(state, "dig") == ("already-dug", "P-2")


def test_after_the_turn_the_next_seat_takes() -> None:
    """P-3."""
    state = at(turn=1)
    assert why(state, "end", 1) == ("take-first", "P-3")
    assert play(state, "take 1", "end").to_act() == [0]


def test_what_is_drawn_is_the_last_of_the_bag_and_is_told() -> None:
    """P-4."""
    found = {"flint": 8, "amber": 3}
    state = play(at(seats=[{}, {"found": found}]), "take 1", "dig")
    assert state.news(1) == [{"key": "news-dug", "kind": "amber"}]
    assert state.view(None)["bag"] == {"flint": 0, "amber": 0}
    assert play(state, "end").news(1) == []


def test_nobody_digs_in_an_empty_bag() -> None:
    """P-4."""
    state = play(at(seats=[{}, {"found": {"flint": 8, "amber": 4}}]), "take 1")
    assert choices(state) == ["end"]
    assert why(state, "dig") == ("bag-empty", "P-4")


def test_the_order_of_the_bag_is_hidden_and_its_contents_are_not() -> None:
    """P-4."""
    state = at(seed=1)
    bags = [GAME.position(state.resample(0, seed))["bag"] for seed in range(6)]
    assert len({tuple(bag) for bag in bags if isinstance(bag, list)}) > 1
    assert all(isinstance(bag, list) and sorted(bag) == ["amber"] * 4 + ["flint"] * 8 for bag in bags)


@pytest.mark.parametrize("text", ["end", "dig"])
def test_nothing_can_be_done_after_the_end(text: str) -> None:
    """P-5."""
    assert why(at(heap=0), text) == ("game-over", "P-5")
