"""A table to test on: positions in a few lines, moves in words."""

from typing import Any

import beagle
from beagle.core.state import State
from beagle.games.darwinning.components import TRAITS

GAME = beagle.game("darwinning")
SUITS = ("flower", "leaf", "blueberry")
OTHER_HAND = ["blueberry-1-a", "blueberry-1-b"]


def animal(species: str, place: int, population: int, *traits: int | str | None, **fields: Any) -> dict[str, Any]:
    """A species with these trait cards, by value or by key, on its places in order; nothing printed is left."""
    return {"species": species, "place": place, "population": population, "traits": list(traits), **fields}


def table(*seats: dict[str, Any], **fields: Any) -> State:
    """A position with these seats. Traits given by value become cards of that value."""
    taken: set[str] = set()
    return GAME.from_position({"players": len(seats), "seats": [with_cards(seat, taken) for seat in seats], **fields})


def with_cards(seat: dict[str, Any], taken: set[str]) -> dict[str, Any]:
    """Trait values turned into cards that nobody has, five places filled up with nothing."""
    if "traits" not in seat:
        return seat
    cards = [a_card(trait, taken) if isinstance(trait, int) else trait for trait in seat["traits"]]
    return {**seat, "traits": [*cards, *[None] * (5 - len(cards))]}


def a_card(value: int, taken: set[str]) -> str:
    """A card of a value, from the b copies on, that isn't taken."""
    keys = [f"{suit}-{value}-{copy}" for copy in ("b", "a") for suit in SUITS]
    key = next(key for key in keys if key not in taken)
    taken.add(key)
    return key


def survival(*seats: dict[str, Any], environments: tuple[str, ...] = (), **fields: Any) -> State:
    """The tricks are over: the first species with something to choose, or the next era, is waiting.

    Seat 0 led and won the last trick; the last seat has just declined to improve.
    """
    first = {"hand": ["flower-15-a"], **seats[0]} if len(seats) == 2 else seats[0]
    state = table(
        first,
        *seats[1:],
        phase="choose",
        stage="last-trick",
        turn=len(seats) - 1,
        best={"seat": 0, "combination": "single", "sum": 15},
        environments=list(environments),
        **fields,
    )
    return play(state, "decline")


def trick(*seats: dict[str, Any], **fields: Any) -> State:
    """A trick is to be led by seat 0. Seats without a hand hold two small cards."""
    small = iter([f"blueberry-{value}-{copy}" for value in (1, 2, 3, 4, 5) for copy in ("a", "b")])
    hands = [seat if "hand" in seat else {**seat, "hand": [next(small), next(small)]} for seat in seats]
    return table(*hands, **{"phase": "play", "leader": 0, "turn": 0, **fields})


def play(state: State, *actions: str) -> State:
    """Play these actions by the seat that is to act; each must be legal."""
    for text in actions:
        seat = state.to_act()[0]
        action = GAME.parse_action(text)
        assert action in state.legal_actions(seat), f"{text} is not legal: {legal(state)}"
        state.apply(seat, action)
    return state


def legal(state: State) -> list[str]:
    """What the seat to act may do, in words."""
    return [GAME.format_action(action) for action in state.legal_actions(state.to_act()[0])]


def refusal(state: State, text: str) -> tuple[str, str]:
    """Code and rule of the refusal of an action to the seat that acts."""
    refused = state.why_not(state.to_act()[0], GAME.parse_action(text))
    assert refused is not None, f"{text} is legal"
    return refused.code, refused.rule


def view(state: State, seat: int | None = None) -> Any:
    return state.view(seat)


def board(state: State, seat: int = 0) -> Any:
    """A seat's board as everybody sees it."""
    return view(state)["seats"][seat]


def traits(state: State, seat: int = 0) -> list[str | None]:
    """What lies on the five places."""
    return [None if there is None else there["trait"] for there in board(state, seat)["traits"]]


def populations(state: State) -> list[int]:
    return [seat["population"] for seat in view(state)["seats"]]


def places(state: State) -> list[int]:
    return [seat["place"] for seat in view(state)["seats"]]


def told(state: State, key: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The news with a key."""
    return [item for item in state.news(viewer) if item["key"] == key]


def bits(*values: int) -> int:
    """Traits by their numbers, as the engine keeps them."""
    return sum(1 << (value - 1) for value in values)


def number(trait: str) -> int:
    """A trait's number, from 1."""
    return TRAITS.index(trait) + 1
