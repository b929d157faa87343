"""What the bench measures: our games, and OpenSpiel's card games as peers.

Both are driven through the same few questions and in the same loops. A game starts from a dealt state, dealt before the
clock starts; a copy of that state begins each random game and is counted, for them as for us.
"""

import importlib
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import beagle
from beagle.bots.levels import settings_for
from beagle.bots.playout import playouts
from beagle.bots.search import Search
from beagle.core.state import State

PEERS: Final = ["oh_hell(players=4,num_suits=4,num_cards_per_suit=13)", "skat", "hearts", "euchre"]
"""OpenSpiel's card games nearest to ours in size; P is the median of their figures."""

SEARCHED: Final = PEERS[0]
"""The peer that OpenSpiel's own information-set search is measured on."""

DEALS: Final = 20
"""How many dealt states one measurement goes through."""

BATCH: Final = 100
"""How many random games one call plays inside the engine."""

SAMPLE: Final = 200
"""How many random games from each deal tell a peer's average length: its rollouts don't count their moves."""

POSITIONS: Final = 10
"""How many decisions a search is measured on: one a deal, the first at the opening, the last near the end."""

ITERATIONS: Final = 2000
"""How many iterations a search has for each decision, theirs as ours."""


class Ours:
    """A game of the catalogue."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        game = beagle.game(name)
        self.seed = seed
        self.deals = [game.start(players=players, seed=seed * DEALS + deal) for deal in range(DEALS)]
        self.positions: list[State] = []

    def python(self) -> int:
        """One random game from each deal, driven from Python; how many moves."""
        draw = Random(self.seed).random
        moves = 0
        for deal in self.deals:
            state = deal.copy()
            while not state.is_over():
                seat = state.to_act()[0]
                actions = state.legal_actions(seat)
                state.apply(seat, actions[int(draw() * len(actions))])
                moves += 1
        return moves

    def inside(self) -> int:
        """A batch of random games from each deal, played inside the engine; how many moves."""
        return sum(playouts(deal, BATCH, self.seed + number) for number, deal in enumerate(self.deals))

    def prepare_search(self) -> None:
        """Find the positions to search, before the clock starts."""
        self.positions = [self.position(number) for number in range(POSITIONS)]

    def position(self, number: int) -> State:
        """Of the decisions of a random game from this deal, the one after so many tenths of them."""
        draw = Random(self.seed).random
        decisions: list[State] = []
        state = self.deals[number].copy()
        while not state.is_over():
            seat = state.to_act()[0]
            actions = state.legal_actions(seat)
            if len(actions) > 1:
                decisions.append(state.copy())
            state.apply(seat, actions[int(draw() * len(actions))])
        return decisions[len(decisions) * number // POSITIONS]

    def search(self) -> int:
        """A thought of our strongest level about each position; how many iterations."""
        settings = settings_for(ITERATIONS)
        for position in self.positions:
            Search(settings, position, position.to_act()[0], self.seed).think()
        return ITERATIONS * POSITIONS

    def copy(self) -> int:
        """A thousand copies; how many."""
        duplicate = self.deals[0].copy
        for _ in range(1000):
            duplicate()
        return 1000


class Peer:
    """A game of OpenSpiel. It needs no seat in its questions, so it is spared that call."""

    def __init__(self, name: str, seed: int) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        self.seed = seed
        chance = Random(seed)
        self.deals = [self.dealt(chance) for _ in range(DEALS)]
        self.lengths: list[float] = []
        self.positions: list[Any] = []

    def dealt(self, chance: Random) -> Any:
        """A state whose cards have been dealt: the chance nodes of the deal are behind it."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, weights)[0])
        return state

    def python(self) -> int:
        """The same loop as ours."""
        draw = Random(self.seed).random
        return sum(self.random_game(deal, draw) for deal in self.deals)

    def random_game(self, deal: Any, draw: Callable[[], float]) -> int:
        state = deal.clone()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    def measure_lengths(self) -> None:
        """The average length of a random game from each deal, found before the clock starts."""
        draw = Random(self.seed + 1).random
        self.lengths = [sum(self.random_game(deal, draw) for _ in range(SAMPLE)) / SAMPLE for deal in self.deals]

    def inside(self) -> int:
        """The same batches, rolled out in C++.

        A search of one simulation is nothing but the evaluator's rollouts from its root, each from a clone.
        """
        evaluator = self.spiel.RandomRolloutEvaluator(BATCH, self.seed)
        bot = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, self.seed, False)
        for deal in self.deals:
            bot.mcts_search(deal)
        return round(BATCH * sum(self.lengths))

    def prepare_search(self) -> None:
        """The same as ours."""
        self.positions = [self.position(number) for number in range(POSITIONS)]

    def position(self, number: int) -> Any:
        draw = Random(self.seed).random
        decisions: list[Any] = []
        state = self.deals[number].clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) > 1:
                decisions.append(state.clone())
            state.apply_action(actions[int(draw() * len(actions))])
        return decisions[len(decisions) * number // POSITIONS]

    def search(self) -> int:
        """The same thoughts by OpenSpiel's information-set search in C++, with one rollout an iteration."""
        spiel = self.spiel
        evaluator = spiel.RandomRolloutEvaluator(1, self.seed)
        final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        for position in self.positions:
            spiel.ISMCTSBot(self.seed, evaluator, 1.0, ITERATIONS, -1, final, False, True).step(position)
        return ITERATIONS * POSITIONS

    def copy(self) -> int:
        duplicate = self.deals[0].clone
        for _ in range(1000):
            duplicate()
        return 1000


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work a second of CPU time does, over at least ``seconds`` and after one round to warm up."""
    work()
    done = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = process_time() - begin
    return done / spent


def measure(kind: str, name: str, players: int, seed: int, seconds: float) -> float:
    """One figure: moves a second (``python``, ``inside``), iterations a second (``search``) or nanoseconds (``copy``).

    A peer brings its own players.
    """
    subject = Peer(name, seed) if name in PEERS else Ours(name, players, seed)
    if isinstance(subject, Peer) and kind == "inside":
        subject.measure_lengths()
    if kind == "copy":
        return 1e9 / rate(subject.copy, seconds)
    if kind == "search":
        subject.prepare_search()
        return rate(subject.search, seconds)
    return rate(subject.python if kind == "python" else subject.inside, seconds)


if __name__ == "__main__":
    print(measure(*json.loads(sys.argv[1])))
