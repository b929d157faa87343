"""The food chain: who is where and how a point of movement moves a species (W-F1 to W-F6).

``who`` is a seat or ``DUMMY``. Spaces count from 1; a set of spaces has a bit for each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.games.darwinning import layout as L

SPACES: Final = 20


def place_of(v: vec[i64], who: i64) -> i64:
    return v[L.DUMMY_PLACE] if who == L.DUMMY else v[L.seat_at(who) + L.PLACE]


def put(v: vec[i64], who: i64, place: i64) -> None:
    if who == L.DUMMY:
        v[L.DUMMY_PLACE] = place
    else:
        v[L.seat_at(who) + L.PLACE] = place


def who_is_at(v: vec[i64], players: i64, place: i64) -> i64:
    """The species on a space, -1 if it is free."""
    seat: i64 = 0
    while seat < players:
        if v[L.seat_at(seat) + L.PLACE] == place:
            return seat
        seat += 1
    return pick(v[L.DUMMY_PLACE] == place and place != L.NO_DUMMY, L.DUMMY, -1)


def next_above(v: vec[i64], players: i64, place: i64) -> i64:
    """The lowest species above a space, -1 if there is none."""
    found: i64 = -1
    lowest: i64 = SPACES + 1
    seat: i64 = 0
    while seat < players:
        there = v[L.seat_at(seat) + L.PLACE]
        if place < there < lowest:
            found = seat
            lowest = there
        seat += 1
    return pick(place < v[L.DUMMY_PLACE] < lowest, L.DUMMY, found)


def occupied(v: vec[i64], players: i64) -> i64:
    """The spaces that are taken."""
    one: i64 = 1
    spaces: i64 = 0
    if v[L.DUMMY_PLACE] != L.NO_DUMMY:
        spaces = one << v[L.DUMMY_PLACE]
    seat: i64 = 0
    while seat < players:
        spaces |= one << v[L.seat_at(seat) + L.PLACE]
        seat += 1
    return spaces


def lowest_player(v: vec[i64], players: i64) -> i64:
    """W-E2, W-D1: the seat that names the leader; the dummy never does."""
    lowest: i64 = 0
    seat: i64 = 1
    while seat < players:
        if v[L.seat_at(seat) + L.PLACE] < v[L.seat_at(lowest) + L.PLACE]:
            lowest = seat
        seat += 1
    return lowest


def one_up(taken: i64, place: i64) -> i64:
    """W-F1 to W-F3, W-F6: where one point up leads."""
    return one_step(taken, place, 1, SPACES)


def one_down(taken: i64, place: i64) -> i64:
    """W-F5: the mirror image; ``place`` itself when no space below is free."""
    return one_step(taken, place, -1, 1)


def one_step(taken: i64, place: i64, way: i64, end: i64) -> i64:
    """One point up (``way`` 1) or down (-1) on a track that ends at ``end``."""
    if place == end:
        return place
    one: i64 = 1
    space = place + way
    if taken & (one << space):
        while taken & (one << space):
            if space == end:
                return place
            space += way
        return space
    while not taken & (one << space):
        if space == end:
            return place + way
        space += way
    before = space - way
    return before if before == place + way else before - way


def move(v: vec[i64], players: i64, who: i64, points: i64) -> None:
    """W-F4: a move of several points is single moves one after the other; down if negative."""
    while points > 0:
        put(v, who, one_up(occupied(v, players), place_of(v, who)))
        points -= 1
    while points < 0:
        place = place_of(v, who)
        there = one_down(occupied(v, players), place)
        if there == place:
            squeeze_below(v, players, who)
        else:
            put(v, who, there)
        points += 1


def squeeze_below(v: vec[i64], players: i64, who: i64) -> None:
    """W-F5: every space below is occupied: the mover takes the lowest and those it passed shift up."""
    place = place_of(v, who)
    seat: i64 = 0
    while seat < players:
        if v[L.seat_at(seat) + L.PLACE] < place:
            v[L.seat_at(seat) + L.PLACE] += 1
        seat += 1
    if v[L.DUMMY_PLACE] != L.NO_DUMMY and v[L.DUMMY_PLACE] < place:
        v[L.DUMMY_PLACE] += 1
    put(v, who, 1)
