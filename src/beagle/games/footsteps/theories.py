"""Theories: the row in view, the two piles, the seventh, and what each chapter is worth (F-K*, F-X*)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count, insert, pick
from beagle.games.footsteps import actions as A
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import CHAPTERS
from beagle.games.footsteps.news import THEORY_DRAWN, THEORY_LAID, tell
from beagle.games.footsteps.notebook import COUNTS, counted, shown_emblematic, shown_guides


def larger_pile(v: vec[i64]) -> i64:
    """F-K2: the pile with more theories, the first if they are equal."""
    return pick(v[L.theory_pile_at(0)] >= v[L.theory_pile_at(1)], 0, 1)


def any_left(v: vec[i64]) -> bool:
    """F-K4: is there a theory to take, in view or in a pile?"""
    if v[L.theory_pile_at(0)] + v[L.theory_pile_at(1)] > 0:
        return True
    place: i64 = 0
    while place < L.ROW_SIZE:
        if v[L.ROW + place] != L.EMPTY:
            return True
        place += 1
    return False


def place_in_row(v: vec[i64], chapter: i64) -> i64:
    """Where in the row a chapter lies; ``EMPTY`` if it isn't in view."""
    place: i64 = 0
    while place < L.ROW_SIZE:
        if v[L.ROW + place] == chapter:
            return place
        place += 1
    return L.EMPTY


def draw_from(v: vec[i64], pile: i64) -> i64:
    """Turn up the top theory of a pile."""
    at = L.theory_pile_at(pile)
    size = v[at] - 1
    v[at] = size
    if v[at + L.KNOWN] > size:
        v[at + L.KNOWN] = size
    return v[at + L.CHAPTERS_AT + size]


def put_under(v: vec[i64], pile: i64, chapter: i64) -> None:
    """F-K3: a returned theory goes under a pile, and everybody has seen it."""
    at = L.theory_pile_at(pile)
    place = v[at]
    while place > 0:
        v[at + L.CHAPTERS_AT + place] = v[at + L.CHAPTERS_AT + place - 1]
        place -= 1
    v[at + L.CHAPTERS_AT] = chapter
    v[at] += 1
    v[at + L.KNOWN] += 1


def fill_row(v: vec[i64]) -> None:
    """F-K2: empty places in the row are filled from the larger pile."""
    place: i64 = 0
    while place < L.ROW_SIZE:
        pile = larger_pile(v)
        if v[L.ROW + place] == L.EMPTY and v[L.theory_pile_at(pile)] > 0:
            v[L.ROW + place] = draw_from(v, pile)
            tell(v, THEORY_LAID, v[L.ROW + place])
        place += 1


def hold(v: vec[i64], at: i64, chapter: i64) -> None:
    """Put a theory on the next place of the notebook."""
    v[at + L.THEORIES + 1 + v[at + L.THEORIES]] = chapter
    v[at + L.THEORIES] += 1
    if chapter < L.COUNTING:
        v[at + L.WANTED] += bit(L.COUNT_BITS * chapter)


def has_too_many(v: vec[i64], at: i64) -> bool:
    """F-K3: a seventh theory must be given back."""
    return v[at + L.THEORIES] > L.THEORY_PLACES


def holds(v: vec[i64], at: i64, chapter: i64) -> bool:
    place: i64 = 0
    while place < v[at + L.THEORIES]:
        if v[at + L.THEORIES + 1 + place] == chapter:
            return True
        place += 1
    return False


def theories_held(v: vec[i64], at: i64) -> list[int]:
    """A seat's theories, as chapters counted from 0."""
    return [v[at + L.THEORIES + 1 + place] for place in range(v[at + L.THEORIES])]


def legal_theories(v: vec[i64], into: vec[i64]) -> i64:
    """F-K2: a theory in view, or the top of a pile."""
    count: i64 = 0
    place: i64 = 0
    while place < L.ROW_SIZE:
        if v[L.ROW + place] != L.EMPTY:
            count = insert(into, count, A.DEVELOP + v[L.ROW + place])
        place += 1
    pile: i64 = 0
    while pile < 2:
        if v[L.theory_pile_at(pile)] > 0:
            into[count] = A.DEVELOP_PILE + pile
            count += 1
        pile += 1
    return count


def legal_returns(v: vec[i64], seat: i64, into: vec[i64]) -> i64:
    """F-K3: any of the seven."""
    at = L.seat_at(seat)
    count: i64 = 0
    chapter: i64 = 0
    while chapter < CHAPTERS:
        if holds(v, at, chapter):
            into[count] = A.RETURN + chapter
            count += 1
        chapter += 1
    return count


def take_from_row(v: vec[i64], at: i64, chapter: i64) -> None:
    """F-K2: take a theory in view."""
    v[L.ROW + place_in_row(v, chapter)] = L.EMPTY
    v[L.ORIGIN] = L.FROM_ROW
    hold(v, at, chapter)


def take_from_pile(v: vec[i64], at: i64, pile: i64) -> None:
    """F-K2: take the top of a face-down pile; everybody sees it."""
    chapter = draw_from(v, pile)
    v[L.ORIGIN] = pile
    tell(v, THEORY_DRAWN, chapter)
    hold(v, at, chapter)


def give_back(v: vec[i64], at: i64, chapter: i64) -> None:
    """F-K3: one of the seven goes under the pile the new one came from, the larger one if that was the row."""
    last = v[at + L.THEORIES] - 1
    place = last
    while v[at + L.THEORIES + 1 + place] != chapter:
        place -= 1
    while place < last:
        v[at + L.THEORIES + 1 + place] = v[at + L.THEORIES + 2 + place]
        place += 1
    v[at + L.THEORIES] = last
    if chapter < L.COUNTING:
        v[at + L.WANTED] -= bit(L.COUNT_BITS * chapter)
    put_under(v, larger_pile(v) if v[L.ORIGIN] == L.FROM_ROW else v[L.ORIGIN], chapter)


def held_about(v: vec[i64], at: i64, cell: i64) -> i64:
    """F-X1 to F-X12: how many of a seat's theories count an animal on this cell."""
    # Sixteen leaves 1 when divided by 15: the remainder is the sum of the three counts.
    return (v[at + L.WANTED] & 15 * COUNTS[cell]) % 15


def theory_value(v: vec[i64], at: i64, chapter: i64) -> i64:
    """F-X1 to F-X16: what one theory is worth now; chapters count from 0."""
    if chapter < L.COUNTING:  # F-X1 to F-X12: animals of a class, an ecosystem, a quarter of the notebook, covered too
        return counted(v, at, chapter)
    if chapter == 12:  # F-X13
        return v[at + L.THEORIES]
    if chapter == 13:  # F-X14
        return 2 * shown_guides(v, at)
    if chapter == 14:  # F-X15
        return 2 * bit_count(v[at + L.PUBLISHED])
    return shown_emblematic(v, at)  # F-X16
