"""Small arithmetic for hot paths: the builtins ``min`` and ``max`` would box their numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HIGHEST_BIT: Final = 1 << 61
"""Of numbers that need no box."""


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def most(a: i64, b: i64) -> i64:
    return a if a > b else b


def pick(first: bool, a: i64, b: i64) -> i64:
    """``a if first else b``, which would box both where one of them is a number written in the source."""
    if first:
        return a
    return b


def insert(row: vec[i64], count: i64, item: i64) -> i64:
    """Put an item among the first ``count`` of a row, which ascend; how many they are then: each is there once."""
    place = count
    while place > 0 and row[place - 1] > item:
        place -= 1
    if place > 0 and row[place - 1] == item:
        return count
    last = count
    while last > place:
        row[last] = row[last - 1]
        last -= 1
    row[place] = item
    return count + 1


def doubling(lowest: int, first: int, step: int, doublings: int) -> vec[i64]:
    """A table of weights for each worth from 0 on: ``first``, doubled with each ``step``, all raised by ``lowest``.

    Looking a weight up is quicker than dividing.
    """
    weights = [
        lowest + ((first + first * (worth % step) // step) << (worth // step)) for worth in range(step * doublings)
    ]
    weights.append(lowest + (first << doublings))
    return vec[i64](weights)


def bit_count(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def bit(place: i64) -> i64:
    """The number with only this bit set, 0 to 61."""
    # Compiled, the 1 of ``1 << place`` has 32 bits only: shifting a large number down is right in both builds.
    return HIGHEST_BIT >> (61 - place)
