"""The seven combinations: how strong they are and which cards can still become one (W-T1, W-T2).

A rank is kind x 64 + sum of values, so that the stronger combination has the larger number. What may be added to the
cards picked so far follows from the counts by value and by suit of the cards at hand (the pool): values that fit in
any suit, and cards that fit in the picked cards' own suit only. ``Fits`` are packed in one number: 30 bits of values
(both copies of each), then 30 bits of cards of that suit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, pick
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import SUIT_SIZE, VALUES, WHOLE_SUIT, index_of, top_bit, value_bits

NOTHING: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
FLUSH: Final = 3
STRAIGHT: Final = 4
THREE: Final = 5
STRAIGHT_FLUSH: Final = 6
FOUR: Final = 7
KINDS: Final = ["nothing", "single", "pair", "flush", "straight", "three", "straight-flush", "four"]

SUM_BITS: Final = 6
SUM_MASK: Final = (1 << SUM_BITS) - 1
MANY_SUITS: Final = -1


def rank_of(kind: i64, total: i64) -> i64:
    return (kind << SUM_BITS) | total


def suit_values(bits: i64) -> i64:
    """The sum of the values (1 to 15) of some cards of a suit."""
    total: i64 = 0
    while bits:
        bit = bits & -bits
        total += (index_of(bit) >> 1) + 1
        bits ^= bit
    return total


def value_sum(v: vec[i64], cards: i64) -> i64:
    return suit_values(v[cards]) + suit_values(v[cards + 1]) + suit_values(v[cards + 2]) + suit_values(v[cards + 3])


def all_suits(v: vec[i64], cards: i64) -> i64:
    """The set laid over itself: which values and copies it has in any suit."""
    return v[cards] | v[cards + 1] | v[cards + 2] | v[cards + 3]


def only_suit(v: vec[i64], cards: i64) -> i64:
    """The one suit of some cards, or ``MANY_SUITS``."""
    found: i64 = MANY_SUITS
    suit: i64 = 0
    while suit < L.SUITS:
        if v[cards + suit]:
            if found != MANY_SUITS:
                return MANY_SUITS
            found = suit
        suit += 1
    return found


def lowest_value(bits: i64) -> i64:
    return index_of(bits & -bits) >> 1


def highest_value(bits: i64) -> i64:
    return index_of(top_bit(bits)) >> 1


def count_of_value(v: vec[i64], cards: i64, value: i64) -> i64:
    """How many cards of a value a set has."""
    both = value_bits(value)
    return (
        bit_count(v[cards] & both)
        + bit_count(v[cards + 1] & both)
        + bit_count(v[cards + 2] & both)
        + bit_count(v[cards + 3] & both)
    )


def is_straight(bits: i64) -> bool:
    """Three cards laid over one another by ``all_suits``: are their values consecutive?"""
    low = lowest_value(bits)
    return highest_value(bits) == low + 2 and bits & value_bits(low + 1) != 0


def rank(v: vec[i64], cards: i64, count: i64) -> i64:
    """W-T2: the rank of ``count`` cards, ``NOTHING`` if they are no combination."""
    if count == 0 or count > 4:
        return NOTHING
    over = all_suits(v, cards)
    low = lowest_value(over)
    if count == 1:
        return rank_of(SINGLE, low + 1)
    if highest_value(over) == low:
        return rank_of(pick(count == 2, PAIR, pick(count == 3, THREE, FOUR)), count * (low + 1))
    if count != 3:
        return NOTHING
    flush = only_suit(v, cards) != MANY_SUITS
    if is_straight(over):
        return rank_of(pick(flush, STRAIGHT_FLUSH, STRAIGHT), 3 * (low + 2))
    if flush:
        return rank_of(FLUSH, value_sum(v, cards))
    return NOTHING


def fits(v: vec[i64], cards: i64, count: i64, w: vec[i64], pool: i64, best: i64) -> i64:
    """What of a pool can be added to 1 to 3 cards on the way to a combination of at least the rank ``best``.

    The pool is a set in ``w``, which is ``v`` itself unless a hand and the open cards make it up together (W-D2).
    """
    if count > 3:
        return 0
    over = all_suits(v, cards)
    low = lowest_value(over)
    suit = only_suit(v, cards)
    if highest_value(over) == low:
        found = fits_of_a_kind(count, low, w, pool, best)
        if count == 1:
            found |= fits_in_straights(low, suit, w, pool, best)
    else:
        found = 0
        if count == 2:
            found = fits_between(over, low, suit, w, pool, best)
    if count < 3 and suit != MANY_SUITS:
        found |= fits_in_flush(v[cards + suit], w[pool + suit], count, best) << SUIT_SIZE
    return found


def fits_of_a_kind(count: i64, value: i64, w: vec[i64], pool: i64, best: i64) -> i64:
    """Towards a pair, three or four of a kind."""
    reach = count + count_of_value(w, pool, value)
    points = value + 1
    good = (
        (count == 1 and reach >= 2 and rank_of(PAIR, 2 * points) >= best)
        or (count <= 2 and reach >= 3 and rank_of(THREE, 3 * points) >= best)
        or (reach >= 4 and rank_of(FOUR, 4 * points) >= best)
    )
    return pick(good, value_bits(value), 0)


def fits_in_straights(value: i64, suit: i64, w: vec[i64], pool: i64, best: i64) -> i64:
    """From one card towards a straight: both other values of a row of three must be in the pool."""
    found: i64 = 0
    # Every row of three has a neighbour of each of its values.
    if not all_suits(w, pool) & neighbours(value) or rank_of(STRAIGHT_FLUSH, SUM_MASK) < best:
        return found
    first = value - 2
    while first <= value:
        if first >= 0 and first + 2 < VALUES:
            found |= fits_in_row(first, value_bits(value), suit, w, pool, best)
        first += 1
    return found


def neighbours(value: i64) -> i64:
    """The values one below and one above."""
    above = value_bits(value + 1)
    return above | (above >> 4) if value else above


def fits_between(over: i64, low: i64, suit: i64, w: vec[i64], pool: i64, best: i64) -> i64:
    """From two cards of different values towards a straight."""
    gap = highest_value(over) - low
    if gap == 2:
        return fits_in_row(low, over, suit, w, pool, best)
    if gap != 1:
        return 0
    found: i64 = 0
    if low > 0:
        found = fits_in_row(low - 1, over, suit, w, pool, best)
    if low + 2 < VALUES:
        found |= fits_in_row(low, over, suit, w, pool, best)
    return found


def fits_in_row(first: i64, over: i64, suit: i64, w: vec[i64], pool: i64, best: i64) -> i64:
    """The pool's cards for the values that a row of three from ``first`` lacks, if it has them all."""
    found: i64 = 0
    in_suit: i64 = 0
    any_suit = all_suits(w, pool)
    of_suit: i64 = 0
    if suit != MANY_SUITS:
        of_suit = w[pool + suit]
    whole = True
    whole_in_suit = suit != MANY_SUITS
    value = first
    while value < first + 3:
        both = value_bits(value)
        if not over & both:
            found |= both
            in_suit |= of_suit & both
            whole = whole and any_suit & both != 0
            whole_in_suit = whole_in_suit and of_suit & both != 0
        value += 1
    total = 3 * (first + 2)
    if whole and rank_of(STRAIGHT, total) >= best:
        return found
    if whole_in_suit and rank_of(STRAIGHT_FLUSH, total) >= best:
        return in_suit << SUIT_SIZE
    return 0


