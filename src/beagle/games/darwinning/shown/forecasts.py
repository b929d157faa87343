"""What a species can look forward to if the era ended now: its food, its prey and its hunters (W-V1 to W-V3)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning.actions import ANIMALS, DUMMY_ANIMAL
from beagle.games.darwinning.components import ENVIRONMENTS, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.survival import (
    MEAL,
    STORED,
    bites_a_meal,
    change_after,
    environment_food,
    food_to_borrow,
    food_without_eating,
    has_trait,
    is_hurt,
    prey_of,
)
from beagle.games.darwinning.traits import FOOD_STORE, SYMBIOSIS, bit


def animal_of(v: vec[i64], who: i64) -> str:
    """A species' word: its board, or the dummy."""
    return ANIMALS[DUMMY_ANIMAL if who == L.DUMMY else v[L.seat_at(who) + L.SPECIES]]


def animals_in(v: vec[i64], players: i64, mask: i64) -> list[str]:
    """Several species, lowest seat first, the dummy last."""
    found = [animal_of(v, seat) for seat in range(players) if mask & (1 << seat)]
    return [*found, animal_of(v, L.DUMMY)] if mask & (1 << L.DUMMY) else found


def forecast(v: vec[i64], players: i64, pieces: Components, seat: i64) -> dict[str, object]:
    """W-V1: the food a species would need, has and could get if the era ended now, and who could bite it."""
    at = L.seat_at(seat)
    need = v[at + L.POPULATION]
    has = food_without_eating(v, players, pieces, seat)
    prey = prey_of(v, players, seat)
    stored = STORED if v[at + L.TRAITS] & bit(FOOD_STORE) else 0
    meals = len(animals_in(v, players, prey))
    could = has + MEAL * meals + stored
    hunters = hunters_of(v, players, seat)
    bites = bites_a_meal(players) * len(hunters)
    return {
        "seat": seat,
        "needs": need,
        "has": has,
        "borrows": borrowed(v, players, pieces, seat),
        "could": could,
        "prey": animals_in(v, players, prey),
        "store": stored,
        "hunters": hunters,
        "in_danger": is_hurt(v[at + L.TRAITS], bites),
        "change": change_after(has, need),
        "best_change": change_after(could, need),
    }


def borrowed(v: vec[i64], players: i64, pieces: Components, seat: i64) -> dict[str, object] | None:
    """W-X2, W-D5: the environment that Symbiosis borrows, its food, and the species or the dummy that it is from."""
    if not has_trait(v, seat, SYMBIOSIS):
        return None
    lacks = [
        environment
        for environment in range(len(ENVIRONMENTS))
        if v[L.ENVIRONMENTS_DEALT] & bit(environment) and not environment_food(v, pieces, seat, environment)
    ]
    food, place = max([(food_to_borrow(v, players, pieces, seat, at), -at) for at in lacks], default=(0, 0))
    if food == 0:
        return None
    owners = [other for other in range(players) if environment_food(v, pieces, other, -place) == food]
    return {"environment": ENVIRONMENTS[-place], "food": food, "from": animal_of(v, owners[0] if owners else L.DUMMY)}


def hunters_of(v: vec[i64], players: i64, seat: i64) -> list[str]:
    """Who could eat a species now."""
    others = [other for other in range(players) if other != seat and prey_of(v, players, other) & bit(seat)]
    found = [animal_of(v, other) for other in others]
    if players == PLAYERS_WITH_DUMMY and prey_of(v, players, L.DUMMY) & bit(seat):
        found.append(animal_of(v, L.DUMMY))
    return found
