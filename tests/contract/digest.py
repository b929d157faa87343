"""A fingerprint of a thousand random games a game: the compiled and the interpreted engine must both give it.

``python -m tests.contract.digest`` writes the fingerprints anew after a change of the rules.
"""

import hashlib
import json
from itertools import product
from pathlib import Path
from typing import Any

import beagle
from beagle.core.random import below, generator
from tests.contract.laws import encoded

STORED = Path(__file__).parents[1] / "golden" / "digests.json"
GAMES = 1000


def set_ups(game: beagle.Game) -> list[tuple[int, dict[str, Any]]]:
    """Each player count with each combination of yes-or-no options."""
    flags = [name for name, option in game.info.options.items() if option.kind == "bool"]
    counts = range(game.info.least_players, game.info.most_players + 1)
    return [(n, dict(zip(flags, on))) for n in counts for on in product([False, True], repeat=len(flags))]


def fingerprint(game: beagle.Game) -> str:
    """The hash of every action, the final position and the result of all the games."""
    digest = hashlib.sha256()
    kinds = set_ups(game)
    for number in range(GAMES):
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


def main() -> None:
    found = {name: fingerprint(beagle.game(name)) for name in beagle.games()}
    STORED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
