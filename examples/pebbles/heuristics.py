"""What bots ask: how a position stands, and what a sensible player does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.tuning import Tuning
from examples.pebbles import layout as L
from examples.pebbles.bag import left_of
from examples.pebbles.components import Components
from examples.pebbles.scoring import total_points

TUNING: Final = Tuning(spread=300)
"""Games are won by about three points."""

WEIGHTS: Final = vec[i64]([1, 3, 4, 1])
"""Of each action: two pebbles are better than one, and digging costs nothing."""


def evaluate(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """Points as they stand, and what the seat that may dig can expect to find; in hundredths."""
    seat: i64 = 0
    while seat < players:
        into[seat] = 100 * total_points(v, pieces, seat)
        seat += 1
    if v[L.PHASE] == L.DIGGING and v[L.BAG] > 0:
        into[v[L.TURN]] += expected_find(v, pieces)


def expected_find(v: vec[i64], pieces: Components) -> i64:
    """What a stone from the bag is worth on average, in hundredths."""
    worth: i64 = 0
    kind: i64 = 0
    while kind < L.KIND_COUNT:
        worth += left_of(v, kind) * pieces.worth[kind]
        kind += 1
    return 100 * worth // v[L.BAG]


def rollout_weights(options: vec[i64], count: i64, into: vec[i64]) -> None:
    """How likely a sensible player is to choose each option."""
    option: i64 = 0
    while option < count:
        into[option] = WEIGHTS[options[option]]
        option += 1
