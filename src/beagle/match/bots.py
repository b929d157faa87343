"""Who plays a seat that no human plays. A bot gets only a world it can't tell from the true one."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS, below, generator, next_word
from beagle.core.state import State

Chooser = Callable[[State, int, int], int]
"""Picks an action for a seat of a re-dealt world, with a seed of its own."""


def choose_at_random(world: State, seat: int, seed: int) -> int:
    """Any legal action, each equally likely."""
    actions = world.legal_actions(seat)
    return actions[below(generator(seed), len(actions))]


CHOOSERS: Final[dict[str, Chooser]] = {"random": choose_at_random}
"""Every bot by name."""


def check_bot(name: str) -> str:
    """The name, if it is a bot's. Raises ``BadOption``."""
    if name not in CHOOSERS:
        raise BadOption(f"there is no bot {name!r}: there are {', '.join(CHOOSERS)}")
    return name


def choose(name: str, state: State, seat: int, seed: int) -> int:
    """The action that a bot picks for a seat."""
    return CHOOSERS[check_bot(name)](state.resample(seat, seed), seat, seed)


class Seeds:
    """One seed after another for the bots of a match, apart from the match's own chance."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"bots {seed}".encode()).digest()
        self.generator = generator(int.from_bytes(digest[: SEED_BITS // 8], "big"))

    def next(self) -> int:
        """The next seed."""
        return next_word(self.generator) << 64 | next_word(self.generator) << 32 | next_word(self.generator)


def live_seed() -> int:
    """A seed that nobody can guess, for a match between people."""
    return secrets.randbits(SEED_BITS)
