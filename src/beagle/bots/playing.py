"""A whole game between bots, inside the engine."""

import logging
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.bot import Bot, RandomBot
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State

LOG: Final = logging.getLogger(__name__)


class Played:
    """How a game between bots went, besides what its last position says."""

    def __init__(self, players: i64) -> None:
        self.actions: i64 = 0
        self.failures: i64 = 0
        """How often a bot failed and an action at random took the place of its own."""
        self.choices: vec[i64] = vec[i64]([0] * players)
        """How often each seat was asked."""
        self.spent: vec[i64] = vec[i64]([0] * players)
        """Each seat's thinking time in microseconds."""
        self.slowest: vec[i64] = vec[i64]([0] * players)
        """The longest that each seat thought about one decision, in microseconds."""


def play(state: State, bots: list[Bot], seed: int) -> Played:
    """Let bots play ``state`` to its end; ``bots[seat]`` sits at that seat. One seed decides all they do by chance."""
    played = Played(state.players)
    chance = generator(seed)
    fallback = RandomBot()
    room = vec[i64]([0] * state.max_legal())
    seat = state.actor()
    while seat != NOBODY:
        choice_seed = next_word(chance)
        began = time.perf_counter()
        try:
            action = bots[seat].choose(state, seat, choice_seed)
            if not is_legal(state, seat, action, room):
                raise ValueError(f"action {action} is not legal")
        except Exception as error:
            LOG.warning("the bot at seat %s failed (%s: %s); it plays at random", seat, type(error).__name__, error)
            played.failures += 1
            action = fallback.choose(state, seat, choice_seed)
        spent = i64((time.perf_counter() - began) * 1000000.0)
        played.choices[seat] += 1
        played.spent[seat] += spent
        if spent > played.slowest[seat]:
            played.slowest[seat] = spent
        state.apply(seat, action)
        played.actions += 1
        seat = state.actor()
    return played


def is_legal(state: State, seat: i64, action: i64, room: vec[i64]) -> bool:
    """Is this one of the seat's legal actions?"""
    count = state.legal(seat, room)
    place: i64 = 0
    while place < count:
        if room[place] == action:
            return True
        place += 1
    return False
