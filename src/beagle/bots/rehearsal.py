"""Rehearsals: how a search's best options turn out when everybody chooses with more care than by hints.

A search tries many lines, and ends each quickly. For the last word between the options that it tried most, games are
played to their end in which everybody looks ahead before each choice; the same deals for every option, so that luck
favours none.
"""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.policy import heaviest
from beagle.bots.search import Search
from beagle.core.random import next_word

WORTH_A_REHEARSAL: Final = 8
"""An option tried less than an eighth as often as the one tried most is not rehearsed."""
TRUST: Final = 50
"""So many rehearsals count as much as what the search found out before."""


def rehearsed_best(search: Search, games: i64, part: float) -> i64:
    """Of the options tried most, the one that turns out best in so many games, for this part of the seconds."""
    best = search.best()
    enough = search.visits(best) // WORTH_A_REHEARSAL
    worth = vec[i64]([0] * search.count)
    rivals: i64 = 0
    option: i64 = 0
    while option < search.count:
        if search.visits(option) >= enough:
            worth[option] = i64(float(TRUST) * search.mean(option))
            rivals += 1
        option += 1
    if rivals == 1:
        return best
    end = time.monotonic() + part * search.settings.seconds
    timed = search.settings.seconds > 0.0
    while games > 0 and not (timed and time.monotonic() >= end):
        rehearse_all(search, worth)
        games -= 1
    return heaviest(worth, search.count)


def rehearse_all(search: Search, worth: vec[i64]) -> None:
    """Play one deal to its end after each option that is worth something already, and add what came of it."""
    word = next_word(search.chance)
    option: i64 = 0
    while option < search.count:
        if worth[option] > 0:
            world = search.state.resample(search.seat, word)
            world.apply(search.seat, search.options[option])
            search.glance.play_out(world, search.room, search.weights)
            search.judge(world)
            worth[option] += search.rewards[search.seat]
        option += 1
