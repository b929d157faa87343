"""The games in OpenSpiel. Importing this module registers ``beagle_<game>`` for each of them.

    import pyspiel
    from beagle.study.environments import openspiel
    game = pyspiel.load_game("beagle_darwinci(players=4,expert=True)")

A game has one chance node, its first: the deal. It has one outcome, and what is dealt is drawn there (OpenSpiel's
*sampled stochastic*); with ``deals=1000`` it has a thousand, and each is always the same deal (*explicit stochastic*,
which OpenSpiel can serialize). Where the rules let several seats act at once, they act one after another here, without
seeing what others chose. ``state_of`` and ``from_state`` lead to Beagle's own states and back.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from beagle.bots.batch import WIN, rewards_of
from beagle.bots.bot import RandomBot
from beagle.bots.play import UNOBSERVED, play
from beagle.core.errors import BadOption
from beagle.core.observing import observation_of
from beagle.core.state import State
from beagle.match.bots import live_seed
from beagle.match.catalogue import Game, games
from beagle.match.catalogue import game as find_game
from beagle.study.environments.perfect_recall import PerfectRecall
from beagle.study.environments.rewards import reward_named

LONGEST: Final = 256
"""The most actions that a seat has in one game: about twice as many as were ever seen."""
FARTHEST: Final = 1000.0
"""No lead is larger."""
WORD: Final = 1 << 53
"""How many seeds a generator of numbers from 0 to 1 can choose from."""
FRESH: Final = -1
"""A seed that says: deal differently each time."""
OWN_PARAMETERS: Final = {"players": FRESH, "reward": "win", "seed": FRESH, "deals": 0, "components": ""}
"""Every game's parameters besides its options; ``players`` stands for the fewest."""


def game_type(game: Game, reward: int, deals: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"beagle_{game.id}",
        long_name=game.info.title["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if deals else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == WIN else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.info.most_players,
        min_num_players=game.info.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


class SpielGame(pyspiel.Game):
    """A game with its players and options. Raises ``BadOption``, ``BadComponents``."""

    name: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        wanted = {**specification(find_game(self.name)), **parameters}
        self.game = find_game(self.name, wanted["components"] or None)
        self.players = self.game.info.least_players if wanted["players"] == FRESH else wanted["players"]
        self.reward = reward_named(wanted["reward"])
        self.options = {option: wanted[option] for option in self.game.info.options}
        self.fields = self.game.start(players=self.players, seed=0, **self.options).observation_fields()
        self.deals = wanted["deals"]
        if self.deals < 0:
            raise BadOption(f"expected 0 deals or more, got {self.deals}")
        if wanted["seed"] < FRESH:
            raise BadOption(f"expected a seed of 0 or more, got {wanted['seed']}")
        self.seed = live_seed() if wanted["seed"] == FRESH else wanted["seed"]
        self.chance = Random(self.seed)
        farthest = 1.0 if self.reward == WIN else FARTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=self.deals or 1,
            num_players=self.players,
            min_utility=-farthest,
            max_utility=farthest,
            utility_sum=0.0 if self.reward == WIN else None,
            max_game_length=LONGEST * self.players,
        )
        super().__init__(game_type(self.game, self.reward, self.deals), info, wanted)

    def deal(self, number: int) -> State:
        """The deal of that number; any, where deals are sampled."""
        chance = Random(f"{self.seed} {number}") if self.deals else self.chance
        return self.game.start(players=self.players, seed=chance.getrandbits(64), **self.options)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What looks at states: at all that was told (``perfect_recall``), or at what a seat sees now."""
        return Observer(self, isinstance(kind, pyspiel.IIGObservationType) and kind.perfect_recall)


class SpielState(pyspiel.State):
    """A position with all that each seat has been told. Before the deal it has no memory."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.memory: PerfectRecall | None = None

    @property
    def now(self) -> PerfectRecall:
        """The memory. Raises ``BadOption`` before the deal."""
        if self.memory is None:
            raise BadOption("expected a position after the deal, got the chance node before it")
        return self.memory

    def current_player(self) -> int:
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.memory.state.actor()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.memory is not None and self.memory.state.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals or 1
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.state.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.memory is None:
            self.memory = PerfectRecall(game.game, game.deal(action))
        else:
            self.memory.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(self.get_game().game.format_action(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        return rewards_of(self.now.state, game.reward) if self.is_terminal() else [0.0] * game.players

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "SpielState":
        """A position that the player can't tell from this one, without a history of actions."""
        other = self.get_game().new_initial_state()
        other.memory = self.now.resample(player, int(chance() * WORD))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The whole truth, as a position that ``from_position`` reads."""
        return "before the deal" if self.memory is None else json.dumps(self.memory.game.position(self.memory.state))


class Observer:
    """What a seat may know, as numbers and as text.

    The numbers are those of the game's ``observation.py``. An information state has the log before them: for each
    action that the seat was told of, in order, 1 + how far clockwise from it the acting seat sits, and 1 + the action,
    0 if it was hidden.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        lengths = {"log": 2 * LONGEST * game.players} if perfect_recall else {}
        lengths |= game.fields
        self.tensor = np.zeros(sum(lengths.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, length in lengths.items():
            self.dict[name] = self.tensor[at : at + length]
            at += length
        self.seen = self.tensor[at - sum(game.fields.values()) :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers into ``tensor``, and into its parts in ``dict``."""
        self.tensor.fill(0)
        if state.memory is None:
            return
        self.seen[:] = np.frombuffer(memoryview(observation_of(state.memory.state, player)), np.int16)
        if self.perfect_recall:
            log = state.memory.log(player)
            self.dict["log"][: len(log)] = log

    def string_from(self, state: SpielState, player: int) -> str:
        """JSON: what was told, a line for each action, and what the seat sees now."""
        if state.memory is None:
            return f"seat {player} before the deal"
        return state.memory.text(player) if self.perfect_recall else state.memory.sight(player)


def specification(game: Game) -> dict[str, Any]:
    """A game's parameters and their defaults."""
    return {**OWN_PARAMETERS, **{name: option.default for name, option in game.info.options.items()}}


def state_of(state: SpielState) -> State:
    """Beagle's own state: the true position, not a copy. Raises ``BadOption`` before the deal."""
    return state.now.state


def from_state(game: SpielGame, state: State) -> SpielState:
    """A position of a game under way, copied; what was told before is not known."""
    if state.players != game.players:
        raise BadOption(f"expected a position of {game.players} players, got one of {state.players}")
    position = game.new_initial_state()
    position.memory = PerfectRecall(game.game, state.copy())
    return position


class Rollouts:
    """An evaluator for OpenSpiel's searches: games to the end at random, as its own plays them, inside the engine."""

    def __init__(self, count: int, seed: int) -> None:
        self.count = count
        self.chance = Random(seed)

    def evaluate(self, state: SpielState) -> Any:
        """Each seat's mean return."""
        total = np.zeros(state.num_players())
        for _ in range(self.count):
            end = state_of(state).copy()
            play(end, [RandomBot()] * end.players, self.chance.getrandbits(64), UNOBSERVED)
            total += rewards_of(end, state.get_game().reward)
        return total / self.count

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action is equally likely."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in games():
        # A class of its own for each: OpenSpiel outlives Python at exit and may let go of nothing smaller then.
        pyspiel.register_game(game_type(find_game(name), WIN, 0), type(name, (SpielGame,), {"name": name}))


register()
