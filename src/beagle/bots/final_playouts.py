"""Final playouts: games to the end, by players who look ahead, decide between a search's best options.

A search tries many lines, and ends each quickly by rollout weights. The last word between the options that it visited
most belongs to games played with more care; the same deals for every option, so that luck favours none.
"""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.policy import heaviest
from beagle.bots.search import Search
from beagle.core.random import next_word

WORTH_A_PLAYOUT: Final = 8
"""An option with less than an eighth of the most visits gets no final playouts."""
SEARCH_AS_PLAYOUTS: Final = 50
"""An option's mean reward in the search counts as much as so many final playouts."""


def best_by_playouts(search: Search, games: i64, part: float) -> i64:
    """Of the options visited most, the one that turns out best in so many games, for this part of the seconds."""
    best = search.best()
    enough = search.visits(best) // WORTH_A_PLAYOUT
    rewards = vec[i64]([0] * search.count)
    rivals: i64 = 0
    option: i64 = 0
    while option < search.count:
        if search.visits(option) >= enough:
            rewards[option] = i64(float(SEARCH_AS_PLAYOUTS) * search.mean(option))
            rivals += 1
        option += 1
    if rivals == 1:
        return best
    end = time.monotonic() + part * search.settings.seconds
    timed = search.settings.seconds > 0.0
    while games > 0 and not (timed and time.monotonic() >= end):
        play_out_all(search, rewards)
        games -= 1
    return heaviest(rewards, search.count)


def play_out_all(search: Search, rewards: vec[i64]) -> None:
    """Play one deal to its end after each option that has a reward already, and add what came of it."""
    word = next_word(search.chance)
    option: i64 = 0
    while option < search.count:
        if rewards[option] > 0:
            world = search.state.resample(search.seat, word)
            world.apply(search.seat, search.options[option])
            search.lookahead.play_out(world, search.room, search.weights)
            search.judge(world)
            rewards[option] += search.rewards[search.seat]
        option += 1
