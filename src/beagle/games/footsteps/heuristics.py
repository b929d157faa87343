"""What bots ask: each seat's expected points, and the rollout weights of tiles and theories.

Points are in hundredths. The rates are what players of a fair strength make of a turn, measured in games between bots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import doubling, least, most, pick
from beagle.core.tuning import Tuning
from beagle.games.footsteps import actions as A
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import (
    COMPASSES_AT,
    EMBLEMATIC_AT,
    GAIN,
    GUIDES_AT,
    MAPS_AT,
    THEORIES_AT,
    Components,
)
from beagle.games.footsteps.journey import FACED, sail
from beagle.games.footsteps.notebook import (
    MOST_COMPASSES,
    MOST_GUIDES,
    SIDE,
    filled_in_column,
    filled_in_row,
    lacking,
    shown_discovery,
    shown_maps,
)
from beagle.games.footsteps.scoring import PAWN_VALUE, PUBLICATION_VALUE, total_points
from beagle.games.footsteps.theories import held_about, theory_value

HORIZON: Final = 200
"""Actions that a playout lasts: to the end. Cut off after 28 actions, a search of 16,000 iterations won 42 % of 48
games against three greedy bots, and 66 % of the same 48 when it played to the end."""
EFFORT: Final = 4
"""A player makes only some twenty decisions in a game: each deserves more thought than usual."""
FINAL_PLAYOUTS: Final = 25
"""Final playouts for a thousand iterations. Of the same 400 games against three greedy bots, a search of 4,000
iterations won 58 % alone and 65 % with 200 final playouts."""
SPREAD: Final = 900
"""A lead of nine points is a good one."""
PRIOR_LEAD: Final = 25
"""The lead that doubles a prior: a quarter of a point. Of the same 400 games, 4,000 iterations and 200 final playouts
won 60 % with priors made of rollout weights, and 65 % with priors made of a look ahead."""

TUNING: Final = Tuning(SPREAD, HORIZON, EFFORT, PRIOR_LEAD, FINAL_PLAYOUTS)

TURN_WORTH: Final = 230
"""What a turn to come brings besides what is reckoned below."""
GUIDE_WORTH: Final = 130
THEORY_DUE: Final = 350
"""A theory about to be chosen."""
SYMBOL_RATE: Final = 10
"""Maps, and compasses, that a turn brings: hundredths of a symbol."""
COVERING_RATE: Final = 4
"""Percent of what can be covered that a turn covers."""
LINE_RATE: Final = 29
"""How much a theory about one line or one quarter grows in a turn: hundredths of an animal."""

# What the rollout weights are made of, found by letting players who choose by them alone play against one another.
LASTING: Final = 88
"""A discovery's point on the last turn, in hundredths."""
FADING: Final = 3
"""What a discovery's point is worth less for each turn in which it may be covered."""
COMPASS_HOPE: Final = 18
"""Maps that each turn may still bring to a new compass."""
ROLLOUT_GUIDE: Final = 120
"""A guide, for a player who can still spend it."""
ROLLOUT_THEORY: Final = 325
"""A theory that a tile brings."""
COUNTED: Final = 106
"""An animal that a theory held counts."""
COVERED: Final = 77
"""A point that is covered: it might not have stayed in sight anyway."""
ROLLOUT_LINE: Final = 6
"""A publication: its points, and what theories make of it; for each percent of the chance to publish."""
FROM_PILE: Final = 305
"""A theory that nobody has seen yet."""
VOYAGE_COST: Final = 130
OBSERVED: Final = 330
"""The best of three tiles that nobody has seen yet."""
CONTENT: Final = 400
"""A player who faces a tile worth more hardly finds a better one elsewhere, and doesn't look."""
LOWEST_WEIGHT: Final = 4
MOST_WORTH: Final = 1200
"""A choice worth more weighs no more: seven weights together stay below 2**31."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 16, 50, 24)
"""The rollout weight for each worth: fifty more double it."""
OBSERVE_WEIGHT: Final = WEIGHTS[OBSERVED - VOYAGE_COST]
FROM_PILE_WEIGHT: Final = WEIGHTS[FROM_PILE]
WISH_BITS: Final = 12
WISH_MASK: Final = (1 << WISH_BITS) - 1

LINE_CHANCES: Final = (
    [100] * 13
    + [0, 22, 38, 50, 60, 68, 75, 80, 84, 87, 90, 92, 94]
    + [0, 0, 6, 13, 21, 29, 37, 44, 50, 56, 61, 65, 69]
    + [0, 0, 0, 1, 4, 8, 13, 18, 23, 28, 33, 38, 42]
    + [0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 11, 13, 16]
)
"""Percent chance to fill a line: thirteen numbers (0 to 12 turns left) for each number of cells it lacks."""
ROLLOUT_PAWN: Final = vec[i64]([600 // (2 + pile * pile) for pile in range(64)])
"""The pawn, for each size of the pile."""


def line_chance(empty: i64, turns: i64) -> int:
    """Percent chance to fill a line that lacks so many cells."""
    return LINE_CHANCES[empty * (L.TURNS + 1) + turns]


def nearer(empty: i64, turns: i64) -> int:
    """What an animal on one of a line's empty cells brings for its publication; the turns are those left after it."""
    if empty == 0 or turns == L.TURNS:
        return 0
    return ROLLOUT_LINE * (line_chance(empty - 1, turns) - line_chance(empty, turns + 1))


