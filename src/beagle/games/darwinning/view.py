"""What may be known: the open table, the own hand, and what follows from them (food forecast, points so far)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.actions import ANIMALS, DUMMY_ANIMAL
from beagle.games.darwinning.cards import list_of, size
from beagle.games.darwinning.chain import SPACES, who_is_at
from beagle.games.darwinning.combinations import KINDS, SUM_BITS, SUM_MASK, rank
from beagle.games.darwinning.components import ENVIRONMENTS, TRAITS, Components
from beagle.games.darwinning.components import SPECIES as SPECIES_KEYS
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, steps_of_open_cards
from beagle.games.darwinning.hidden import is_picking
from beagle.games.darwinning.improving import pool_at
from beagle.games.darwinning.layout import (
    BEST,
    BEST_SEAT,
    BITES,
    CARD,
    CHOOSING,
    COMBINATION,
    DECK,
    DECLARING,
    DISCARDS,
    DUMMY,
    DUMMY_PLACE,
    EATEN,
    EMPTY,
    ENVIRONMENTS_DEALT,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    KEPT,
    LEADER,
    LEARNED,
    NAMING,
    OPEN,
    PHASE,
    PLACE,
    PLACES,
    PLAYED,
    POPULATION,
    PRINTED,
    SPECIES,
    STAGE,
    STOLEN,
    TRAIT_PLACES,
    TRICK,
    TURN,
    seat_at,
)
from beagle.games.darwinning.layout import TRAITS as TRAITS_AT
from beagle.games.darwinning.scoring import CATEGORIES, category_points, place_points
from beagle.games.darwinning.survival import (
    MEAL,
    STORED,
    bites_a_meal,
    change_after,
    environment_food,
    food_without_eating,
    is_hurt,
    prey_of,
)
from beagle.games.darwinning.traits import FOOD_STORE, bit, open_traits, trait_on

PHASES: Final = ["name", "play", "declare", "choose", "way", "place", "steal", "feed", "over"]
STAGES: Final = ["trick", "last-trick", "search", "metamorphosis"]


def table(v: vec[i64], players: i64, pieces: Components, seat: int | None) -> dict[str, object]:
    """All that the seat may know; with ``None``, what lies open."""
    return {
        "game": "darwinning",
        "players": players,
        "seat": seat,
        "phase": PHASES[v[PHASE]],
        "stage": STAGES[v[STAGE]],
        "turn": v[TURN],
        "era": v[ERA],
        "environments": environment_names(v[ENVIRONMENTS_DEALT]),
        "trick": v[TRICK],
        "leader": None if v[PHASE] == NAMING else v[LEADER],
        "best": best_play(v),
        "deck": size(v, DECK),
        "discards": card_keys(v, DISCARDS, pieces),
        "choices": card_keys(v, pool_at(v, v[TURN]), pieces) if v[PHASE] == CHOOSING else [],
        "card": None if v[CARD] == EMPTY else pieces.keys[v[CARD]],
        "chain": chain(v, players),
        "dummy": dummy(v, pieces) if players == PLAYERS_WITH_DUMMY else None,
        "meal": meal(v, players) if v[PHASE] == FEEDING else None,
        "seats": [board(v, other, players, pieces, seat) for other in range(players)],
        "forecast": [forecast(v, other, players, pieces) for other in range(players)],
    }


def card_keys(v: vec[i64], cards: i64, pieces: Components) -> list[str]:
    return [pieces.keys[card] for card in list_of(v, cards)]


def environment_names(mask: i64) -> list[str]:
    return [name for environment, name in enumerate(ENVIRONMENTS) if mask & (1 << environment)]


def trait_names(mask: i64) -> list[str]:
    return [name for trait, name in enumerate(TRAITS) if mask & (1 << trait)]


def animal_of(v: vec[i64], who: i64) -> str:
    """A species' word: its board, or the dummy."""
    return ANIMALS[DUMMY_ANIMAL if who == DUMMY else v[seat_at(who) + SPECIES]]


def animals_in(v: vec[i64], players: i64, mask: i64) -> list[str]:
    """Several species, lowest seat first, the dummy last."""
    found = [animal_of(v, seat) for seat in range(players) if mask & (1 << seat)]
    return [*found, animal_of(v, DUMMY)] if mask & (1 << DUMMY) else found


def best_play(v: vec[i64]) -> dict[str, object] | None:
    """The strongest play on the table."""
    if v[BEST] == 0:
        return None
    return {"seat": v[BEST_SEAT], **combination(v[BEST])}


def combination(strength: i64) -> dict[str, object]:
    return {"combination": KINDS[strength >> SUM_BITS], "sum": strength & SUM_MASK}


def chain(v: vec[i64], players: i64) -> list[dict[str, object]]:
    """Who is where, from the highest; the dummy has no seat."""
    found: list[dict[str, object]] = []
    for space in range(SPACES, 0, -1):
        who = who_is_at(v, players, space)
        if who != EMPTY:
            found.append({"space": space, "species": animal_of(v, who), "seat": None if who == DUMMY else who})
    return found


