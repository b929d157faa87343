"""The heap: one or two pebbles a turn (P-1)."""

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import actions as A
from examples.pebbles import layout as L


def has_enough(v: vec[i64], count: i64) -> bool:
    """P-1: nobody takes more than there is."""
    return v[L.HEAP] >= count


def legal_takes(v: vec[i64], into: vec[i64]) -> i64:
    """P-1: one pebble, or two if there are two."""
    into[0] = A.TAKE_ONE
    into[1] = A.TAKE_TWO
    return 2 if has_enough(v, 2) else 1


def take_pebbles(v: vec[i64], seat: i64, count: i64) -> None:
    """P-1."""
    v[L.HEAP] -= count
    v[L.seat_at(seat) + L.TAKEN] += count
