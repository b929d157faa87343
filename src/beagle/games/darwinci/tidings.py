"""What an action brought about, kept in the state until the next action: who won what, what was drawn, who scored.

An item is packed in one number: its kind, then up to five small numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinci.layout import NEWS, REVEALED

DREW: Final = 0
"""A seat drew a bone by its own choice of site: seat, bone."""
DREW_LAST: Final = 1
"""A seat drew from the only site with bones: seat, bone, site."""
SHOWN: Final = 2
"""An offer was turned up: seat, bone."""
WON_LOT: Final = 3
"""A bone was won: winner, bone, who offered it, the winner's strength, stones paid."""
UNWANTED: Final = 4
"""A bone without a stone left the game: who offered it, bone."""
PAID_ROTTEN: Final = 5
"""A rotten bone was paid for: seat, bone, amount."""
DIE_MOVED: Final = 6
"""The die went to a seat."""
NO_PLACE: Final = 7
"""A won bone found no place: seat, bone."""
CREATURE: Final = 8
"""A creature scored: seat, tiles, ends."""
TILE_MOVED: Final = 9
"""The Darwin tile went to a seat."""
SET_UP: Final = 10
"""A bone from hand was put in the plot: seat, bone, cell, what it cost."""

FIELD_BITS: Final = 8


def tell(v: vec[i64], kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Add an item."""
    v[NEWS + 1 + v[NEWS]] = kind | (seat << 8) | (a << 16) | (b << 24) | (c << 32) | (d << 40)
    v[NEWS] += 1


def reveal(v: vec[i64], kind: i64, seat: i64, bone: i64, site: i64) -> None:
    """Add an item about something that was hidden."""
    v[REVEALED] += 1
    tell(v, kind, seat, bone, site, 0, 0)


def field(item: i64, index: i64) -> i64:
    """The kind of an item (0), its seat (1), then the rest."""
    return (item >> (FIELD_BITS * index)) & 255
