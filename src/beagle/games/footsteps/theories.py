"""Theories: the row in view, the two piles, the seventh, and what each chapter is worth (F-K*, F-X*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count, pick
from beagle.games.footsteps.journey import tell
from beagle.games.footsteps.layout import (
    CHAPTERS_AT,
    COUNT_BITS,
    COUNTING,
    EMPTY,
    FROM_ROW,
    KNOWN,
    ORIGIN,
    PUBLISHED,
    ROW,
    ROW_SIZE,
    THEORIES,
    THEORY_PLACES,
    WANTED,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import COUNTS, counted, shown_emblematic, shown_guides

THEORY_DRAWN: Final = 1
"""News: a theory came from a pile into a notebook."""
THEORY_LAID: Final = 2
"""News: a theory came from a pile into the row in view."""


def larger_pile(v: vec[i64]) -> i64:
    """F-K2: the pile with more theories, the first if they are equal."""
    return pick(v[theory_pile_at(0)] >= v[theory_pile_at(1)], 0, 1)


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
    if chapter < COUNTING:
        v[at + WANTED] += bit(COUNT_BITS * chapter)


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
    if chapter < COUNTING:
        v[at + WANTED] -= bit(COUNT_BITS * chapter)
    put_under(v, larger_pile(v) if v[ORIGIN] == FROM_ROW else v[ORIGIN], chapter)


def held_about(v: vec[i64], at: i64, cell: i64) -> i64:
    """F-X1 to F-X12: how many of a seat's theories count an animal on this cell."""
    # Sixteen leaves 1 when divided by 15: the remainder is the sum of the three counts.
    return (v[at + WANTED] & 15 * COUNTS[cell]) % 15


def theory_value(v: vec[i64], at: i64, chapter: i64) -> i64:
    """F-X1 to F-X16: what one theory is worth now; chapters count from 0."""
    if chapter < COUNTING:  # F-X1 to F-X12: animals of a class, an ecosystem, a quarter of the notebook, covered too
        return counted(v, at, chapter)
    if chapter == 12:  # F-X13
        return v[at + THEORIES]
    if chapter == 13:  # F-X14
        return 2 * shown_guides(v, at)
    if chapter == 14:  # F-X15
        return 2 * bit_count(v[at + PUBLISHED])
    return shown_emblematic(v, at)  # F-X16
