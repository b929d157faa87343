"""A table to test on: positions in a few lines, moves in words. Seats 0, 1, 2 are Green, White, Blue."""

from typing import Any

import beagle
from beagle.core.state import State

GAME = beagle.game("darwinci")
COLOURS = ["green", "white", "blue", "red", "yellow"]


def table(*seats: dict[str, Any], players: int = 3, **fields: Any) -> State:
    """A position with these seats; those not named are as the set-up leaves them."""
    all_seats = [*seats, *({} for _ in range(players - len(seats)))]
    return GAME.from_position({"players": players, "seats": all_seats, **fields})


def act(state: State, seat: int, *actions: str) -> State:
    """These actions by this seat; each must be legal."""
    for text in actions:
        action = GAME.parse_action(text)
        assert action in state.legal_actions(seat), f"{text} is not legal: {legal(state, seat)}"
        state.apply(seat, action)
    return state


def play(state: State, *actions: str) -> State:
    """These actions, each by the first seat to act."""
    for text in actions:
        act(state, state.to_act()[0], text)
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """What a seat may do, in words; without one, the first to act."""
    return [GAME.format_action(a) for a in state.legal_actions(state.to_act()[0] if seat is None else seat)]


def refusal(state: State, text: str, seat: int = 0) -> tuple[str, str]:
    """Code and rule of the refusal of an action."""
    refused = state.why_not(seat, GAME.parse_action(text))
    assert refused is not None
    return refused.code, refused.rule


def seat_of(state: State, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A seat as a viewer sees it."""
    seats: Any = state.view(viewer)["seats"]
    shown: dict[str, Any] = seats[seat]
    return shown


def seen(state: State, viewer: int | None = None) -> dict[str, Any]:
    view: Any = state.view(viewer)
    return dict(view)


def written(state: State) -> dict[str, Any]:
    """The whole position, for what no seat sees."""
    position: Any = GAME.position(state)
    return dict(position)


def news(state: State, viewer: int | None = None) -> list[Any]:
    """The keys of what the last action brought about."""
    return [item["key"] for item in state.news(viewer)]


def small(state: State, seat: int) -> dict[str, int]:
    """The small stones in a reserve."""
    stones: dict[str, int] = seat_of(state, seat)["reserve"]["small"]
    return stones


def bid(state: State, *bids: str) -> State:
    """Each text is one player's bid: ``green>white green>white`` puts two green stones on White's bone, ``-`` is none.

    The turn is ended where stones could still be placed.
    """
    for text in bids:
        seat = state.to_act()[0]
        before = seen(state)["bidding_turn"], seat
        for stone in text.split() if text != "-" else []:
            colour, lot = stone.split(">")
            size, colour = ("big", colour[4:]) if colour.startswith("big_") else ("stone", colour)
            act(state, seat, f"{size} {colour} on {lot}")
        if not state.is_over() and state.to_act() == [seat] and (seen(state)["bidding_turn"], seat) == before:
            act(state, seat, "done")
    return state


def stones_counted(state: State) -> dict[str, int]:
    """Every stone in reserves and on bones."""
    total: dict[str, int] = {}
    for seat in written(state)["seats"]:
        for place in ("reserve", "stones"):
            for name, count in seat[place].items():
                total[name] = total.get(name, 0) + count
    return total


def bones_counted(state: State) -> list[str]:
    """Every bone, wherever it is."""
    position = written(state)
    found = [*position["gone"], *position["sites"][0], *position["sites"][1]]
    for seat in position["seats"]:
        found += [*seat["hand"], *seat["won"], *([seat["offer"]] if seat["offer"] else [])]
        found += [cell.split("/")[0] for row in seat["plot"] for cell in row.split() if cell != "."]
    return sorted(found)


OFFERS = ({"offer": "S11"}, {"offer": "S12"}, {"offer": "C11"}, {"offer": "C12"}, {"offer": "T10"})
"""Bones without a label, for tests in which it doesn't matter which bone is won."""
