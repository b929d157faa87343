"""A fingerprint of many random games: the compiled and the interpreted engine must both give the same."""

import hashlib

from beagle.core.random import below, generator
from beagle.match.catalogue import Game
from beagle.testing.walk import encoded, set_ups


def fingerprint(game: Game, games: int = 1000) -> str:
    """The hash of every action, the final position and the result of so many games, of every set-up in turn."""
    digest = hashlib.sha256()
    kinds = set_ups(game)
    for number in range(games):
        players, options = kinds[number % len(kinds)]
        state = game.start(players=players, seed=number, **options)
        chance = generator(number)
        while not state.is_over():
            to_act = state.to_act()
            seat = to_act[below(chance, len(to_act))]
            legal = state.legal_actions(seat)
            action = legal[below(chance, len(legal))]
            digest.update(f"{seat}:{action} ".encode())
            state.apply(seat, action)
        digest.update(encoded([game.position(state), state.scores(), state.winners()]))
    return digest.hexdigest()
