"""Walks: random games that the laws look at, reproducible from two seeds."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random

from beagle.core.state import State
from beagle.match.catalogue import Game

Options = dict[str, bool]


class Walk:
    """One random game: a seed for the game and one for the choices. A law looks at one position in ``every``."""

    def __init__(self, game: Game, players: int, options: Options, seed: int, choices: int, every: int = 1) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.choices = choices
        self.every = every

    def start(self) -> State:
        """The first position."""
        return self.game.start(players=self.players, seed=self.seed, **self.options)

    def steps(self) -> Iterator[tuple[State, int, int]]:
        """The moments that a law looks at, the first among them."""
        for number, moment in enumerate(self.all_steps()):
            if number % self.every == 0:
                yield moment

    def all_steps(self) -> Iterator[tuple[State, int, int]]:
        """Before each action: the state, who acts and how. The action is applied when the walk goes on."""
        chance = Random(self.choices)
        state = self.start()
        while not state.is_over():
            seat = chance.choice(state.to_act())
            action = chance.choice(state.legal_actions(seat))
            yield state, seat, action
            state.apply(seat, action)


def set_ups(game: Game) -> list[tuple[int, Options]]:
    """Each player count with each combination of the game's yes-or-no options."""
    flags = [name for name, option in game.info.options.items() if option.kind == "bool"]
    counts = range(game.info.least_players, game.info.most_players + 1)
    return [(n, dict(zip(flags, values))) for n in counts for values in product([False, True], repeat=len(flags))]


def viewers(state: State) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(state.players)]


def encoded(value: object) -> bytes:
    """The bytes that a channel would send."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True).encode()
