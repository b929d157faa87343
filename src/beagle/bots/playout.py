"""Random games inside the engine, as fast as the rules allow: what search is made of."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, generator
from beagle.core.state import NOBODY, State


def playouts(state: State, count: i64, seed: int) -> i64:
    """Play ``count`` random games from copies of ``state`` to the end; how many moves they took together."""
    chance = generator(seed)
    room = vec[i64]([0] * state.max_legal())
    moves: i64 = 0
    for _ in range(count):
        world = state.copy()
        seat = world.actor()
        while seat != NOBODY:
            options = world.legal(seat, room)
            world.apply(seat, room[below(chance, options)])
            moves += 1
            seat = world.actor()
    return moves
