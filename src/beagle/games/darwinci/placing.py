"""Placing: two bones at set-up, then the bones won, into the plot (C-S4, C-P1 to C-P5).

``at`` is where the seat's block begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import insert, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import PUT, TAKE
from beagle.games.darwinci.components import END, Components
from beagle.games.darwinci.jewels import add_jewels
from beagle.games.darwinci.news import NO_PLACE, tell
from beagle.games.darwinci.plot import PLOT_SIZE, place_bone
from beagle.games.darwinci.sites import legal_from_hand, take_from

SETUP_BONES: Final = 2
"""Bones put in the plot at set-up (C-S4)."""


def taken_at(v: vec[i64], at: i64) -> i64:
    """Where the bone is kept that the seat is about to put in its plot: at set-up it is still secret."""
    return at + pick(v[L.PHASE] == L.SETTING, L.CHOSEN, L.HELD)


def free_places(v: vec[i64], at: i64) -> i64:
    """C-P5: how many bones the plot can still take."""
    return PLOT_SIZE - v[at + L.PLACED]


def must_go_first(v: vec[i64], pieces: Components, at: i64) -> bool:
    """C-P5, C-R1: with too few places for the won bones, are there rotten ones that go first?"""
    if v[at + L.WON] <= free_places(v, at):
        return False
    place: i64 = 0
    while place < v[at + L.WON]:
        if pieces.value[v[at + L.WON + 1 + place]] < 0:
            return True
        place += 1
    return False


def may_take(v: vec[i64], pieces: Components, at: i64, bone: i64) -> bool:
    """C-P1, C-P5: may this won bone be placed next?"""
    return pieces.value[bone] < 0 or not must_go_first(v, pieces, at)


def hold_only_bone(v: vec[i64], pieces: Components, at: i64) -> None:
    """The bone to place next, if there is no choice of it."""
    only: i64 = L.EMPTY
    place: i64 = 0
    while place < v[at + L.WON]:
        bone = v[at + L.WON + 1 + place]
        if may_take(v, pieces, at, bone):
            if only != L.EMPTY:
                v[at + L.HELD] = L.EMPTY
                return
            only = bone
        place += 1
    v[at + L.HELD] = only


def legal_setting(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """C-S4: any bone in hand, then where it goes."""
    if v[at + L.CHOSEN] != L.EMPTY:
        return legal_cells(v, at, into)
    return legal_from_hand(v, at, TAKE, into)


def legal_placing(v: vec[i64], pieces: Components, at: i64, into: vec[i64]) -> i64:
    """C-P1: a won bone, then where it goes."""
    if v[at + L.HELD] != L.EMPTY:
        return legal_cells(v, at, into)
    return legal_won_bones(v, pieces, at, into)


def legal_won_bones(v: vec[i64], pieces: Components, at: i64, into: vec[i64]) -> i64:
    """C-P1, C-P5: the won bones that may be placed next."""
    count: i64 = 0
    place: i64 = 0
    while place < v[at + L.WON]:
        bone = v[at + L.WON + 1 + place]
        if may_take(v, pieces, at, bone):
            count = insert(into, count, TAKE + bone)
        place += 1
    return count


def legal_cells(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """C-P1, C-P2: any open cell, in any rotation."""
    count: i64 = 0
    action: i64 = PUT
    left = v[at + L.OPEN]
    while left:
        if left & 1:
            into[count] = action
            into[count + 1] = action + 1
            into[count + 2] = action + 2
            into[count + 3] = action + 3
            count += 4
        left >>= 1
        action += 4
    return count


def put_taken(v: vec[i64], pieces: Components, at: i64, cell: i64, turned: i64) -> i64:
    """C-P1, C-S4: the bone taken goes from the hand or the won bones into the plot. Which bone it is."""
    taken = taken_at(v, at)
    bone = v[taken]
    v[taken] = L.EMPTY
    take_from(v, at + pick(v[L.PHASE] == L.SETTING, L.HAND, L.WON), bone)
    lay_bone(v, pieces, at, bone, cell, turned)
    return bone


def lay_bone(v: vec[i64], pieces: Components, at: i64, bone: i64, cell: i64, turned: i64) -> None:
    """Put a bone in the plot, whatever the rules say."""
    place_bone(v, at, bone, cell, turned, pieces.sides[4 * bone + turned], pieces.shape[bone] == END)
    add_jewels(v, pieces, at, bone)


def drop_the_rest(v: vec[i64], seat: i64) -> None:
    """C-P5, C-G1: the plot is full, the won bones that are left leave the game."""
    at = L.seat_at(seat)
    v[L.FULL] = 1
    while v[at + L.WON] > 0:
        bone = v[at + L.WON + 1]
        take_from(v, at + L.WON, bone)
        v[L.GONE] += 1
        tell(v, NO_PLACE, seat, bone)
