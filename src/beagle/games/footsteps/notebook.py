"""A naturalist's notebook: where tiles go, what they bring, when a line is published (F-T3, F-B*, F-H*, F-P1).

``at`` is where the seat's block begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count, least
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import ANIMALS, EMBLEMATIC_AT, GAIN, GUIDES_AT, MAPS_AT, Components

MOST_COMPASSES: Final = 5
COMPASS_SUPPLY: Final = 15
MOST_GUIDES: Final = 2
MOST_CHARACTERS: Final = 3
SIDE: Final = 4
"""Rows, and columns, of the notebook."""
LINES: Final = 2 * SIDE


def is_character(tile: i64) -> bool:
    return tile >= ANIMALS


def has_room_for(v: vec[i64], at: i64, tile: i64) -> bool:
    """F-T3b: a fourth character finds no place; an animal always does."""
    return not is_character(tile) or v[at + L.CHARACTERS] < MOST_CHARACTERS


def compasses_gained(v: vec[i64], at: i64, offered: i64) -> i64:
    """F-B3: at most five a player, and no more than the supply has."""
    return least(least(offered, MOST_COMPASSES - v[at + L.COMPASSES]), v[L.COMPASSES_LEFT])


def guides_gained(v: vec[i64], at: i64, offered: i64) -> i64:
    """F-B4: at most two a player."""
    return least(offered, MOST_GUIDES - v[at + L.GUIDES])


def cells_of(line: i64) -> i64:
    """The cells of a line (rows 0 to 3, columns 4 to 7), a bit each."""
    row: i64 = 0b1111
    column: i64 = 0b1_0001_0001_0001
    if line < SIDE:
        return row << (SIDE * line)
    return column << (line - SIDE)


def filled_in_row(filled: i64, row: i64) -> i64:
    """The filled cells of a row, a bit each of four."""
    return (filled >> (SIDE * row)) & 0b1111


def filled_in_column(filled: i64, column: i64) -> i64:
    """The filled cells of a column, a bit each of four."""
    cells = (filled >> column) & 0b1_0001_0001_0001
    # Times this number, the four bits come to lie side by side.
    return ((cells * 0b1_0010_0100_1000) >> 12) & 0b1111


def lacking(cells: i64) -> i64:
    """How many cells of a line are empty, by those that are filled."""
    return SIDE - bit_count(cells)


def publishes(v: vec[i64], at: i64, cell: i64) -> i64:
    """F-P1: the lines through this cell that are complete and not yet published, a bit each."""
    return completed(v[at + L.FILLED], cell) & ~v[at + L.PUBLISHED]


def completed(filled: i64, cell: i64) -> i64:
    """F-P1: which of the two lines through a cell have an animal on every cell, a bit each."""
    row = cells_of(cell >> 2)
    column = cells_of(SIDE + (cell & 3))
    found: i64 = 0
    if filled & row == row:
        found = bit(cell >> 2)
    if filled & column == column:
        found |= bit(SIDE + (cell & 3))
    return found


def shown_discovery(v: vec[i64], at: i64) -> i64:
    """F-K1: the discovery points in sight."""
    return v[at + L.SHOWN] & GAIN


def shown_maps(v: vec[i64], at: i64) -> i64:
    return (v[at + L.SHOWN] >> MAPS_AT) & GAIN


def shown_guides(v: vec[i64], at: i64) -> i64:
    return (v[at + L.SHOWN] >> GUIDES_AT) & GAIN


def shown_emblematic(v: vec[i64], at: i64) -> i64:
    return v[at + L.SHOWN] >> EMBLEMATIC_AT


def quarter_of(cell: i64) -> i64:
    """The quarter of the notebook, in reading order."""
    return (cell >> 3) * 2 + ((cell & 3) >> 1)


def counts_of(cell: i64) -> i64:
    """F-X1 to F-X12: what an animal on a cell adds to what its column, its row and its quarter count."""
    column = bit(L.COUNT_BITS * (cell & 3))
    row = bit(L.COUNT_BITS * (SIDE + (cell >> 2)))
    return column + row + bit(L.COUNT_BITS * (2 * SIDE + quarter_of(cell)))


COUNTS: Final = vec[i64]([counts_of(cell) for cell in range(SIDE * SIDE)])
"""The same, looked up."""


def counted(v: vec[i64], at: i64, chapter: i64) -> i64:
    """F-X1 to F-X12: how many animals a theory of one of these chapters, from 0 on, counts."""
    return (v[at + L.COUNTED] >> (L.COUNT_BITS * chapter)) & 15


def tiles_taken(v: vec[i64], at: i64) -> list[int]:
    """A seat's tiles in the order they were taken."""
    return [v[at + L.TAKEN + 1 + place] for place in range(v[at + L.TAKEN])]


def place_tile(v: vec[i64], pieces: Components, at: i64, tile: i64) -> bool:
    """F-T3a, F-T3b: put the tile in the notebook. True if it covers another (F-K2)."""
    v[at + L.TAKEN + 1 + v[at + L.TAKEN]] = tile
    v[at + L.TAKEN] += 1
    v[at + L.SHOWN] += pieces.gains[tile]
    if is_character(tile):
        v[at + L.CHARACTERS] += 1
        return False
    cell = pieces.cell[tile]
    covered = v[at + L.TOPS + cell]
    if covered != L.EMPTY:
        v[at + L.SHOWN] -= pieces.gains[covered]
    v[at + L.TOPS + cell] = tile
    v[at + L.FILLED] |= bit(cell)
    v[at + L.COUNTED] += COUNTS[cell]
    return covered != L.EMPTY


def gain_tokens(v: vec[i64], pieces: Components, at: i64, tile: i64) -> None:
    """F-B3, F-B4, F-H*: compasses and guides, within the limits."""
    compasses = compasses_gained(v, at, pieces.compasses[tile])
    v[at + L.COMPASSES] += compasses
    v[L.COMPASSES_LEFT] -= compasses
    v[at + L.GUIDES] += guides_gained(v, at, pieces.guides[tile])
