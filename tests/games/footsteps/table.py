"""A table to test on: positions in a few lines, moves in words."""

from typing import Any

import beagle
from beagle.core.state import State

GAME = beagle.game("footsteps")
ELSEWHERE = "?"


def table(*seats: dict[str, Any], facing: tuple[str, ...] = (), **fields: Any) -> State:
    """A position with these notebooks; ``facing`` names the tiles in front of the Beagle, which is at its start."""
    journey: list[Any] = [ELSEWHERE] * 9
    for place, tile in zip((1, 4, 7), facing):
        journey[place] = tile
    notebooks = [{"theories": [], **seat} for seat in (*seats, {}, {})][: max(2, len(seats))]
    return GAME.from_position({"players": len(notebooks), "seats": notebooks, "journey": journey, **fields})


def play(state: State, *actions: str) -> State:
    """Play these actions by the seat to act; each must be legal."""
    for text in actions:
        seat = state.to_act()[0]
        action = GAME.parse_action(text)
        assert action in state.legal_actions(seat), f"{text} is not legal: {legal(state)}"
        state.apply(seat, action)
    return state


def legal(state: State) -> list[str]:
    """What the seat to act may do, in words."""
    return [GAME.format_action(action) for action in state.legal_actions(state.to_act()[0])]


def refusal(state: State, text: str, seat: int = 0) -> tuple[str, str]:
    """Code and rule of the refusal of an action."""
    refused = state.why_not(seat, GAME.parse_action(text))
    assert refused is not None
    return refused.code, refused.rule


def notebook(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's notebook as everybody sees it."""
    seats: Any = state.view(None)["seats"]
    shown: dict[str, Any] = seats[seat]
    return shown


def points(state: State, category: str, seat: int = 0) -> int:
    value: int = notebook(state, seat)["points"][category]
    return value


def theory_points(state: State, chapter: int, seat: int = 0) -> int:
    """What a theory that the seat holds is worth now."""
    return int(next(theory["points"] for theory in notebook(state, seat)["theories"] if theory["chapter"] == chapter))


def rest_of_theories(*used: int) -> list[int]:
    """The chapters that are not among these, in order."""
    left = [chapter for chapter in range(1, 17) for _ in range(2 if chapter <= 8 else 1)]
    for chapter in used:
        left.remove(chapter)
    return left