FILLING: Final = vec[i64]([line_chance(lacking(cells), turns) for turns in range(L.TURNS + 1) for cells in range(16)])
"""The chance to fill a line, for each number of turns left and the cells filled, a bit each."""
NEARER: Final = vec[i64]([nearer(lacking(cells), turns) for turns in range(L.TURNS + 1) for cells in range(16)])
"""What one more animal brings to a line, for each number of turns left after it and the cells filled, a bit each."""


def evaluate(v: vec[i64], players: i64, into: vec[i64]) -> None:
    """Each seat's expected final points, in hundredths."""
    phase = v[L.PHASE]
    seat: i64 = 0
    while seat < players:
        if phase == L.OVER:
            into[seat] = 100 * total_points(v, seat)
        else:
            into[seat] = expected_points(v, seat)
        seat += 1
    if phase == L.DEVELOPING:
        into[v[L.TURN]] += THEORY_DUE


def publications(v: vec[i64], at: i64, turns: i64) -> i64:
    """Publications written and hoped for, in hundredths of one: a line that lacks nothing is published."""
    filled = v[at + L.FILLED]
    total: i64 = 0
    line: i64 = 0
    while line < SIDE:
        total += FILLING[16 * turns + filled_in_row(filled, line)]
        total += FILLING[16 * turns + filled_in_column(filled, line)]
        line += 1
    return total


def theory_worth(v: vec[i64], at: i64, chapter: i64, turns: i64) -> i64:
    """What a theory will be worth at the end."""
    now = 100 * theory_value(v, at, chapter)
    if chapter < 12:
        return now + LINE_RATE * turns
    if chapter == 12:
        return now + 30 * turns
    if chapter == 13:
        return now + 40 * turns
    if chapter == 14:
        return 2 * publications(v, at, turns)
    return now + 25 * turns


def expected_points(v: vec[i64], seat: i64) -> i64:
    """F-E1 to F-E5 as they will be, as far as can be foreseen."""
    at = L.seat_at(seat)
    turns = L.TURNS - v[at + L.TAKEN]
    compasses = least(100 * v[at + L.COMPASSES] + SYMBOL_RATE * turns, 100 * MOST_COMPASSES)
    maps = 100 * shown_maps(v, at) + SYMBOL_RATE * turns
    total = (100 - COVERING_RATE * turns) * shown_discovery(v, at) + ((compasses * maps * 41) >> 12)
    total += PUBLICATION_VALUE * publications(v, at, turns)
    place: i64 = 0
    while place < v[at + L.THEORIES]:
        total += theory_worth(v, at, v[at + L.THEORIES + 1 + place], turns)
        place += 1
    if v[L.PAWN] == seat:
        total += pawn_worth(v)
    if turns > 0:
        total += turns * TURN_WORTH + v[at + L.GUIDES] * GUIDE_WORTH
    return total


def pawn_worth(v: vec[i64]) -> i64:
    """The pawn counts at the end, if nobody has taken it by then: the more tiles are to come, the less it is sure."""
    return (100 * PAWN_VALUE * 2) // (2 + v[L.PILE] * v[L.PILE])


def wishes_of(v: vec[i64], seat: i64) -> i64:
    """What one of each thing that a tile brings is worth to a seat: ``WISH_BITS`` each.

    The lowest are for discovery points, then for maps, compasses, guides and emblematic animals.
    """
    at = L.seat_at(seat)
    turns = L.TURNS - v[at + L.TAKEN] - 1
    compasses = v[at + L.COMPASSES]
    discovery = LASTING - FADING * turns
    maps = least(100 * compasses + SYMBOL_RATE * turns, 100 * MOST_COMPASSES)
    compass = least(100 * shown_maps(v, at) + COMPASS_HOPE * turns, WISH_MASK)
    compass = pick(compasses < MOST_COMPASSES, compass, 0)
    guide = pick(turns > 0 and v[at + L.GUIDES] < MOST_GUIDES, ROLLOUT_GUIDE, 0)
    pawn = pick(v[L.PAWN] != seat, ROLLOUT_PAWN[v[L.PILE]], 0)
    return discovery | maps << WISH_BITS | compass << 2 * WISH_BITS | guide << 3 * WISH_BITS | pawn << 4 * WISH_BITS


