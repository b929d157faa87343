"""What learners see: a row of small whole numbers.

phase     4   take, dig, end, over: a 1 for the phase
double    1   double pebbles (P-6)
heap      1   pebbles on the heap
bag       2   stones of each kind in the bag

Then for each seat, the observing one first and on clockwise:

turn      1   it is this seat's turn
taken     1   pebbles taken
found     2   stones of each kind found
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.observing import put
from examples.pebbles import layout as L
from examples.pebbles.bag import left_of

TABLE_FIELDS: Final = {"phase": 4, "double": 1, "heap": 1, "bag": L.KIND_COUNT}
SEAT_FIELDS: Final = {"turn": 1, "taken": 1, "found": L.KIND_COUNT}
TABLE_SIZE: Final = 8
SEAT_SIZE: Final = 4


def size_for(players: i64) -> i64:
    return TABLE_SIZE + players * SEAT_SIZE


def observe(v: vec[i64], players: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the whole row, from place ``at`` on."""
    into[at + v[L.PHASE]] = 1
    put(into, at + 4, v[L.DOUBLE])
    put(into, at + 5, v[L.HEAP])
    put(into, at + 6, left_of(v, 0))
    put(into, at + 7, left_of(v, 1))
    place: i64 = 0
    while place < players:
        observe_seat(v, (seat + place) % players, into, at + TABLE_SIZE + place * SEAT_SIZE)
        place += 1


def observe_seat(v: vec[i64], seat: i64, into: vec[i16], at: i64) -> None:
    own = L.seat_at(seat)
    if v[L.TURN] == seat:
        into[at] = 1
    put(into, at + 1, v[own + L.TAKEN])
    put(into, at + 2, v[own + L.FOUND])
    put(into, at + 3, v[own + L.FOUND + 1])
