"""Bidding: which stones may be placed in each of the three turns, and who gets the Darwin tile (C-A*, C-X2, C-E1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import least, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import DONE, STONE

BIDDING_TURNS: Final = 3
"""Rounds of bidding (C-A1)."""
OBLIGATION: Final = 2
"""Opposing stones to place in the first turn (C-A2)."""
ALLOWANCE: Final = 2
"""Stones of any colour in the second and third (C-A3, C-A4)."""


def colour_of(kind: i64) -> i64:
    """The seat whose colour a stone has: small stones are 0 to 4, big ones 5 to 9."""
    return kind if kind < L.BIG else kind - L.BIG


def own_stones(v: vec[i64], seat: i64) -> i64:
    """How many of the seat's own stones are in its reserve."""
    at = L.seat_at(seat) + L.RESERVE + seat
    return v[at] + v[at + L.BIG]


def opposing_big(v: vec[i64], seat: i64) -> i64:
    """How many big stones of other colours are in the reserve."""
    at = L.seat_at(seat) + L.RESERVE
    total: i64 = -v[at + L.BIG + seat]
    kind: i64 = L.BIG
    while kind < L.STONES:
        total += v[at + kind]
        kind += 1
    return total


def opposing_stones(v: vec[i64], seat: i64) -> i64:
    """How many stones of other colours are in the reserve."""
    at = L.seat_at(seat) + L.RESERVE
    total = opposing_big(v, seat) - v[at + seat]
    kind: i64 = 0
    while kind < L.MOST_PLAYERS:
        total += v[at + kind]
        kind += 1
    return total


def begin_bid(v: vec[i64], seat: i64) -> None:
    """C-A2 to C-A4: what the seat must and may place in this turn."""
    first = v[L.BIDDING_TURN] == 1
    v[L.OPPOSING_LEFT] = 0
    if first:
        v[L.OPPOSING_LEFT] = least(OBLIGATION, opposing_stones(v, seat))
    v[L.OWN_LEFT] = pick(first, 1, 0)
    v[L.ANY_LEFT] = pick(first, 0, ALLOWANCE)
    if v[L.BIDDING_TURN] == 2 and v[L.TILE] == seat:
        v[L.ANY_LEFT] += 1


def may_place_own(v: vec[i64]) -> bool:
    """C-A2 to C-A4: is another own stone allowed in this turn?"""
    return v[L.OWN_LEFT] + v[L.ANY_LEFT] > 0


def may_place_opposing(v: vec[i64]) -> bool:
    """C-A2 to C-A4: is another opposing stone due or allowed in this turn?"""
    return v[L.OPPOSING_LEFT] + v[L.ANY_LEFT] > 0


def may_stop(v: vec[i64]) -> bool:
    """C-A2: not before the opposing stones are placed."""
    return v[L.OPPOSING_LEFT] == 0


def can_place_any(v: vec[i64], seat: i64) -> bool:
    """Is there a stone that the seat may still place in this turn?"""
    if may_place_own(v) and own_stones(v, seat) > 0:
        return True
    return may_place_opposing(v) and opposing_stones(v, seat) > 0


def may_place(v: vec[i64], seat: i64, kind: i64) -> bool:
    """C-A1 to C-A4, C-X2: may this stone be placed now? Big opposing ones go before small opposing ones."""
    if v[L.seat_at(seat) + L.RESERVE + kind] == 0:
        return False
    if colour_of(kind) == seat:
        return may_place_own(v)
    return may_place_opposing(v) and (kind >= L.BIG or opposing_big(v, seat) == 0)


def legal_stones(v: vec[i64], players: i64, seat: i64, into: vec[i64]) -> i64:
    """C-A1 to C-A4: any stone that may be placed, on any offered bone; or enough."""
    count: i64 = 0
    if may_stop(v):
        into[0] = DONE
        count = 1
    last = pick(v[L.EXPERT] != 0, L.STONES, L.MOST_PLAYERS)
    kind: i64 = 0
    while kind < last:
        if may_place(v, seat, kind):
            lot: i64 = 0
            while lot < players:
                if v[L.seat_at(lot) + L.OFFER] != L.EMPTY:
                    into[count] = STONE + L.MOST_PLAYERS * kind + lot
                    count += 1
                lot += 1
        kind += 1
    return count


def place_stone(v: vec[i64], seat: i64, kind: i64, lot: i64) -> None:
    """C-A1: a stone goes from the reserve onto the bone that ``lot`` offers."""
    v[L.seat_at(seat) + L.RESERVE + kind] -= 1
    v[L.seat_at(lot) + L.BIDS + kind] += 1
    if v[L.BIDDING_TURN] > 1:
        v[L.ANY_LEFT] -= 1
    elif colour_of(kind) == seat:
        v[L.OWN_LEFT] -= 1
    else:
        v[L.OPPOSING_LEFT] -= 1


def next_holder(v: vec[i64], players: i64) -> i64:
    """C-E1: fewest bones in the plot; tied, the nearest clockwise from the holder, who can't keep it."""
    # The holder comes last and so keeps it only with fewer than everybody else.
    seat = L.after(v[L.TILE], players)
    best = seat
    while seat != v[L.TILE]:
        seat = L.after(seat, players)
        if v[L.seat_at(seat) + L.PLACED] < v[L.seat_at(best) + L.PLACED]:
            best = seat
    return best
