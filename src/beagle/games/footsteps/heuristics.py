"""What a sensible naturalist reckons with: expected points, and which tile or theory is worth taking.

Points are in hundredths. The rates are what players of a fair strength make of a turn, measured in games between bots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import doubling, least, most, pick
from beagle.core.tuning import Tuning
from beagle.games.footsteps.actions import DEVELOP, DEVELOP_PILE, OBSERVE, RETURN, TAKE, VOYAGE_BACK, VOYAGE_FORWARD
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
from beagle.games.footsteps.layout import (
    BEAGLE,
    COMPASSES,
    EMPTY,
    FACING_COUNT,
    FILLED,
    GUIDES,
    JOURNEY,
    PAWN,
    PILE,
    TAKEN,
    THEORIES,
    TOPS,
    TURNS,
    seat_at,
)
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
from beagle.games.footsteps.scoring import PAWN_VALUE, PUBLICATION_VALUE
from beagle.games.footsteps.theories import held_about, theory_value

HORIZON: Final = 200
"""Actions that a playout lasts: to the end. Cut off after 28 actions, a search of 16,000 iterations won 42 % of 48
games against three greedy bots, and 66 % of the same 48 when it played to the end."""
EFFORT: Final = 4
"""A player makes only some twenty decisions in a game: each deserves more thought than usual."""
FINAL_PLAYOUTS: Final = 25
"""For a thousand iterations. Of the same 400 games against three greedy bots, a search of 4,000 iterations won 58 %
alone and 65 % with 200 final playouts."""
SPREAD: Final = 900
"""A lead of nine points is a good one."""
PRIOR_LEAD: Final = 25
"""A quarter of a point. Of the same 400 games, 4,000 iterations and 200 final playouts won 60 % with priors made of
rollout weights, and 65 % with priors made of a look ahead."""

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

# What a quick look likes, found by letting players who go by it alone play against one another.
LASTING: Final = 88
"""A discovery's point on the last turn."""
FADING: Final = 3
"""What it is worth less for each turn in which it may be covered."""
COMPASS_HOPE: Final = 18
"""Maps that each turn may still bring to a new compass."""
GUIDE_LIKED: Final = 120
THEORY_LIKED: Final = 325
COUNTED: Final = 106
"""An animal that a theory held counts."""
COVERED: Final = 77
"""A point that is covered, little as it would have stayed."""
LINE_LIKED: Final = 6
"""A publication: its points, and theories that like it."""
FROM_PILE: Final = 305
"""A theory that nobody has seen yet."""
VOYAGE_COST: Final = 130
OBSERVED: Final = 330
"""The best of three tiles that nobody has seen yet."""
CONTENT: Final = 400
"""Who faces a tile worth more hardly finds a better one elsewhere, and doesn't look."""
LOWEST_WEIGHT: Final = 4
MOST_WORTH: Final = 1200
"""Of a choice that nothing could be liked more than: seven weights together stay below 2**31."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 16, 50, 24)
"""Fifty more make a choice liked twice as much."""
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
PAWN_LIKED: Final = vec[i64]([600 // (2 + pile * pile) for pile in range(64)])
"""The pawn, for each size of the pile."""


def line_chance(empty: i64, turns: i64) -> int:
    """Percent chance to fill a line that lacks so many cells."""
    return LINE_CHANCES[empty * (TURNS + 1) + turns]


def nearer(empty: i64, turns: i64) -> int:
    """What an animal on one of a line's empty cells brings for its publication; the turns are those left after it."""
    if empty == 0 or turns == TURNS:
        return 0
    return LINE_LIKED * (line_chance(empty - 1, turns) - line_chance(empty, turns + 1))


FILLING: Final = vec[i64]([line_chance(lacking(cells), turns) for turns in range(TURNS + 1) for cells in range(16)])
"""The chance to fill a line, for each number of turns left and the cells filled, a bit each."""
NEARER: Final = vec[i64]([nearer(lacking(cells), turns) for turns in range(TURNS + 1) for cells in range(16)])
"""What one more animal brings to it, likewise."""


def publications(v: vec[i64], at: i64, turns: i64) -> i64:
    """Publications written and hoped for, in hundredths of one: whoever lacks nothing of a line has published it."""
    filled = v[at + FILLED]
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
    at = seat_at(seat)
    turns = TURNS - v[at + TAKEN]
    compasses = least(100 * v[at + COMPASSES] + SYMBOL_RATE * turns, 100 * MOST_COMPASSES)
    maps = 100 * shown_maps(v, at) + SYMBOL_RATE * turns
    total = (100 - COVERING_RATE * turns) * shown_discovery(v, at) + ((compasses * maps * 41) >> 12)
    total += PUBLICATION_VALUE * publications(v, at, turns)
    place: i64 = 0
    while place < v[at + THEORIES]:
        total += theory_worth(v, at, v[at + THEORIES + 1 + place], turns)
        place += 1
    if v[PAWN] == seat:
        total += pawn_worth(v)
    if turns > 0:
        total += turns * TURN_WORTH + v[at + GUIDES] * GUIDE_WORTH
    return total


def pawn_worth(v: vec[i64]) -> i64:
    """The pawn counts at the end, if nobody has taken it by then: the more tiles are to come, the less it is sure."""
    return (100 * PAWN_VALUE * 2) // (2 + v[PILE] * v[PILE])


