"""Creatures: which bones are linked, which creatures are complete, what they score (C-K1, C-K2).

Sets of cells are those of ``plot.py``; ``at`` is where the seat's block begins.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.news import CREATURE, tell
from beagle.games.darwinci.plot import EAST, NORTH, SOUTH, WEST, WIDTH


def linked_south(v: vec[i64], at: i64) -> i64:
    """C-K2: the cells whose bone is linked with the one below."""
    return v[at + L.SIDES + SOUTH] & (v[at + L.SIDES + NORTH] >> WIDTH)


def linked_east(v: vec[i64], at: i64) -> i64:
    """C-K2: the cells whose bone is linked with the one on the right. (No plot is wide enough to meet itself.)"""
    return v[at + L.SIDES + EAST] & (v[at + L.SIDES + WEST] >> 1)


def spread(cells: i64, south: i64, east: i64) -> i64:
    """All cells linked with these, through any number of bones."""
    while True:
        grown = cells | ((cells & south) << WIDTH) | ((cells >> WIDTH) & south)
        grown |= ((cells & east) << 1) | ((cells >> 1) & east)
        if grown == cells:
            return cells
        cells = grown


def unmet(v: vec[i64], at: i64, south: i64, east: i64) -> i64:
    """C-K2: the cells whose bone has a connection that meets none."""
    found = (v[at + L.SIDES + SOUTH] & ~south) | (v[at + L.SIDES + NORTH] & ~(south << WIDTH))
    return found | (v[at + L.SIDES + EAST] & ~east) | (v[at + L.SIDES + WEST] & ~(east << 1))


def complete_cells(v: vec[i64], at: i64) -> i64:
    """C-K2: the cells of all complete creatures, that is all but those linked with an open connection."""
    south = linked_south(v, at)
    east = linked_east(v, at)
    return v[at + L.OCCUPIED] & ~spread(unmet(v, at, south, east), south, east)


def creature_of(v: vec[i64], at: i64, cells: i64) -> i64:
    """The creatures that these cells belong to."""
    return spread(cells, linked_south(v, at), linked_east(v, at))


def creatures(v: vec[i64], at: i64) -> list[int]:
    """C-K2: the plot's groups of linked bones, as sets of cells."""
    found: list[int] = []
    left = v[at + L.OCCUPIED]
    while left:
        group = creature_of(v, at, left & -left)
        found.append(group)
        left &= ~group
    return found


def creature_value(v: vec[i64], at: i64, group: i64) -> i64:
    """C-K1: tiles times ends."""
    return bit_count(group) * bit_count(group & v[at + L.ENDS])


def unscored(v: vec[i64], at: i64) -> i64:
    """C-K1: the cells of complete creatures that have not scored."""
    return complete_cells(v, at) & ~v[at + L.SCORED]


def score_creatures(v: vec[i64], seat: i64) -> None:
    """C-K1: each complete creature once."""
    at = L.seat_at(seat)
    due = unscored(v, at)
    v[at + L.SCORED] |= due
    while due:
        group = creature_of(v, at, due & -due)
        tiles = bit_count(group)
        ends = bit_count(group & v[at + L.ENDS])
        v[at + L.MONEY] += tiles * ends
        v[at + L.CREATURE_INCOME] += tiles * ends
        tell(v, CREATURE, seat, tiles, ends)
        due &= ~group
