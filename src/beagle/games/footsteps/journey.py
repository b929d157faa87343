"""The journey board: the Beagle on its way round, the tiles it faces, the draw pile (F-S2, F-T2, F-T5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.core.random import shuffle
from beagle.games.footsteps.layout import (
    BEAGLE,
    EMPTY,
    FACING_COUNT,
    JOURNEY,
    NEWS,
    PILE,
    PILE_KNOWN,
    PILE_TILES,
    REVEALED,
)

SPACES: Final = 12
START: Final = 1
"""The top of the middle column (F-S2)."""

TILE_LAID: Final = 0
"""News: a tile came from the pile onto the board."""


def places_before(beagle: int) -> list[int]:
    """F-S2: the three places on the board that the Beagle faces, the nearest first."""
    if beagle < 3:  # above, looking down a column
        return [beagle, 3 + beagle, 6 + beagle]
    if beagle < 6:  # on the right, looking along a row from its end
        return [3 * (beagle - 3) + column for column in (2, 1, 0)]
    if beagle < 9:  # below, looking up
        return [3 * row + 8 - beagle for row in (2, 1, 0)]
    return [3 * (11 - beagle) + column for column in (0, 1, 2)]


FACED: Final = vec[i64]([place for beagle in range(SPACES) for place in places_before(beagle)])
"""The places before each space of the Beagle, looked up many times in a game."""


def facing(beagle: i64, distance: i64) -> i64:
    """The place on the board that lies ``distance`` (1 to 3) in front of the Beagle."""
    return FACED[FACING_COUNT * beagle + distance - 1]


def sail(beagle: i64, spaces: i64) -> i64:
    """F-S2: along the arrows, clockwise; backwards with a negative number."""
    there = beagle + spaces
    if there < 0:
        return there + SPACES
    return there if there < SPACES else there - SPACES


def distance_of(v: vec[i64], tile: i64) -> i64:
    """How far a facing tile is from the Beagle, 1 to 3; 0 if it isn't facing."""
    nearest = FACING_COUNT * v[BEAGLE]
    near = pick(v[JOURNEY + FACED[nearest]] == tile, 1, 0)
    mid = pick(v[JOURNEY + FACED[nearest + 1]] == tile, 2, 0)
    return near + mid + pick(v[JOURNEY + FACED[nearest + 2]] == tile, 3, 0)


def tell(v: vec[i64], kind: i64, value: i64) -> None:
    """Something hidden comes to light."""
    v[REVEALED] += 1
    item = NEWS + 1 + 2 * v[NEWS]
    v[item] = kind
    v[item + 1] = value
    v[NEWS] += 1


def lay_tile(v: vec[i64], place: i64) -> None:
    """F-T5: fill a place from the top of the draw pile."""
    size = v[PILE] - 1
    tile = v[PILE_TILES + size]
    v[PILE] = size
    if v[PILE_KNOWN] > size:
        v[PILE_KNOWN] = size
    v[JOURNEY + place] = tile
    tell(v, TILE_LAID, tile)


def observe(v: vec[i64]) -> None:
    """F-T2b: the facing tiles go under the pile in an order nobody knows; three others come, nearest place first."""
    last = v[PILE] - 1
    while last >= 0:
        v[PILE_TILES + last + FACING_COUNT] = v[PILE_TILES + last]
        last -= 1
    distance: i64 = 1
    while distance <= FACING_COUNT:
        place = JOURNEY + facing(v[BEAGLE], distance)
        v[PILE_TILES + distance - 1] = v[place]
        v[place] = EMPTY
        distance += 1
    shuffle(v, v, PILE_TILES, FACING_COUNT)
    v[PILE] += FACING_COUNT
    v[PILE_KNOWN] += FACING_COUNT
    distance = 1
    while distance <= FACING_COUNT:
        lay_tile(v, facing(v[BEAGLE], distance))
        distance += 1
