"""The end of Pebbles and its points."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.fake_games import pebbles


def over(*seats: dict[str, Any], **position: Any) -> State:
    """A game that is over, with what each seat has."""
    return pebbles().from_position({"players": len(seats), "heap": 0, "seats": list(seats), **position})


def test_the_turn_that_empties_the_heap_is_played_to_its_end() -> None:
    """P-3, P-5."""
    game = pebbles()
    state = game.from_position({"players": 2, "heap": 2})
    take, end = game.parse_action("take 2"), game.parse_action("end")
    assert state.event(0, take, 1)["then"] == [{"key": "then-last"}]
    state.apply(0, take)
    assert not state.is_over()
    state.apply(0, end)
    assert state.end_reason() == "end-heap"


def test_pebbles_and_stones_are_points() -> None:
    """P-1, P-2."""
    state = over({"taken": 5, "found": {"flint": 2, "amber": 1}}, {"taken": 4})
    assert state.breakdown(0) == {"taken": 5, "dug": 5}
    assert state.scores() == [10, 4]


@pytest.mark.parametrize(("second", "winners"), [(3, [0]), (4, [0, 1]), (5, [1])])
def test_most_points_win_and_a_victory_may_be_shared(second: int, winners: list[int]) -> None:
    """P-5."""
    assert over({"taken": 4}, {"taken": second}).winners() == winners


def test_double_pebbles_are_two_points_and_stones_stay_as_they_are() -> None:
    """P-6."""
    assert over({"taken": 4, "found": {"amber": 1}}, {}, double=True).breakdown(0) == {"taken": 8, "dug": 3}
