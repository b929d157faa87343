"""What a sensible digger reckons with: creatures that may still be completed, jewels, stones, and what a bone is worth.

Points are in hundredths of a Darwin. The rates are rough; a search corrects them where it matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count, doubling, least, most, pick
from beagle.core.tuning import Tuning
from beagle.games.darwinci.actions import BUY, DONE, DRAW, JEWEL, OFFER, PUT, RETURN, STONE, TAKE
from beagle.games.darwinci.awarding import ahead, strength
from beagle.games.darwinci.bidding import colour_of
from beagle.games.darwinci.components import END, GEM_BITS, Components
from beagle.games.darwinci.jewels import (
    gem_count,
    gem_value,
    jewel_kind,
    jewel_line,
    jewel_run,
    label_sum,
    line_length,
    line_start,
    next_line,
    run_sums,
)
from beagle.games.darwinci.layout import (
    BIDDING,
    BIDDING_TURN,
    BIG,
    BOX,
    CELLS_AT,
    CHOSEN,
    EMPTY,
    ENDS,
    GEMS,
    HAND,
    HELD,
    JEWEL_KINDS,
    MARKERS,
    MONEY,
    MOST_PLAYERS,
    OCCUPIED,
    OVER,
    PHASE,
    PLACED,
    RESERVE,
    SCORED,
    SETTING,
    SIDES,
    TURNED,
    WON,
    seat_at,
)
from beagle.games.darwinci.layout import OFFER as OFFER_AT
from beagle.games.darwinci.plot import (
    EAST,
    NORTH,
    PLOT_SIZE,
    SOUTH,
    WEST,
    WIDTH,
    linked_east,
    linked_south,
    spread,
    within_square,
)

HORIZON: Final = 8
"""Actions that a playout lasts at least; then the bidding is brought to its end. Stopped amid the bidding, a search of
2,000 iterations won 83 % of 90 games against two greedy bots, and 88 % of the same games so."""
SPREAD: Final = 1500
"""A lead of fifteen Darwin is a good one."""

TUNING: Final = Tuning(SPREAD, HORIZON)

OWN_STONE: Final = 55
"""An own stone in the reserve."""
OPPOSING_STONE: Final = 15
STARTED_JEWEL: Final = 35
"""Percent of what a bone adds to the jewels of the whole plot: only bones in one line count together."""
CLOSING_CHANCE: Final = vec[i64]([100, 58, 34, 18, 9, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
"""Percent chance to complete a creature, by its open connections."""
MET: Final = 260
"""A connection that meets another."""
UNMET: Final = 220
"""One that meets none, on either side: so much less."""
DEAD: Final = -240
"""One to where no bone can lie."""
LOWEST_WEIGHT: Final = 2
MOST_WORTH: Final = 1500
"""Of a choice that nothing could be liked more than."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 8, 100, 15)
BEST_BITS: Final = 12
BEST_MASK: Final = (1 << BEST_BITS) - 1
GEM_MASK: Final = 4095
"""The lowest kind of jewels (``GEM_BITS``)."""
WINNER_BITS: Final = 4
WINNER_MASK: Final = (1 << WINNER_BITS) - 1


# A plot


def free_places(v: vec[i64], at: i64) -> i64:
    return PLOT_SIZE - v[at + PLACED]


def reach(v: vec[i64], at: i64) -> i64:
    """The cells that may still get a bone, some time."""
    box = at + BOX
    return within_square(v[box], v[box + 1], v[box + 2], v[box + 3]) & ~v[at + OCCUPIED]


