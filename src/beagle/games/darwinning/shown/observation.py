"""What a seat may know, as a row of small whole numbers for learners.

The table:

phase           9   one of: name, play, declare, choose, way, place, steal, feed, over
stage           4   what an improvement belongs to, one of: trick, last trick, search, Metamorphosis
era             1
trick           1
dealt          10   this era's environments
deck            1   cards in the deck
best            2   the strongest play: its kind from 0 (none) to 7 (four of a kind), its sum
card            1   the card being improved with, counted from 1; 0 for none
meal            2   while a species feeds: the food it has found, whether the dummy is eaten
dummy           1   the dummy's space on the food chain, 0 without one
hand          120   the seat's own hand
discards      120
open          120   the dummy's cards
boards        120   for each card: 0, or 1 + the place of the seat on whose board it lies

Then for each seat, the observing one first and on clockwise:

turn            1   acts now
leads           1   led this trick; 0 until somebody is named
best            1   has the strongest play
eaten           1   is eaten in the meal under way
species        10   one of ten
population      2   now, at the start
place           1   space on the food chain
bites           1
cards           1   cards in hand, those being picked among them
learned        10   environments learned
food           10   what it finds in each environment, dealt or not
works          15   traits that work for it
traits          5   the trait on each place of the board, counted from 1; 0 for none
played        120   1 for a card in this trick, 2 for an open card declared with it (W-D2); what another seat is still
                    picking is not there

Cards are in the order of suit, value and copy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.observing import put, put_bits
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import CARDS, SUIT_SIZE, size
from beagle.games.darwinning.combinations import SUM_BITS, SUM_MASK
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.hidden import is_picking
from beagle.games.darwinning.survival import environment_food
from beagle.games.darwinning.traits import trait_on

TABLE_FIELDS: Final = {
    "phase": 9,
    "stage": 4,
    "era": 1,
    "trick": 1,
    "dealt": 10,
    "deck": 1,
    "best": 2,
    "card": 1,
    "meal": 2,
    "dummy": 1,
    "hand": CARDS,
    "discards": CARDS,
    "open": CARDS,
    "boards": CARDS,
}
SEAT_FIELDS: Final = {
    "turn": 1,
    "leads": 1,
    "best": 1,
    "eaten": 1,
    "species": 10,
    "population": 2,
    "place": 1,
    "bites": 1,
    "cards": 1,
    "learned": 10,
    "food": 10,
    "works": 15,
    "traits": L.PLACES,
    "played": CARDS,
}

# Where the parts begin, in the order of the tables above.

STAGE_AT: Final = 9
ERA_AT: Final = STAGE_AT + 4
DEALT_AT: Final = ERA_AT + 2
DECK_AT: Final = DEALT_AT + 10
HAND_AT: Final = DECK_AT + 7
DISCARDS_AT: Final = HAND_AT + 120
OPEN_AT: Final = DISCARDS_AT + 120
BOARDS_AT: Final = OPEN_AT + 120
TABLE_SIZE: Final = BOARDS_AT + 120

SPECIES_AT: Final = 4
POPULATION_AT: Final = SPECIES_AT + 10
LEARNED_AT: Final = POPULATION_AT + 5
FOOD_AT: Final = LEARNED_AT + 10
WORKS_AT: Final = FOOD_AT + 10
TRAITS_AT: Final = WORKS_AT + 15
PLAYED_AT: Final = TRAITS_AT + 5
SEAT_SIZE: Final = PLAYED_AT + 120

DECLARED: Final = 2


def size_for(players: i64) -> i64:
    return TABLE_SIZE + players * SEAT_SIZE


def observe(v: vec[i64], players: i64, pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the whole row."""
    observe_table(v, into, at)
    put_cards(v, L.seat_at(seat) + L.HAND, into, at + HAND_AT, 1)
    put_cards(v, L.DISCARDS, into, at + DISCARDS_AT, 1)
    put_cards(v, L.OPEN, into, at + OPEN_AT, 1)
    place: i64 = 0
    who = seat
    while place < players:
        observe_board(v, who, into, at + BOARDS_AT, place + 1)
        observe_seat(v, pieces, who, into, at + TABLE_SIZE + place * SEAT_SIZE)
        if place == 0 or not is_picking(v, who):
            observe_play(v, who, into, at + TABLE_SIZE + place * SEAT_SIZE + PLAYED_AT)
        place += 1
        who = L.after(who, players)