def fits_in_flush(picked: i64, pool: i64, count: i64, best: i64) -> i64:
    """Cards of the suit towards a flush: all that can reach the sum it needs."""
    if rank_of(FLUSH, SUM_MASK) < best or pool == 0:
        return 0
    missing: i64 = 0
    if best >> SUM_BITS == FLUSH:
        missing = (best & SUM_MASK) - suit_values(picked)
    if count == 1:
        top = top_bit(pool)
        rest = pool ^ top
        if rest == 0:
            return 0
        missing -= (index_of(top) >> 1) + 1
        if highest_value(rest) + 1 < missing:
            return 0
    return pool & at_least(missing)


def at_least(points: i64) -> i64:
    """The cards of a suit that are worth so much or more."""
    if points <= 1:
        return WHOLE_SUIT
    if points > VALUES:
        return 0
    one: i64 = 1
    return WHOLE_SUIT & ~((one << (2 * (points - 1))) - 1)


def fitting(v: vec[i64], cards: i64, suit: i64, w: vec[i64], pool: i64, found: i64) -> i64:
    """The cards of a suit of a pool in ``w`` among what ``fits`` found for the picked cards in ``v``."""
    allowed = found & WHOLE_SUIT
    if v[cards + suit]:
        # The upper half was found for the one suit of all the picked cards.
        allowed |= found >> SUIT_SIZE
    return w[pool + suit] & allowed