def dummy(v: vec[i64], pieces: Components) -> dict[str, object]:
    """W-D1 to W-D5: the dummy's space, cards and traits."""
    return {
        "place": v[DUMMY_PLACE],
        "open": card_keys(v, OPEN, pieces),
        "traits": trait_names(open_traits(v)),
        "steps": steps_of_open_cards(v, pieces),
    }


def meal(v: vec[i64], players: i64) -> dict[str, object]:
    """The species that is feeding, so far."""
    return {
        "seat": v[TURN],
        "food": v[FOOD],
        "needs": v[seat_at(v[TURN]) + POPULATION],
        "eaten": animals_in(v, players, v[EATEN]),
    }


def board(v: vec[i64], seat: i64, players: i64, pieces: Components, viewer: int | None) -> dict[str, object]:
    """One player's species, play and points; the hand, and the cards being picked, for that player alone."""
    at = seat_at(seat)
    own = viewer == seat
    picking = is_picking(v, seat)
    shown = own or not picking
    points = category_points(v, seat, pieces)
    return {
        "species": SPECIES_KEYS[v[at + SPECIES]],
        "population": v[at + POPULATION],
        "start_population": pieces.population[v[at + SPECIES]],
        "place": v[at + PLACE],
        "environments": environments(v, seat, pieces),
        "traits": [trait_place(v, at, place, pieces) for place in range(PLACES)],
        "stolen": None if v[at + STOLEN] == EMPTY else pieces.keys[v[at + STOLEN]],
        "works": trait_names(v[at + TRAITS_AT]),
        "kept": card_keys(v, at + KEPT, pieces),
        "bites": v[at + BITES],
        "cards": size(v, at + HAND) + (size(v, at + PLAYED) if picking else 0),
        "hand": card_keys(v, at + HAND, pieces) if own else None,
        "played": card_keys(v, at + PLAYED, pieces) if shown else [],
        "used": used_cards(v, at, pieces) if players == PLAYERS_WITH_DUMMY and not picking else [],
        "play": play_of(v, at) if shown else None,
        "points": dict(zip(CATEGORIES, points)),
        "score": sum(points),
    }


def environments(v: vec[i64], seat: i64, pieces: Components) -> list[dict[str, object]]:
    """W-V2: where the species lives, the food there, and how it came to it."""
    learned = v[seat_at(seat) + LEARNED]
    found: list[dict[str, object]] = []
    for environment, name in enumerate(ENVIRONMENTS):
        food = environment_food(v, seat, pieces, environment)
        if food:
            dealt = v[ENVIRONMENTS_DEALT] & bit(environment) != 0
            found.append({"name": name, "food": food, "learned": learned & bit(environment) != 0, "dealt": dealt})
    return found


def trait_place(v: vec[i64], at: i64, place: i64, pieces: Components) -> dict[str, object] | None:
    """What lies on a trait place."""
    there = v[at + TRAIT_PLACES + place]
    if there == EMPTY:
        return None
    return {
        "trait": TRAITS[trait_on(v, at, place)],
        "card": None if there >= PRINTED else pieces.keys[there],
        "points": place_points(v, at, place),
    }


def used_cards(v: vec[i64], at: i64, pieces: Components) -> list[str]:
    """W-D2: the open cards declared so far."""
    declared = list_of(v, at + COMBINATION)
    played = list_of(v, at + PLAYED)
    return [pieces.keys[card] for card in declared if card not in played]


def play_of(v: vec[i64], at: i64) -> dict[str, object] | None:
    """What the played cards, with the open cards declared, amount to; nothing yet if they are no combination."""
    cards = at + COMBINATION if v[PHASE] == DECLARING else at + PLAYED
    strength = rank(v, cards, size(v, cards))
    return combination(strength) if strength else None


def forecast(v: vec[i64], seat: i64, players: i64, pieces: Components) -> dict[str, object]:
    """W-V1: the food a species would need, has and could get if the era ended now, and who could bite it."""
    at = seat_at(seat)
    need = v[at + POPULATION]
    has = food_without_eating(v, seat, players, pieces)
    prey = prey_of(v, seat, players)
    stored = STORED if v[at + TRAITS_AT] & bit(FOOD_STORE) else 0
    meals = len(animals_in(v, players, prey))
    could = has + MEAL * meals + stored
    hunters = hunters_of(v, seat, players)
    bites = bites_a_meal(players) * len(hunters)
    return {
        "seat": seat,
        "needs": need,
        "has": has,
        "could": could,
        "prey": animals_in(v, players, prey),
        "store": stored,
        "hunters": hunters,
        "in_danger": is_hurt(v[at + TRAITS_AT], bites),
        "change": change_after(has, need),
        "best_change": change_after(could, need),
    }


def hunters_of(v: vec[i64], seat: i64, players: i64) -> list[str]:
    """Who could eat a species now."""
    others = [other for other in range(players) if other != seat and prey_of(v, other, players) & bit(seat)]
    found = [animal_of(v, other) for other in others]
    if players == PLAYERS_WITH_DUMMY and prey_of(v, DUMMY, players) & bit(seat):
        found.append(animal_of(v, DUMMY))
    return found
