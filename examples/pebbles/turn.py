"""A turn: take, dig perhaps, end (P-1 to P-3)."""

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import actions as A
from examples.pebbles import layout as L
from examples.pebbles.bag import dig
from examples.pebbles.heap import take_pebbles


def take_action(v: vec[i64], players: i64, seat: i64, action: i64) -> None:
    """Carry out a legal action, and what follows from it."""
    if action <= A.TAKE_TWO:
        take_pebbles(v, seat, action - A.TAKE_ONE + 1)
        v[L.PHASE] = L.DIGGING
    elif action == A.DIG:
        dig(v, seat)
        v[L.PHASE] = L.ENDING
    else:
        end_turn(v, players)


def end_turn(v: vec[i64], players: i64) -> None:
    """P-3, P-5: the next player follows, unless the heap is empty."""
    if v[L.HEAP] == 0:
        v[L.PHASE] = L.OVER
    else:
        v[L.PHASE] = L.TAKING
        v[L.TURN] = (v[L.TURN] + 1) % players