def creature_worth(v: vec[i64], at: i64) -> i64:
    """C-K1, C-K2: what the creatures that have not scored may still bring."""
    south = linked_south(v, at)
    east = linked_east(v, at)
    free = reach(v, at)
    open_north = v[at + SIDES + NORTH] & ~(south << WIDTH)
    open_south = v[at + SIDES + SOUTH] & ~south
    open_west = v[at + SIDES + WEST] & ~(east << 1)
    open_east = v[at + SIDES + EAST] & ~east
    alive_north = open_north & (free << WIDTH)
    alive_south = open_south & (free >> WIDTH)
    alive_west = open_west & (free << 1)
    alive_east = open_east & (free >> 1)
    dead = (open_north ^ alive_north) | (open_south ^ alive_south) | (open_west ^ alive_west) | (open_east ^ alive_east)
    left = v[at + OCCUPIED] & ~v[at + SCORED] & ~spread(dead, south, east)
    places = free_places(v, at)
    total: i64 = 0
    while left:
        group = spread(left & -left, south, east)
        left &= ~group
        lacking = bit_count(group & alive_north) + bit_count(group & alive_south)
        lacking += bit_count(group & alive_west) + bit_count(group & alive_east)
        if lacking <= places:
            tiles = bit_count(group) + lacking
            ends = bit_count(group & v[at + ENDS]) + lacking
            total += CLOSING_CHANCE[lacking] * tiles * ends
    return total


def jewel_worth(v: vec[i64], at: i64, pieces: Components, rounds: i64) -> i64:
    """C-J1, C-J2: the best line of each kind not yet scored, as far as there are rounds to score them in."""
    bests = best_lines(v, at, pieces)
    total: i64 = 0
    kinds: i64 = 0
    kind: i64 = 0
    while kind < JEWEL_KINDS:
        best = (bests >> (BEST_BITS * kind)) & BEST_MASK
        if best > 0 and not (v[at + MARKERS] >> kind) & 1:
            total += 100 * best
            kinds += 1
        kind += 1
    return total if kinds <= rounds else (total * rounds) // kinds


def best_lines(v: vec[i64], at: i64, pieces: Components) -> i64:
    """The most that each kind would score now, ``BEST_BITS`` a kind."""
    bests: i64 = 0
    line = next_line(v, at, -1)
    while line < 2 * WIDTH:
        step = pick(line < WIDTH, 1, WIDTH)
        cell = at + CELLS_AT + line_start(v, at, line)
        end = cell + step * line_length(v, at, line)
        sums: i64 = 0
        while cell < end:
            entry = v[cell]
            if entry != EMPTY:
                sums += pieces.gems[entry & (TURNED - 1)]
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
        fullest = most(fullest, v[seat_at(seat) + PLACED])
        seat += 1
    return ((PLOT_SIZE - fullest) * 3 + 3) >> 2


def bone_worth(v: vec[i64], at: i64, pieces: Components, bone: i64) -> i64:
    """What it is worth to a seat to win a bone, a rotten one's price included (C-R2)."""
    worth = 100 * least(pieces.value[bone], 0)
    if free_places(v, at) <= v[at + WON]:
        return worth
    worth += pick(pieces.shape[bone] == END, 330, 190)
    gems = pieces.gems[bone]
    markers = v[at + MARKERS]
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
    jewels = v[at + GEMS + kind]
    labels = v[at + GEMS + JEWEL_KINDS + kind]
    return (jewels + gem_count(gems, 0)) * (labels + label_sum(gems, 0)) - jewels * labels


# The whole position


