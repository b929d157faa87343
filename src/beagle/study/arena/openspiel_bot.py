"""OpenSpiel's own information-set search as a bot, on the games as OpenSpiel knows them: a yardstick from outside."""

from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from beagle.bots.bot import Bot
from beagle.core.state import State
from beagle.study.environments.openspiel import Rollouts, from_state

EXPLORE: Final = 2.0
"""``uct_c``, as OpenSpiel's examples have it."""
SEED_MASK: Final = (1 << 32) - 1
MOST_SIMULATIONS: Final = 1 << 40
"""More simulations than fit in any time."""


class OutOfTime(Exception):
    """The search has used up its seconds."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which counts simulations, with a clock."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__(
            game, Rollouts(1, seed), EXPLORE, MOST_SIMULATIONS, random_state=np.random.RandomState(seed & SEED_MASK)
        )
        self.end = perf_counter() + seconds

    def sample_root_state(self, state: Any) -> Any:
        if self._root_node.total_visits > 0 and perf_counter() >= self.end:
            raise OutOfTime
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)


class OpenSpielBot(Bot):
    """Begins a new search for each decision."""

    def __init__(self, game: str, parameters: dict[str, Any], seconds: float) -> None:
        self.game = pyspiel.load_game(f"beagle_{game}", {"seed": 0, **parameters})
        self.seconds = seconds

    def choose(self, state: State, seat: int, seed: int) -> int:
        world = from_state(self.game, state.resample(seat, seed))
        return int(TimedSearch(self.game, self.seconds, seed).step(world))
