"""Where everything lies in a state's row of numbers: the table first, then a block for each seat.

Used as ``from … import layout as L``: ``v[L.HEAP]``, ``v[L.seat_at(seat) + L.TAKEN]``.
"""

from typing import Final

from mypy_extensions import i64

# The phases of a turn

TAKING: Final = 0
"""The seat must take from the heap."""
DIGGING: Final = 1
"""The seat may dig or end its turn."""
ENDING: Final = 2
"""The seat has dug and must end its turn."""
OVER: Final = 3
PHASES: Final = ["take", "dig", "end", "over"]
"""Their words, in views and positions."""

# The table

# The generator's four words come first (``core.random``).
TURN: Final = 4
"""The seat whose turn it is."""
PHASE: Final = TURN + 1
DOUBLE: Final = PHASE + 1
"""1 in the variant with double pebbles (P-6)."""
HEAP: Final = DOUBLE + 1
"""How many pebbles lie on the heap."""
NEWS: Final = HEAP + 1
"""How many things the last action brought to light, then each of them (``core.news``)."""
NEWS_ROOM: Final = 1
BAG: Final = NEWS + 1 + NEWS_ROOM
"""How many stones are in the bag, then their kinds; the last is the next to be drawn."""
BAG_ROOM: Final = 20

# A seat

SEATS: Final = BAG + 1 + BAG_ROOM

TAKEN: Final = 0
"""Pebbles from the heap."""
FOUND: Final = TAKEN + 1
"""Stones from the bag, a number for each kind."""
KIND_COUNT: Final = 2
SEAT_SIZE: Final = FOUND + KIND_COUNT


def seat_at(seat: i64) -> i64:
    """Where a seat's block begins."""
    return SEATS + seat * SEAT_SIZE


def room_for(players: i64) -> i64:
    """How many numbers a state has."""
    return SEATS + players * SEAT_SIZE
