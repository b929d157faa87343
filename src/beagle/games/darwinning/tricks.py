"""Tricks: who leads, picking the cards of a play, declaring open cards, who wins (W-E2, W-T1 to W-T5, W-D2, W-D8)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import insert
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.actions import DONE, LEAD, PLAY, USE
from beagle.games.darwinning.cards import SUIT_SIZE, is_empty, move_all, size, write_cards, write_suit
from beagle.games.darwinning.combinations import NOTHING, fits, fitting, rank
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, hand_and_open, open_left

# Naming the leader


def legal_leaders(v: vec[i64], players: i64, into: vec[i64]) -> i64:
    """W-E2: anybody."""
    count: i64 = 0
    while count < players:
        count = insert(into, count, LEAD + v[L.seat_at(count) + L.SPECIES])
    return count


# Picking cards


def fits_the_play(v: vec[i64], players: i64, at: i64) -> i64:
    """W-T1, W-D2: what can still be added to the cards picked; with open cards they may complete the play."""
    picked = size(v, at + L.PLAYED)
    if players == PLAYERS_WITH_DUMMY:
        return fits(v, at + L.PLAYED, picked, hand_and_open(v, at), 0, 0)
    return fits(v, at + L.PLAYED, picked, v, at + L.HAND, v[L.BEST])


def can_add(v: vec[i64], players: i64, at: i64) -> bool:
    """Whether a card of the hand can be added to those picked. What fits is kept for ``legal_plays``."""
    found = fits_the_play(v, players, at)
    v[L.FITS] = found
    if found == 0:
        return False
    suit: i64 = 0
    while suit < L.SUITS:
        if fitting(v, at + L.PLAYED, suit, v, at + L.HAND, found):
            return True
        suit += 1
    return False


def is_complete(v: vec[i64], players: i64, at: i64) -> bool:
    """W-T1, W-D2: the cards picked may stay as they are: one card alone, or what beats the table."""
    picked = size(v, at + L.PLAYED)
    if picked == 1:
        return True
    strength = rank(v, at + L.PLAYED, picked)
    if players == PLAYERS_WITH_DUMMY:
        return strength > NOTHING or fits(v, at + L.PLAYED, picked, v, L.OPEN, 0) != 0
    return strength > NOTHING and strength >= v[L.BEST]


def legal_plays(v: vec[i64], players: i64, at: i64, into: vec[i64]) -> i64:
    """The next card of a play, or ``done``."""
    if is_empty(v, at + L.PLAYED):
        return write_cards(v, at + L.HAND, PLAY, into, 0)
    count: i64 = 0
    if is_complete(v, players, at):
        into[0] = DONE
        count = 1
    return write_fitting(v, at + L.PLAYED, v, at + L.HAND, v[L.FITS], PLAY, into, count)


def write_fitting(
    v: vec[i64], cards: i64, w: vec[i64], pool: i64, found: i64, first_action: i64, into: vec[i64], count: i64
) -> i64:
    """Write an action for each card of a pool among what ``fits`` found."""
    suit: i64 = 0
    while suit < L.SUITS:
        count = write_suit(fitting(v, cards, suit, w, pool, found), first_action + suit * SUIT_SIZE, into, count)
        suit += 1
    return count


def complete_play(v: vec[i64], players: i64, seat: i64) -> None:
    """W-T2: the play lies open; of equals the later is stronger. With open cards nothing is compared yet (W-D2)."""
    at = L.seat_at(seat)
    strength = rank(v, at + L.PLAYED, size(v, at + L.PLAYED))
    v[L.REVEALED] += 1
    N.tell_cards(v, N.PLAYED, seat, strength, at + L.PLAYED)
    if players == PLAYERS_WITH_DUMMY:
        suit: i64 = 0
        while suit < L.SUITS:
            v[at + L.COMBINATION + suit] = v[at + L.PLAYED + suit]
            suit += 1
    else:
        compare(v, seat, strength)


def compare(v: vec[i64], seat: i64, strength: i64) -> None:
    """W-T2, W-T3: the strongest so far."""
    if strength >= v[L.BEST]:
        v[L.BEST] = strength
        v[L.BEST_SEAT] = seat


# Declaring open cards


def legal_declarations(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """W-D2: one more open card, or ``done`` if the cards are a combination."""
    picked = size(v, at + L.COMBINATION)
    count: i64 = 0
    if rank(v, at + L.COMBINATION, picked) > NOTHING:
        into[0] = DONE
        count = 1
    left = open_left(v, at)
    return write_fitting(
        v, at + L.COMBINATION, left, 0, fits(v, at + L.COMBINATION, picked, left, 0, 0), USE, into, count
    )


def complete_declaration(v: vec[i64], seat: i64) -> None:
    """W-D2: what the seat plays is known."""
    at = L.seat_at(seat)
    strength = rank(v, at + L.COMBINATION, size(v, at + L.COMBINATION))
    if size(v, at + L.COMBINATION) > size(v, at + L.PLAYED):
        N.tell_cards(v, N.DECLARED, seat, strength, at + L.COMBINATION)
    compare(v, seat, strength)


# The end of a trick


def somebody_is_out(v: vec[i64], players: i64) -> bool:
    """W-T5: the trick is the last of the era."""
    seat: i64 = 0
    while seat < players:
        if is_empty(v, L.seat_at(seat) + L.HAND):
            return True
        seat += 1
    return False


def search_is_due(v: vec[i64], players: i64) -> bool:
    """W-D8: the leader led the last trick with their last cards."""
    return players == PLAYERS_WITH_DUMMY and is_empty(v, L.seat_at(v[L.LEADER]) + L.HAND)


def discard_plays(v: vec[i64], players: i64) -> None:
    """W-T3: what was played and not used is discarded."""
    seat: i64 = 0
    while seat < players:
        move_all(v, L.seat_at(seat) + L.PLAYED, L.DISCARDS)
        seat += 1


def discard_hands(v: vec[i64], players: i64) -> None:
    """W-T5: after the improvements of the last trick."""
    seat: i64 = 0
    while seat < players:
        move_all(v, L.seat_at(seat) + L.HAND, L.DISCARDS)
        seat += 1
