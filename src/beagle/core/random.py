"""Chance: a small portable generator that lives inside a state.

The generator is Chris Doty-Humphrey's *sfc32*: additions, shifts and exclusive ors on 32-bit words. No intermediate
value reaches 2**63, so the compiled and the interpreted engine give the same numbers. Its four words are the first
four numbers of every state.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GENERATOR: Final = "sfc32"
"""The generator's name, as records write it."""

WORDS: Final = 4
"""How many numbers of a state belong to the generator."""

SEED_BITS: Final = 96
"""A seed is a whole number below 2**96: three words; the fourth is a counter."""

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15


def seed_generator(v: vec[i64], seed: int) -> None:
    """Start the generator in ``v`` from a seed."""
    # Searches deal from one word: then the first comparison is enough, and quick.
    if not 0 <= seed <= MASK and not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {seed}")
    v[0] = seed & MASK
    v[1] = (seed >> 32) & MASK
    v[2] = (seed >> 64) & MASK
    v[3] = 1
    for _ in range(WARM_UP):
        next_word(v)


def next_word(v: vec[i64]) -> i64:
    """The next 32 random bits."""
    a = v[0]
    b = v[1]
    c = v[2]
    counter = v[3]
    word = (a + b + counter) & MASK
    v[0] = b ^ (b >> 9)
    v[1] = (c + (c << 3)) & MASK
    v[2] = ((((c << 21) | (c >> 11)) & MASK) + word) & MASK
    v[3] = (counter + 1) & MASK
    return word


def below(v: vec[i64], limit: i64) -> i64:
    """A number from 0 to ``limit`` - 1, each equally likely. ``limit`` is below 2**31."""
    product = next_word(v) * limit
    low = product & MASK
    if low < limit:
        # Lemire's rejection: the few words that would favour the small numbers are drawn again.
        floor = ((MASK + 1) - limit) % limit
        while low < floor:
            product = next_word(v) * limit
            low = product & MASK
    return product >> 32


def shuffle(v: vec[i64], row: vec[i64], start: i64, count: i64) -> None:
    """Shuffle ``row[start : start + count]`` with the generator in ``v``, which may be the same row."""
    last = count - 1
    while last > 0:
        other = below(v, last + 1)
        kept = row[start + last]
        row[start + last] = row[start + other]
        row[start + other] = kept
        last -= 1


def sort(row: vec[i64], start: i64, count: i64) -> None:
    """Sort ``row[start : start + count]``: before a shuffle, so that it depends on nothing but the generator."""
    place: i64 = 1
    while place < count:
        item = row[start + place]
        to = place
        while to > 0 and row[start + to - 1] > item:
            row[start + to] = row[start + to - 1]
            to -= 1
        row[start + to] = item
        place += 1


def generator(seed: int) -> vec[i64]:
    """A generator outside a state, for bots and playouts."""
    v = vec[i64]([0] * WORDS)
    seed_generator(v, seed)
    return v


def derived_seed(*parts: object) -> int:
    """A seed made of other things, such as a match's seed and what it is for: the same parts give the same seed."""
    digest = hashlib.sha256(" ".join([str(part) for part in parts]).encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
