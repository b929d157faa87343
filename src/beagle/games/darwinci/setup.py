"""The set-up: stones, money, sites (C-S1 to C-S4, C-X1). The drawing and placing of bones is play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle
from beagle.core.state import NOBODY
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.layout import (
    BIG,
    BONES,
    CHOSEN,
    DRAWING,
    DRAWS_LEFT,
    EMPTY,
    EXPERT,
    FIRST,
    HELD,
    MONEY,
    NEXT_FIRST,
    OFFER,
    PHASE,
    RESERVE,
    RETURN_SITE,
    TILE,
    TURN,
    after,
    room_for,
    seat_at,
)
from beagle.games.darwinci.plot import clear_plot
from beagle.games.darwinci.sites import SETUP_DRAWS, put_under
from beagle.games.darwinci.state import DarwinciState

START_MONEY: Final = 12
"""C-S3."""
SMALL_STONES: Final = 9
"""Of each colour (C-C3)."""
FIRST_SITE: Final = 33
"""C-S4: the other site has 32."""


def start(players: i64, seed: int, first: i64, expert: bool, pieces: Components) -> DarwinciState:
    """C-S1 to C-S4: set up a game, up to the drawing of bones."""
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, seed)
    v[PHASE] = DRAWING
    v[DRAWS_LEFT] = SETUP_DRAWS
    v[FIRST] = v[TURN] = v[NEXT_FIRST] = below(v, players) if first == NOBODY else first
    v[TILE] = after(v[FIRST], players)
    v[EXPERT] = 1 if expert else 0
    v[RETURN_SITE] = EMPTY
    seat: i64 = 0
    while seat < players:
        at = seat_at(seat)
        clear_seat(v, at)
        v[at + MONEY] = START_MONEY
        seat += 1
    deal_stones(v, players, expert)
    bag = vec[i64]([bone for bone in range(BONES)])
    shuffle(v, bag, 0, BONES)
    for place in range(BONES):
        put_under(v, 0 if place < FIRST_SITE else 1, bag[place])
    return DarwinciState(players, v, pieces)


def clear_seat(v: vec[i64], at: i64) -> None:
    """Nothing chosen, offered, held or placed."""
    v[at + CHOSEN] = EMPTY
    v[at + OFFER] = EMPTY
    v[at + HELD] = EMPTY
    clear_plot(v, at)


def deal_stones(v: vec[i64], players: i64, expert: bool) -> None:
    """C-S1, C-S2, C-X1: a stone to each neighbour; a stone marks the colour, the big one or for experts a small one."""
    seat: i64 = 0
    while seat < players:
        left = after(seat, players)
        v[seat_at(seat) + RESERVE + left] += 1
        v[seat_at(left) + RESERVE + seat] += 1
        v[seat_at(seat) + RESERVE + seat] += own_at_start(expert)
        if expert:
            v[seat_at(seat) + RESERVE + BIG + seat] += 1
        seat += 1


def stones_in_play(expert: bool) -> int:
    """Small stones of a colour in reserves and on bones (C-S1, C-X1)."""
    return SMALL_STONES - 1 if expert else SMALL_STONES


def own_at_start(expert: bool) -> int:
    """C-S2, C-X1: seven, or six for experts."""
    return stones_in_play(expert) - 2
