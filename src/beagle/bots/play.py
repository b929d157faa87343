"""A whole game between bots, inside the engine, for an observer to watch."""

import logging
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beagle.bots.bot import Bot, pick_random
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State

LOG: Final = logging.getLogger(__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Is told of every action of a game. This one takes no notice; ``observers`` has some that count."""

    def before(self, state: State, seat: i64, action: i64, legal_count: i64, microseconds: i64, failed: bool) -> None:
        """An action is about to be applied.

        The seat had ``legal_count`` to choose from and took ``microseconds``; if its bot ``failed``, the action is one
        at random.
        """

    def after(self, state: State, seat: i64) -> None:
        """The seat's action has been applied."""


UNOBSERVED: Final = Observer()
"""For games of which only the end is wanted."""


def play(state: State, bots: list[Bot], seed: int, observer: Observer) -> None:
    """Let bots play ``state`` to its end; ``bots[seat]`` sits at that seat. One seed decides all they do by chance."""
    chance = generator(seed)
    legal = vec[i64]([0] * state.max_legal())
    seat = state.actor()
    while seat != NOBODY:
        count = state.legal(seat, legal)
        began = time.perf_counter()
        action, failed = ask(bots[seat], state, seat, next_word(chance), legal, count)
        microseconds = i64((time.perf_counter() - began) * 1000000.0)
        observer.before(state, seat, action, count, microseconds, failed)
        state.apply(seat, action)
        observer.after(state, seat)
        seat = state.actor()


def ask(bot: Bot, state: State, seat: i64, seed: int, legal: vec[i64], count: i64) -> tuple[i64, bool]:
    """What a bot chooses of its seat's ``legal`` actions, the first ``count`` of the row, and whether it failed.

    The bot is handed a world that its seat can't tell from the true one. If it raises an error, or chooses what isn't
    legal, the action is one at random, with a warning in the log: a bot never breaks a match.
    """
    world = state.resample(seat, seed) if bot.looks() else state
    try:
        action = bot.choose(world, seat, seed)
        if is_among(action, legal, count):
            return action, False
        raise ValueError(f"action {action} is not legal")
    except Exception as error:
        LOG.warning("the bot at seat %s failed (%s: %s); it plays at random", seat, type(error).__name__, error)
    return pick_random(seed, legal, count), True


def is_among(action: i64, legal: vec[i64], count: i64) -> bool:
    """Is this one of the first ``count`` legal actions?"""
    place: i64 = 0
    while place < count:
        if legal[place] == action:
            return True
        place += 1
    return False
