"""The bag: stones drawn without looking (P-2, P-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import shuffle, sort
from examples.pebbles import actions as A
from examples.pebbles import layout as L
from examples.pebbles.components import Components
from examples.pebbles.news import DUG, tell


def fill_bag(v: vec[i64], pieces: Components) -> None:
    """P-4: all the stones, well mixed."""
    v[L.BAG] = 0
    for kind in range(L.KIND_COUNT):
        for _ in range(pieces.count[kind]):
            v[L.BAG] += 1
            v[L.BAG + v[L.BAG]] = kind
    mix_bag(v)


def mix_bag(v: vec[i64]) -> None:
    """P-4: an order that depends on nothing but what is in the bag and the generator."""
    sort(v, L.BAG + 1, v[L.BAG])
    shuffle(v, v, L.BAG + 1, v[L.BAG])


def legal_digs(v: vec[i64], into: vec[i64]) -> i64:
    """P-2, P-3, P-4: dig once, if there is something to draw, or end the turn."""
    count: i64 = 0
    if v[L.PHASE] == L.DIGGING and v[L.BAG] > 0:
        into[0] = A.DIG
        count = 1
    into[count] = A.END
    return count + 1


def dig(v: vec[i64], seat: i64) -> None:
    """P-2, P-4: the next stone goes to the seat, for all to see."""
    kind = v[L.BAG + v[L.BAG]]
    v[L.BAG] -= 1
    v[L.seat_at(seat) + L.FOUND + kind] += 1
    tell(v, DUG, seat, kind)


def left_of(v: vec[i64], kind: i64) -> i64:
    """P-4: how many stones of a kind are still in the bag, which everybody can count."""
    count: i64 = 0
    place: i64 = 1
    while place <= v[L.BAG]:
        if v[L.BAG + place] == kind:
            count += 1
        place += 1
    return count