def tile_worth(v: vec[i64], pieces: Components, at: i64, wishes: i64, tile: i64) -> i64:
    """What taking a tile brings, in hundredths of a point; a quick reckoning of the difference it makes."""
    # Products, no questions: the processor can't foresee which of these a tile brings, and would guess wrong.
    gains = pieces.gains[tile]
    worth = (wishes & WISH_MASK) * (gains & GAIN)
    worth += ((wishes >> WISH_BITS) & WISH_MASK) * ((gains >> MAPS_AT) & GAIN)
    worth += ((wishes >> 2 * WISH_BITS) & WISH_MASK) * ((gains >> COMPASSES_AT) & GAIN)
    worth += ((wishes >> 3 * WISH_BITS) & WISH_MASK) * ((gains >> GUIDES_AT) & GAIN)
    worth += (wishes >> 4 * WISH_BITS) * (gains >> EMBLEMATIC_AT)
    worth += ROLLOUT_THEORY * ((gains >> THEORIES_AT) & GAIN)
    cell = pieces.cell[tile]
    if cell == L.EMPTY:
        return worth
    covered = v[at + L.TOPS + cell]
    if covered == L.EMPTY:
        worth += line_progress(v, at, cell)
    else:
        lost = pieces.gains[covered]
        worth += ROLLOUT_THEORY - COVERED * ((lost & GAIN) + ((lost >> MAPS_AT) & GAIN) * v[at + L.COMPASSES])
    return worth + COUNTED * held_about(v, at, cell)


def best_from(v: vec[i64], pieces: Components, at: i64, wishes: i64, beagle: i64) -> i64:
    """The worth of the best tile that the Beagle would face."""
    nearest = L.FACING_COUNT * beagle
    near = tile_worth(v, pieces, at, wishes, v[L.JOURNEY + FACED[nearest]])
    mid = tile_worth(v, pieces, at, wishes, v[L.JOURNEY + FACED[nearest + 1]])
    far = tile_worth(v, pieces, at, wishes, v[L.JOURNEY + FACED[nearest + 2]])
    return most(0, most(near, most(mid, far)))


def line_progress(v: vec[i64], at: i64, cell: i64) -> i64:
    """How much nearer an animal on an empty cell brings its row and its column."""
    filled = v[at + L.FILLED]
    after = L.TURNS - v[at + L.TAKEN] - 1
    row = NEARER[16 * after + filled_in_row(filled, cell >> 2)]
    return row + NEARER[16 * after + filled_in_column(filled, cell & 3)]


def weight_of(worth: i64) -> i64:
    """The rollout weight of a choice: a point more makes it four times as large."""
    if worth < 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(v: vec[i64], pieces: Components, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """The rollout weight of each action; all of them belong to one phase."""
    last = options[count - 1]
    if last < A.DEVELOP:
        weigh_takes(v, pieces, seat, options, count, into)
    elif last < A.RETURN:
        weigh_theories(v, L.seat_at(seat), options, count, into)
    else:
        weigh_returns(v, L.seat_at(seat), options, count, into)


def weigh_takes(v: vec[i64], pieces: Components, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-T2, F-T3: the tiles, then the three uses of a guide, which come first in ``options`` if one may be spent."""
    at = L.seat_at(seat)
    wishes = wishes_of(v, seat)
    best: i64 = 0
    option = count - 1
    while option >= 0 and options[option] >= A.TAKE:
        worth = tile_worth(v, pieces, at, wishes, options[option] - A.TAKE)
        best = most(best, worth)
        into[option] = weight_of(worth)
        option -= 1
    if option < 0:
        return
    forward: i64 = 0
    back: i64 = 0
    if best <= CONTENT:
        forward = best_from(v, pieces, at, wishes, sail(v[L.BEAGLE], 1)) - VOYAGE_COST
        back = best_from(v, pieces, at, wishes, sail(v[L.BEAGLE], -1)) - VOYAGE_COST
    into[A.VOYAGE_FORWARD] = weight_of(forward)
    into[A.VOYAGE_BACK] = weight_of(back)
    into[A.OBSERVE] = OBSERVE_WEIGHT


def weigh_theories(v: vec[i64], at: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-K2: those in view by what they will be worth, those in the piles as good as one hopes."""
    turns = L.TURNS - v[at + L.TAKEN]
    option: i64 = 0
    while option < count and options[option] < A.DEVELOP_PILE:
        into[option] = weight_of(theory_worth(v, at, options[option] - A.DEVELOP, turns))
        option += 1
    while option < count:
        into[option] = FROM_PILE_WEIGHT
        option += 1


def weigh_returns(v: vec[i64], at: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-K3: what is worth least goes back."""
    turns = L.TURNS - v[at + L.TAKEN]
    option: i64 = 0
    while option < count:
        into[option] = weight_of(MOST_WORTH - theory_worth(v, at, options[option] - A.RETURN, turns))
        option += 1
