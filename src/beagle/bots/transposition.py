"""The transposition table: what a search remembers of each action that a seat had at a point it reached.

An entry is found by its key: a hash of all that the seat has seen done since the search began, and of the action. There
are no nodes: a key and its entry are enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_ENTRIES: Final = 1 << 12
"""Entries that a new table has room for, half of which stay free."""

ENTRY_SIZE: Final = 5
"""Numbers of an entry: its key, and the four that follow here."""
VISITS: Final = 1
"""Where an entry has its visits: how often the action was chosen."""
AVAILABILITY: Final = 2
"""Where it has how often the action could have been chosen: in another deal it may not even be legal."""
REWARD: Final = 3
"""Where it has the rewards of its visits, added up."""
PRIOR: Final = 4
"""Where it has what the prior is made of, as it was when the action was first looked at here; 0 before."""

HALF: Final = (1 << 31) - 1
WHOLE: Final = (1 << 62) - 1
STIR_LOW: Final = 0x5851F42D
STIR_HIGH: Final = 0x4C957F2D
SPREAD_ACTION: Final = 0x9E3779B1


def mix(path: i64, action: i64) -> i64:
    """The hash of a path that goes on with an action, which is the action's key at the path's end.

    No product reaches 2**63: actions are below 2**30.
    """
    x = path ^ ((action + 1) * SPREAD_ACTION)
    low = (x & HALF) * STIR_LOW
    high = ((x >> 31) & HALF) * STIR_HIGH
    x = (low ^ (high >> 5) ^ ((high & HALF) << 31)) & WHOLE
    x ^= x >> 29
    # Key 0 marks a free entry.
    return x | 1


class TranspositionTable:
    """Entries in one row of numbers, half of them free."""

    def __init__(self) -> None:
        self.mask: i64 = FIRST_ENTRIES - 1
        self.row: vec[i64] = vec[i64]([0] * (ENTRY_SIZE * FIRST_ENTRIES))
        self.used: i64 = 0

    def entry(self, key: i64) -> i64:
        """Where the entry with this key begins, a new one if there is none; good until the next ``make_room``."""
        row = self.row
        mask = self.mask
        place = (key >> 8) & mask
        at = place * ENTRY_SIZE
        while row[at] != key:
            if row[at] == 0:
                row[at] = key
                self.used += 1
                return at
            place = (place + 1) & mask
            at = place * ENTRY_SIZE
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
                to = self.entry(old[at])
                self.row[to + VISITS] = old[at + VISITS]
                self.row[to + AVAILABILITY] = old[at + AVAILABILITY]
                self.row[to + REWARD] = old[at + REWARD]
                self.row[to + PRIOR] = old[at + PRIOR]
            at += ENTRY_SIZE
