"""What bots ask: each seat's expected points, the weights by which playouts choose, the constants for a search.

Points are in hundredths of a Darwin; ``worth.py`` says what things are worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, doubling, least, most, pick
from beagle.core.tuning import Tuning
from beagle.games.darwinci import actions as A
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.awarding import ahead, strength
from beagle.games.darwinci.bidding import colour_of
from beagle.games.darwinci.components import GEM_BITS, Components
from beagle.games.darwinci.jewels import gem_value, jewel_kind, jewel_line, jewel_run, run_sums
from beagle.games.darwinci.placing import taken_at
from beagle.games.darwinci.plot import EAST, NORTH, SOUTH, WEST, WIDTH
from beagle.games.darwinci.worth import (
    GEM_MASK,
    OPPOSING_STONE,
    OWN_BIG_STONE,
    OWN_STONE,
    bone_worth,
    creature_worth,
    hand_worth,
    jewel_worth,
    reach,
    rounds_left,
    stones_worth,
)

HORIZON: Final = 8
"""Actions that a playout lasts at least; then the bidding is brought to its end. Stopped amid the bidding, a search of
2,000 iterations won 83 % of 90 games against two greedy bots, and 88 % of the same games so."""
SPREAD: Final = 1500
"""A lead of fifteen Darwin is a good one."""

TUNING: Final = Tuning(SPREAD, HORIZON)

MET: Final = 260
"""What a connection that meets another adds to a place for a bone."""
UNMET: Final = 220
"""What a connection that meets none, on either side, takes from a place for a bone."""
DEAD: Final = -240
"""What a connection to where no bone can lie adds to a place for a bone."""
LOWEST_WEIGHT: Final = 2
"""The rollout weight of an action that is worth nothing."""
MOST_WORTH: Final = 1500
"""An action worth more than this weighs no more."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 8, 100, 15)
"""The rollout weight of an action, by what it is worth."""
WINNER_BITS: Final = 4
WINNER_MASK: Final = (1 << WINNER_BITS) - 1


# The whole position


def is_calm(v: vec[i64]) -> bool:
    """In the bidding a stone or two change everything: a playout goes on until the bones are awarded."""
    return v[L.PHASE] != L.BIDDING and v[L.PHASE] != L.AWARDING


def evaluate(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """Each seat's Darwin at the end, as far as can be foreseen."""
    rounds = rounds_left(v, players)
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat)
        total = 100 * v[at + L.MONEY]
        if v[L.PHASE] == L.OVER:
            into[seat] = total
            seat += 1
            continue
        total += stones_worth(v, seat)
        if v[at + L.PLACED] > 0:
            total += creature_worth(v, at) + jewel_worth(v, pieces, at, rounds)
        place: i64 = 0
        while place < v[at + L.WON]:
            # Its price is paid already.
            bone = v[at + L.WON + 1 + place]
            total += bone_worth(v, pieces, at, bone) - 100 * least(pieces.value[bone], 0)
            place += 1
        total += hand_worth(v, pieces, at)
        into[seat] = total
        seat += 1
    if v[L.PHASE] == L.BIDDING or v[L.PHASE] == L.AWARDING:
        add_lots(v, players, pieces, into)


