"""Why an action isn't legal: a code for the sentence, and the rule that forbids it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import Refusal
from beagle.games.footsteps import actions as A
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.journey import distance_of


def refusal(v: vec[i64], seat: i64, action: i64) -> Refusal:
    """Asked only for what is not legal."""
    phase = v[L.PHASE]
    if phase == L.OVER:
        return Refusal("game-over", "F-T6")
    if seat != v[L.TURN]:
        return Refusal("not-your-turn", "F-T1")
    if action < A.TAKE:
        return Refusal("guide-too-late" if phase != L.TAKING or v[L.GUIDE_SPENT] else "no-guide", "F-T2")
    if action < A.DEVELOP:
        return take_refusal(v, action - A.TAKE)
    if action < A.RETURN:
        if phase != L.DEVELOPING:
            return Refusal("no-theory-due", "F-K2")
        return Refusal("theory-not-in-view" if action < A.DEVELOP_PILE else "theory-pile-empty", "F-K2")
    return Refusal("theory-not-held" if phase == L.RETURNING else "nothing-to-return", "F-K3")


def take_refusal(v: vec[i64], tile: i64) -> Refusal:
    """F-T3: one tile a turn, a facing one; F-T3b: at most three characters."""
    if v[L.PHASE] != L.TAKING:
        return Refusal("tile-taken", "F-T3")
    if distance_of(v, tile) == 0:
        return Refusal("not-facing", "F-T3")
    return Refusal("characters-full", "F-T3b")