def wishes_of(v: vec[i64], seat: i64) -> i64:
    """What one of each thing that a tile brings is worth to a seat: ``WISH_BITS`` each.

    The lowest are for discovery points, then for maps, compasses, guides and emblematic animals.
    """
    at = seat_at(seat)
    turns = TURNS - v[at + TAKEN] - 1
    compasses = v[at + COMPASSES]
    discovery = LASTING - FADING * turns
    maps = least(100 * compasses + SYMBOL_RATE * turns, 100 * MOST_COMPASSES)
    compass = least(100 * shown_maps(v, at) + COMPASS_HOPE * turns, WISH_MASK)
    compass = pick(compasses < MOST_COMPASSES, compass, 0)
    guide = pick(turns > 0 and v[at + GUIDES] < MOST_GUIDES, GUIDE_LIKED, 0)
    pawn = pick(v[PAWN] != seat, PAWN_LIKED[v[PILE]], 0)
    return discovery | maps << WISH_BITS | compass << 2 * WISH_BITS | guide << 3 * WISH_BITS | pawn << 4 * WISH_BITS


def tile_worth(v: vec[i64], at: i64, wishes: i64, pieces: Components, tile: i64) -> i64:
    """What taking a tile brings, in hundredths of a point; a quick reckoning of the difference it makes."""
    # Products, no questions: the processor can't foresee which of these a tile brings, and would guess wrong.
    gains = pieces.gains[tile]
    worth = (wishes & WISH_MASK) * (gains & GAIN)
    worth += ((wishes >> WISH_BITS) & WISH_MASK) * ((gains >> MAPS_AT) & GAIN)
    worth += ((wishes >> 2 * WISH_BITS) & WISH_MASK) * ((gains >> COMPASSES_AT) & GAIN)
    worth += ((wishes >> 3 * WISH_BITS) & WISH_MASK) * ((gains >> GUIDES_AT) & GAIN)
    worth += (wishes >> 4 * WISH_BITS) * (gains >> EMBLEMATIC_AT)
    worth += THEORY_LIKED * ((gains >> THEORIES_AT) & GAIN)
    cell = pieces.cell[tile]
    if cell == EMPTY:
        return worth
    covered = v[at + TOPS + cell]
    if covered == EMPTY:
        worth += line_progress(v, at, cell)
    else:
        lost = pieces.gains[covered]
        worth += THEORY_LIKED - COVERED * ((lost & GAIN) + ((lost >> MAPS_AT) & GAIN) * v[at + COMPASSES])
    return worth + COUNTED * held_about(v, at, cell)


def best_from(v: vec[i64], at: i64, wishes: i64, pieces: Components, beagle: i64) -> i64:
    """The worth of the best tile that the Beagle would face."""
    nearest = FACING_COUNT * beagle
    near = tile_worth(v, at, wishes, pieces, v[JOURNEY + FACED[nearest]])
    mid = tile_worth(v, at, wishes, pieces, v[JOURNEY + FACED[nearest + 1]])
    far = tile_worth(v, at, wishes, pieces, v[JOURNEY + FACED[nearest + 2]])
    return most(0, most(near, most(mid, far)))


def line_progress(v: vec[i64], at: i64, cell: i64) -> i64:
    """How much nearer an animal on an empty cell brings its row and its column."""
    filled = v[at + FILLED]
    after = TURNS - v[at + TAKEN] - 1
    row = NEARER[16 * after + filled_in_row(filled, cell >> 2)]
    return row + NEARER[16 * after + filled_in_column(filled, cell & 3)]


def weight_of(worth: i64) -> i64:
    """A choice worth a point more is liked four times as much."""
    if worth < 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(v: vec[i64], seat: i64, pieces: Components, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """How much each action is liked; all are of one moment of the turn."""
    last = options[count - 1]
    if last < DEVELOP:
        weigh_takes(v, seat, pieces, options, count, into)
    elif last < RETURN:
        weigh_theories(v, seat_at(seat), options, count, into)
    else:
        weigh_returns(v, seat_at(seat), options, count, into)


def weigh_takes(v: vec[i64], seat: i64, pieces: Components, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-T2, F-T3: the tiles, then the three uses of a guide, which come first in ``options`` if one may be spent."""
    at = seat_at(seat)
    wishes = wishes_of(v, seat)
    best: i64 = 0
    option = count - 1
    while option >= 0 and options[option] >= TAKE:
        worth = tile_worth(v, at, wishes, pieces, options[option] - TAKE)
        best = most(best, worth)
        into[option] = weight_of(worth)
        option -= 1
    if option < 0:
        return
    forward: i64 = 0
    back: i64 = 0
    if best <= CONTENT:
        forward = best_from(v, at, wishes, pieces, sail(v[BEAGLE], 1)) - VOYAGE_COST
        back = best_from(v, at, wishes, pieces, sail(v[BEAGLE], -1)) - VOYAGE_COST
    into[VOYAGE_FORWARD] = weight_of(forward)
    into[VOYAGE_BACK] = weight_of(back)
    into[OBSERVE] = OBSERVE_WEIGHT


def weigh_theories(v: vec[i64], at: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-K2: those in view by what they will be worth, those in the piles as good as one hopes."""
    turns = TURNS - v[at + TAKEN]
    option: i64 = 0
    while option < count and options[option] < DEVELOP_PILE:
        into[option] = weight_of(theory_worth(v, at, options[option] - DEVELOP, turns))
        option += 1
    while option < count:
        into[option] = FROM_PILE_WEIGHT
        option += 1


def weigh_returns(v: vec[i64], at: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
    """F-K3: what is worth least goes back."""
    turns = TURNS - v[at + TAKEN]
    option: i64 = 0
    while option < count:
        into[option] = weight_of(MOST_WORTH - theory_worth(v, at, options[option] - RETURN, turns))
        option += 1
