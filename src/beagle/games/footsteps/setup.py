"""Setting up a game (F-S1 to F-S5)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle
from beagle.core.state import NOBODY
from beagle.games.footsteps.components import CHAPTERS, TILES, Components
from beagle.games.footsteps.journey import START
from beagle.games.footsteps.layout import (
    BEAGLE,
    CELLS,
    CHAPTERS_AT,
    COMPASSES_LEFT,
    EMPTY,
    FIRST,
    GUIDES,
    JOURNEY,
    PAWN,
    PILE,
    PILE_TILES,
    PLACES,
    ROW,
    ROW_SIZE,
    THEORY_COUNT,
    TOPS,
    TURN,
    TURNS,
    room_for,
    seat_at,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import COMPASS_SUPPLY
from beagle.games.footsteps.state import FootstepsState
from beagle.games.footsteps.theories import hold


def start(players: i64, seed: int, first: i64, pieces: Components) -> FootstepsState:
    """F-S1 to F-S5: set up a game."""
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, seed)
    v[TURN] = v[FIRST] = v[PAWN] = below(v, players) if first == NOBODY else first
    v[BEAGLE] = START
    v[COMPASSES_LEFT] = COMPASS_SUPPLY
    seat: i64 = 0
    while seat < players:
        v[seat_at(seat) + GUIDES] = 1
        for cell in range(CELLS):
            v[seat_at(seat) + TOPS + cell] = EMPTY
        seat += 1
    deal_tiles(v, players)
    deal_theories(v, players, pieces)
    return FootstepsState(players, v, pieces)


def deal_tiles(v: vec[i64], players: i64) -> None:
    """F-S1: nine tiles on the board, twelve a player in the pile, the rest in the box."""
    bag = vec[i64]([tile for tile in range(TILES)])
    shuffle(v, bag, 0, TILES)
    for place in range(PLACES):
        v[JOURNEY + place] = bag[place]
    v[PILE] = TURNS * players
    for tile in range(TURNS * players):
        v[PILE_TILES + tile] = bag[PLACES + tile]


def deal_theories(v: vec[i64], players: i64, pieces: Components) -> None:
    """F-S4: one to each player, three in view, the rest in two piles."""
    bag = vec[i64]([chapter for chapter in range(CHAPTERS) for _ in range(pieces.copies[chapter])])
    shuffle(v, bag, 0, THEORY_COUNT)
    used: i64 = 0
    while used < players:
        hold(v, seat_at(used), bag[used])
        used += 1
    for place in range(ROW_SIZE):
        v[ROW + place] = bag[used]
        used += 1
    # The first pile has the odd one.
    first_size = (THEORY_COUNT - used + 1) // 2
    pile: i64 = 0
    while used < THEORY_COUNT:
        at = theory_pile_at(pile)
        v[at + CHAPTERS_AT + v[at]] = bag[used]
        v[at] += 1
        used += 1
        if v[theory_pile_at(0)] == first_size:
            pile = 1
