"""Improving: one card, one of four ways (W-I1 to W-I6), and Parasite's choice (W-X8)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import insert
from beagle.games.darwinning.actions import (
    DECLINE,
    DUMMY_ANIMAL,
    PUT,
    STEAL,
    TAKE,
    WAY_CHAIN,
    WAY_ENVIRONMENT,
    WAY_POPULATION,
    WAY_TRAIT,
)
from beagle.games.darwinning.cards import VALUES, add, remove, value_of, write_cards
from beagle.games.darwinning.chain import move
from beagle.games.darwinning.components import NO_ENVIRONMENT, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.layout import (
    AFTER_TRICK,
    CARD,
    DISCARDS,
    DUMMY,
    EMPTY,
    KEPT,
    LEARNED,
    PLACES,
    PLAYED,
    POPULATION,
    SEARCHING,
    SPECIES,
    STAGE,
    seat_at,
)
from beagle.games.darwinning.traits import bit, loot, only_place_for


def pool_at(v: vec[i64], seat: i64) -> i64:
    """W-T3, W-T5, W-D8: the cards to choose from: the seat's play, or the discards when searching."""
    if v[STAGE] == SEARCHING:
        return DISCARDS
    return seat_at(seat) + PLAYED


def legal_cards(v: vec[i64], seat: i64, into: vec[i64]) -> i64:
    """A card to improve with, or none (W-I5)."""
    into[0] = DECLINE
    return write_cards(v, pool_at(v, seat), TAKE, into, 1)


# The four ways


def has_environment(v: vec[i64], at: i64, pieces: Components, environment: i64) -> bool:
    """W-I3: printed or learned."""
    return pieces.food_of(v[at + SPECIES], environment) > 0 or v[at + LEARNED] & bit(environment) != 0


def offers_way(v: vec[i64], at: i64, pieces: Components, card: i64, way: i64) -> bool:
    """W-I1 to W-I4: whether the card can be used this way; as a trait it always can."""
    if way == WAY_CHAIN:
        return pieces.steps[card] != 0
    if way == WAY_POPULATION:
        return pieces.gain[card] > 0
    if way == WAY_ENVIRONMENT:
        environment = pieces.environment[card]
        return environment != NO_ENVIRONMENT and not has_environment(v, at, pieces, environment)
    return True


def legal_ways(v: vec[i64], at: i64, pieces: Components, into: vec[i64]) -> i64:
    """What the chosen card can be used for."""
    count: i64 = 0
    way: i64 = WAY_CHAIN
    while way <= WAY_TRAIT:
        if offers_way(v, at, pieces, v[CARD], way):
            into[count] = way
            count += 1
        way += 1
    return count


def only_as_trait(v: vec[i64], at: i64, pieces: Components, card: i64) -> bool:
    """Whether nothing but its trait can be used."""
    return not (
        offers_way(v, at, pieces, card, WAY_CHAIN)
        or offers_way(v, at, pieces, card, WAY_POPULATION)
        or offers_way(v, at, pieces, card, WAY_ENVIRONMENT)
    )


def use_icon(v: vec[i64], seat: i64, players: i64, pieces: Components, way: i64) -> None:
    """W-I1 to W-I3, W-I6: the card's icon works at once, and the card stays with the board."""
    at = seat_at(seat)
    card = v[CARD]
    remove(v, pool_at(v, seat), card)
    add(v, at + KEPT, card)
    if way == WAY_CHAIN:
        move(v, players, seat, pieces.steps[card])
    elif way == WAY_POPULATION:
        v[at + POPULATION] += pieces.gain[card]
    else:
        v[at + LEARNED] |= bit(pieces.environment[card])


def legal_places(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """W-I4: any place, unless the trait is there already: then that place."""
    only = only_place_for(v, at, value_of(v[CARD]))
    if only != EMPTY:
        into[0] = PUT + only
        return 1
    place: i64 = 0
    while place < PLACES:
        into[place] = PUT + place
        place += 1
    return PLACES


# Parasite


def victims(players: i64, stage: i64) -> i64:
    """W-X8, W-D5: the other players, a bit each, and after the last trick the dummy's open cards."""
    everybody: i64 = bit(players) - 1
    return everybody | bit(DUMMY) if players == PLAYERS_WITH_DUMMY and stage != AFTER_TRICK else everybody


def legal_thefts(v: vec[i64], seat: i64, players: i64, into: vec[i64]) -> i64:
    """W-X8: every trait that Parasite can take."""
    whom = victims(players, v[STAGE])
    count: i64 = 0
    victim: i64 = 0
    while victim <= DUMMY:
        if whom & bit(victim) and victim != seat:
            found = loot(v, seat, victim)
            animal: i64 = DUMMY_ANIMAL
            if victim != DUMMY:
                animal = v[seat_at(victim) + SPECIES]
            trait: i64 = 0
            while trait < VALUES:
                if found & bit(trait):
                    count = insert(into, count, STEAL + animal * VALUES + trait)
                trait += 1
        victim += 1
    return count


def seat_of(v: vec[i64], players: i64, animal: i64) -> i64:
    """The seat that plays a species, ``DUMMY`` for the dummy, ``EMPTY`` for one that nobody plays."""
    if animal == DUMMY_ANIMAL:
        return DUMMY
    seat: i64 = 0
    while seat < players:
        if v[seat_at(seat) + SPECIES] == animal:
            return seat
        seat += 1
    return EMPTY
