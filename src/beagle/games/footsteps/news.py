"""What actions bring to light: tiles and theories that lay face down. All of it is news to everybody."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import add_news, news_items, number_of, packed
from beagle.games.footsteps import layout as L

TILE_LAID: Final = 0
"""A tile came from the draw pile onto the board."""
THEORY_DRAWN: Final = 1
"""A theory came from a pile into a notebook."""
THEORY_LAID: Final = 2
"""A theory came from a pile into the row in view."""


def tell(v: vec[i64], kind: i64, piece: i64) -> None:
    """A hidden tile or theory comes to light."""
    v[L.REVEALED] += 1
    add_news(v, L.NEWS, L.NEWS_ROOM, packed(kind, 0, piece, 0, 0, 0, 0))


def items(v: vec[i64]) -> list[int]:
    """The news of the last action, the oldest first."""
    return news_items(v, L.NEWS)


def piece_of(item: i64) -> i64:
    """The tile or the theory that an item is about."""
    return number_of(item, 0)