def expected_points(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """Each seat's Darwin at the end, as far as can be foreseen."""
    rounds = rounds_left(v, players)
    seat: i64 = 0
    while seat < players:
        at = seat_at(seat)
        total = 100 * v[at + MONEY]
        if v[PHASE] == OVER:
            into[seat] = total
            seat += 1
            continue
        total += stones_worth(v, seat)
        if v[at + PLACED] > 0:
            total += creature_worth(v, at) + jewel_worth(v, at, pieces, rounds)
        place: i64 = 0
        while place < v[at + WON]:
            # Its price is paid already.
            bone = v[at + WON + 1 + place]
            total += bone_worth(v, at, pieces, bone) - 100 * least(pieces.value[bone], 0)
            place += 1
        total += hand_worth(v, at, pieces)
        into[seat] = total
        seat += 1
    if v[PHASE] == BIDDING:
        add_lots(v, players, pieces, into)


def stones_worth(v: vec[i64], seat: i64) -> i64:
    at = seat_at(seat) + RESERVE
    total: i64 = 0
    colour: i64 = 0
    while colour < MOST_PLAYERS:
        total += (v[at + colour] + v[at + BIG + colour]) * pick(colour == seat, OWN_STONE, OPPOSING_STONE)
        colour += 1
    return total


def hand_worth(v: vec[i64], at: i64, pieces: Components) -> i64:
    """Bones in hand can be won for nothing once they are offered (C-W4); the one chosen is about to be."""
    total: i64 = 0
    place: i64 = 0
    while place < v[at + HAND]:
        bone = v[at + HAND + 1 + place]
        share = pick(bone == v[at + CHOSEN], 30, 15)
        total += (share * bone_worth(v, at, pieces, bone)) // 100
        place += 1
    return total


def add_lots(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """C-W1 to C-W5: what the bids would bring if they stayed as they are; the later the turn, the surer."""
    sure: i64 = 25 + 22 * v[BIDDING_TURN]
    lot: i64 = 0
    while lot < players:
        bone = v[seat_at(lot) + OFFER_AT]
        if bone != EMPTY:
            winner = ahead(v, players, lot)
            if winner != EMPTY:
                into[winner] += (sure * bone_worth(v, seat_at(winner), pieces, bone)) // 100
            colour: i64 = 0
            while colour < players:
                stones = strength(v, lot, colour)
                if colour != winner or lot == winner:
                    into[colour] += stones * OWN_STONE
                else:
                    into[colour] += OWN_STONE
                    into[lot] += (stones - 1) * OPPOSING_STONE
                colour += 1
        lot += 1


# Which action is liked


def weight_of(worth: i64) -> i64:
    """A choice worth one Darwin more is liked about twice as much."""
    if worth <= 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(
    v: vec[i64], seat: i64, players: i64, pieces: Components, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """How much each action is liked."""
    at = seat_at(seat)
    if PUT <= options[0] < STONE:
        bone = v[at + CHOSEN] if v[PHASE] == SETTING else v[at + HELD]
        weigh_cells(v, at, pieces, bone, options, count, into)
        return
    winners: i64 = 0
    if v[PHASE] == BIDDING:
        winners = winners_so_far(v, players)
    option: i64 = 0
    while option < count:
        action = options[option]
        if action >= JEWEL:
            worth = jewel_choice_worth(v, at, players, pieces, action)
        elif action >= STONE:
            kind = (action - STONE) // MOST_PLAYERS
            lot = action - STONE - MOST_PLAYERS * kind
            winner = ((winners >> (WINNER_BITS * lot)) & WINNER_MASK) - 1
            worth = 350 + stone_worth(v, seat, pieces, colour_of(kind), lot, winner)
        elif action >= RETURN:
            worth = 900 - bone_worth(v, at, pieces, (action - RETURN) >> 1)
        elif action >= OFFER:
            worth = 300 + (bone_worth(v, at, pieces, action - OFFER) >> 1)
        elif action >= TAKE:
            worth = 300 + bone_worth(v, at, pieces, action - TAKE)
        elif action >= DRAW:
            worth = 100
        elif action == BUY:
            worth = 0
        elif action == DONE:
            worth = 330
        else:
            worth = 400
        into[option] = weight_of(worth)
        option += 1


def jewel_choice_worth(v: vec[i64], at: i64, players: i64, pieces: Components, action: i64) -> i64:
    """Score now what hardly grows any more; wait for the rest while there are rounds."""
    sums = run_sums(v, at, pieces, jewel_line(action), jewel_run(action))
    return 150 * gem_value(sums, jewel_kind(action)) + 300 - 60 * rounds_left(v, players)


def winners_so_far(v: vec[i64], players: i64) -> i64:
    """Who is ahead on each bone, counted from 1 and ``WINNER_BITS`` a bone; 0 for nobody."""
    found: i64 = 0
    lot: i64 = 0
    while lot < players:
        found |= (ahead(v, players, lot) + 1) << (WINNER_BITS * lot)
        lot += 1
    return found


def stone_worth(v: vec[i64], seat: i64, pieces: Components, colour: i64, lot: i64, winner: i64) -> i64:
    """What a stone does for the seat: win a good bone, or make another win a rotten one."""
    worth = bone_worth(v, seat_at(colour), pieces, v[seat_at(lot) + OFFER_AT])
    lacking: i64 = 0
    if winner != colour and winner != EMPTY:
        lacking = strength(v, lot, winner) - strength(v, lot, colour)
    if colour == seat:
        if winner == seat:
            return worth // 4 - pick(lot == seat, 0, OWN_STONE)
        if lacking > 2:
            return -200
        return (worth * 3) // (4 + lacking) - pick(lot == seat, 0, OWN_STONE * lacking)
    if worth < 0:
        return -worth if lacking <= 1 else -worth // 3
    return -worth // 2 if lacking <= 1 else -worth // 6


def weigh_cells(
    v: vec[i64], at: i64, pieces: Components, bone: i64, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """C-P1: how well a bone lies there: jewels in line, which no rotation changes, and connections."""
    gems = pieces.gems[bone]
    free = reach(v, at)
    occupied = v[at + OCCUPIED]
    cell: i64 = EMPTY
    closed: i64 = 0
    north: i64 = 0
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    option: i64 = 0
    while option < count:
        put = options[option] - PUT
        if put >> 2 != cell:
            cell = put >> 2
            here = bit(cell)
            north = connection_worth(v[at + SIDES + SOUTH], occupied, free, here >> WIDTH)
            east = connection_worth(v[at + SIDES + WEST], occupied, free, here << 1)
            south = connection_worth(v[at + SIDES + NORTH], occupied, free, here << WIDTH)
            west = connection_worth(v[at + SIDES + EAST], occupied, free, here >> 1)
            closed = 600 - UNMET * (met(north) + met(east) + met(south) + met(west))
            if gems:
                closed += line_gain(v, at, pieces, cell, 1, gems) + line_gain(v, at, pieces, cell, WIDTH, gems)
        sides = pieces.sides[4 * bone + (put & 3)]
        worth = closed + north * (sides & 1) + east * ((sides >> 1) & 1)
        into[option] = weight_of(worth + south * ((sides >> 2) & 1) + west * (sides >> 3))
        option += 1


def connection_worth(facing: i64, occupied: i64, free: i64, neighbour: i64) -> i64:
    """How much better than none a connection to a neighbouring cell is: one that is met, lost, or hoped for."""
    if occupied & neighbour:
        return pick(facing & neighbour != 0, MET + UNMET, -UNMET)
    return pick(free & neighbour != 0, 0, DEAD)


def met(worth: i64) -> i64:
    """1 where a connection would meet another."""
    return pick(worth > 0, 1, 0)


def line_gain(v: vec[i64], at: i64, pieces: Components, cell: i64, step: i64, gems: i64) -> i64:
    """C-J2: how much the run through a cell gains in the kinds not yet scored."""
    sums: i64 = 0
    other = cell - step
    while other >= 0 and v[at + CELLS_AT + other] != EMPTY:
        sums += pieces.gems[v[at + CELLS_AT + other] & (TURNED - 1)]
        other -= step
    other = cell + step
    while other < WIDTH * WIDTH and v[at + CELLS_AT + other] != EMPTY:
        sums += pieces.gems[v[at + CELLS_AT + other] & (TURNED - 1)]
        other += step
    gained: i64 = 0
    markers = v[at + MARKERS]
    while gems:
        if gems & GEM_MASK and not markers & 1:
            gained += gem_value(sums + gems, 0) - most(gem_value(sums, 0), 0)
        gems >>= GEM_BITS
        sums >>= GEM_BITS
        markers >>= 1
    return 60 * gained
