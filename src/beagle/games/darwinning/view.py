"""What may be known: the open table, the own hand, and what follows from them (food forecast, points so far)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from beagle.games.darwinning.outlook import animal_of, animals_in, forecast
from beagle.games.darwinning.plans import plans
from beagle.games.darwinning.scoring import place_points
from beagle.games.darwinning.survival import (
    environment_food,
)
from beagle.games.darwinning.traits import bit, open_traits, trait_on

PHASES: Final = ["name", "play", "declare", "choose", "way", "place", "steal", "feed", "over"]
STAGES: Final = ["trick", "last-trick", "search", "metamorphosis"]


def table(v: vec[i64], players: i64, pieces: Components, seat: int | None) -> dict[str, object]:
    """All that the seat may know; with ``None``, what lies open."""
    return {
        "game": "darwinning",
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
        "plans": [] if seat is None else plans(v, players, pieces, seat),
    }


def card_keys(v: vec[i64], cards: i64, pieces: Components) -> list[str]:
    return [pieces.keys[card] for card in list_of(v, cards)]


def environment_names(mask: i64) -> list[str]:
    return [name for environment, name in enumerate(ENVIRONMENTS) if mask & (1 << environment)]


def trait_names(mask: i64) -> list[str]:
    return [name for trait, name in enumerate(TRAITS) if mask & (1 << trait)]


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
