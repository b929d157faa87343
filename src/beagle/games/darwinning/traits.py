"""The trait places of a species, what may be put there, and what Parasite takes (W-I4, W-X8).

``at`` is where the seat's block begins. Traits count from 0: Pheromones is 0, Society 14.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import SUIT_SIZE, add, remove, value_bits, value_of

PHEROMONES: Final = 0
SYMBIOSIS: Final = 1
HERD_ANIMAL: Final = 2
HARD_SHELL: Final = 3
COMMUNICATION: Final = 4
TEETH: Final = 5
CAMOUFLAGE: Final = 6
PARASITE: Final = 7
POISON: Final = 8
TOOLS: Final = 9
FOOD_STORE: Final = 10
HANDY_HANDS: Final = 11
BIGGER_BRAINS: Final = 12
METAMORPHOSIS: Final = 13
SOCIETY: Final = 14


def bit(trait: i64) -> i64:
    one: i64 = 1
    return one << trait


def trait_on(v: vec[i64], at: i64, place: i64) -> i64:
    """The trait on a place, ``EMPTY`` without one."""
    there = v[at + L.TRAIT_PLACES + place]
    if there == L.EMPTY:
        return L.EMPTY
    return there - L.PRINTED if there >= L.PRINTED else value_of(there)


def count_traits(v: vec[i64], at: i64) -> None:
    """Write down which traits work for the species."""
    found: i64 = 0
    place: i64 = 0
    while place < L.PLACES:
        trait = trait_on(v, at, place)
        if trait != L.EMPTY:
            found |= bit(trait)
        place += 1
    if v[at + L.STOLEN] != L.EMPTY:
        found |= bit(value_of(v[at + L.STOLEN]))
    v[at + L.TRAITS] = found


def place_with(v: vec[i64], at: i64, trait: i64) -> i64:
    """The place a trait lies on; ``EMPTY`` if it is on none (not there, or held by Parasite)."""
    place: i64 = 0
    while place < L.PLACES:
        if trait_on(v, at, place) == trait:
            return place
        place += 1
    return L.EMPTY


def only_place_for(v: vec[i64], at: i64, trait: i64) -> i64:
    """W-I4: never two of the same trait: one that is there can only be replaced. ``EMPTY``: any place will do."""
    if not v[at + L.TRAITS] & bit(trait):
        return L.EMPTY
    place = place_with(v, at, trait)
    return place if place != L.EMPTY else place_with(v, at, PARASITE)


def put_trait(v: vec[i64], at: i64, place: i64, card: i64) -> None:
    """W-I4: lay a card on a place; what it replaces is discarded, with Parasite what it held."""
    empty_place(v, at, place)
    v[at + L.TRAIT_PLACES + place] = card
    count_traits(v, at)


def empty_place(v: vec[i64], at: i64, place: i64) -> None:
    """W-I4, W-X8: a card goes to the discards, a printed trait is gone for good."""
    there = v[at + L.TRAIT_PLACES + place]
    if there == L.EMPTY:
        return
    if trait_on(v, at, place) == PARASITE and v[at + L.STOLEN] != L.EMPTY:
        add(v, L.DISCARDS, v[at + L.STOLEN])
        v[at + L.STOLEN] = L.EMPTY
    if there < L.PRINTED:
        add(v, L.DISCARDS, there)
    v[at + L.TRAIT_PLACES + place] = L.EMPTY


def discard_trait(v: vec[i64], at: i64, trait: i64) -> None:
    """W-X11: a trait is used up, wherever it lies."""
    if v[at + L.STOLEN] != L.EMPTY and value_of(v[at + L.STOLEN]) == trait:
        add(v, L.DISCARDS, v[at + L.STOLEN])
        v[at + L.STOLEN] = L.EMPTY
    else:
        empty_place(v, at, place_with(v, at, trait))
    count_traits(v, at)


# Parasite


def loot_of(v: vec[i64], at: i64) -> i64:
    """W-X8: the traits that lie on a board as cards, the one on its Parasite too; never Parasite itself."""
    found: i64 = 0
    place: i64 = 0
    while place < L.PLACES:
        there = v[at + L.TRAIT_PLACES + place]
        if there != L.EMPTY and there < L.PRINTED:
            found |= bit(value_of(there))
        place += 1
    if v[at + L.STOLEN] != L.EMPTY:
        found |= bit(value_of(v[at + L.STOLEN]))
    return found & ~bit(PARASITE)


def open_traits(v: vec[i64]) -> i64:
    """W-D5: the traits of the open cards."""
    over = v[L.OPEN] | v[L.OPEN + 1] | v[L.OPEN + 2] | v[L.OPEN + 3]
    found: i64 = 0
    trait: i64 = 0
    while over:
        if over & 3:
            found |= bit(trait)
        over >>= 2
        trait += 1
    return found


def loot(v: vec[i64], thief: i64, victim: i64) -> i64:
    """W-X8: what a seat's Parasite may take from a player or from the dummy's open cards."""
    there = open_traits(v) & ~bit(PARASITE) if victim == L.DUMMY else loot_of(v, L.seat_at(victim))
    return there & ~v[L.seat_at(thief) + L.TRAITS]


def steal(v: vec[i64], thief: i64, victim: i64, trait: i64) -> None:
    """W-X8: the victim loses the card; it lies on the thief's Parasite."""
    if victim == L.DUMMY:
        card = open_card_with(v, trait)
        remove(v, L.OPEN, card)
    else:
        card = lose_trait_card(v, L.seat_at(victim), trait)
    at = L.seat_at(thief)
    v[at + L.STOLEN] = card
    count_traits(v, at)


def lose_trait_card(v: vec[i64], at: i64, trait: i64) -> i64:
    """Take a trait card off a board, from its place or from its Parasite."""
    card = v[at + L.STOLEN]
    if card != L.EMPTY and value_of(card) == trait:
        v[at + L.STOLEN] = L.EMPTY
    else:
        place = place_with(v, at, trait)
        card = v[at + L.TRAIT_PLACES + place]
        v[at + L.TRAIT_PLACES + place] = L.EMPTY
    count_traits(v, at)
    return card


def open_card_with(v: vec[i64], trait: i64) -> i64:
    """The first open card of a trait; two of them are worth the same to a thief."""
    suit: i64 = 0
    while v[L.OPEN + suit] & value_bits(trait) == 0:
        suit += 1
    first = suit * SUIT_SIZE + 2 * trait
    one: i64 = 1
    assert suit < L.SUITS
    return first if v[L.OPEN + suit] & (one << (2 * trait)) else first + 1
