"""The journey board: the Beagle on its way round, the tiles it faces, the draw pile (F-S2, F-T2, F-T3, F-T5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import least, most, pick
from beagle.core.random import shuffle
from beagle.games.footsteps import actions as A
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.news import TILE_LAID, tell
from beagle.games.footsteps.notebook import has_room_for

SPACES: Final = 12
START: Final = 1
"""The top of the middle column (F-S2)."""


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
    return FACED[L.FACING_COUNT * beagle + distance - 1]


def sail(beagle: i64, spaces: i64) -> i64:
    """F-S2: along the arrows, clockwise; backwards with a negative number."""
    there = beagle + spaces
    if there < 0:
        return there + SPACES
    return there if there < SPACES else there - SPACES


def distance_of(v: vec[i64], tile: i64) -> i64:
    """How far a facing tile is from the Beagle, 1 to 3; 0 if it isn't facing."""
    nearest = L.FACING_COUNT * v[L.BEAGLE]
    near = pick(v[L.JOURNEY + FACED[nearest]] == tile, 1, 0)
    mid = pick(v[L.JOURNEY + FACED[nearest + 1]] == tile, 2, 0)
    return near + mid + pick(v[L.JOURNEY + FACED[nearest + 2]] == tile, 3, 0)


def may_spend_guide(v: vec[i64], at: i64) -> bool:
    """F-T2: one a turn, if there is one."""
    return v[L.GUIDE_SPENT] == 0 and v[at + L.GUIDES] > 0


def legal_takes(v: vec[i64], seat: i64, into: vec[i64]) -> i64:
    """F-T2, F-T3: the guide, if one may be spent, and the facing tiles that find a place."""
    at = L.seat_at(seat)
    count: i64 = 0
    if may_spend_guide(v, at):
        into[0] = A.VOYAGE_FORWARD
        into[1] = A.VOYAGE_BACK
        into[2] = A.OBSERVE
        count = 3
    nearest = L.FACING_COUNT * v[L.BEAGLE]
    near = v[L.JOURNEY + FACED[nearest]]
    mid = v[L.JOURNEY + FACED[nearest + 1]]
    far = v[L.JOURNEY + FACED[nearest + 2]]
    lowest = least(near, least(mid, far))
    highest = most(near, most(mid, far))
    count = add_take(v, at, lowest, into, count)
    count = add_take(v, at, near + mid + far - lowest - highest, into, count)
    return add_take(v, at, highest, into, count)


def add_take(v: vec[i64], at: i64, tile: i64, into: vec[i64], count: i64) -> i64:
    """F-T3: one more legal action, if the tile finds a place; how many there are then."""
    if not has_room_for(v, at, tile):
        return count
    into[count] = A.TAKE + tile
    return count + 1


def lay_tile(v: vec[i64], place: i64) -> None:
    """F-T5: fill a place from the top of the draw pile."""
    size = v[L.PILE] - 1
    tile = v[L.PILE_TILES + size]
    v[L.PILE] = size
    if v[L.PILE_KNOWN] > size:
        v[L.PILE_KNOWN] = size
    v[L.JOURNEY + place] = tile
    tell(v, TILE_LAID, tile)


def observe(v: vec[i64]) -> None:
    """F-T2b: the facing tiles go under the pile in an order nobody knows; three others come, nearest place first."""
    last = v[L.PILE] - 1
    while last >= 0:
        v[L.PILE_TILES + last + L.FACING_COUNT] = v[L.PILE_TILES + last]
        last -= 1
    distance: i64 = 1
    while distance <= L.FACING_COUNT:
        place = L.JOURNEY + facing(v[L.BEAGLE], distance)
        v[L.PILE_TILES + distance - 1] = v[place]
        v[place] = L.EMPTY
        distance += 1
    shuffle(v, v, L.PILE_TILES, L.FACING_COUNT)
    v[L.PILE] += L.FACING_COUNT
    v[L.PILE_KNOWN] += L.FACING_COUNT
    distance = 1
    while distance <= L.FACING_COUNT:
        lay_tile(v, facing(v[L.BEAGLE], distance))
        distance += 1
