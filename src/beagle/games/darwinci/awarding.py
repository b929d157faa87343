"""Awarding: who wins each bone, where the stones go, who gets the die (C-W1 to C-W6, C-R2, C-X1, C-X3)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import most, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import KEEP_BIG, LEAVE_BIG
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.news import PAID_ROTTEN, UNWANTED, WON_LOT, tell


def strength(v: vec[i64], lot: i64, colour: i64) -> i64:
    """C-W1, C-X1: how much a colour counts on a bone; a big stone counts twice."""
    at = L.seat_at(lot) + L.BIDS + colour
    return v[at] + 2 * v[at + L.BIG]


def ahead(v: vec[i64], players: i64, lot: i64) -> i64:
    """C-W1, C-W2: the colour with most stones, in a tie the first from the first player on; ``EMPTY`` without any."""
    # The colour's number, counted down from the first player on, breaks ties.
    best: i64 = 0
    colour = v[L.FIRST]
    left = players
    while left > 0:
        best = most(best, strength(v, lot, colour) << 3 | left)
        colour = L.after(colour, players)
        left -= 1
    if best < 8:
        return L.EMPTY
    winner = v[L.FIRST] + players - (best & 7)
    return pick(winner < players, winner, winner - players)


def take_home(v: vec[i64], lot: i64, colour: i64) -> None:
    """C-W5: all stones of a colour return to its owner."""
    give_stones(v, lot, colour, colour)


def give_stones(v: vec[i64], lot: i64, colour: i64, seat: i64) -> None:
    """All stones of a colour go from a bone to a seat."""
    bids = L.seat_at(lot) + L.BIDS + colour
    reserve = L.seat_at(seat) + L.RESERVE + colour
    v[reserve] += v[bids]
    v[reserve + L.BIG] += v[bids + L.BIG]
    v[bids] = 0
    v[bids + L.BIG] = 0


def may_leave_big(v: vec[i64], lot: i64, winner: i64) -> bool:
    """C-X3: was another's bone won with the big stone alone? Then its owner takes it back or leaves it."""
    bids = L.seat_at(lot) + L.BIDS + winner
    return winner != lot and v[bids] == 0 and v[bids + L.BIG] > 0


def legal_big_stone(into: vec[i64]) -> i64:
    """C-X3: take the big stone back, or leave it; who has no such choice is never asked."""
    into[0] = KEEP_BIG
    into[1] = LEAVE_BIG
    return 2


def take_one_back(v: vec[i64], lot: i64, winner: i64) -> None:
    """C-W4, C-X3: one of the winner's stones returns, a small one if there is one."""
    back = L.seat_at(lot) + L.BIDS + winner
    reserve = L.seat_at(winner) + L.RESERVE + winner
    if v[back] == 0:
        back += L.BIG
        reserve += L.BIG
    v[back] -= 1
    v[reserve] += 1


def settle(v: vec[i64], lot: i64, winner: i64, leave: bool) -> i64:
    """C-W4, C-X3: one of the winner's stones back, unless it is left; the rest to who offered. How many are paid."""
    if winner == lot:
        take_home(v, lot, winner)
        return 0
    if not leave:
        take_one_back(v, lot, winner)
    bids = L.seat_at(lot) + L.BIDS + winner
    paid = v[bids] + v[bids + L.BIG]
    give_stones(v, lot, winner, lot)
    return paid


def pay_if_rotten(v: vec[i64], pieces: Components, at: i64, bone: i64) -> i64:
    """C-R2, C-S5: a rotten bone's value goes to the bank, into debt if need be. How much."""
    value = pieces.value[bone]
    if value >= 0:
        return 0
    v[at + L.MONEY] += value
    v[at + L.ROTTEN_PAID] -= value
    return -value


def next_lot(v: vec[i64], players: i64) -> i64:
    """The first in turn order whose bone is still to be awarded; ``EMPTY`` after the last."""
    lot = v[L.FIRST]
    while v[L.seat_at(lot) + L.OFFER] == L.EMPTY:
        lot = L.after(lot, players)
        if lot == v[L.FIRST]:
            return L.EMPTY
    return lot


def award_lot(v: vec[i64], players: i64, pieces: Components, lot: i64, winner: i64, leave: bool) -> None:
    """One bone: to its winner, or out of the game (C-W3). ``leave``: the big stone that won it stays there (C-X3)."""
    bone = v[L.seat_at(lot) + L.OFFER]
    v[L.seat_at(lot) + L.OFFER] = L.EMPTY
    if winner == L.EMPTY:
        v[L.GONE] += 1
        tell(v, UNWANTED, lot, bone)
        return
    if lot == v[L.FIRST] and winner != lot:
        v[L.NEXT_FIRST] = winner
    weight = strength(v, lot, winner)
    big = v[L.seat_at(lot) + L.BIDS + L.BIG + winner]
    paid = settle(v, lot, winner, leave)
    colour: i64 = 0
    while colour < players:
        take_home(v, lot, colour)
        colour += 1
    at = L.seat_at(winner)
    v[at + L.WON + 1 + v[at + L.WON]] = bone
    v[at + L.WON] += 1
    tell(v, WON_LOT, winner, bone, lot, weight, paid, big)
    amount = pay_if_rotten(v, pieces, at, bone)
    if amount:
        tell(v, PAID_ROTTEN, winner, bone, amount)
