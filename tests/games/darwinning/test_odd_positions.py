"""Whatever position is accepted can be played to its end with every card in its place; all else gets a sentence."""

import copy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from beagle.core.errors import BadPosition
from beagle.core.state import State
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.actions import ANIMALS
from beagle.games.darwinning.components import ENVIRONMENTS
from tests.games.darwinning.table import GAME
from tests.games.darwinning.test_table_laws import cards_of, walk

Edit = Callable[[dict[str, Any], Random], None]
LONGEST = 2000
"""No game takes as many actions."""


@cache
def moments(players: int) -> list[dict[str, Any]]:
    """Positions of a random game, from its start to its end."""
    return [GAME.position(state) for number, state in enumerate(walk(players, 70 + players)) if number % 3 == 0]


# Edits


def some_object(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The position itself or one of its parts."""
    return chance.choice(
        [position, *position["seats"], *[position[name] for name in ("dummy", "best") if position.get(name)]]
    )


def some_pile(position: dict[str, Any], chance: Random) -> list[str]:
    """A place where cards lie; it is there afterwards if it wasn't before."""
    seat = chance.choice(position["seats"])
    if position.get("dummy") and chance.random() < 0.15:
        return position["dummy"].setdefault("open", [])  # type: ignore[no-any-return]
    names = chance.choice(
        [(position, "deck"), (position, "discards"), (seat, "kept"), (seat, "hand"), (seat, "played")]
    )
    holder: dict[str, Any] = names[0]
    if not isinstance(holder.get(names[1]), list):
        holder[names[1]] = []
    return holder[names[1]]  # type: ignore[no-any-return]


def leave_out(position: dict[str, Any], chance: Random) -> None:
    """A field isn't written."""
    holder = some_object(position, chance)
    names = [name for name in holder if name not in ("players", "seats")]
    if names:
        del holder[chance.choice(names)]


def write_null(position: dict[str, Any], chance: Random) -> None:
    """A field is there without a value."""
    holder = some_object(position, chance)
    names = [name for name in holder if name not in ("players", "seats")]
    if names:
        holder[chance.choice(names)] = None


def another_moment(position: dict[str, Any], chance: Random) -> None:
    """What is to be chosen, by whom, and when."""
    position["phase"] = chance.choice([*L.PHASES, position.get("phase", "name")])
    position["stage"] = chance.choice([*L.STAGES, "trick", position.get("stage", "trick")])


def another_turn(position: dict[str, Any], chance: Random) -> None:
    name = chance.choice(["turn", "leader"])
    position[name] = chance.randrange(position["players"])


def another_era(position: dict[str, Any], chance: Random) -> None:
    position["era"] = chance.randint(1, 4)
    position["environments"] = chance.sample(ENVIRONMENTS, chance.randint(0, 10))


def another_card(position: dict[str, Any], chance: Random) -> None:
    """The card in question: one that lies somewhere, or none."""
    pile = some_pile(position, chance)
    position["card"] = chance.choice(pile) if pile else None


def pour(position: dict[str, Any], chance: Random) -> None:
    """All the cards of a place go to another."""
    one, other = some_pile(position, chance), some_pile(position, chance)
    if one is not other:
        other.extend(one)
        one.clear()


def move_one(position: dict[str, Any], chance: Random) -> None:
    """A card goes from a place to another."""
    one, other = some_pile(position, chance), some_pile(position, chance)
    if one:
        other.append(one.pop(chance.randrange(len(one))))


def lay_a_trait(position: dict[str, Any], chance: Random) -> None:
    """A card lies on a trait place or on a Parasite; a trait place is empty."""
    seat = chance.choice(position["seats"])
    pile = some_pile(position, chance)
    if not isinstance(seat.get("traits"), list):
        return
    place = chance.randrange(5)
    if pile and chance.random() < 0.7:
        card = pile.pop(chance.randrange(len(pile)))
        if chance.random() < 0.2:
            seat["stolen"] = card
        else:
            seat["traits"][place] = card
    else:
        seat["traits"][place] = None


def another_number(position: dict[str, Any], chance: Random) -> None:
    """Populations, spaces and bites as nobody plays them."""
    seat = chance.choice(position["seats"])
    name, values = chance.choice([("population", (0, 1, 999)), ("place", (1, 2, 3, 19, 20)), ("bites", (0, 2, 99))])
    seat[name] = chance.choice(values)


def another_meal(position: dict[str, Any], chance: Random) -> None:
    position["food"] = chance.choice([0, 3, 999])
    position["eaten"] = chance.sample(ANIMALS, chance.randint(0, 4))


def use_open_cards(position: dict[str, Any], chance: Random) -> None:
    if position.get("dummy"):
        shown = position["dummy"].get("open") or []
        chance.choice(position["seats"])["used"] = chance.sample(shown, chance.randint(0, len(shown)))


EDITS: list[Edit] = [
    leave_out, write_null, another_moment, another_turn, another_era, another_card, pour, move_one, lay_a_trait,
    another_number, another_meal, use_open_cards,
]  # fmt: skip


# The law


def cards_in(players: int) -> int:
    return 90 if players in (3, 4) else 120


def play_on(state: State, players: int, chance: Random) -> None:
    """To the end, by random actions."""
    for _ in range(LONGEST):
        cards = cards_of(GAME.position(state))
        assert len(cards) == len(set(cards)) == cards_in(players)
        state.news(None)
        if state.is_over():
            assert state.to_act() == []
            assert state.winners()
            return
        (seat,) = state.to_act()
        options = state.legal_actions(seat)
        assert options
        state.apply(seat, chance.choice(options))
    raise AssertionError("the game doesn't end")


@settings(max_examples=60)
@given(players=st.integers(2, 6), chance=st.randoms(use_true_random=False))
def test_an_odd_position_is_refused_with_a_sentence_or_played_to_its_end(players: int, chance: Random) -> None:
    position = copy.deepcopy(chance.choice(moments(players)))
    for _ in range(chance.choice([1, 1, 2, 2, 3, 5])):
        chance.choice(EDITS)(position, chance)
    try:
        state = GAME.from_position(position)
    except BadPosition as error:
        event("refused")
        assert len(str(error)) > 15
        return
    event(f"accepted in phase {position.get('phase', 'name')}")
    whole = GAME.position(state)
    assert GAME.position(GAME.from_position(whole)) == whole
    play_on(state, players, chance)
