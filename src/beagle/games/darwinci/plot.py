"""A plot: its cells, and where bones may go (C-P1 to C-P3).

The plot lies on a field of 7 x 7 cells, columns a to g and rows 1 to 7 from the top left. The first bone lies in the
middle, d4, so that every 3 x 4 or 4 x 3 rectangle around it fits on the field and no coordinate ever changes. A set of
cells is a number with a bit for each cell: it stays below 2**49, and shifted by a row below 2**56.

``at`` is where the seat's block begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, least, most
from beagle.games.darwinci import layout as L

WIDTH: Final = 7
MIDDLE: Final = 24
"""The cell d4."""
FIELD: Final = (1 << 49) - 1
"""All its cells."""
COLUMN_A: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001
COLUMN_G: Final = COLUMN_A << 6
LONG: Final = 4
SHORT: Final = 3
PLOT_SIZE: Final = 12
"""A full plot (C-G1)."""
COLUMNS: Final = "abcdefg"

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def turned_sides(sides: i64, turned: i64) -> i64:
    """C-C1: connections after quarter turns clockwise; bits 0 to 3 are north, east, south, west."""
    return ((sides << turned) | (sides >> (4 - turned))) & 15


def cell_name(cell: int) -> str:
    """Cell 24 is ``d4``."""
    return f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}"


def cell_named(name: str) -> int:
    """The reverse of ``cell_name``; ``EMPTY`` for anything else."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "1234567":
        return L.EMPTY
    return COLUMNS.index(name[0]) + WIDTH * (int(name[1]) - 1)


def rows(first: i64, last: i64) -> i64:
    """All cells of the field from one row to another."""
    return bit(WIDTH * least(last + 1, WIDTH)) - bit(WIDTH * most(first, 0))


def columns(first: i64, last: i64) -> i64:
    """All cells of the field from one column to another."""
    return (bit(least(last + 1, WIDTH)) - bit(most(first, 0))) * COLUMN_A


def beside(cells: i64) -> i64:
    """C-P1: the cells that touch these by a side."""
    sideways = ((cells & ~COLUMN_G) << 1) | ((cells & ~COLUMN_A) >> 1)
    return (sideways | (cells << WIDTH) | (cells >> WIDTH)) & FIELD & ~cells


def within_square(top: i64, bottom: i64, left: i64, right: i64) -> i64:
    """C-P2: the cells that keep a plot with these bounds within 3 x 4 or 4 x 3."""
    fits: i64 = 0
    if right - left < SHORT:
        fits |= rows(bottom - LONG + 1, top + LONG - 1) & columns(right - SHORT + 1, left + SHORT - 1)
    if bottom - top < SHORT:
        fits |= rows(bottom - SHORT + 1, top + SHORT - 1) & columns(right - LONG + 1, left + LONG - 1)
    return fits


def place_bone(v: vec[i64], at: i64, bone: i64, cell: i64, turned: i64, sides: i64, end: bool) -> None:
    """Put a bone in the plot, where it stays (C-P3)."""
    here = bit(cell)
    row = cell // WIDTH
    column = cell - WIDTH * row
    box = at + L.BOX
    if v[at + L.PLACED] == 0:
        v[box] = v[box + 1] = row
        v[box + 2] = v[box + 3] = column
    else:
        v[box] = least(v[box], row)
        v[box + 1] = most(v[box + 1], row)
        v[box + 2] = least(v[box + 2], column)
        v[box + 3] = most(v[box + 3], column)
    v[at + L.CELLS_AT + cell] = bone + L.TURNED * turned
    v[at + L.PLACED] += 1
    v[at + L.OCCUPIED] |= here
    side: i64 = 0
    while side < 4:
        if (sides >> side) & 1:
            v[at + L.SIDES + side] |= here
        side += 1
    if end:
        v[at + L.ENDS] |= here
    v[at + L.OPEN] = beside(v[at + L.OCCUPIED]) & within_square(v[box], v[box + 1], v[box + 2], v[box + 3])


def clear_plot(v: vec[i64], at: i64) -> None:
    """An empty plot: the first bone goes in the middle."""
    cell: i64 = 0
    while cell < L.CELLS:
        v[at + L.CELLS_AT + cell] = L.EMPTY
        cell += 1
    v[at + L.OPEN] = bit(MIDDLE)


def bone_in(v: vec[i64], at: i64, cell: i64) -> i64:
    """The bone on a cell."""
    return v[at + L.CELLS_AT + cell] & (L.TURNED - 1)


def turned_in(v: vec[i64], at: i64, cell: i64) -> i64:
    """The rotation of the bone on a cell."""
    return v[at + L.CELLS_AT + cell] >> 7


def cells_in(group: i64) -> list[int]:
    """A set of cells as a list."""
    return [cell for cell in range(L.CELLS) if (group >> cell) & 1]
