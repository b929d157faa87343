"""Cards and sets of cards.

A card is a number: suit x 30 + value x 2 + copy, values counted from 0. A set is four numbers in a row of a state, one
a suit, with a bit for each card. Everything here is bits and shifts: plays are looked up millions of times.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, pick
from beagle.core.random import next_word
from beagle.games.darwinning import layout as L

CARDS: Final = 120
VALUES: Final = 15
SUIT_SIZE: Final = 30
WHOLE_SUIT: Final = (1 << SUIT_SIZE) - 1
DE_BRUIJN: Final = 0x077CB531
LOW_32: Final = 0xFFFFFFFF


def index_table() -> list[int]:
    """For each bit, what its product with a De Bruijn sequence begins with."""
    table = [0] * 32
    for index in range(32):
        table[((DE_BRUIJN << index) & LOW_32) >> 27] = index
    return table


INDEX: Final = vec[i64](index_table())


def index_of(bit: i64) -> i64:
    """Which of 30 bits is set."""
    return INDEX[((bit * DE_BRUIJN) & LOW_32) >> 27]


def top_bit(bits: i64) -> i64:
    """The highest of up to 30 bits."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return bits ^ (bits >> 1)


def suit_of(card: i64) -> i64:
    if card < 60:
        return pick(card < 30, 0, 1)
    return pick(card < 90, 2, 3)


def bit_of(card: i64) -> i64:
    """The card's bit in its suit."""
    one: i64 = 1
    return one << (card - suit_of(card) * SUIT_SIZE)


def value_of(card: i64) -> i64:
    """0 to 14; the trait of the card as well (W-C1)."""
    return (card - suit_of(card) * SUIT_SIZE) >> 1


def value_bits(value: i64) -> i64:
    """Both copies of a value in a suit."""
    three: i64 = 3
    return three << (2 * value)


def has(v: vec[i64], cards: i64, card: i64) -> bool:
    return v[cards + suit_of(card)] & bit_of(card) != 0


def add(v: vec[i64], cards: i64, card: i64) -> None:
    v[cards + suit_of(card)] |= bit_of(card)


def remove(v: vec[i64], cards: i64, card: i64) -> None:
    v[cards + suit_of(card)] &= ~bit_of(card)


def move_all(v: vec[i64], origin: i64, to: i64) -> None:
    """Put a whole set into another."""
    v[to] |= v[origin]
    v[to + 1] |= v[origin + 1]
    v[to + 2] |= v[origin + 2]
    v[to + 3] |= v[origin + 3]
    clear(v, origin)


def clear(v: vec[i64], cards: i64) -> None:
    v[cards] = 0
    v[cards + 1] = 0
    v[cards + 2] = 0
    v[cards + 3] = 0


def is_empty(v: vec[i64], cards: i64) -> bool:
    return v[cards] | v[cards + 1] | v[cards + 2] | v[cards + 3] == 0


def size(v: vec[i64], cards: i64) -> i64:
    return bit_count(v[cards]) + bit_count(v[cards + 1]) + bit_count(v[cards + 2]) + bit_count(v[cards + 3])


def list_of(v: vec[i64], cards: i64) -> list[int]:
    """A set's cards, ascending."""
    return [
        suit * SUIT_SIZE + index
        for suit in range(L.SUITS)
        for index in range(SUIT_SIZE)
        if v[cards + suit] & (1 << index)
    ]


def write_cards(v: vec[i64], cards: i64, first_action: i64, into: vec[i64], count: i64) -> i64:
    """Write an action for each card of a set, from ``count`` on."""
    suit: i64 = 0
    while suit < L.SUITS:
        count = write_suit(v[cards + suit], first_action + suit * SUIT_SIZE, into, count)
        suit += 1
    return count


def write_suit(bits: i64, first_action: i64, into: vec[i64], count: i64) -> i64:
    """Write an action for each card of one suit."""
    while bits:
        bit = bits & -bits
        into[count] = first_action + index_of(bit)
        count += 1
        bits ^= bit
    return count


def can_draw(v: vec[i64]) -> bool:
    """Whether there is a card to draw, after the discards are shuffled in if need be (W-X14)."""
    return not is_empty(v, L.DECK) or not is_empty(v, L.DISCARDS)


def draw(v: vec[i64]) -> i64:
    """A random card out of the deck. Five random bits that are no card, or a card elsewhere, are drawn again."""
    if is_empty(v, L.DECK):
        move_all(v, L.DISCARDS, L.DECK)
    one: i64 = 1
    while True:
        word = next_word(v)
        suit = (word >> 5) & 3
        index = word & 31
        if v[L.DECK + suit] & (one << index):
            v[L.DECK + suit] ^= one << index
            return suit * SUIT_SIZE + index


def deal(v: vec[i64], cards: i64, count: i64) -> None:
    """Put random cards of the deck into a set."""
    while count > 0:
        add(v, cards, draw(v))
        count -= 1
