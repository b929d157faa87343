"""Setting up: species and deck (W-S1, W-S2, W-D1), then the first era."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.core.random import seed_generator, shuffle
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import WHOLE_SUIT
from beagle.games.darwinning.components import PRINTED_TRAITS, SPECIES, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, draw_open_cards, start_between
from beagle.games.darwinning.eras import start_era
from beagle.games.darwinning.state import DarwinningState
from beagle.games.darwinning.traits import count_traits


def plays_with_acorns(players: i64) -> bool:
    """W-S2: three and four play without them."""
    return not 3 <= players <= 4


def start(players: i64, seed: int, first: i64, pieces: Components) -> DarwinningState:
    """W-S1, W-S2, W-D1: a game at the start of its first era.

    W-E2: the species decide who begins, so ``first`` has no say.
    """
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, seed)
    boards = vec[i64](list(range(len(SPECIES))))
    shuffle(v, boards, 0, len(SPECIES))
    seat: i64 = 0
    while seat < players:
        take_board(v, pieces, L.seat_at(seat), boards[seat])
        seat += 1
    fill_deck(v, players)
    v[L.CARD] = L.EMPTY
    if players == PLAYERS_WITH_DUMMY:
        v[L.DUMMY_PLACE] = start_between(v[L.seat_at(0) + L.PLACE], v[L.seat_at(1) + L.PLACE])
        draw_open_cards(v)
    start_era(v, players)
    return DarwinningState(players, v, pieces)


def take_board(v: vec[i64], pieces: Components, at: i64, species: i64) -> None:
    """W-S1, W-I4: population, space, two printed traits, three empty places."""
    v[at + L.SPECIES] = species
    v[at + L.POPULATION] = pieces.population[species]
    v[at + L.PLACE] = pieces.start_place[species]
    v[at + L.STOLEN] = L.EMPTY
    place: i64 = 0
    while place < L.PLACES:
        v[at + L.TRAIT_PLACES + place] = L.EMPTY
        if place < PRINTED_TRAITS:
            v[at + L.TRAIT_PLACES + place] = L.PRINTED + pieces.printed[species * PRINTED_TRAITS + place]
        place += 1
    count_traits(v, at)


def fill_deck(v: vec[i64], players: i64) -> None:
    """W-C1, W-S2: all the cards, with three or four players without the acorns."""
    suit: i64 = 0
    while suit < L.SUITS:
        v[L.DECK + suit] = pick(suit > 0 or plays_with_acorns(players), WHOLE_SUIT, 0)
        suit += 1
