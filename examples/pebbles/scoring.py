"""Points by category, and who is ahead (P-1, P-2, P-5, P-6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import layout as L
from examples.pebbles.components import Components

CATEGORIES: Final = ["taken", "dug"]


def category_points(v: vec[i64], pieces: Components, seat: i64) -> list[int]:
    """A seat's points for each of ``CATEGORIES``."""
    at = L.seat_at(seat)
    taken = v[at + L.TAKEN] * (1 + v[L.DOUBLE])
    dug: i64 = 0
    kind: i64 = 0
    while kind < L.KIND_COUNT:
        dug += v[at + L.FOUND + kind] * pieces.worth[kind]
        kind += 1
    return [taken, dug]


def total_points(v: vec[i64], pieces: Components, seat: i64) -> i64:
    return sum(category_points(v, pieces, seat))


def leaders(v: vec[i64], players: i64, pieces: Components) -> list[int]:
    """P-5: the seats with most points."""
    points = [total_points(v, pieces, seat) for seat in range(players)]
    return [seat for seat in range(players) if points[seat] == max(points)]
