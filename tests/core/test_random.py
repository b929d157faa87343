"""Chance: portable, unbiased, part of the state."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, generator, next_word, seed_generator, shuffle

WORDS_OF_SEED_1859 = [1249989344, 1884734191, 2790489899, 628995259]
"""The same on every machine and every build: records rely on it."""


def test_a_seed_always_gives_the_same_words() -> None:
    chance = generator(1859)
    assert [next_word(chance) for _ in range(4)] == WORDS_OF_SEED_1859


def test_every_part_of_a_long_seed_counts() -> None:
    first = {next_word(generator(1 << bit)) for bit in range(96)}
    assert len(first) == 96


@pytest.mark.parametrize("seed", [-1, 1 << 96])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="expected a seed from 0 to 2"):
        generator(seed)


def test_below_stays_below_and_reaches_everything_about_equally() -> None:
    chance = generator(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(chance, 6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    chance = generator(3)
    orders = set()
    for _ in range(400):
        row = vec[i64]([9, 1, 2, 3, 4, 9])
        shuffle(chance, row, 1, 4)
        orders.add(tuple(row[place] for place in range(6)))
    assert {(order[0], order[5]) for order in orders} == {(9, 9)}
    assert {tuple(sorted(order[1:5])) for order in orders} == {(1, 2, 3, 4)}
    assert len(orders) == 24


def test_the_generator_lives_in_the_first_words_of_a_row() -> None:
    row = vec[i64]([0, 0, 0, 0, 77])
    seed_generator(row, 1859)
    assert [next_word(row) for _ in range(4)] == WORDS_OF_SEED_1859
    assert row[4] == 77
