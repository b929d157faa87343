"""Offering: a bone of each hand is put up for bidding, in secret until all are turned up (C-O1, C-E2)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import OFFER
from beagle.games.darwinci.knowledge import show_from_hand
from beagle.games.darwinci.news import SHOWN, reveal
from beagle.games.darwinci.sites import legal_from_hand, take_from


def choose_only_bones(v: vec[i64], players: i64) -> i64:
    """C-O1, C-E2: who has one bone offers it, who has none offers nothing. The others, a bit each, are to choose."""
    waiting: i64 = 0
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat)
        if v[at + L.HAND] > 1:
            waiting |= bit(seat)
        elif v[at + L.HAND] == 1:
            v[at + L.CHOSEN] = v[at + L.HAND + 1]
        seat += 1
    return waiting


def legal_offers(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """C-O1: any bone in hand."""
    return legal_from_hand(v, at, OFFER, into)


def turn_up_offers(v: vec[i64], players: i64) -> None:
    """C-O1: all offers are turned up at once."""
    seat = v[L.FIRST]
    count: i64 = 0
    while count < players:
        at = L.seat_at(seat)
        bone = v[at + L.CHOSEN]
        if bone != L.EMPTY:
            if v[L.TRACE + bone]:
                show_from_hand(v, players, seat, bone)
            take_from(v, at + L.HAND, bone)
            v[at + L.OFFER] = bone
            v[at + L.CHOSEN] = L.EMPTY
            reveal(v, SHOWN, seat, bone)
        seat = L.after(seat, players)
        count += 1
