"""The set-up: a heap, a bag, and who begins (P-1, P-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator
from beagle.core.state import NOBODY
from examples.pebbles import layout as L
from examples.pebbles.bag import fill_bag
from examples.pebbles.components import Components
from examples.pebbles.state import PebblesState


def start(players: i64, seed: int, first: i64, heap: i64, double: bool, pieces: Components) -> PebblesState:
    """A game before its first action."""
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, seed)
    v[L.TURN] = below(v, players) if first == NOBODY else first
    v[L.PHASE] = L.TAKING
    v[L.DOUBLE] = 1 if double else 0
    v[L.HEAP] = heap
    fill_bag(v, pieces)
    return PebblesState(players, v, pieces)
