"""What a seat may know, as a row of small whole numbers for learners.

The table:

phase           4   one of: taking, developing, returning, over
guide_spent     1   this turn's guide is spent (F-T2)
compasses_left  1
pile            1   tiles in the draw pile
theory_piles    2   theories in each pile
beagle         12   the ship's space, one of twelve
facing         45   for each of the three facing tiles: class (one of 4), ecosystem (one of 4), is a character, then
                    what it brings: discovery points, maps, compasses, guides, theories, the pawn
journey         9   the tile on each place of the board, counted from 1; 0 for none
tiles          69   for each tile: 0 not seen yet, 1 on the board, 2 put under the pile, 3 taken
row            16   for each chapter: theories in view
under          32   for each pile and chapter: theories that everybody saw go under it (F-K3)

Then for each seat, the observing one first and on clockwise:

turn            1   it is this seat's turn
first           1   this seat began
pawn            1   holds the Darwin pawn
tokens          2   guides, compasses
taken           2   tiles, characters among them
visible         4   discovery points, maps, guides, emblematic animals that show
published       8   lines published: rows, then columns
theories       16   for each chapter: theories held
tops           16   the animal that shows on each cell, counted from 1; 0 for none
studied        16   animals studied on each cell

Left out: in which order tiles and theories went under their piles.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.observing import put, put_bits
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import CHAPTERS, TILES, Components
from beagle.games.footsteps.journey import facing
from beagle.games.footsteps.notebook import shown_discovery, shown_emblematic, shown_guides, shown_maps

ON_BOARD: Final = 1
UNDER_PILE: Final = 2
TAKEN_BY_SEAT: Final = 3

GAINS: Final = 8
"""After class and ecosystem: where in a facing tile's numbers it says what the tile brings."""
FACING_SIZE: Final = GAINS + 7

TABLE_FIELDS: Final = {
    "phase": 4,
    "guide_spent": 1,
    "compasses_left": 1,
    "pile": 1,
    "theory_piles": 2,
    "beagle": 12,
    "facing": L.FACING_COUNT * FACING_SIZE,
    "journey": L.PLACES,
    "tiles": TILES,
    "row": CHAPTERS,
    "under": 2 * CHAPTERS,
}
SEAT_FIELDS: Final = {
    "turn": 1,
    "first": 1,
    "pawn": 1,
    "tokens": 2,
    "taken": 2,
    "visible": 4,
    "published": 8,
    "theories": CHAPTERS,
    "tops": L.CELLS,
    "studied": L.CELLS,
}

# Where the parts begin, in the order of the tables above.

SUPPLY_AT: Final = 4
BEAGLE_AT: Final = SUPPLY_AT + 5
FACING_AT: Final = BEAGLE_AT + 12
JOURNEY_AT: Final = FACING_AT + 3 * FACING_SIZE
TILES_AT: Final = JOURNEY_AT + 9
ROW_AT: Final = TILES_AT + 69
UNDER_AT: Final = ROW_AT + 16
TABLE_SIZE: Final = UNDER_AT + 2 * 16

VISIBLE_AT: Final = 7
PUBLISHED_AT: Final = VISIBLE_AT + 4
THEORIES_AT: Final = PUBLISHED_AT + 8
TOPS_AT: Final = THEORIES_AT + 16
STUDIED_AT: Final = TOPS_AT + 16
SEAT_SIZE: Final = STUDIED_AT + 16


def size_for(players: i64) -> i64:
    return TABLE_SIZE + players * SEAT_SIZE


