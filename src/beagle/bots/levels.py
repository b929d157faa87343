"""Five levels of strength that a person can feel, the same for every game, and the bots by name."""

from typing import Final

from beagle.bots.bot import Bot, RandomBot
from beagle.bots.greedy import GreedyBot
from beagle.bots.search import Settings
from beagle.bots.search_bot import SearchBot

LEVELS: Final = ["1", "2", "3", "4", "5"]
NAMES: Final = [*LEVELS, "random", "greedy", "search"]
"""``greedy`` is level 3, ``search`` is level 5."""

BLUNDERS: Final = 40
"""Out of a hundred choices of level 2, so many are made at random."""

WIN_WEIGHT: Final = 0.5
"""The part of a finished game's reward that is for winning; the rest is for the lead."""

SMALL_SEARCH: Final = 300
"""Iterations of level 4."""
SMALL_EXPLORE: Final = 0.5
"""The ``explore`` of small searches: with few iterations it pays to explore less."""
LARGE_SEARCH: Final = 16000
"""Iterations of level 5, times what a game's decisions deserve (``Tuning.effort``): mostly under half a second."""
LARGE_EXPLORE: Final = 1.0
"""The ``explore`` of searches larger than level 4's."""
LONGEST_THOUGHT: Final = 1.8
"""Seconds after which level 5 stops, however slow the machine."""


def settings_for(iterations: int, seconds: float = 0.0, *, patient: bool = False) -> Settings:
    """A search with this budget for a decision: iterations, or seconds, or whichever ends first; 0 sets no bound."""
    explore = SMALL_EXPLORE if 0 < iterations <= SMALL_SEARCH else LARGE_EXPLORE
    return Settings(iterations, seconds, explore, WIN_WEIGHT, patient)


def bot_named(name: str) -> Bot:
    """A new bot with one of the ``NAMES``. Raises ``ValueError``."""
    if name in ("1", "random"):
        return RandomBot()
    if name == "2":
        return GreedyBot(BLUNDERS)
    if name in ("3", "greedy"):
        return GreedyBot(0)
    if name == "4":
        return SearchBot(settings_for(SMALL_SEARCH))
    if name in ("5", "search"):
        return SearchBot(settings_for(LARGE_SEARCH, LONGEST_THOUGHT, patient=True))
    raise ValueError(f"there is no bot {name!r}: there are {', '.join(NAMES)}")
