"""Improving: one card, one of four ways (W-I1 to W-I6), and Parasite's choice (W-X8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import insert
from beagle.games.darwinning import actions as A
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import VALUES, add, remove, value_of, write_cards
from beagle.games.darwinning.chain import move
from beagle.games.darwinning.components import NO_ENVIRONMENT, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.traits import bit, loot, only_place_for

MOST_THEFTS: Final = 31
"""More than Parasite finds: at most six trait cards on each of five boards."""


def pool_at(v: vec[i64], seat: i64) -> i64:
    """W-T3, W-T5, W-D8: the cards to choose from: the seat's play, or the discards when searching."""
    if v[L.STAGE] == L.SEARCHING:
        return L.DISCARDS
    return L.seat_at(seat) + L.PLAYED


def legal_cards(v: vec[i64], seat: i64, into: vec[i64]) -> i64:
    """A card to improve with, or none (W-I5)."""
    into[0] = A.DECLINE
    return write_cards(v, pool_at(v, seat), A.TAKE, into, 1)


# The four ways


def has_environment(v: vec[i64], pieces: Components, at: i64, environment: i64) -> bool:
    """W-I3: printed or learned."""
    return pieces.food_of(v[at + L.SPECIES], environment) > 0 or v[at + L.LEARNED] & bit(environment) != 0


def offers_way(v: vec[i64], pieces: Components, at: i64, card: i64, way: i64) -> bool:
    """W-I1 to W-I4: whether the card can be used this way; as a trait it always can."""
    if way == A.WAY_CHAIN:
        return pieces.steps[card] != 0
    if way == A.WAY_POPULATION:
        return pieces.gain[card] > 0
    if way == A.WAY_ENVIRONMENT:
        environment = pieces.environment[card]
        return environment != NO_ENVIRONMENT and not has_environment(v, pieces, at, environment)
    return True


def legal_ways(v: vec[i64], pieces: Components, at: i64, into: vec[i64]) -> i64:
    """What the chosen card can be used for."""
    count: i64 = 0
    way: i64 = A.WAY_CHAIN
    while way <= A.WAY_TRAIT:
        if offers_way(v, pieces, at, v[L.CARD], way):
            into[count] = way
            count += 1
        way += 1
    return count


def only_as_trait(v: vec[i64], pieces: Components, at: i64, card: i64) -> bool:
    """Whether nothing but its trait can be used."""
    return not (
        offers_way(v, pieces, at, card, A.WAY_CHAIN)
        or offers_way(v, pieces, at, card, A.WAY_POPULATION)
        or offers_way(v, pieces, at, card, A.WAY_ENVIRONMENT)
    )


def use_icon(v: vec[i64], players: i64, pieces: Components, seat: i64, way: i64) -> None:
    """W-I1 to W-I3, W-I6: the card's icon works at once, and the card stays with the board."""
    at = L.seat_at(seat)
    card = v[L.CARD]
    remove(v, pool_at(v, seat), card)
    add(v, at + L.KEPT, card)
    if way == A.WAY_CHAIN:
        move(v, players, seat, pieces.steps[card])
    elif way == A.WAY_POPULATION:
        v[at + L.POPULATION] += pieces.gain[card]
    else:
        v[at + L.LEARNED] |= bit(pieces.environment[card])


def legal_places(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """W-I4: any place, unless the trait is there already: then that place."""
    only = only_place_for(v, at, value_of(v[L.CARD]))
    if only != L.EMPTY:
        into[0] = A.PUT + only
        return 1
    place: i64 = 0
    while place < L.PLACES:
        into[place] = A.PUT + place
        place += 1
    return L.PLACES


# Parasite


def victims(players: i64, stage: i64) -> i64:
    """W-X8, W-D5: the other players, a bit each, and after the last trick the dummy's open cards."""
    everybody: i64 = bit(players) - 1
    return everybody | bit(L.DUMMY) if players == PLAYERS_WITH_DUMMY and stage != L.AFTER_TRICK else everybody


def legal_thefts(v: vec[i64], players: i64, seat: i64, into: vec[i64]) -> i64:
    """W-X8: every trait that Parasite can take."""
    whom = victims(players, v[L.STAGE])
    count: i64 = 0
    victim: i64 = 0
    while victim <= L.DUMMY:
        if whom & bit(victim) and victim != seat:
            found = loot(v, seat, victim)
            animal: i64 = A.DUMMY_ANIMAL
            if victim != L.DUMMY:
                animal = v[L.seat_at(victim) + L.SPECIES]
            trait: i64 = 0
            while trait < VALUES:
                if found & bit(trait):
                    count = insert(into, count, A.STEAL + animal * VALUES + trait)
                trait += 1
        victim += 1
    return count


def seat_playing(v: vec[i64], players: i64, animal: i64) -> i64:
    """The seat that plays a species, ``DUMMY`` for the dummy, ``EMPTY`` for one that nobody plays."""
    if animal == A.DUMMY_ANIMAL:
        return L.DUMMY
    seat: i64 = 0
    while seat < players:
        if v[L.seat_at(seat) + L.SPECIES] == animal:
            return seat
        seat += 1
    return L.EMPTY
