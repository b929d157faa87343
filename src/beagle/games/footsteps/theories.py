"""Theories: the row in view, the two piles, the seventh, and what each chapter is worth (F-K*, F-X*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.numbers import bit_count
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.journey import tell
from beagle.games.footsteps.layout import (
    CHAPTERS_AT,
    EMPTY,
    FROM_ROW,
    KNOWN,
    ORIGIN,
    PUBLISHED,
    ROW,
    ROW_SIZE,
    STUDIED,
    THEORIES,
    THEORY_PLACES,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import SIDE, visible

THEORY_DRAWN: Final = 1
"""News: a theory came from a pile into a notebook."""
THEORY_LAID: Final = 2
"""News: a theory came from a pile into the row in view."""


def larger_pile(v: vec[i64]) -> i64:
    """F-K2: the pile with more theories, the first if they are equal."""
    return 0 if v[theory_pile_at(0)] >= v[theory_pile_at(1)] else 1


def any_left(v: vec[i64]) -> bool:
    """F-K4: is there a theory to take, in view or in a pile?"""
    if v[theory_pile_at(0)] + v[theory_pile_at(1)] > 0:
        return True
    place: i64 = 0
    while place < ROW_SIZE:
        if v[ROW + place] != EMPTY:
            return True
        place += 1
    return False


def place_in_row(v: vec[i64], chapter: i64) -> i64:
    """Where in the row a chapter lies; ``EMPTY`` if it isn't in view."""
    place: i64 = 0
    while place < ROW_SIZE:
        if v[ROW + place] == chapter:
            return place
        place += 1
    return EMPTY


def draw_from(v: vec[i64], pile: i64) -> i64:
    """Turn up the top theory of a pile."""
    at = theory_pile_at(pile)
    size = v[at] - 1
    v[at] = size
    if v[at + KNOWN] > size:
        v[at + KNOWN] = size
    return v[at + CHAPTERS_AT + size]


def put_under(v: vec[i64], pile: i64, chapter: i64) -> None:
    """F-K3: a returned theory goes under a pile, and everybody has seen it."""
    at = theory_pile_at(pile)
    place = v[at]
    while place > 0:
        v[at + CHAPTERS_AT + place] = v[at + CHAPTERS_AT + place - 1]
        place -= 1
    v[at + CHAPTERS_AT] = chapter
    v[at] += 1
    v[at + KNOWN] += 1


def fill_row(v: vec[i64]) -> None:
    """F-K2: empty places in the row are filled from the larger pile."""
    place: i64 = 0
    while place < ROW_SIZE:
        pile = larger_pile(v)
        if v[ROW + place] == EMPTY and v[theory_pile_at(pile)] > 0:
            v[ROW + place] = draw_from(v, pile)
            tell(v, THEORY_LAID, v[ROW + place])
        place += 1


def hold(v: vec[i64], at: i64, chapter: i64) -> None:
    """Put a theory on the next place of the notebook."""
    v[at + THEORIES + 1 + v[at + THEORIES]] = chapter
    v[at + THEORIES] += 1


def has_too_many(v: vec[i64], at: i64) -> bool:
    """F-K3: a seventh theory must be given back."""
    return v[at + THEORIES] > THEORY_PLACES


def holds(v: vec[i64], at: i64, chapter: i64) -> bool:
    place: i64 = 0
    while place < v[at + THEORIES]:
        if v[at + THEORIES + 1 + place] == chapter:
            return True
        place += 1
    return False


def take_from_row(v: vec[i64], at: i64, chapter: i64) -> None:
    """F-K2: take a theory in view."""
    v[ROW + place_in_row(v, chapter)] = EMPTY
    v[ORIGIN] = FROM_ROW
    hold(v, at, chapter)


def take_from_pile(v: vec[i64], at: i64, pile: i64) -> None:
    """F-K2: take the top of a face-down pile; everybody sees it."""
    chapter = draw_from(v, pile)
    v[ORIGIN] = pile
    tell(v, THEORY_DRAWN, chapter)
    hold(v, at, chapter)


def give_back(v: vec[i64], at: i64, chapter: i64) -> None:
    """F-K3: one of the seven goes under the pile the new one came from, the larger one if that was the row."""
    last = v[at + THEORIES] - 1
    place = last
    while v[at + THEORIES + 1 + place] != chapter:
        place -= 1
    while place < last:
        v[at + THEORIES + 1 + place] = v[at + THEORIES + 2 + place]
        place += 1
    v[at + THEORIES] = last
    put_under(v, larger_pile(v) if v[ORIGIN] == FROM_ROW else v[ORIGIN], chapter)


def studied_in(v: vec[i64], at: i64, cell: i64, rows: i64, columns: i64) -> i64:
    """Animals studied, covered ones too, in a block of cells whose top left is ``cell``."""
    total: i64 = 0
    for row in range(rows):
        for column in range(columns):
            total += v[at + STUDIED + cell + SIDE * row + column]
    return total


def theory_value(v: vec[i64], at: i64, pieces: Components, chapter: i64) -> i64:
    """F-X1 to F-X16: what one theory is worth now; chapters count from 0."""
    if chapter < 4:  # F-X1 to F-X4: a class, that is a column
        return studied_in(v, at, chapter, SIDE, 1)
    if chapter < 8:  # F-X5 to F-X8: an ecosystem, that is a row
        return studied_in(v, at, (chapter - 4) * SIDE, 1, SIDE)
    if chapter < 12:  # F-X9 to F-X12: a quarter of the notebook
        zone = chapter - 8
        return studied_in(v, at, (zone // 2) * 2 * SIDE + (zone % 2) * 2, 2, 2)
    if chapter == 12:  # F-X13
        return v[at + THEORIES]
    if chapter == 13:  # F-X14
        return 2 * visible(v, at, pieces.guides)
    if chapter == 14:  # F-X15
        return 2 * bit_count(v[at + PUBLISHED])
    return visible(v, at, pieces.emblematic)  # F-X16
