"""Dealing again what a seat doesn't know: the others' hands, the picks of a play in progress, and the deck.

Everything else lies open: plays, boards, discards and the dummy's cards. Nothing in the rules makes a player show
what they hold, since a single card may always be played (W-T1).
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import seed_generator
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import deal, move_all, size


def is_picking(v: vec[i64], seat: i64) -> bool:
    """Whether a seat's play is still in the making: nobody else sees its cards."""
    return v[L.PHASE] == L.PLAYING and v[L.TURN] == seat


def deal_hidden(v: vec[i64], players: i64, seat: i64, seed: int) -> None:
    """Give ``v`` other hands and another future; nothing changes that the seat knows.

    A play that another seat is picking starts over: nobody has seen how far it had come.
    """
    seed_generator(v, seed)
    sizes = vec[i64]([0] * players)
    other: i64 = 0
    while other < players:
        if other != seat:
            at = L.seat_at(other)
            if is_picking(v, other):
                move_all(v, at + L.PLAYED, at + L.HAND)
            sizes[other] = size(v, at + L.HAND)
            move_all(v, at + L.HAND, L.DECK)
        other += 1
    other = 0
    while other < players:
        deal(v, L.seat_at(other) + L.HAND, sizes[other])
        other += 1
