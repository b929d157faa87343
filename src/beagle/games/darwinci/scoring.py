"""The end: Darwin by source, ties (C-G2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.creatures import creatures

CATEGORIES: Final = ["purse", "creatures", "jewels", "purchases", "rotten"]
"""The purse is what a player began with."""


def category_points(v: vec[i64], seat: i64) -> list[int]:
    """A seat's money in the order of ``CATEGORIES``."""
    at = L.seat_at(seat)
    earned = [v[at + L.CREATURE_INCOME], v[at + L.JEWEL_INCOME], -v[at + L.SPENT], -v[at + L.ROTTEN_PAID]]
    return [v[at + L.MONEY] - sum(earned), *earned]


def total_points(v: vec[i64], seat: i64) -> i64:
    """C-G2: a seat's Darwin."""
    return v[L.seat_at(seat) + L.MONEY]


def largest_creature(v: vec[i64], at: i64) -> int:
    """C-G2: the most bones linked with one another, complete or not."""
    return max([0, *[int(bit_count(group)) for group in creatures(v, at)]])


def leaders(v: vec[i64], players: i64, pieces: Components) -> list[int]:
    """C-G2: most Darwin, then the largest creature; who is still tied shares the victory."""
    most = max([total_points(v, seat) for seat in range(players)])
    richest: list[int] = [seat for seat in range(players) if total_points(v, seat) == most]
    if len(richest) == 1:
        return richest
    largest = max([largest_creature(v, L.seat_at(seat)) for seat in richest])
    return [seat for seat in richest if largest_creature(v, L.seat_at(seat)) == largest]
