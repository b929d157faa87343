"""Where everything lies in a state's row of numbers: the table first, then a block for each seat. And the phases.

A pile is written from the bottom: its last number is the top tile. ``EMPTY`` marks a place with nothing on it.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1

# The phases of a turn

TAKING: Final = 0
"""The seat may spend a guide and must take a tile."""
DEVELOPING: Final = 1
"""The seat must choose a theory."""
RETURNING: Final = 2
"""The seat must give a theory back."""
OVER: Final = 3

PHASES: Final = ["take", "develop", "return", "over"]
"""The phases' words in views and positions."""

FROM_ROW: Final = 2
"""The seventh theory came from the row in view."""
ORIGINS: Final = ["pile 1", "pile 2", "row"]
"""Where the seventh theory came from, in positions."""

# The table

# The generator's four words come first (``core.random``).
TURN: Final = 4
"""The seat whose turn it is."""
PHASE: Final = TURN + 1
"""What the seat has to do: one of the phases above."""
FIRST: Final = PHASE + 1
"""The seat that began."""
BEAGLE: Final = FIRST + 1
"""The ship's space, 0 to 11 (F-S2)."""
PAWN: Final = BEAGLE + 1
"""The seat that holds the Darwin pawn."""
GUIDE_SPENT: Final = PAWN + 1
"""1 once this turn's guide is spent (F-T2)."""
DISTANCE: Final = GUIDE_SPENT + 1
"""How far from the Beagle the tile was that is being studied; its place on the board is empty until the turn ends."""
ORIGIN: Final = DISTANCE + 1
"""Where the seventh theory came from (F-K3): 0 or 1 for a pile, or ``FROM_ROW``."""
COMPASSES_LEFT: Final = ORIGIN + 1
REVEALED: Final = COMPASSES_LEFT + 1
"""How often something hidden has been turned up."""

NEWS: Final = REVEALED + 1
"""How many items of news the last action brought about, then the items (``news.py``)."""
ROW_SIZE: Final = 3
NEWS_ROOM: Final = 1 + ROW_SIZE + 1
"""No action brings to light more than a theory drawn from a pile, a theory for each place of the row (all of them may
be empty in a position) and the tile laid at the end of the turn; an observation lays three tiles and nothing else."""

JOURNEY: Final = NEWS + 1 + NEWS_ROOM
"""The 3 x 3 board, row by row from the top left."""
PLACES: Final = 9

ROW: Final = JOURNEY + PLACES
"""The theories in view, as chapters counted from 0."""

PILE: Final = ROW + ROW_SIZE
"""The draw pile: its size, how many of its lowest tiles an observation put there (F-T2b), then the tiles."""
PILE_KNOWN: Final = PILE + 1
PILE_TILES: Final = PILE + 2
MOST_PLAYERS: Final = 5
TURNS: Final = 12
"""Tiles a player takes in a game (F-T6)."""
FACING_COUNT: Final = 3
PILE_ROOM: Final = TURNS * MOST_PLAYERS + FACING_COUNT
"""An observation puts three tiles under a full pile before it draws."""

THEORY_PILES: Final = PILE_TILES + PILE_ROOM
"""Two piles of theories: each its size, how many of its lowest everybody has seen (F-K3), then the chapters."""
THEORY_COUNT: Final = 24
THEORY_PILE_SIZE: Final = 2 + THEORY_COUNT
KNOWN: Final = 1
CHAPTERS_AT: Final = 2

# A seat

SEATS: Final = THEORY_PILES + 2 * THEORY_PILE_SIZE

# What most actions and every observation read comes first: a batch of games is larger than the processor's cache.

GUIDES: Final = 0
COMPASSES: Final = 1
PUBLISHED: Final = 2
"""Lines published, a bit each: rows 0 to 3, columns 4 to 7."""
CHARACTERS: Final = 3
"""How many of the tiles taken are characters."""
SHOWN: Final = CHARACTERS + 1
"""What the tiles in sight show (F-K1), the top animals and the characters: their gains added up."""
FILLED: Final = SHOWN + 1
"""The cells with an animal, a bit each."""
WANTED: Final = FILLED + 1
"""How many of the theories held are of each of the chapters 1 to 12, ``COUNT_BITS`` a chapter."""
COUNTED: Final = WANTED + 1
"""How many animals each of the theories of chapters 1 to 12 counts, as many bits each: columns, rows, quarters (F-X1 to
F-X12)."""
COUNT_BITS: Final = 4
COUNTING: Final = 12
THEORIES: Final = COUNTED + 1
"""How many theories, then their chapters; the seventh is there only until one is returned."""
THEORY_PLACES: Final = 6
TAKEN: Final = THEORIES + 1 + THEORY_PLACES + 1
"""How many tiles, then the tiles in the order they were taken."""
TOPS: Final = TAKEN + 1 + TURNS
"""The visible animal of each of the 16 cells."""
CELLS: Final = 16
SEAT_SIZE: Final = TOPS + CELLS


def seat_at(seat: i64) -> i64:
    """Where a seat's block begins."""
    return SEATS + seat * SEAT_SIZE


def theory_pile_at(pile: i64) -> i64:
    """Where a pile of theories begins."""
    return THEORY_PILES + pile * THEORY_PILE_SIZE


def room_for(players: i64) -> i64:
    """How many numbers a state has."""
    return SEATS + players * SEAT_SIZE
