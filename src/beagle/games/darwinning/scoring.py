"""The end: points by category, and ties (W-G1 to W-G5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, least, pick
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import value_of
from beagle.games.darwinning.components import ENVIRONMENTS, Components

CATEGORIES: Final = ["chain", "population", "environments", "traits"]
GROWN_VALUE: Final = 2
LEARNED_VALUE: Final = 2
HIGH_TRAIT: Final = 9
"""Traits from 10 on, counted from 0."""
HIGH_TRAIT_VALUE: Final = 3


def population_points(v: vec[i64], pieces: Components, at: i64) -> i64:
    """W-G2: one a point up to the starting population, two above."""
    kept = least(v[at + L.POPULATION], pieces.population[v[at + L.SPECIES]])
    return kept + GROWN_VALUE * (v[at + L.POPULATION] - kept)


def environment_points(v: vec[i64], pieces: Components, at: i64) -> i64:
    """W-G3: one a printed environment, two a learned one."""
    printed: i64 = 0
    environment: i64 = 0
    while environment < len(ENVIRONMENTS):
        if pieces.food_of(v[at + L.SPECIES], environment):
            printed += 1
        environment += 1
    return printed + LEARNED_VALUE * bit_count(v[at + L.LEARNED])


def place_points(v: vec[i64], at: i64, place: i64) -> i64:
    """W-G4: what the card on a trait place scores; printed traits and the zero-points box nothing."""
    there = v[at + L.TRAIT_PLACES + place]
    if there == L.EMPTY or there >= L.PRINTED or place == L.ZERO_BOX:
        return 0
    return pick(value_of(there) >= HIGH_TRAIT, HIGH_TRAIT_VALUE, 1)


def trait_points(v: vec[i64], at: i64) -> i64:
    """W-G4: all places; a stolen trait scores nothing, its Parasite does."""
    total: i64 = 0
    place: i64 = 0
    while place < L.ZERO_BOX:
        total += place_points(v, at, place)
        place += 1
    return total


def category_points(v: vec[i64], pieces: Components, seat: i64) -> list[int]:
    """A seat's points in the order of ``CATEGORIES``; the food chain gives its space (W-G1)."""
    at = L.seat_at(seat)
    return [
        v[at + L.PLACE],
        population_points(v, pieces, at),
        environment_points(v, pieces, at),
        trait_points(v, at),
    ]


def total_points(v: vec[i64], pieces: Components, seat: i64) -> i64:
    at = L.seat_at(seat)
    return v[at + L.PLACE] + population_points(v, pieces, at) + environment_points(v, pieces, at) + trait_points(v, at)


def leaders(v: vec[i64], players: i64, pieces: Components) -> list[int]:
    """W-G5: most points, then the larger population, then the higher place: places differ, so it is one seat."""
    ranks = [
        (total_points(v, pieces, seat), v[L.seat_at(seat) + L.POPULATION], v[L.seat_at(seat) + L.PLACE])
        for seat in range(players)
    ]
    return [ranks.index(max(ranks))]
