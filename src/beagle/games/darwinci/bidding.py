"""Bidding: which stones may be placed, in each of the three turns (C-A1 to C-A4, C-X2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import least, pick
from beagle.games.darwinci.layout import (
    ANY_LEFT,
    BIDDING_TURN,
    BIDS,
    BIG,
    MOST_PLAYERS,
    OPPOSING_LEFT,
    OWN_LEFT,
    RESERVE,
    STONES,
    TILE,
    seat_at,
)

BIDDING_TURNS: Final = 3
OBLIGATION: Final = 2
"""Opposing stones to place in the first turn (C-A2)."""
ALLOWANCE: Final = 2
"""Stones of any colour in the second and third (C-A3, C-A4)."""


def colour_of(kind: i64) -> i64:
    """The seat whose colour a stone has: small stones are 0 to 4, big ones 5 to 9."""
    return kind if kind < BIG else kind - BIG


def own_stones(v: vec[i64], seat: i64) -> i64:
    """How many own stones are in the reserve."""
    at = seat_at(seat) + RESERVE + seat
    return v[at] + v[at + BIG]


def opposing_big(v: vec[i64], seat: i64) -> i64:
    """How many big stones of other colours are in the reserve."""
    at = seat_at(seat) + RESERVE
    total: i64 = -v[at + BIG + seat]
    kind: i64 = BIG
    while kind < STONES:
        total += v[at + kind]
        kind += 1
    return total


def opposing_stones(v: vec[i64], seat: i64) -> i64:
    """How many stones of other colours are in the reserve."""
    at = seat_at(seat) + RESERVE
    total = opposing_big(v, seat) - v[at + seat]
    kind: i64 = 0
    while kind < MOST_PLAYERS:
        total += v[at + kind]
        kind += 1
    return total


def begin_bid(v: vec[i64], seat: i64) -> None:
    """C-A2 to C-A4: what the seat must and may place in this turn."""
    first = v[BIDDING_TURN] == 1
    v[OPPOSING_LEFT] = 0
    if first:
        v[OPPOSING_LEFT] = least(OBLIGATION, opposing_stones(v, seat))
    v[OWN_LEFT] = pick(first, 1, 0)
    v[ANY_LEFT] = pick(first, 0, ALLOWANCE)
    if v[BIDDING_TURN] == 2 and v[TILE] == seat:
        v[ANY_LEFT] += 1


def may_place_own(v: vec[i64]) -> bool:
    """C-A2 to C-A4: is another own stone allowed in this turn?"""
    return v[OWN_LEFT] + v[ANY_LEFT] > 0


def may_place_opposing(v: vec[i64]) -> bool:
    """C-A2 to C-A4: is another opposing stone due or allowed in this turn?"""
    return v[OPPOSING_LEFT] + v[ANY_LEFT] > 0


def may_stop(v: vec[i64]) -> bool:
    """C-A2: not before the opposing stones are placed."""
    return v[OPPOSING_LEFT] == 0


def can_place_any(v: vec[i64], seat: i64) -> bool:
    """Is there a stone that the seat may still place in this turn?"""
    if may_place_own(v) and own_stones(v, seat) > 0:
        return True
    return may_place_opposing(v) and opposing_stones(v, seat) > 0


def may_place(v: vec[i64], seat: i64, kind: i64) -> bool:
    """C-A1 to C-A4, C-X2: may this stone be placed now? Big opposing ones go before small opposing ones."""
    if v[seat_at(seat) + RESERVE + kind] == 0:
        return False
    if colour_of(kind) == seat:
        return may_place_own(v)
    return may_place_opposing(v) and (kind >= BIG or opposing_big(v, seat) == 0)


def place_stone(v: vec[i64], seat: i64, kind: i64, lot: i64) -> None:
    """C-A1: a stone goes from the reserve onto the bone that ``lot`` offers."""
    v[seat_at(seat) + RESERVE + kind] -= 1
    v[seat_at(lot) + BIDS + kind] += 1
    if v[BIDDING_TURN] > 1:
        v[ANY_LEFT] -= 1
    elif colour_of(kind) == seat:
        v[OWN_LEFT] -= 1
    else:
        v[OPPOSING_LEFT] -= 1
