"""The kinds of news: what an action brings to light that nobody could know before it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import add_news, packed
from examples.pebbles import layout as L

DUG: Final = 0
"""A seat drew a stone; the number is its kind."""


def tell(v: vec[i64], kind: i64, seat: i64, number: i64) -> None:
    """Add to the news of the action that is being carried out."""
    add_news(v, L.NEWS, L.NEWS_ROOM, packed(kind, seat, number, 0, 0, 0, 0))
