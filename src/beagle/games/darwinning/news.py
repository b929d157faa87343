"""What an action brings about: the kinds of news and their numbers (``shown/events.py`` makes sentences of them).

A population takes two numbers: one made by hand may outgrow the 1023 that fit into one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import FIRST_SHIFT, NUMBER_BITS, NUMBER_MASK, add_news, number_of, packed
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import SUIT_SIZE, index_of, value_of
from beagle.games.darwinning.traits import PARASITE, trait_on

PLAYED: Final = 0
"""A play is complete: its rank, its cards."""
DECLARED: Final = 1
"""A combination with open cards is declared: its rank, its cards."""
TRICK_WON: Final = 2
LAST_TRICK_WON: Final = 3
DUMMY_MOVED: Final = 4
"""From a space to a space."""
TRAIT_PUT: Final = 5
"""The only place there was for a trait: what ``tell_put`` tells."""
STOLEN: Final = 6
"""The only trait there was to steal: victim, trait."""
SEARCH: Final = 7
FED: Final = 8
"""Food, then the population before and after, two numbers each."""
DUMMY_BITES: Final = 9
HURT: Final = 10
"""Bite markers, then the population after, two numbers."""
DRAWN: Final = 11
"""Metamorphosis draws a card."""
DRAWN_COPY: Final = 12
"""Metamorphosis draws a trait that the species has: what ``tell_put`` tells."""
OPEN_CARDS: Final = 13
"""New cards of the dummy: no rank, its cards."""
NEW_ERA: Final = 14
"""The era, its environments."""
NEW_HAND: Final = 15
NAMES_LEADER: Final = 16

NO_CARD: Final = 0
"""A number for a card is one more than the card."""
MOST_CARDS: Final = 4


def tell(v: vec[i64], kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Remember a piece of news with up to five numbers."""
    add_news(v, L.NEWS, L.NEWS_ROOM, packed(kind, seat, a, b, c, d, e))


def tell_cards(v: vec[i64], kind: i64, seat: i64, rank: i64, cards: i64) -> None:
    """Remember a piece of news with a rank and, as the other four numbers, up to four cards of a set."""
    item = packed(kind, seat, rank, NO_CARD, NO_CARD, NO_CARD, NO_CARD)
    shift: i64 = FIRST_SHIFT + NUMBER_BITS
    end = shift + MOST_CARDS * NUMBER_BITS
    suit: i64 = 0
    while suit < L.SUITS:
        bits = v[cards + suit]
        while bits and shift < end:
            bit = bits & -bits
            item |= (suit * SUIT_SIZE + index_of(bit) + 1) << shift
            shift += NUMBER_BITS
            bits ^= bit
        suit += 1
    add_news(v, L.NEWS, L.NEWS_ROOM, item)


def tell_put(v: vec[i64], kind: i64, seat: i64, place: i64) -> None:
    """Remember that the card in question goes on a place: card, place, what it replaces there, what a Parasite held.

    A number for a trait is one more than the trait, 0 for none.
    """
    at = L.seat_at(seat)
    there = trait_on(v, at, place)
    stolen: i64 = 0
    if there == PARASITE and v[at + L.STOLEN] != L.EMPTY:
        stolen = value_of(v[at + L.STOLEN]) + 1
    tell(v, kind, seat, v[L.CARD], place, there + 1, stolen)


def tell_fed(v: vec[i64], seat: i64, food: i64, before: i64, after: i64) -> None:
    """Remember a meal and what it did to the population."""
    tell(v, FED, seat, food, before >> NUMBER_BITS, before & NUMBER_MASK, after >> NUMBER_BITS, after & NUMBER_MASK)


def tell_hurt(v: vec[i64], seat: i64, bites: i64, population: i64) -> None:
    """Remember bite markers and the population they left."""
    tell(v, HURT, seat, bites, population >> NUMBER_BITS, population & NUMBER_MASK)


def population_in(item: i64, index: i64) -> i64:
    """The population in two numbers of an item."""
    return (number_of(item, index) << NUMBER_BITS) | number_of(item, index + 1)


def cards_in(item: i64) -> list[int]:
    """The cards of a piece of news."""
    found = [number_of(item, 1 + place) for place in range(MOST_CARDS)]
    return [number - 1 for number in found if number != NO_CARD]
