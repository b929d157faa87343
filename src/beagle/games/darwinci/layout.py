"""The phases, and where everything lies in a state's row of numbers: the table first, then a block for each seat.

A seat is also a colour: the stones of colour 2 belong to seat 2. Sets of cells and of seats are bits of a number.
``EMPTY`` marks a place with nothing on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, pick

EMPTY: Final = -1
MOST_PLAYERS: Final = 5
BONES: Final = 65
SITES: Final = 2
JEWEL_KINDS: Final = 5

# Phases

DRAWING: Final = 0
"""Set-up: four bones each, one at a time in turn order (C-S4)."""
SETTING: Final = 1
"""Set-up: all at once put two bones in the plot (C-S4)."""
BUYING: Final = 2
"""In turn order: buy or not (C-B1)."""
BOUGHT: Final = 3
"""The buyer draws two bones (C-B1)."""
RETURNING: Final = 4
"""The buyer puts two bones under a site (C-B1)."""
OFFERING: Final = 5
"""All at once, in secret (C-O1)."""
BIDDING: Final = 6
"""Clockwise, three times round (C-A1)."""
AWARDING: Final = 7
"""A winner takes the big stone back or leaves it (C-X3)."""
PLACING: Final = 8
"""All at once, openly (C-P4)."""
SCORING: Final = 9
"""In turn order: a jewel or none (C-J1)."""
REFILLING: Final = 10
"""In turn order: back to two bones in hand (C-E2)."""
OVER: Final = 11
PHASES: Final = [
    "draw", "set", "buy", "bought", "return", "offer", "bid", "award", "place", "score", "refill", "over",
]  # fmt: skip
"""The phases' words in views and positions."""
AT_ONCE: Final = (1 << SETTING) | (1 << OFFERING) | (1 << PLACING)
"""The phases in which several seats decide at the same time, a bit each."""

# The table

# The generator's four words come first (``core.random``).
TURN: Final = 4
"""The seat whose turn it is, where the phase goes round the table; the winner who decides in the award."""
PHASE: Final = TURN + 1
WAITING: Final = PHASE + 1
"""The seats still to decide, a bit each, where the phase is for all at once."""
FIRST: Final = WAITING + 1
"""This round's first player."""
NEXT_FIRST: Final = FIRST + 1
"""Who has the die once the bones are awarded, and begins the next round (C-W6)."""
TILE: Final = NEXT_FIRST + 1
"""The seat that has the Darwin tile."""
EXPERT: Final = TILE + 1
ROUND: Final = EXPERT + 1
"""0 at set-up."""
BIDDING_TURN: Final = ROUND + 1
"""What the die shows: 1 to 3."""
OPPOSING_LEFT: Final = BIDDING_TURN + 1
"""Opposing stones still due in the first bidding turn (C-A2)."""
OWN_LEFT: Final = OPPOSING_LEFT + 1
"""Own stones still allowed in the first bidding turn (C-A2)."""
ANY_LEFT: Final = OWN_LEFT + 1
"""Stones still allowed in the second or third (C-A3, C-A4)."""
DRAWS_LEFT: Final = ANY_LEFT + 1
"""Rounds of drawing left at set-up, or draws left to a buyer."""
RETURN_SITE: Final = DRAWS_LEFT + 1
"""Where the buyer's first bone went back; ``EMPTY`` before that."""
GONE: Final = RETURN_SITE + 1
"""How many bones have left the game."""
REVEALED: Final = GONE + 1
"""How often something hidden has been turned up."""
FULL: Final = REVEALED + 1
"""1 once a plot has its twelve bones (C-G1)."""

NEWS: Final = FULL + 1
"""How much there is to tell of the last action, then the items, each packed in a number (``news.py``)."""
NEWS_ROOM: Final = 42
"""No action brings about more, in whatever position it is taken.

The most come at the end of a bidding in which nobody wins anything: 5 unwanted bones, the die, 25 creatures (a plot has
at most 11 bones before the last round, a complete creature at least 2), the Darwin tile, 5 draws, 5 offers. Then
somebody has a stone to place. Where bones are won, their winners are asked first: 5 bones, 5 payments, the die. In the
last round at most 30 creatures score, and besides them come 5 unwanted bones and the die, or 4 won bones without a
place; then the game is over.
"""

