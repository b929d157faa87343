"""What an action brought about, kept until the next one: who won what, what was drawn, who scored.

Every number fits: a bone is below 65, a cell below 49, a strength at most 10, a price at most 9, none is negative.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import add_news, packed
from beagle.games.darwinci import layout as L

DREW: Final = 0
"""A seat drew a bone from a site of its choice: bone, site."""
DREW_LAST: Final = 1
"""A seat drew from the only site with bones: bone, site."""
SHOWN: Final = 2
"""A seat's offer was turned up: bone."""
WON_LOT: Final = 3
"""A seat won a bone: bone, who offered it, the winner's strength, stones paid, the winner's big stones there."""
UNWANTED: Final = 4
"""The bone that a seat offered got no stone and left the game: bone."""
PAID_ROTTEN: Final = 5
"""A seat paid for a rotten bone: bone, amount."""
DIE_MOVED: Final = 6
"""The die went to a seat."""
NO_PLACE: Final = 7
"""A bone that a seat had won found no place: bone."""
CREATURE: Final = 8
"""A seat's creature scored: tiles, ends."""
TILE_MOVED: Final = 9
"""The Darwin tile went to a seat."""
SET_UP: Final = 10
"""A seat put a bone from hand in its plot: bone, cell, what it cost."""


def tell(v: vec[i64], kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Add an item."""
    add_news(v, L.NEWS, L.NEWS_ROOM, packed(kind, seat, a, b, c, d, e))


def reveal(v: vec[i64], kind: i64, seat: i64, a: i64, b: i64 = 0, c: i64 = 0) -> None:
    """Add an item about something that was hidden."""
    v[L.REVEALED] += 1
    tell(v, kind, seat, a, b, c)
