"""What an action brings about, kept for telling: one packed number a piece of news (``telling.py`` makes sentences).

The lowest 8 bits are its kind, the next a seat, then numbers of 10 bits; a list of up to four cards takes 28 bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.cards import SUIT_SIZE, index_of
from beagle.games.darwinning.layout import NEWS, SUITS

PLAYED_NEWS: Final = 0
"""A play is complete: its rank, its cards."""
DECLARED: Final = 1
"""A combination with open cards is declared: its rank, the open cards used."""
TRICK_WON: Final = 2
LAST_TRICK_WON: Final = 3
DUMMY_MOVED: Final = 4
"""From a space to a space."""
TRAIT_PUT: Final = 5
"""The only place there was for a trait: trait, place."""
STOLEN_NEWS: Final = 6
"""The only trait there was to steal: victim, trait."""
SEARCH: Final = 7
FED: Final = 8
"""Food, need, population after."""
DUMMY_BITES: Final = 9
HURT: Final = 10
"""Bite markers, population after."""
DRAWN: Final = 11
"""Metamorphosis draws a card."""
DUPLICATE: Final = 12
"""Metamorphosis draws a trait that the species has: a card."""
OPEN_CARDS: Final = 13
"""New cards of the dummy."""
NEW_ERA: Final = 14
"""The era, its environments."""
NEW_HAND: Final = 15
NAMES_LEADER: Final = 16

SEAT_AT: Final = 8
FIRST_AT: Final = 16
SECOND_AT: Final = 26
THIRD_AT: Final = 36
NUMBER_MASK: Final = 1023
CARD_BITS: Final = 7
NO_CARD: Final = 127
MOST_CARDS: Final = 4


def tell(v: vec[i64], kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Remember a piece of news with up to three numbers."""
    v[NEWS] += 1
    v[NEWS + v[NEWS]] = kind | (seat << SEAT_AT) | (first << FIRST_AT) | (second << SECOND_AT) | (third << THIRD_AT)


def packed_cards(v: vec[i64], cards: i64) -> i64:
    """Up to four cards of a set in 28 bits."""
    packed: i64 = 0
    count: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        bits = v[cards + suit]
        while bits and count < MOST_CARDS:
            bit = bits & -bits
            packed |= (suit * SUIT_SIZE + index_of(bit)) << (CARD_BITS * count)
            count += 1
            bits ^= bit
        suit += 1
    while count < MOST_CARDS:
        card: i64 = NO_CARD
        packed |= card << (CARD_BITS * count)
        count += 1
    return packed


def number_in(item: i64, at: i64) -> i64:
    return (item >> at) & NUMBER_MASK


def cards_in(item: i64, at: i64) -> list[int]:
    """The cards of a piece of news."""
    found = []
    for place in range(MOST_CARDS):
        card = (item >> (at + CARD_BITS * place)) & NO_CARD
        if card != NO_CARD:
            found.append(card)
    return found
