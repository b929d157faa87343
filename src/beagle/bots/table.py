"""What a search remembers: one entry for each action that a seat had at a point it reached, found by a number.

The number stands for all that the seat has seen done since the search began, and the action. There are no nodes: an
entry and the path to it are enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_ROOM: Final = 1 << 12
ENTRY: Final = 5
"""Numbers an entry has: its key, then these."""
VISITS: Final = 1
CHANCES: Final = 2
"""How often the action could have been chosen: in another deal it may not even be legal."""
TOTAL: Final = 3
"""The rewards of its visits, added up."""
LOOK: Final = 4
"""How well the action looked when it was first looked at here; 0 before."""

HALF: Final = (1 << 31) - 1
WHOLE: Final = (1 << 62) - 1
STIR_LOW: Final = 0x5851F42D
STIR_HIGH: Final = 0x4C957F2D
SPREAD_ACTION: Final = 0x9E3779B1


def mix(path: i64, action: i64) -> i64:
    """The path that goes on with an action. No product reaches 2**63: actions are below 2**30."""
    x = path ^ ((action + 1) * SPREAD_ACTION)
    low = (x & HALF) * STIR_LOW
    high = ((x >> 31) & HALF) * STIR_HIGH
    x = (low ^ (high >> 5) ^ ((high & HALF) << 31)) & WHOLE
    x ^= x >> 29
    # Key 0 marks a free entry.
    return x | 1


class Table:
    """Entries in one row of numbers, half of them free."""

    def __init__(self) -> None:
        self.mask: i64 = FIRST_ROOM - 1
        self.row: vec[i64] = vec[i64]([0] * (ENTRY * FIRST_ROOM))
        self.used: i64 = 0

    def find(self, key: i64) -> i64:
        """Where the entry with this key is; a new one if there is none. Only good until the next ``make_room``."""
        row = self.row
        mask = self.mask
        place = (key >> 8) & mask
        at = place * ENTRY
        while row[at] != key:
            if row[at] == 0:
                row[at] = key
                self.used += 1
                return at
            place = (place + 1) & mask
            at = place * ENTRY
        return at

    def make_room(self, wanted: i64) -> None:
        """Grow before so many entries might no longer fit in half of the table."""
        if 2 * (self.used + wanted) <= self.mask:
            return
        old = self.row
        size = len(old)
        self.mask = 2 * self.mask + 1
        self.row = vec[i64]([0] * (2 * size))
        self.used = 0
        at: i64 = 0
        while at < size:
            if old[at] != 0:
                to = self.find(old[at])
                self.row[to + VISITS] = old[at + VISITS]
                self.row[to + CHANCES] = old[at + CHANCES]
                self.row[to + TOTAL] = old[at + TOTAL]
                self.row[to + LOOK] = old[at + LOOK]
            at += ENTRY
