"""Dealing anew what a seat doesn't know: the others' hands, the picks of a play in progress, and the deck.

Everything else lies open: plays, boards, discards and the dummy's cards. Nothing in the rules makes a player show
what they hold, since a single card may always be played (W-T1).
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import seed_generator
from beagle.games.darwinning.cards import move_all, size
from beagle.games.darwinning.layout import DECK, HAND, PHASE, PLAYED, PLAYING, TURN, seat_at
from beagle.games.darwinning.setup import deal


def is_picking(v: vec[i64], seat: i64) -> bool:
    """Whether a seat's play is still in the making: nobody else sees its cards."""
    return v[PHASE] == PLAYING and v[TURN] == seat


def deal_hidden(v: vec[i64], players: i64, viewer: i64, seed: int) -> None:
    """Give ``v`` other hands and another future; nothing changed that the viewer knows.

    A play that another seat is picking starts anew: nobody has seen how far it had come.
    """
    seed_generator(v, seed)
    sizes = vec[i64]([0] * players)
    seat: i64 = 0
    while seat < players:
        if seat != viewer:
            at = seat_at(seat)
            if is_picking(v, seat):
                move_all(v, at + PLAYED, at + HAND)
            sizes[seat] = size(v, at + HAND)
            move_all(v, at + HAND, DECK)
        seat += 1
    seat = 0
    while seat < players:
        deal(v, seat_at(seat) + HAND, sizes[seat])
        seat += 1
