"""The end: Darwin by source, ties (C-G2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci.layout import CREATURE_INCOME, JEWEL_INCOME, MONEY, ROTTEN_PAID, SPENT, seat_at
from beagle.games.darwinci.plot import creatures

CATEGORIES: Final = ["purse", "creatures", "jewels", "purchases", "rotten"]
"""The purse is what a player began with."""


def category_points(v: vec[i64], seat: i64) -> list[int]:
    """A seat's money in the order of ``CATEGORIES``."""
    at = seat_at(seat)
    earned = [v[at + CREATURE_INCOME], v[at + JEWEL_INCOME], -v[at + SPENT], -v[at + ROTTEN_PAID]]
    return [v[at + MONEY] - sum(earned), *earned]


def largest_creature(v: vec[i64], at: i64) -> int:
    """C-G2: the most bones linked with one another, complete or not."""
    return max([0, *[int(bit_count(group)) for group in creatures(v, at)]])


def leaders(v: vec[i64], players: i64) -> list[int]:
    """C-G2: most Darwin, then the largest creature; who is still tied shares the victory."""
    most = max([v[seat_at(seat) + MONEY] for seat in range(players)])
    richest: list[int] = [seat for seat in range(players) if v[seat_at(seat) + MONEY] == most]
    if len(richest) == 1:
        return richest
    largest = max([largest_creature(v, seat_at(seat)) for seat in richest])
    return [seat for seat in richest if largest_creature(v, seat_at(seat)) == largest]
