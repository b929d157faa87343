"""Setting up a game (F-S1 to F-S5)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle
from beagle.core.state import NOBODY
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import CHAPTERS, TILES, Components
from beagle.games.footsteps.journey import START
from beagle.games.footsteps.notebook import COMPASS_SUPPLY
from beagle.games.footsteps.state import FootstepsState
from beagle.games.footsteps.theories import hold


def start(players: i64, seed: int, first: i64, pieces: Components) -> FootstepsState:
    """F-S1 to F-S5: set up a game."""
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, seed)
    v[L.TURN] = v[L.FIRST] = v[L.PAWN] = below(v, players) if first == NOBODY else first
    v[L.BEAGLE] = START
    v[L.COMPASSES_LEFT] = COMPASS_SUPPLY
    seat: i64 = 0
    while seat < players:
        v[L.seat_at(seat) + L.GUIDES] = 1
        for cell in range(L.CELLS):
            v[L.seat_at(seat) + L.TOPS + cell] = L.EMPTY
        seat += 1
    deal_tiles(v, players)
    deal_theories(v, players, pieces)
    return FootstepsState(players, v, pieces)


def deal_tiles(v: vec[i64], players: i64) -> None:
    """F-S1: nine tiles on the board, twelve a player in the pile, the rest in the box."""
    bag = vec[i64]([tile for tile in range(TILES)])
    shuffle(v, bag, 0, TILES)
    for place in range(L.PLACES):
        v[L.JOURNEY + place] = bag[place]
    v[L.PILE] = L.TURNS * players
    for tile in range(L.TURNS * players):
        v[L.PILE_TILES + tile] = bag[L.PLACES + tile]


def deal_theories(v: vec[i64], players: i64, pieces: Components) -> None:
    """F-S4: one to each player, three in view, the rest in two piles."""
    bag = vec[i64]([chapter for chapter in range(CHAPTERS) for _ in range(pieces.copies[chapter])])
    shuffle(v, bag, 0, L.THEORY_COUNT)
    used: i64 = 0
    while used < players:
        hold(v, L.seat_at(used), bag[used])
        used += 1
    for place in range(L.ROW_SIZE):
        v[L.ROW + place] = bag[used]
        used += 1
    # The first pile has the odd one.
    first_size = (L.THEORY_COUNT - used + 1) // 2
    pile: i64 = 0
    while used < L.THEORY_COUNT:
        at = L.theory_pile_at(pile)
        v[at + L.CHAPTERS_AT + v[at]] = bag[used]
        v[at] += 1
        used += 1
        if v[L.theory_pile_at(0)] == first_size:
            pile = 1
