"""Who plays a seat that no human plays. A bot gets only a world it can't tell from the true one."""

import hashlib
import logging
import secrets

from beagle.bots.bot import RandomBot
from beagle.bots.levels import NAMES, bot_named
from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS, generator, next_word
from beagle.core.state import State

LOG = logging.getLogger(__name__)


def check_bot(name: str) -> str:
    """The name, if it is a bot's. Raises ``BadOption``."""
    if name not in NAMES:
        raise BadOption(f"there is no bot {name!r}: there are {', '.join(NAMES)}")
    return name


class BotPlayer:
    """A bot at one seat of one match. It may remember its thoughts within a turn, and it never breaks the match."""

    def __init__(self, name: str) -> None:
        self.name = check_bot(name)
        self.bot = bot_named(name)

    def choose(self, state: State, seat: int, seed: int) -> int:
        """A legal action: the bot's, or one at random if the bot fails, with a warning in the log."""
        world = state.resample(seat, seed)
        try:
            action = self.bot.choose(world, seat, seed)
            if action in world.legal_actions(seat):
                return action
            LOG.warning("bot %s chose %s, which is not legal; it plays at random", self.name, action)
        except Exception as error:
            LOG.warning("bot %s failed (%s: %s); it plays at random", self.name, type(error).__name__, error)
        self.bot = bot_named(self.name)
        return RandomBot().choose(state, seat, seed)


def choose(name: str, state: State, seat: int, seed: int) -> int:
    """The action that a bot picks for a seat, without a memory."""
    return BotPlayer(name).choose(state, seat, seed)


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
