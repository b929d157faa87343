"""The small steps of an improvement: a card, what it is used for, a place for its trait, what Parasite takes (W-I1 to
W-I5, W-X8).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.actions import STEAL
from beagle.games.darwinning.cards import VALUES, remove, value_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.course import end_improvement
from beagle.games.darwinning.improving import legal_thefts, only_as_trait, pool_at, seat_of
from beagle.games.darwinning.layout import CARD, EMPTY, MORPHING, PHASE, PLACING, STAGE, STEALING, WAY, seat_at
from beagle.games.darwinning.news import STOLEN_NEWS, TRAIT_PUT, tell
from beagle.games.darwinning.traits import PARASITE, only_place_for, put_trait, steal

MOST_THEFTS: Final = 31
"""Parasite finds at most six trait cards on each of five boards."""


def choose_card(v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64) -> None:
    """A card that only its trait can be used of needs no further question."""
    v[CARD] = card
    if only_as_trait(v, seat_at(seat), pieces, card):
        begin_placing(v, players, pieces, seat)
    else:
        v[PHASE] = WAY


def begin_placing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-I4: where the trait is already, there is only one place."""
    trait = value_of(v[CARD])
    only = only_place_for(v, seat_at(seat), trait)
    if only == EMPTY:
        v[PHASE] = PLACING
    else:
        tell(v, TRAIT_PUT, seat, trait, only, 0)
        put_down(v, players, pieces, seat, only)


def put_down(v: vec[i64], players: i64, pieces: Components, seat: i64, place: i64) -> None:
    """W-I4, W-X8: lay the trait down; Parasite then takes another."""
    card = v[CARD]
    if v[STAGE] != MORPHING:
        remove(v, pool_at(v, seat), card)
    put_trait(v, seat_at(seat), place, card)
    if value_of(card) == PARASITE:
        begin_stealing(v, players, pieces, seat)
    else:
        end_improvement(v, players, pieces, seat)


def begin_stealing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-X8: it must take a trait if it can; with one to take there is no question."""
    v[CARD] = EMPTY
    room = vec[i64]([0] * MOST_THEFTS)
    count = legal_thefts(v, seat, players, room)
    if count > 1:
        v[PHASE] = STEALING
    elif count == 1:
        stolen = room[0] - STEAL
        animal = stolen // VALUES
        tell(v, STOLEN_NEWS, seat, seat_of(v, players, animal), stolen % VALUES, 0)
        take_stolen(v, players, pieces, seat, animal, stolen % VALUES)
    else:
        end_improvement(v, players, pieces, seat)


def take_stolen(v: vec[i64], players: i64, pieces: Components, seat: i64, animal: i64, trait: i64) -> None:
    steal(v, seat, seat_of(v, players, animal), trait)
    end_improvement(v, players, pieces, seat)
