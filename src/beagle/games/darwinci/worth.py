"""What things are worth to a seat: creatures that may still be completed, jewels, stones, a bone, a hand.

Points are in hundredths of a Darwin. The rates are rough; a search corrects them where it matters. ``at`` is where the
seat's block begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, least, most, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import END, GEM_BITS, Components
from beagle.games.darwinci.creatures import linked_east, linked_south, spread
from beagle.games.darwinci.jewels import gem_count, gem_value, label_sum, line_length, line_start, next_line
from beagle.games.darwinci.placing import free_places
from beagle.games.darwinci.plot import EAST, NORTH, PLOT_SIZE, SOUTH, WEST, WIDTH, within_square

OWN_STONE: Final = 55
"""A stone of the seat's own colour in its reserve."""
OPPOSING_STONE: Final = 15
"""A stone of another colour in the reserve, big or small."""
OWN_BIG_STONE: Final = 90
"""The seat's own big stone in its reserve: it counts twice, but is placed as one (C-X1)."""
STARTED_JEWEL: Final = 35
"""Percent of what a bone adds to the jewels of the whole plot: only bones in one line count together."""
CLOSING_CHANCE: Final = vec[i64]([100, 58, 34, 18, 9, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
"""Percent chance to complete a creature, by its open connections."""
BEST_BITS: Final = 12
BEST_MASK: Final = (1 << BEST_BITS) - 1
GEM_MASK: Final = 4095
"""The lowest kind of jewels (``GEM_BITS``)."""


def reach(v: vec[i64], at: i64) -> i64:
    """The cells that may still get a bone, some time."""
    box = at + L.BOX
    return within_square(v[box], v[box + 1], v[box + 2], v[box + 3]) & ~v[at + L.OCCUPIED]


def creature_worth(v: vec[i64], at: i64) -> i64:
    """C-K1, C-K2: what the creatures that have not scored may still bring."""
    south = linked_south(v, at)
    east = linked_east(v, at)
    free = reach(v, at)
    open_north = v[at + L.SIDES + NORTH] & ~(south << WIDTH)
    open_south = v[at + L.SIDES + SOUTH] & ~south
    open_west = v[at + L.SIDES + WEST] & ~(east << 1)
    open_east = v[at + L.SIDES + EAST] & ~east
    alive_north = open_north & (free << WIDTH)
    alive_south = open_south & (free >> WIDTH)
    alive_west = open_west & (free << 1)
    alive_east = open_east & (free >> 1)
    dead = (open_north ^ alive_north) | (open_south ^ alive_south) | (open_west ^ alive_west) | (open_east ^ alive_east)
    left = v[at + L.OCCUPIED] & ~v[at + L.SCORED] & ~spread(dead, south, east)
    places = free_places(v, at)
    total: i64 = 0
    while left:
        group = spread(left & -left, south, east)
        left &= ~group
        lacking = bit_count(group & alive_north) + bit_count(group & alive_south)
        lacking += bit_count(group & alive_west) + bit_count(group & alive_east)
        if lacking <= places:
            tiles = bit_count(group) + lacking
            ends = bit_count(group & v[at + L.ENDS]) + lacking
            total += CLOSING_CHANCE[lacking] * tiles * ends
    return total


def jewel_worth(v: vec[i64], pieces: Components, at: i64, rounds: i64) -> i64:
    """C-J1, C-J2: the best line of each kind not yet scored, as far as there are rounds to score them in."""
    bests = best_lines(v, pieces, at)
    total: i64 = 0
    kinds: i64 = 0
    kind: i64 = 0
    while kind < L.JEWEL_KINDS:
        best = (bests >> (BEST_BITS * kind)) & BEST_MASK
        if best > 0 and not (v[at + L.MARKERS] >> kind) & 1:
            total += 100 * best
            kinds += 1
        kind += 1
    return total if kinds <= rounds else (total * rounds) // kinds


def best_lines(v: vec[i64], pieces: Components, at: i64) -> i64:
    """The most that each kind would score now, ``BEST_BITS`` a kind."""
    bests: i64 = 0
    line = next_line(v, at, -1)
    while line < 2 * WIDTH:
        step = pick(line < WIDTH, 1, WIDTH)
        cell = at + L.CELLS_AT + line_start(v, at, line)
        end = cell + step * line_length(v, at, line)
        sums: i64 = 0
        while cell < end:
            entry = v[cell]
            if entry != L.EMPTY:
                sums += pieces.gems[entry & (L.TURNED - 1)]
            elif sums:
                bests = with_run(bests, sums)
                sums = 0
            cell += step
        bests = with_run(bests, sums)
        line = next_line(v, at, line)
    return bests


def with_run(bests: i64, sums: i64) -> i64:
    """The best scores, one more run considered."""
    shift: i64 = 0
    while sums:
        more = gem_value(sums, 0) - ((bests >> shift) & BEST_MASK)
        if more > 0:
            bests += more << shift
        sums >>= GEM_BITS
        shift += BEST_BITS
    return bests


def rounds_left(v: vec[i64], players: i64) -> i64:
    """How many rounds there may be: the fullest plot decides (C-G1)."""
    fullest: i64 = 0
    seat: i64 = 0
    while seat < players:
        fullest = most(fullest, v[L.seat_at(seat) + L.PLACED])
        seat += 1
    return ((PLOT_SIZE - fullest) * 3 + 3) >> 2


def bone_worth(v: vec[i64], pieces: Components, at: i64, bone: i64) -> i64:
    """What it is worth to a seat to win a bone, a rotten one's price included (C-R2)."""
    worth = 100 * least(pieces.value[bone], 0)
    if free_places(v, at) <= v[at + L.WON]:
        return worth
    worth += pick(pieces.shape[bone] == END, 330, 190)
    gems = pieces.gems[bone]
    markers = v[at + L.MARKERS]
    kind: i64 = 0
    while gems:
        if gems & GEM_MASK and not markers & 1:
            worth += STARTED_JEWEL * jewel_gain(v, at, kind, gems)
        gems >>= GEM_BITS
        markers >>= 1
        kind += 1
    return worth


def jewel_gain(v: vec[i64], at: i64, kind: i64, gems: i64) -> i64:
    """How much jewels of a kind, the lowest of these, add to jewels times labels, were the whole plot one line."""
    jewels = v[at + L.GEMS + kind]
    labels = v[at + L.GEMS + L.JEWEL_KINDS + kind]
    return (jewels + gem_count(gems, 0)) * (labels + label_sum(gems, 0)) - jewels * labels


def stones_worth(v: vec[i64], seat: i64) -> i64:
    """What the stones in a reserve are worth."""
    at = L.seat_at(seat) + L.RESERVE
    total: i64 = (OWN_STONE - OPPOSING_STONE) * v[at + seat] + (OWN_BIG_STONE - OPPOSING_STONE) * v[at + L.BIG + seat]
    kind: i64 = 0
    while kind < L.STONES:
        total += OPPOSING_STONE * v[at + kind]
        kind += 1
    return total


def hand_worth(v: vec[i64], pieces: Components, at: i64) -> i64:
    """Bones in hand can be won for nothing once they are offered (C-W4); the one chosen is about to be."""
    total: i64 = 0
    place: i64 = 0
    while place < v[at + L.HAND]:
        bone = v[at + L.HAND + 1 + place]
        share = pick(bone == v[at + L.CHOSEN], 30, 15)
        total += (share * bone_worth(v, pieces, at, bone)) // 100
        place += 1
    return total