def add_lots(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """C-W1 to C-W5, C-X3: what the bids would bring if they stayed as they are; the later the turn, the surer."""
    sure: i64 = 25 + 22 * v[L.BIDDING_TURN]
    lot: i64 = 0
    while lot < players:
        bone = v[L.seat_at(lot) + L.OFFER]
        if bone != L.EMPTY:
            winner = ahead(v, players, lot)
            if winner != L.EMPTY:
                into[winner] += (sure * bone_worth(v, pieces, L.seat_at(winner), bone)) // 100
            colour: i64 = 0
            while colour < players:
                at = L.seat_at(lot) + L.BIDS + colour
                small = v[at]
                big = v[at + L.BIG]
                if colour != winner or lot == winner:
                    into[colour] += small * OWN_STONE + big * OWN_BIG_STONE
                elif small > 0:
                    into[colour] += OWN_STONE
                    into[lot] += (small - 1 + big) * OPPOSING_STONE
                else:
                    into[colour] += OWN_BIG_STONE
                colour += 1
        lot += 1


# The actions of a playout


def weight_of(worth: i64) -> i64:
    """The rollout weight of an action: one Darwin more makes it about twice as large."""
    if worth <= 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(
    v: vec[i64], players: i64, pieces: Components, seat: i64, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """How likely a sensible digger is to choose each action, by what it is worth."""
    at = L.seat_at(seat)
    if A.PUT <= options[0] < A.STONE:
        weigh_cells(v, pieces, at, v[taken_at(v, at)], options, count, into)
        return
    winners: i64 = 0
    if v[L.PHASE] == L.BIDDING:
        winners = winners_so_far(v, players)
    option: i64 = 0
    while option < count:
        action = options[option]
        if action >= A.KEEP_BIG:
            worth = pick(action == A.KEEP_BIG, 400, 200)
        elif action >= A.JEWEL:
            worth = jewel_choice_worth(v, players, pieces, at, action)
        elif action >= A.STONE:
            kind = (action - A.STONE) // L.MOST_PLAYERS
            lot = action - A.STONE - L.MOST_PLAYERS * kind
            winner = ((winners >> (WINNER_BITS * lot)) & WINNER_MASK) - 1
            worth = 350 + stone_worth(v, pieces, seat, colour_of(kind), lot, winner)
        elif action >= A.RETURN:
            worth = 900 - bone_worth(v, pieces, at, (action - A.RETURN) >> 1)
        elif action >= A.OFFER:
            worth = 300 + (bone_worth(v, pieces, at, action - A.OFFER) >> 1)
        elif action >= A.TAKE:
            worth = 300 + bone_worth(v, pieces, at, action - A.TAKE)
        elif action >= A.DRAW:
            worth = 100
        elif action == A.BUY:
            worth = 0
        elif action == A.DONE:
            worth = 330
        else:
            worth = 400
        into[option] = weight_of(worth)
        option += 1


def jewel_choice_worth(v: vec[i64], players: i64, pieces: Components, at: i64, action: i64) -> i64:
    """Score now what hardly grows any more; wait for the rest while there are rounds."""
    sums = run_sums(v, pieces, at, jewel_line(action), jewel_run(action))
    return 150 * gem_value(sums, jewel_kind(action)) + 300 - 60 * rounds_left(v, players)


def winners_so_far(v: vec[i64], players: i64) -> i64:
    """Who is ahead on each bone, counted from 1 and ``WINNER_BITS`` a bone; 0 for nobody."""
    found: i64 = 0
    lot: i64 = 0
    while lot < players:
        found |= (ahead(v, players, lot) + 1) << (WINNER_BITS * lot)
        lot += 1
    return found


def stone_worth(v: vec[i64], pieces: Components, seat: i64, colour: i64, lot: i64, winner: i64) -> i64:
    """What a stone does for the seat: win a good bone, or make another win a rotten one."""
    worth = bone_worth(v, pieces, L.seat_at(colour), v[L.seat_at(lot) + L.OFFER])
    lacking: i64 = 0
    if winner != colour and winner != L.EMPTY:
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
    v: vec[i64], pieces: Components, at: i64, bone: i64, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """C-P1: rollout weights for places: jewels in line, which no rotation changes, and connections."""
    gems = pieces.gems[bone]
    free = reach(v, at)
    occupied = v[at + L.OCCUPIED]
    cell: i64 = L.EMPTY
    closed: i64 = 0
    north: i64 = 0
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    option: i64 = 0
    while option < count:
        put = options[option] - A.PUT
        if put >> 2 != cell:
            cell = put >> 2
            here = bit(cell)
            north = connection_worth(v[at + L.SIDES + SOUTH], occupied, free, here >> WIDTH)
            east = connection_worth(v[at + L.SIDES + WEST], occupied, free, here << 1)
            south = connection_worth(v[at + L.SIDES + NORTH], occupied, free, here << WIDTH)
            west = connection_worth(v[at + L.SIDES + EAST], occupied, free, here >> 1)
            closed = 600 - UNMET * (met(north) + met(east) + met(south) + met(west))
            if gems:
                closed += line_gain(v, pieces, at, cell, 1, gems) + line_gain(v, pieces, at, cell, WIDTH, gems)
        sides = pieces.sides[4 * bone + (put & 3)]
        worth = closed + north * (sides & 1) + east * ((sides >> 1) & 1)
        into[option] = weight_of(worth + south * ((sides >> 2) & 1) + west * (sides >> 3))
        option += 1


def connection_worth(facing: i64, occupied: i64, free: i64, neighbour: i64) -> i64:
    """How much better than none a connection to a neighbouring cell is: met, lost, or hoped for."""
    if occupied & neighbour:
        return pick(facing & neighbour != 0, MET + UNMET, -UNMET)
    return pick(free & neighbour != 0, 0, DEAD)


def met(worth: i64) -> i64:
    """1 where a connection would meet another."""
    return pick(worth > 0, 1, 0)


def line_gain(v: vec[i64], pieces: Components, at: i64, cell: i64, step: i64, gems: i64) -> i64:
    """C-J2: how much the run through a cell gains in the kinds not yet scored."""
    sums: i64 = 0
    other = cell - step
    while other >= 0 and v[at + L.CELLS_AT + other] != L.EMPTY:
        sums += pieces.gems[v[at + L.CELLS_AT + other] & (L.TURNED - 1)]
        other -= step
    other = cell + step
    while other < WIDTH * WIDTH and v[at + L.CELLS_AT + other] != L.EMPTY:
        sums += pieces.gems[v[at + L.CELLS_AT + other] & (L.TURNED - 1)]
        other += step
    gained: i64 = 0
    markers = v[at + L.MARKERS]
    while gems:
        if gems & GEM_MASK and not markers & 1:
            gained += gem_value(sums + gems, 0) - most(gem_value(sums, 0), 0)
        gems >>= GEM_BITS
        sums >>= GEM_BITS
        markers >>= 1
    return 60 * gained
