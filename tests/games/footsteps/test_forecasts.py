"""What taking a tile would bring is told beforehand, and just that comes (F-B*, F-H*, F-K*, F-P1)."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.games.footsteps.table import GAME, notebook, rest_of_theories, table


def then(state: State, tile: str) -> list[dict[str, Any]]:
    """What follows from taking a tile, as everybody is told."""
    told: Any = state.event(0, GAME.parse_action(f"take {tile}"), None)["then"]
    return list(told)


@pytest.mark.parametrize(("held", "brought"), [(0, [1]), (4, [1]), (5, [])])
def test_a_compass_is_told_of_only_if_it_can_be_taken(held: int, brought: list[int]) -> None:
    """F-B3."""
    told = then(table({"compasses": held}, facing=("black-mamba",)), "black-mamba")
    assert told == [{"key": "then-compass", "count": count} for count in brought]


def test_no_compass_is_told_of_when_the_supply_is_empty() -> None:
    """F-B3."""
    seats: list[dict[str, Any]] = [{"compasses": 1}, {"compasses": 5}, {"compasses": 5}, {"compasses": 4}]
    assert then(table(*seats, facing=("black-mamba",)), "black-mamba") == []


@pytest.mark.parametrize(("held", "brought"), [(0, [2]), (1, [1]), (2, [])])
def test_as_many_guides_are_told_of_as_can_be_taken(held: int, brought: list[int]) -> None:
    """F-B4, F-H2."""
    told = then(table({"guides": held}, facing=("fitzroy",)), "fitzroy")
    assert told == [{"key": "then-guide", "count": count} for count in brought]


def test_the_pawn_is_told_of_only_if_it_changes_hands() -> None:
    """F-B5."""
    assert then(table({}, {}, facing=("lion",), pawn=1), "lion") == [{"key": "then-pawn", "from_seat": 1}]
    assert then(table({}, {}, facing=("lion",), pawn=0), "lion") == []


def test_covering_tells_what_is_covered_and_of_the_theory() -> None:
    """F-K2."""
    told = then(table({"tiles": ["jaguar"]}, facing=("american-bison",)), "american-bison")
    assert told == [{"key": "then-covers", "tile": "jaguar"}, {"key": "then-theory"}]


def test_no_theory_is_told_of_when_none_is_left() -> None:
    """F-K4."""
    everything = rest_of_theories()
    seats: list[dict[str, Any]] = [{"theories": everything[low : low + 6]} for low in (0, 6, 12, 18)]
    seats[0]["tiles"] = ["jaguar"]
    state = table(*seats, facing=("american-bison",), row=[None] * 3, theory_piles=[[], []])
    assert then(state, "american-bison") == [{"key": "then-covers", "tile": "jaguar"}]


def test_a_line_that_is_published_is_not_told_of_again() -> None:
    """F-P1."""
    america = ["andean-condor", "jaguar", "marine-iguana", "leafcutter-ant"]
    told = then(table({"tiles": america}, facing=("american-bison",)), "american-bison")
    assert "then-published" not in [item["key"] for item in told]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_beforehand_is_what_comes(seed: int) -> None:
    """F-T4: tokens, publications and theories, in whole games."""
    state = GAME.start(players=3, seed=seed)
    while not state.is_over():
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        action = legal[(seed * 7 + len(legal)) % len(legal)]
        event: Any = state.event(seat, action, None)
        before = notebook(state, seat)
        state.apply(seat, action)
        if event["key"] in ("event-studied", "event-inspired"):
            after = notebook(state, seat)
            told = {item["key"]: item.get("count", 1) for item in event["then"]}
            assert after["compasses"] - before["compasses"] == told.get("then-compass", 0)
            assert after["guides"] - before["guides"] == told.get("then-guide", 0)
            published = [item["line"] for item in event["then"] if item["key"] == "then-published"]
            assert sorted([*before["publications"], *published]) == sorted(after["publications"])
            assert (state.view(None)["phase"] == "develop") == ("then-theory" in told)
