"""The batch environment: many games of one kind in NumPy arrays, stepped in compiled code."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from beagle.bots.batch import Batch
from beagle.core.errors import BadOption
from beagle.match.catalogue import game as find_game
from beagle.match.catalogue import is_number
from beagle.study.environments.rewards import reward_named

MOST_NUMBERS: Final = 1 << 30
"""A batch whose observations have more numbers than this would not fit in memory."""


class BatchGames:
    """``n`` games. The arrays belong to the last ``reset`` or ``step``; each gives new ones, read-only.

    ``seats`` says who acts in each game, ``observations`` (int16, see ``fields``) what that seat may know,
    ``masks`` (bool) which actions are legal, ``rewards`` (float) what each seat won in a game that the step ended, and
    ``ended`` (bool) which games it ended: in those, what is seen is the next game's beginning.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None,
        seed: int,
        reward: str,
        components: str | None,
        options: dict[str, bool | int | str],
    ) -> None:
        self.game = find_game(game, components)
        self.players = self.game.info.least_players if players is None else players
        first = self.game.start(players=self.players, seed=seed, first=None, **options)
        self.fields = first.observation_fields()
        """The parts of an observation in their order, and how many numbers each has."""
        self.size = first.observation_size()
        self.action_count = self.game.action_count
        if not self.size:
            raise BadOption(f"{game} gives no observations")
        if not is_number(n) or n < 1 or n * (self.size + self.action_count) > MOST_NUMBERS:
            most = MOST_NUMBERS // (self.size + self.action_count)
            raise BadOption(f"expected from 1 to {most} games, got {n!r}")
        self.n = n
        self.reward = reward_named(reward)
        self.options: dict[str, Any] = {name: option.default for name, option in self.game.info.options.items()}
        self.options |= options
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games again, from this seed."""
        self.batch = Batch(self.game.rules, self.players, self.options, self.reward, self.n, seed)
        self.show()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out an action in each game. Raises ``IllegalAction`` before anything is carried out."""
        self.batch.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())
        self.show()

    def show(self) -> None:
        """Look at what the engine wrote; nothing is copied."""
        found = self.batch
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(found.seats), dtype=np.int64)
        observations = np.frombuffer(memoryview(found.observations), dtype=np.int16)
        self.observations: NDArray[np.int16] = observations.reshape(self.n, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(memoryview(found.masks), dtype=np.bool_).reshape(self.n, -1)
        self.choices: NDArray[np.int64] = np.frombuffer(memoryview(found.choices), dtype=np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(found.rewards), dtype=np.float64).reshape(
            self.n, -1
        )
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(found.ended), dtype=np.bool_)

    def random_actions(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action in each game, each equally likely."""
        places = (chance.random(self.n) * self.choices).astype("<i8")
        return np.frombuffer(memoryview(self.batch.chosen(places.tobytes())), dtype=np.int64)
