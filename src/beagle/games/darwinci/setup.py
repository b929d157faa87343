"""The set-up: stones, money, sites (C-S1 to C-S4, C-X1). The drawing and placing of bones is play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle
from beagle.core.state import NOBODY
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import Components
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
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, seed)
    v[L.PHASE] = L.DRAWING
    v[L.DRAWS_LEFT] = SETUP_DRAWS
    v[L.FIRST] = v[L.TURN] = v[L.NEXT_FIRST] = below(v, players) if first == NOBODY else first
    v[L.TILE] = L.after(v[L.FIRST], players)
    v[L.EXPERT] = 1 if expert else 0
    v[L.RETURN_SITE] = L.EMPTY
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat)
        clear_seat(v, at)
        v[at + L.MONEY] = START_MONEY
        seat += 1
    deal_stones(v, players, expert)
    bag = vec[i64]([bone for bone in range(L.BONES)])
    shuffle(v, bag, 0, L.BONES)
    for place in range(L.BONES):
        put_under(v, 0 if place < FIRST_SITE else 1, bag[place])
    return DarwinciState(players, v, pieces)


def clear_seat(v: vec[i64], at: i64) -> None:
    """Nothing chosen, offered, held or placed."""
    v[at + L.CHOSEN] = L.EMPTY
    v[at + L.OFFER] = L.EMPTY
    v[at + L.HELD] = L.EMPTY
    clear_plot(v, at)


def deal_stones(v: vec[i64], players: i64, expert: bool) -> None:
    """C-S1, C-S2, C-X1: a stone to each neighbour; a stone marks the colour, the big one or for experts a small one."""
    seat: i64 = 0
    while seat < players:
        left = L.after(seat, players)
        v[L.seat_at(seat) + L.RESERVE + left] += 1
        v[L.seat_at(left) + L.RESERVE + seat] += 1
        v[L.seat_at(seat) + L.RESERVE + seat] += own_at_start(expert)
        if expert:
            v[L.seat_at(seat) + L.RESERVE + L.BIG + seat] += 1
        seat += 1


def stones_in_play(expert: bool) -> int:
    """Small stones of a colour in reserves and on bones (C-S1, C-X1)."""
    return SMALL_STONES - 1 if expert else SMALL_STONES


def own_at_start(expert: bool) -> int:
    """C-S2, C-X1: seven, or six for experts."""
    return stones_in_play(expert) - 2