def put_cards(v: vec[i64], cards: i64, into: vec[i16], at: i64, number: i64) -> None:
    """Write a number for each card of a set."""
    suit: i64 = 0
    while suit < L.SUITS:
        bits = v[cards + suit]
        to = at + suit * SUIT_SIZE
        while bits:
            if bits & 1:
                put(into, to, number)
            bits >>= 1
            to += 1
        suit += 1


def observe_table(v: vec[i64], into: vec[i16], at: i64) -> None:
    """The era, the trick and the meal under way."""
    into[at + v[L.PHASE]] = 1
    into[at + STAGE_AT + v[L.STAGE]] = 1
    put(into, at + ERA_AT, v[L.ERA])
    put(into, at + ERA_AT + 1, v[L.TRICK])
    put_bits(into, at + DEALT_AT, v[L.ENVIRONMENTS_DEALT])
    put(into, at + DECK_AT, size(v, L.DECK))
    put(into, at + DECK_AT + 1, v[L.BEST] >> SUM_BITS)
    put(into, at + DECK_AT + 2, v[L.BEST] & SUM_MASK)
    put(into, at + DECK_AT + 3, 0 if v[L.CARD] == L.EMPTY else v[L.CARD] + 1)
    if v[L.PHASE] == L.FEEDING:
        put(into, at + DECK_AT + 4, v[L.FOOD])
        put(into, at + DECK_AT + 5, (v[L.EATEN] >> L.DUMMY) & 1)
    put(into, at + DECK_AT + 6, v[L.DUMMY_PLACE])


def observe_board(v: vec[i64], seat: i64, into: vec[i16], at: i64, number: i64) -> None:
    """The cards on a seat's board: on trait places, on its Parasite, and those used."""
    own = L.seat_at(seat)
    put_cards(v, own + L.KEPT, into, at, number)
    place: i64 = 0
    while place < L.PLACES:
        card = v[own + L.TRAIT_PLACES + place]
        if card != L.EMPTY and card < L.PRINTED:
            put(into, at + card, number)
        place += 1
    if v[own + L.STOLEN] != L.EMPTY:
        put(into, at + v[own + L.STOLEN], number)


def observe_seat(v: vec[i64], pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """One species, and its part in the trick."""
    own = L.seat_at(seat)
    put(into, at, 1 if v[L.TURN] == seat else 0)
    put(into, at + 1, 1 if v[L.LEADER] == seat and v[L.PHASE] != L.NAMING else 0)
    put(into, at + 2, 1 if v[L.BEST_SEAT] == seat and v[L.BEST] != 0 else 0)
    put(into, at + 3, (v[L.EATEN] >> seat) & 1 if v[L.PHASE] == L.FEEDING else 0)
    into[at + SPECIES_AT + v[own + L.SPECIES]] = 1
    put(into, at + POPULATION_AT, v[own + L.POPULATION])
    put(into, at + POPULATION_AT + 1, pieces.population[v[own + L.SPECIES]])
    put(into, at + POPULATION_AT + 2, v[own + L.PLACE])
    put(into, at + POPULATION_AT + 3, v[own + L.BITES])
    picked: i64 = size(v, own + L.PLAYED) if is_picking(v, seat) else 0
    put(into, at + POPULATION_AT + 4, size(v, own + L.HAND) + picked)
    put_bits(into, at + LEARNED_AT, v[own + L.LEARNED])
    environment: i64 = 0
    while environment < 10:
        put(into, at + FOOD_AT + environment, environment_food(v, pieces, seat, environment))
        environment += 1
    put_bits(into, at + WORKS_AT, v[own + L.TRAITS])
    place: i64 = 0
    while place < L.PLACES:
        if v[own + L.TRAIT_PLACES + place] != L.EMPTY:
            put(into, at + TRAITS_AT + place, trait_on(v, own, place) + 1)
        place += 1


def observe_play(v: vec[i64], seat: i64, into: vec[i16], at: i64) -> None:
    """The cards of a seat in this trick."""
    if not is_picking(v, seat):
        put_cards(v, L.seat_at(seat) + L.COMBINATION, into, at, DECLARED)
    put_cards(v, L.seat_at(seat) + L.PLAYED, into, at, 1)
