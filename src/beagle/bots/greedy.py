"""The greedy bot: looks one action ahead, finishes the turn as the hints say, and takes what is worth most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.bot import Bot
from beagle.bots.policy import finish_turn, lead
from beagle.core.random import below, generator, next_word
from beagle.core.state import State

DEALS: Final = 6
"""How many worlds an action is tried in: enough to see past the luck of one tile or card."""

TURN_LENGTH: Final = 12
"""Small actions that it goes on for at most, should a seat never have to wait."""


class GreedyBot(Bot):
    """``blunders``: out of 100 choices, how many are made at random, as beginners do."""

    def __init__(self, blunders: i64) -> None:
        self.blunders = blunders

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        chance = generator(seed)
        options = vec[i64]([0] * state.max_legal())
        count = state.legal(seat, options)
        if count == 1:
            return options[0]
        if self.blunders > 0 and below(chance, 100) < self.blunders:
            return options[below(chance, count)]
        worth = worths(state, seat, chance, options, count)
        best: i64 = 0
        option: i64 = 1
        while option < count:
            if worth[option] > worth[best]:
                best = option
            option += 1
        return options[best]


def worths(state: State, seat: i64, chance: vec[i64], options: vec[i64], count: i64) -> vec[i64]:
    """What each option is worth to a seat: its lead afterwards, added up over several deals."""
    room = vec[i64]([0] * state.max_legal())
    weights = vec[i64]([0] * state.max_legal())
    points = vec[i64]([0] * state.players)
    worth = vec[i64]([0] * count)
    for _ in range(DEALS):
        world = state.resample(seat, next_word(chance))
        option: i64 = 0
        while option < count:
            tried = world.copy()
            tried.apply(seat, options[option])
            finish_turn(tried, seat, TURN_LENGTH, room, weights)
            tried.evaluate(points)
            worth[option] += lead(points, state.players, seat)
            option += 1
    return worth
