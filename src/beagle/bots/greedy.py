"""The greedy bot: looks ahead at each action and takes the one with the largest lead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.bot import Bot
from beagle.bots.lookahead import Lookahead
from beagle.bots.policy import heaviest
from beagle.core.random import below, generator, next_word
from beagle.core.state import State

DEALS: Final = 6
"""How many worlds an action is tried in: enough to see past the luck of one tile or card."""


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
        return options[heaviest(worth, count)]


def worths(state: State, seat: i64, chance: vec[i64], options: vec[i64], count: i64) -> vec[i64]:
    """What each option is worth to a seat: its lead afterwards, added up over several deals."""
    lookahead = Lookahead(state)
    worth = vec[i64]([0] * count)
    for _ in range(DEALS):
        lookahead.add_leads(state.resample(seat, next_word(chance)), seat, options, count, worth)
    return worth
