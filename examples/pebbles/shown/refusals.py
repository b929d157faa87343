"""Why something is not legal now: the key of a sentence, and the rule that forbids it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import Refusal
from examples.pebbles import actions as A
from examples.pebbles import layout as L


def refusal(v: vec[i64], seat: i64, action: i64) -> Refusal:
    """Asked only for what is not legal."""
    phase = v[L.PHASE]
    if phase == L.OVER:
        return Refusal("game-over", "P-5")
    if seat != v[L.TURN]:
        return Refusal("not-your-turn", "P-1")
    if action <= A.TAKE_TWO:
        return Refusal("heap-too-small" if phase == L.TAKING else "already-took", "P-1")
    if phase == L.TAKING:
        return Refusal("take-first", "P-2" if action == A.DIG else "P-3")
    return Refusal("already-dug", "P-2") if phase == L.ENDING else Refusal("bag-empty", "P-4")
