"""What always holds on the table: cards, traits, environments, places (W-C1, W-S2, W-I3, W-I4, W-F5)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from beagle.core.state import State
from tests.games.darwinning.table import GAME


def walk(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    chance = Random(seed)
    state = GAME.start(players=players, seed=seed)
    yield state
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        yield state


def cards_of(position: Any) -> list[str]:
    """Every card, wherever it is."""
    found = [*position["deck"], *position["discards"]]
    if "dummy" in position:
        found += position["dummy"]["open"]
    for seat in position["seats"]:
        found += [*seat["hand"], *seat["kept"], *seat.get("played", [])]
        found += [there for there in seat["traits"] if there not in (None, "printed")]
        found += [seat["stolen"]] if "stolen" in seat else []
    if position["stage"] == "metamorphosis" and "card" in position:
        found.append(position["card"])
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_card_is_ever_lost_or_doubled(players: int) -> None:
    """W-C1, W-S2: 120 cards, 90 with three or four players."""
    for state in walk(players, players):
        cards = cards_of(GAME.position(state))
        assert len(cards) == len(set(cards)) == (90 if players in (3, 4) else 120)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_species_has_a_trait_or_an_environment_twice_and_places_differ(players: int) -> None:
    """W-I3, W-I4, W-X8, W-F5, W-F6."""
    for state in walk(players, 10 + players):
        view: Any = state.view(None)
        for seat in view["seats"]:
            traits = [there["trait"] for there in seat["traits"] if there]
            traits += [TRAIT_OF[seat["stolen"]]] if seat["stolen"] else []
            assert len(traits) == len(set(traits)) == len(seat["works"])
            names = [place["name"] for place in seat["environments"]]
            assert len(names) == len(set(names))
        spaces = [stand["space"] for stand in view["chain"]]
        assert len(set(spaces)) == len(spaces) == players + (1 if players == 2 else 0)
        assert all(1 <= space <= 20 for space in spaces)


TRAIT_OF = {str(row["key"]): str(row["trait"]).lower().replace(" ", "-") for row in GAME.rules.pieces()["cards"]}


def test_population_changes_by_at_most_two_down_and_one_up_in_a_survival() -> None:
    """W-V4: seen over whole games."""
    for seed in range(3):
        before: list[int] = []
        for state in walk(4, 40 + seed):
            view: Any = state.view(None)
            now = [seat["population"] for seat in view["seats"]]
            if view["phase"] == "feed" and not before:
                before = now
            if view["phase"] in ("name", "over") and before:
                assert all(-2 <= after - start <= 1 for start, after in zip(before, now))
                before = []
