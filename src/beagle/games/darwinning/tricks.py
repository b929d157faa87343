"""Tricks: picking the cards of a play, declaring open cards, who wins (W-T1 to W-T5, W-D2, W-D3, W-D8)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.actions import DONE, PLAY, USE
from beagle.games.darwinning.cards import SUIT_SIZE, is_empty, move_all, size, write_cards, write_suit
from beagle.games.darwinning.combinations import NOTHING, fits, fitting, rank
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, hand_and_open, open_left
from beagle.games.darwinning.layout import (
    BEST,
    BEST_SEAT,
    COMBINATION,
    DISCARDS,
    FITS,
    HAND,
    LEADER,
    OPEN,
    PLAYED,
    REVEALED,
    SUITS,
    seat_at,
)
from beagle.games.darwinning.news import DECLARED, PLAYED_NEWS, packed_cards, tell

# Picking cards


def fits_the_play(v: vec[i64], at: i64, players: i64) -> i64:
    """W-T1, W-D2: what can still be added to the cards picked; with open cards they may complete the play."""
    picked = size(v, at + PLAYED)
    if players == PLAYERS_WITH_DUMMY:
        return fits(v, at + PLAYED, picked, hand_and_open(v, at), 0, 0)
    return fits(v, at + PLAYED, picked, v, at + HAND, v[BEST])


def can_add(v: vec[i64], at: i64, players: i64) -> bool:
    """Whether a card of the hand can be added to those picked. What fits is kept for ``legal_plays``."""
    found = fits_the_play(v, at, players)
    v[FITS] = found
    if found == 0:
        return False
    suit: i64 = 0
    while suit < SUITS:
        if fitting(v, at + PLAYED, suit, v, at + HAND, found):
            return True
        suit += 1
    return False


def is_complete(v: vec[i64], at: i64, players: i64) -> bool:
    """W-T1, W-D2: the cards picked may stay as they are: one card alone, or what beats the table."""
    picked = size(v, at + PLAYED)
    if picked == 1:
        return True
    strength = rank(v, at + PLAYED, picked)
    if players == PLAYERS_WITH_DUMMY:
        return strength > NOTHING or fits(v, at + PLAYED, picked, v, OPEN, 0) != 0
    return strength > NOTHING and strength >= v[BEST]


def legal_plays(v: vec[i64], at: i64, players: i64, into: vec[i64]) -> i64:
    """The next card of a play, or ``done``."""
    if is_empty(v, at + PLAYED):
        return write_cards(v, at + HAND, PLAY, into, 0)
    count: i64 = 0
    if is_complete(v, at, players):
        into[0] = DONE
        count = 1
    return write_fitting(v, at + PLAYED, v, at + HAND, v[FITS], PLAY, into, count)


def write_fitting(
    v: vec[i64], cards: i64, w: vec[i64], pool: i64, found: i64, first_action: i64, into: vec[i64], count: i64
) -> i64:
    """Write an action for each card of a pool among what ``fits`` found."""
    suit: i64 = 0
    while suit < SUITS:
        count = write_suit(fitting(v, cards, suit, w, pool, found), first_action + suit * SUIT_SIZE, into, count)
        suit += 1
    return count


def complete_play(v: vec[i64], seat: i64, players: i64) -> None:
    """W-T2: the play lies open; of equals the later is stronger. With open cards nothing is compared yet (W-D2)."""
    at = seat_at(seat)
    strength = rank(v, at + PLAYED, size(v, at + PLAYED))
    v[REVEALED] += 1
    tell(v, PLAYED_NEWS, seat, strength, packed_cards(v, at + PLAYED), 0)
    if players == PLAYERS_WITH_DUMMY:
        suit: i64 = 0
        while suit < SUITS:
            v[at + COMBINATION + suit] = v[at + PLAYED + suit]
            suit += 1
    else:
        compare(v, seat, strength)


def compare(v: vec[i64], seat: i64, strength: i64) -> None:
    """W-T2, W-T3: the strongest so far."""
    if strength >= v[BEST]:
        v[BEST] = strength
        v[BEST_SEAT] = seat


# Declaring open cards


def legal_declarations(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """W-D2: one more open card, or ``done`` if the cards are a combination."""
    picked = size(v, at + COMBINATION)
    count: i64 = 0
    if rank(v, at + COMBINATION, picked) > NOTHING:
        into[0] = DONE
        count = 1
    left = open_left(v, at)
    return write_fitting(v, at + COMBINATION, left, 0, fits(v, at + COMBINATION, picked, left, 0, 0), USE, into, count)


def complete_declaration(v: vec[i64], seat: i64) -> None:
    """W-D2: what the seat plays is known."""
    at = seat_at(seat)
    strength = rank(v, at + COMBINATION, size(v, at + COMBINATION))
    if size(v, at + COMBINATION) > size(v, at + PLAYED):
        tell(v, DECLARED, seat, strength, packed_cards(v, at + COMBINATION), 0)
    compare(v, seat, strength)


# The end of a trick


def somebody_is_out(v: vec[i64], players: i64) -> bool:
    """W-T5: the trick is the last of the era."""
    seat: i64 = 0
    while seat < players:
        if is_empty(v, seat_at(seat) + HAND):
            return True
        seat += 1
    return False


def search_is_due(v: vec[i64], players: i64) -> bool:
    """W-D8: the leader led the last trick with their last cards."""
    return players == PLAYERS_WITH_DUMMY and is_empty(v, seat_at(v[LEADER]) + HAND)


def discard_plays(v: vec[i64], players: i64) -> None:
    """W-T3: what was played and not used is discarded."""
    seat: i64 = 0
    while seat < players:
        move_all(v, seat_at(seat) + PLAYED, DISCARDS)
        seat += 1


def discard_hands(v: vec[i64], players: i64) -> None:
    """W-T5: after the improvements of the last trick."""
    seat: i64 = 0
    while seat < players:
        move_all(v, seat_at(seat) + HAND, DISCARDS)
        seat += 1
