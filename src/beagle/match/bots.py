"""The bots at the seats of a match, and the seeds of their chance."""

import secrets

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.bot import Bot
from beagle.bots.levels import NAMES, bot_named
from beagle.bots.play import ask
from beagle.bots.search_bot import SearchBot
from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS, derived_seed, generator, next_word
from beagle.core.state import State


def check_bot(name: str) -> str:
    """The name, if it is a bot's. Raises ``BadOption``."""
    if name not in NAMES:
        raise BadOption(f"there is no bot {name!r}: there are {', '.join(NAMES)}")
    return name


class BotPlayer:
    """A bot at one seat of one match; it never breaks the match.

    From one small action of a turn to the next it keeps the bot, and so the bot's search trees. A state rebuilt from
    the record does as well as the one before it: what the seat sees in it decides whether the trees still hold.
    """

    def __init__(self, name: str) -> None:
        self.name = check_bot(name)
        self.bot = bot_named(name)
        self.decisions = 0
        """How often it was asked and had an alternative."""
        self.reused = 0
        """How many of these decisions went on with the search trees of the one before."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        """A legal action: the bot's, or one at random if the bot fails, with a warning in the log."""
        legal = vec[i64]([0] * state.max_legal())
        count = state.legal(seat, legal)
        before = reused_trees(self.bot)
        action, failed = ask(self.bot, state, seat, seed, legal, count)
        self.decisions += count > 1
        self.reused += reused_trees(self.bot) - before
        if failed:
            self.bot = bot_named(self.name)
        return action


def reused_trees(bot: Bot) -> int:
    """How many decisions of a bot went on with the search trees of the one before."""
    return bot.reused_trees if isinstance(bot, SearchBot) else 0


class Seeds:
    """One seed after another for the bots of a match, apart from the match's own chance."""

    def __init__(self, seed: int) -> None:
        self.generator = generator(derived_seed("bots", seed))

    def next(self) -> int:
        """The next seed."""
        return next_word(self.generator) << 64 | next_word(self.generator) << 32 | next_word(self.generator)


def live_seed() -> int:
    """A seed that nobody can guess, for a match between people."""
    return secrets.randbits(SEED_BITS)
