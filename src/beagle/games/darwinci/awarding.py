"""Awarding: who wins each bone, where the stones go, who gets the die (C-W1 to C-W6, C-R2, C-X1, C-X3)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import most, pick
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.layout import (
    BIDS,
    BIG,
    EMPTY,
    FIRST,
    GONE,
    MONEY,
    NEXT_FIRST,
    OFFER,
    RESERVE,
    ROTTEN_PAID,
    WON,
    after,
    seat_at,
)
from beagle.games.darwinci.tidings import DIE_MOVED, PAID_ROTTEN, UNWANTED, WON_LOT, tell


def strength(v: vec[i64], lot: i64, colour: i64) -> i64:
    """C-W1, C-X1: how much a colour counts on a bone; a big stone counts twice."""
    at = seat_at(lot) + BIDS + colour
    return v[at] + 2 * v[at + BIG]


def ahead(v: vec[i64], players: i64, lot: i64) -> i64:
    """C-W1, C-W2: the colour with most stones, in a tie the first from the first player on; ``EMPTY`` without any."""
    # The colour's number, counted down from the first player on, breaks ties.
    best: i64 = 0
    colour = v[FIRST]
    left = players
    while left > 0:
        best = most(best, strength(v, lot, colour) << 3 | left)
        colour = after(colour, players)
        left -= 1
    if best < 8:
        return EMPTY
    winner = v[FIRST] + players - (best & 7)
    return pick(winner < players, winner, winner - players)


def take_home(v: vec[i64], lot: i64, colour: i64) -> None:
    """C-W5: all stones of a colour return to its owner."""
    give_stones(v, lot, colour, colour)


def give_stones(v: vec[i64], lot: i64, colour: i64, seat: i64) -> None:
    """All stones of a colour go from a bone to a seat."""
    bids = seat_at(lot) + BIDS + colour
    reserve = seat_at(seat) + RESERVE + colour
    v[reserve] += v[bids]
    v[reserve + BIG] += v[bids + BIG]
    v[bids] = 0
    v[bids + BIG] = 0


def settle(v: vec[i64], lot: i64, winner: i64) -> i64:
    """C-W4, C-X3: one of the winner's stones back, small if possible, the rest to who offered. How many are paid."""
    if winner == lot:
        take_home(v, lot, winner)
        return 0
    bids = seat_at(lot) + BIDS + winner
    back = bids if v[bids] > 0 else bids + BIG
    reserve = seat_at(winner) + RESERVE + winner
    v[back] -= 1
    v[reserve if back == bids else reserve + BIG] += 1
    paid = v[bids] + v[bids + BIG]
    give_stones(v, lot, winner, lot)
    return paid


def pay_if_rotten(v: vec[i64], at: i64, pieces: Components, bone: i64) -> i64:
    """C-R2, C-S5: a rotten bone's value goes to the bank, into debt if need be. How much."""
    value = pieces.value[bone]
    if value >= 0:
        return 0
    v[at + MONEY] += value
    v[at + ROTTEN_PAID] -= value
    return -value


def award(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-W1 to C-W6: every offered bone, in turn order; then the die."""
    first = v[FIRST]
    next_first = after(first, players)
    lot = first
    count: i64 = 0
    while count < players:
        bone = v[seat_at(lot) + OFFER]
        if bone != EMPTY:
            winner = award_lot(v, players, pieces, lot, bone)
            if lot == first and winner != EMPTY and winner != first:
                next_first = winner
        lot = after(lot, players)
        count += 1
    v[NEXT_FIRST] = next_first
    tell(v, DIE_MOVED, next_first, 0, 0, 0, 0)


def award_lot(v: vec[i64], players: i64, pieces: Components, lot: i64, bone: i64) -> i64:
    """One bone: to its winner, or out of the game (C-W3). Who won it."""
    v[seat_at(lot) + OFFER] = EMPTY
    winner = ahead(v, players, lot)
    if winner == EMPTY:
        v[GONE] += 1
        tell(v, UNWANTED, lot, bone, 0, 0, 0)
        return EMPTY
    weight = strength(v, lot, winner)
    paid = settle(v, lot, winner)
    colour: i64 = 0
    while colour < players:
        take_home(v, lot, colour)
        colour += 1
    at = seat_at(winner)
    v[at + WON + 1 + v[at + WON]] = bone
    v[at + WON] += 1
    tell(v, WON_LOT, winner, bone, lot, weight, paid)
    amount = pay_if_rotten(v, at, pieces, bone)
    if amount:
        tell(v, PAID_ROTTEN, winner, bone, amount, 0, 0)
    return winner
