"""A naturalist's notebook: where tiles go, what they bring, when a line is published (F-T3, F-B*, F-H*, F-P1).

``at`` is where the seat's block begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.numbers import least
from beagle.games.footsteps.components import ANIMALS, Components
from beagle.games.footsteps.layout import (
    CELLS,
    CHARACTERS,
    COMPASSES,
    COMPASSES_LEFT,
    EMPTY,
    GUIDES,
    PUBLISHED,
    STUDIED,
    TAKEN,
    TOPS,
)

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
    return not is_character(tile) or v[at + CHARACTERS] < MOST_CHARACTERS


def compasses_gained(v: vec[i64], at: i64, offered: i64) -> i64:
    """F-B3: at most five a player, and no more than the supply has."""
    return least(least(offered, MOST_COMPASSES - v[at + COMPASSES]), v[COMPASSES_LEFT])


def guides_gained(v: vec[i64], at: i64, offered: i64) -> i64:
    """F-B4: at most two a player."""
    return least(offered, MOST_GUIDES - v[at + GUIDES])


def lines_of(cell: i64) -> i64:
    """The row and the column of a cell, a bit each."""
    row: i64 = 1 << (cell >> 2)
    column: i64 = 1 << (SIDE + (cell & 3))
    return row | column


def is_complete(v: vec[i64], at: i64, line: i64) -> bool:
    """F-P1: every cell of the line (rows 0 to 3, columns 4 to 7) holds an animal."""
    cell = line * SIDE if line < SIDE else line - SIDE
    step: i64 = 1 if line < SIDE else SIDE
    last = cell + (SIDE - 1) * step
    while cell <= last:
        if v[at + TOPS + cell] == EMPTY:
            return False
        cell += step
    return True


def publishes(v: vec[i64], at: i64, cell: i64) -> i64:
    """F-P1: the lines through this cell that are complete and not yet published, a bit each."""
    due = lines_of(cell) & ~v[at + PUBLISHED]
    found: i64 = 0
    line: i64 = 0
    while line < LINES:
        bit: i64 = 1 << line
        if due & bit and is_complete(v, at, line):
            found |= bit
        line += 1
    return found


def place_tile(v: vec[i64], at: i64, pieces: Components, tile: i64) -> bool:
    """F-T3a, F-T3b: put the tile in the notebook. True if it covers another (F-K2)."""
    v[at + TAKEN + 1 + v[at + TAKEN]] = tile
    v[at + TAKEN] += 1
    if is_character(tile):
        v[at + CHARACTERS] += 1
        return False
    cell = pieces.cell[tile]
    covers = v[at + TOPS + cell] != EMPTY
    v[at + TOPS + cell] = tile
    v[at + STUDIED + cell] += 1
    return covers


def gain_tokens(v: vec[i64], at: i64, pieces: Components, tile: i64) -> None:
    """F-B3, F-B4, F-H*: compasses and guides, within the limits."""
    compasses = compasses_gained(v, at, pieces.compasses[tile])
    v[at + COMPASSES] += compasses
    v[COMPASSES_LEFT] -= compasses
    v[at + GUIDES] += guides_gained(v, at, pieces.guides[tile])


def visible(v: vec[i64], at: i64, amounts: vec[i64]) -> i64:
    """F-K1: what the tiles in sight show of something: the top animals and the characters."""
    total: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        tile = v[at + TOPS + cell]
        if tile != EMPTY:
            total += amounts[tile]
        cell += 1
    taken: i64 = 0
    while taken < v[at + TAKEN]:
        tile = v[at + TAKEN + 1 + taken]
        if is_character(tile):
            total += amounts[tile]
        taken += 1
    return total
