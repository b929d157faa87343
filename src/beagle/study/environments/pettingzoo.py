"""PettingZoo environments of the games (AEC: one seat acts at a time).

    from beagle.study.environments import pettingzoo
    env = pettingzoo.env("darwinci", players=4)

Where the rules let several seats act at once, they act one after another here, without seeing what others chose.
"""

from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from beagle.bots.batch import IllegalAction, rewards_of
from beagle.core.errors import BadOption
from beagle.core.observing import mask_of, observation_of
from beagle.core.random import generator, next_word
from beagle.match.bots import live_seed
from beagle.match.catalogue import game as find_game
from beagle.study.environments.rewards import reward_named

RENDER_MODES: Final = ["human", "ansi"]
LEAST: Final = -(1 << 15)
"""No number of an observation is smaller."""
MOST: Final = (1 << 15) - 1
"""No number of an observation is larger."""


class GameEnv(AECEnv[str, dict[str, Any], int | None]):
    """One game after another. Observations are dictionaries of ``observation`` and ``action_mask``."""

    metadata: dict[str, Any] = {"name": "beagle", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None,
        reward: str,
        render_mode: str | None,
        components: str | None,
        options: dict[str, bool | int | str],
    ) -> None:
        super().__init__()
        self.game = find_game(game, components)
        self.players = self.game.info.least_players if players is None else players
        self.options = options
        self.game_state = self.game.start(players=self.players, seed=0, first=None, **options)
        """The engine's own state: the whole truth. ``state()`` is the array that PettingZoo asks for."""
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"expected the render mode {' or '.join(RENDER_MODES)}, got {render_mode!r}")
        if not self.game_state.observation_size():
            raise BadOption(f"{game} gives no observations")
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.fields = self.game_state.observation_fields()
        """The parts of an observation in their order, and how many numbers each has."""
        self.metadata = {**type(self).metadata, "name": game}
        self.actions = self.game.action_count
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.game_state.observation_size()
        self.observation_spaces = {agent: self.space_of(size) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}
        self.state_space = Box(LEAST, MOST, (self.players * size,), np.int16)
        self.deals = generator(live_seed())
        self.clear()

    def space_of(self, size: int) -> Dict:
        return Dict(
            {
                "observation": Box(LEAST, MOST, (size,), np.int16),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; a seed decides this game and all that follow it."""
        if seed is not None:
            self.deals = generator(seed)
        deal = next_word(self.deals) << 32 | next_word(self.deals)
        self.game_state = self.game.start(players=self.players, seed=deal, first=None, **self.options)
        self.clear()

    def clear(self) -> None:
        """A game begins."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        state = self.game_state
        return {
            "observation": numbers(observation_of(state, seat), np.int16),
            "action_mask": numbers(mask_of(state, seat, self.actions), np.int8),
        }

    def state(self) -> Any:
        """What all seats together know, for a centralised critic: their observations, seat 0 first, in one array.

        It holds every seat's secrets, so it is for training only. What nobody may know, such as the order of a pile, is
        not in it.
        """
        seats = [numbers(observation_of(self.game_state, seat), np.int16) for seat in range(self.players)]
        return np.concatenate(seats)

    def step(self, action: int | None) -> None:
        """Carry out the action of the seat in turn. Rewards come with the end, to all seats at once."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        seat = self.seats[agent]
        if action is None or state.why_not(seat, int(action)) is not None:
            raise IllegalAction(f"{agent}: expected an action that its mask allows, got {action}")
        state.apply(seat, int(action))
        following = state.actor()
        if following >= 0:
            self.agent_selection = self.possible_agents[following]
        else:
            self.rewards = dict(zip(self.agents, rewards_of(state, self.reward)))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words: as text, or printed."""
        if self.render_mode is None:
            return None
        words = self.game.text("en").seated(self.possible_agents)
        picture = self.game.rules.picture(self.game_state.view(None), words)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def numbers(row: Any, kind: Any) -> Any:
    """A row of the engine as an array that its owner may write to."""
    return np.frombuffer(row, kind).copy()


def env(
    game: str,
    players: int | None = None,
    *,
    reward: Literal["margin", "win"] = "margin",
    render_mode: Literal["human", "ansi"] | None = None,
    components: str | None = None,
    **options: bool | int | str,
) -> GameEnv:
    """An environment of a game. Raises ``BadOption``, ``BadComponents``."""
    return GameEnv(game, players, reward, render_mode, components, options)