def observe(v: vec[i64], players: i64, pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the whole row."""
    observe_table(v, into, at)
    observe_journey(v, pieces, into, at)
    observe_theories(v, into, at)
    place: i64 = 0
    who = seat
    while place < players:
        observe_seat(v, pieces, who, into, at + TABLE_SIZE + place * SEAT_SIZE, at + TILES_AT)
        place += 1
        who = who + 1 if who + 1 < players else 0


def observe_table(v: vec[i64], into: vec[i16], at: i64) -> None:
    """Phase, supplies, the ship."""
    into[at + v[L.PHASE]] = 1
    put(into, at + SUPPLY_AT, v[L.GUIDE_SPENT])
    put(into, at + SUPPLY_AT + 1, v[L.COMPASSES_LEFT])
    put(into, at + SUPPLY_AT + 2, v[L.PILE])
    put(into, at + SUPPLY_AT + 3, v[L.theory_pile_at(0)])
    put(into, at + SUPPLY_AT + 4, v[L.theory_pile_at(1)])
    into[at + BEAGLE_AT + v[L.BEAGLE]] = 1


def observe_journey(v: vec[i64], pieces: Components, into: vec[i16], at: i64) -> None:
    """The board, the three facing tiles, and the tiles put under the pile."""
    place: i64 = 0
    while place < L.PLACES:
        tile = v[L.JOURNEY + place]
        if tile != L.EMPTY:
            put(into, at + JOURNEY_AT + place, tile + 1)
            into[at + TILES_AT + tile] = ON_BOARD
        place += 1
    distance: i64 = 1
    while distance <= L.FACING_COUNT:
        tile = v[L.JOURNEY + facing(v[L.BEAGLE], distance)]
        if tile != L.EMPTY:
            observe_facing(pieces, tile, into, at + FACING_AT + (distance - 1) * FACING_SIZE)
        distance += 1
    place = 0
    while place < v[L.PILE_KNOWN]:
        into[at + TILES_AT + v[L.PILE_TILES + place]] = UNDER_PILE
        place += 1


def observe_facing(pieces: Components, tile: i64, into: vec[i16], at: i64) -> None:
    """A tile that may be taken: where it goes and what it brings."""
    cell = pieces.cell[tile]
    if cell == L.EMPTY:
        into[at + GAINS] = 1
    else:
        into[at + (cell & 3)] = 1
        into[at + 4 + (cell >> 2)] = 1
    put(into, at + GAINS + 1, pieces.discovery[tile])
    put(into, at + GAINS + 2, pieces.maps[tile])
    put(into, at + GAINS + 3, pieces.compasses[tile])
    put(into, at + GAINS + 4, pieces.guides[tile])
    put(into, at + GAINS + 5, pieces.theories[tile])
    put(into, at + GAINS + 6, pieces.emblematic[tile])


def observe_theories(v: vec[i64], into: vec[i16], at: i64) -> None:
    """The row in view, and what lies under the piles."""
    place: i64 = 0
    while place < L.ROW_SIZE:
        if v[L.ROW + place] != L.EMPTY:
            into[at + ROW_AT + v[L.ROW + place]] += 1
        place += 1
    pile: i64 = 0
    while pile < 2:
        chapters = L.theory_pile_at(pile) + L.CHAPTERS_AT
        place = 0
        while place < v[L.theory_pile_at(pile) + L.KNOWN]:
            into[at + UNDER_AT + pile * CHAPTERS + v[chapters + place]] += 1
            place += 1
        pile += 1


def observe_seat(v: vec[i64], pieces: Components, seat: i64, into: vec[i16], at: i64, tiles: i64) -> None:
    """One notebook; ``tiles`` is where the tiles' whereabouts are."""
    own = L.seat_at(seat)
    put(into, at, 1 if v[L.TURN] == seat else 0)
    put(into, at + 1, 1 if v[L.FIRST] == seat else 0)
    put(into, at + 2, 1 if v[L.PAWN] == seat else 0)
    put(into, at + 3, v[own + L.GUIDES])
    put(into, at + 4, v[own + L.COMPASSES])
    put(into, at + 5, v[own + L.TAKEN])
    put(into, at + 6, v[own + L.CHARACTERS])
    put_bits(into, at + PUBLISHED_AT, v[own + L.PUBLISHED])
    place: i64 = 0
    while place < v[own + L.THEORIES]:
        into[at + THEORIES_AT + v[own + L.THEORIES + 1 + place]] += 1
        place += 1
    put(into, at + VISIBLE_AT, shown_discovery(v, own))
    put(into, at + VISIBLE_AT + 1, shown_maps(v, own))
    put(into, at + VISIBLE_AT + 2, shown_guides(v, own))
    put(into, at + VISIBLE_AT + 3, shown_emblematic(v, own))
    cells = pieces.cell
    place = 0
    while place < v[own + L.TAKEN]:
        tile = v[own + L.TAKEN + 1 + place]
        into[tiles + tile] = TAKEN_BY_SEAT
        cell = cells[tile]
        if cell != L.EMPTY:
            # The animal taken last lies on top.
            put(into, at + TOPS_AT + cell, tile + 1)
            into[at + STUDIED_AT + cell] += 1
        place += 1
