"""Setting up: species, deck, and what is dealt at the start of an era (W-S1, W-S2, W-E1, W-D1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, least, pick
from beagle.core.random import next_word, seed_generator, shuffle
from beagle.games.darwinning.cards import WHOLE_SUIT, add, draw, move_all, size
from beagle.games.darwinning.chain import lowest_player
from beagle.games.darwinning.components import ENVIRONMENTS, PRINTED_TRAITS, SPECIES, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, draw_open_cards, start_between
from beagle.games.darwinning.layout import (
    CARD,
    DECK,
    DISCARDS,
    DUMMY_PLACE,
    EMPTY,
    ENVIRONMENTS_DEALT,
    ERA,
    HAND,
    NAMING,
    PHASE,
    PLACE,
    PLACES,
    POPULATION,
    PRINTED,
    REVEALED,
    STOLEN,
    SUITS,
    TRAIT_PLACES,
    TRICK,
    TURN,
    room_for,
    seat_at,
)
from beagle.games.darwinning.layout import SPECIES as SPECIES_AT
from beagle.games.darwinning.news import NAMES_LEADER, NEW_ERA, NEW_HAND, tell
from beagle.games.darwinning.traits import bit, count_traits

HAND_SIZE: Final = 10
FEW_PLAYERS: Final = 4
"""W-S2: up to so many play without acorns."""
ERAS: Final = 4


def environments_in(era: i64) -> i64:
    """W-E1: 5, 5, 4, 3."""
    return pick(era <= 2, 5, 7 - era)


def set_up(players: i64, seed: int, pieces: Components) -> vec[i64]:
    """W-S1, W-S2, W-D1: a game at the start of its first era."""
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, seed)
    boards = vec[i64](list(range(len(SPECIES))))
    shuffle(v, boards, 0, len(SPECIES))
    seat: i64 = 0
    while seat < players:
        take_board(v, seat_at(seat), boards[seat], pieces)
        seat += 1
    fill_deck(v, players)
    v[CARD] = EMPTY
    if players == PLAYERS_WITH_DUMMY:
        v[DUMMY_PLACE] = start_between(v[seat_at(0) + PLACE], v[seat_at(1) + PLACE])
        draw_open_cards(v)
    start_era(v, players)
    return v


def take_board(v: vec[i64], at: i64, species: i64, pieces: Components) -> None:
    """W-S1, W-I4: population, space, two printed traits, three empty places."""
    v[at + SPECIES_AT] = species
    v[at + POPULATION] = pieces.population[species]
    v[at + PLACE] = pieces.start_place[species]
    v[at + STOLEN] = EMPTY
    place: i64 = 0
    while place < PLACES:
        printed = place < PRINTED_TRAITS
        v[at + TRAIT_PLACES + place] = PRINTED + pieces.printed[species * PRINTED_TRAITS + place] if printed else EMPTY
        place += 1
    count_traits(v, at)


def fill_deck(v: vec[i64], players: i64) -> None:
    """W-C1, W-S2: all the cards, with few players without the acorns."""
    suit: i64 = 0
    while suit < SUITS:
        v[DECK + suit] = pick(suit > 0 or players > FEW_PLAYERS, WHOLE_SUIT, 0)
        suit += 1


def start_era(v: vec[i64], players: i64) -> None:
    """W-E1, W-E2: environments, ten cards each; the lowest player names the leader."""
    v[ERA] += 1
    v[TRICK] = 0
    move_all(v, DISCARDS, DECK)
    deal_environments(v)
    deal_hands(v, players)
    v[REVEALED] += 1
    v[PHASE] = NAMING
    v[TURN] = lowest_player(v, players)
    tell(v, NEW_ERA, 0, v[ERA], v[ENVIRONMENTS_DEALT], 0)
    tell(v, NEW_HAND, 0, 0, 0, 0)
    tell(v, NAMES_LEADER, v[TURN], 0, 0, 0)


def deal_environments(v: vec[i64]) -> None:
    """W-E1: last era's are shuffled back first."""
    wanted = environments_in(v[ERA])
    dealt: i64 = 0
    while bit_count(dealt) < wanted:
        environment = next_word(v) & 15
        if environment < len(ENVIRONMENTS):
            dealt |= bit(environment)
    v[ENVIRONMENTS_DEALT] = dealt


def deal_hands(v: vec[i64], players: i64) -> None:
    """W-E1: ten cards each. A hand-made position may leave fewer: then all get the same number."""
    each: i64 = least(HAND_SIZE, size(v, DECK) // players)
    seat: i64 = 0
    while seat < players:
        deal(v, seat_at(seat) + HAND, each)
        seat += 1


def deal(v: vec[i64], cards: i64, count: i64) -> None:
    """Put random cards of the deck into a set."""
    while count > 0:
        add(v, cards, draw(v))
        count -= 1