SITE: Final = NEWS + 1 + NEWS_ROOM
"""Two sites: each the place of its top bone, its size, then a ring of places."""
SITE_RING: Final = 64
"""Players hold at least 12 bones, so a site has at most 53."""
SITE_SIZE: Final = 2 + SITE_RING

KNOWN: Final = SITE + SITES * SITE_SIZE
"""For each bone the seats that know where it lies (in which place of a site, in whose hand), a bit each."""

TRACE: Final = KNOWN + BONES
"""For each bone what follows for the others from hands that were mixed (``knowledge.py``)."""

# A seat

SEATS: Final = TRACE + BONES

MONEY: Final = 0
CREATURE_INCOME: Final = 1
JEWEL_INCOME: Final = 2
SPENT: Final = 3
"""What buying has cost."""
ROTTEN_PAID: Final = 4
HAND: Final = 5
"""How many bones, then the bones."""
HAND_ROOM: Final = 4
CHOSEN: Final = HAND + 1 + HAND_ROOM
"""A bone in hand that is about to be offered, or put in the plot at set-up; still secret."""
OFFER: Final = CHOSEN + 1
"""The bone lying face up before the seat."""
WON: Final = OFFER + 1
"""How many won bones are to be placed, then the bones."""
HELD: Final = WON + 1 + MOST_PLAYERS
"""The won bone that is being placed."""
PLACED: Final = HELD + 1
"""How many bones lie in the plot."""
OCCUPIED: Final = PLACED + 1
"""The plot's cells with a bone."""
SIDES: Final = OCCUPIED + 1
"""The cells whose bone has a connection north, east, south, west: four numbers."""
ENDS: Final = SIDES + 4
"""The cells with an end."""
SCORED: Final = ENDS + 1
"""The cells of creatures that have scored."""
OPEN: Final = SCORED + 1
"""The cells where the next bone may go (C-P1, C-P2)."""
BOX: Final = OPEN + 1
"""The plot's top and bottom row, left and right column."""
MARKERS: Final = BOX + 4
"""The jewels that have scored, a bit each."""
CELLS_AT: Final = MARKERS + 1
"""For each cell the bone and, times ``TURNED``, its rotation; or ``EMPTY``."""
CELLS: Final = 49
TURNED: Final = 128
RESERVE: Final = CELLS_AT + CELLS
"""Small stones by colour, then big ones."""
STONES: Final = 2 * MOST_PLAYERS
BIDS: Final = RESERVE + STONES
"""The stones on the bone that this seat offers, likewise."""
BIG: Final = MOST_PLAYERS
"""The big stones begin here."""
GEMS: Final = BIDS + STONES
"""The jewels of each kind in the whole plot; then, for each kind, the labels of the bones that bear it added up."""
SEAT_SIZE: Final = GEMS + 2 * JEWEL_KINDS


def seat_at(seat: i64) -> i64:
    """Where a seat's block begins."""
    return SEATS + seat * SEAT_SIZE


def site_at(site: i64) -> i64:
    """Where a site begins."""
    return SITE + site * SITE_SIZE


def after(seat: i64, players: i64) -> i64:
    """The left neighbour: the next player clockwise."""
    return pick(seat + 1 < players, seat + 1, 0)


def room_for(players: i64) -> i64:
    """How many numbers a state has."""
    return SEATS + players * SEAT_SIZE


def seats_in(seats: i64) -> list[int]:
    """A set of seats as a list."""
    found: list[int] = []
    seat: i64 = 0
    while seats:
        if seats & 1:
            found.append(seat)
        seats >>= 1
        seat += 1
    return found


def lowest(seats: i64) -> i64:
    """The lowest seat of a set."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def all_at_once(v: vec[i64]) -> bool:
    """C-S4, C-O1, C-P4: do several seats decide at the same time?"""
    return ((AT_ONCE >> v[PHASE]) & 1) == 1


def acts(v: vec[i64], seat: i64) -> bool:
    """Is this seat one of those to act?"""
    if all_at_once(v):
        return ((v[WAITING] >> seat) & 1) == 1
    return seat == v[TURN] and v[PHASE] != OVER


def decided(v: vec[i64], seat: i64) -> bool:
    """A seat has made its choice in a phase for all at once. True if it was the last."""
    v[WAITING] &= ~bit(seat)
    return v[WAITING] == 0
