"""What the last action brought about, kept in the state's row until the next action: one packed number an item.

A game sets aside ``1 + room`` places in its row: how many items there are, then the items. An item is its kind, a seat,
and up to five numbers below 1024 whose meaning is the kind's; each game lists its kinds in ``news.py``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEAT_SHIFT: Final = 6
FIRST_SHIFT: Final = 10
NUMBER_BITS: Final = 10

KIND_MASK: Final = 63
SEAT_MASK: Final = 15
NUMBER_MASK: Final = 1023


class NewsOverflow(IndexError):
    """An action brought about more than the game has set aside room for."""


def packed(kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """An item: its kind is below 64, the seat below 16, the numbers below 1024."""
    return kind | (seat << 6) | (a << 10) | (b << 20) | (c << 30) | (d << 40) | (e << 50)


def add_news(v: vec[i64], at: i64, room: i64, item: i64) -> None:
    """Add an item to the news that begin at ``at``. Raises ``NewsOverflow`` when there is no room for it."""
    count = v[at]
    if count >= room:
        raise NewsOverflow(f"expected at most {room} items of news, got one more")
    v[at + 1 + count] = item
    v[at] = count + 1


def news_items(v: vec[i64], at: i64) -> list[int]:
    """The items of the news that begin at ``at``, the oldest first."""
    return [v[at + 1 + place] for place in range(v[at])]


def kind_of(item: i64) -> i64:
    return item & KIND_MASK


def seat_of(item: i64) -> i64:
    return (item >> SEAT_SHIFT) & SEAT_MASK


def number_of(item: i64, index: i64) -> i64:
    """One of an item's five numbers, counted from 0."""
    return (item >> (FIRST_SHIFT + NUMBER_BITS * index)) & NUMBER_MASK
