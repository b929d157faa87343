"""A position as JSON in the players' words (docs/positions.md): written whole, read back whole or from a few lines."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator, written_generator
from beagle.core.random import SEED_BITS, seed_generator, shuffle
from beagle.games.footsteps.components import CHAPTERS, TILES, Components
from beagle.games.footsteps.journey import SPACES, START, facing
from beagle.games.footsteps.layout import (
    BEAGLE,
    CELLS,
    CHAPTERS_AT,
    CHARACTERS,
    COMPASSES,
    COMPASSES_LEFT,
    DISTANCE,
    EMPTY,
    FACING_COUNT,
    FIRST,
    GUIDE_SPENT,
    GUIDES,
    JOURNEY,
    KNOWN,
    MOST_PLAYERS,
    ORIGIN,
    PAWN,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_TILES,
    PLACES,
    PUBLISHED,
    ROW,
    ROW_SIZE,
    TAKEN,
    THEORY_COUNT,
    THEORY_PLACES,
    TOPS,
    TURN,
    TURNS,
    room_for,
    seat_at,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import (
    COMPASS_SUPPLY,
    MOST_CHARACTERS,
    MOST_COMPASSES,
    MOST_GUIDES,
    place_tile,
    publishes,
)
from beagle.games.footsteps.state import DEVELOPING, OVER, RETURNING, TAKING, FootstepsState
from beagle.games.footsteps.theories import hold
from beagle.games.footsteps.view import PHASES, chapter_number, taken, theories, tile_key

DEALT: Final = "?"
"""In a position: a place whose tile or theory is dealt."""
TO_DEAL: Final = -2
"""The same while a position is read."""
ORIGINS: Final = ["pile 1", "pile 2", "row"]


def write(state: FootstepsState) -> dict[str, object]:
    """Everything: ``read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "footsteps",
        "players": state.players,
        "phase": PHASES[v[PHASE]],
        "turn": v[TURN],
        "first": v[FIRST],
        "beagle": v[BEAGLE],
        "pawn": v[PAWN],
        "guide_spent": v[GUIDE_SPENT] == 1,
        "journey": [tile_key(pieces, v[JOURNEY + place]) for place in range(PLACES)],
        "pile": [pieces.keys[v[PILE_TILES + place]] for place in range(v[PILE] - 1, -1, -1)],
        "pile_known": v[PILE_KNOWN],
        "row": [chapter_number(v[ROW + place]) for place in range(ROW_SIZE)],
        "theory_piles": [write_theory_pile(v, pile) for pile in range(2)],
        "theory_piles_known": [v[theory_pile_at(pile) + KNOWN] for pile in range(2)],
        "seats": [write_seat(v, seat, pieces) for seat in range(state.players)],
        "generator": written_generator(v),
    }
    if v[PHASE] == RETURNING:
        written["origin"] = ORIGINS[v[ORIGIN]]
    return written


def write_theory_pile(v: vec[i64], pile: i64) -> list[int]:
    """A pile's chapters, the top first."""
    at = theory_pile_at(pile)
    return [v[at + CHAPTERS_AT + place] + 1 for place in range(v[at] - 1, -1, -1)]


def write_seat(v: vec[i64], seat: i64, pieces: Components) -> dict[str, object]:
    at = seat_at(seat)
    return {
        "tiles": [pieces.keys[tile] for tile in taken(v, at)],
        "theories": [chapter + 1 for chapter in theories(v, at)],
        "guides": v[at + GUIDES],
        "compasses": v[at + COMPASSES],
    }


def read(written: dict[str, object], pieces: Components) -> FootstepsState:
    """A position written whole or in part; what is left out is dealt with its seed."""
    fields = Fields("position", written)
    players = fields.number("players", 2, MOST_PLAYERS)
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    phase = fields.choice("phase", PHASES, TAKING)
    v[PHASE] = phase
    v[TURN] = fields.number("turn", 0, players - 1, 0)
    v[FIRST] = fields.number("first", 0, players - 1, 0)
    v[PAWN] = fields.number("pawn", 0, players - 1, v[FIRST])
    v[BEAGLE] = fields.number("beagle", 0, SPACES - 1, START)
    v[GUIDE_SPENT] = 1 if fields.flag("guide_spent", False) else 0
    bag = Bag(pieces)
    read_seats(v, fields, players, pieces, bag)
    read_journey(v, fields, bag)
    read_pile(v, fields, players, bag)
    deal_tiles(v, bag)
    read_theories(v, fields, players, bag)
    if phase == RETURNING:
        v[ORIGIN] = fields.choice("origin", ORIGINS, len(ORIGINS) - 1)
    read_generator(v, fields)
    fields.done()
    return FootstepsState(players, v, pieces)


class Bag:
    """The tiles and theories that are not yet anywhere."""

    def __init__(self, pieces: Components) -> None:
        self.pieces = pieces
        self.tiles = [True] * TILES
        self.chapters = [pieces.copies[chapter] for chapter in range(CHAPTERS)]
        self.without_theories: list[int] = []
        """Seats whose theories are left out."""

    def take_tile(self, where: str, key: object) -> int:
        if not isinstance(key, str) or key not in self.pieces.tiles:
            raise BadPosition(f"{where}: expected the key of a tile such as {self.pieces.keys[0]!r}, got {key!r}")
        tile = self.pieces.tiles[key]
        if not self.tiles[tile]:
            raise BadPosition(f"{where}: the tile {key} is there twice")
        self.tiles[tile] = False
        return tile

    def take_chapter(self, where: str, number: object) -> int:
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= CHAPTERS:
            raise BadPosition(f"{where}: expected a chapter from 1 to {CHAPTERS}, got {number!r}")
        if self.chapters[number - 1] == 0:
            raise BadPosition(
                f"{where}: theory {number} is there more often than its {self.pieces.copies[number - 1]} tiles"
            )
        self.chapters[number - 1] -= 1
        return number - 1

    def tile_or_deal(self, where: str, key: object) -> int:
        """The tile with this key, or a mark that one is to be dealt."""
        return TO_DEAL if key == DEALT else self.take_tile(where, key)

    def shuffled_tiles(self, v: vec[i64]) -> vec[i64]:
        """The tiles left, shuffled."""
        left = vec[i64]([tile for tile in range(TILES) if self.tiles[tile]])
        shuffle(v, left, 0, len(left))
        return left

    def shuffled_chapters(self, v: vec[i64]) -> vec[i64]:
        """The theories left, shuffled."""
        left = vec[i64]([chapter for chapter in range(CHAPTERS) for _ in range(self.chapters[chapter])])
        shuffle(v, left, 0, len(left))
        return left


def read_seats(v: vec[i64], fields: Fields, players: int, pieces: Components, bag: Bag) -> None:
    """The notebooks; publications follow from the tiles."""
    compasses_held = 0
    seats = fields.items("seats", players)
    for seat in range(players):
        at = seat_at(seat)
        for cell in range(CELLS):
            v[at + TOPS + cell] = EMPTY
        where = f"seats[{seat}]"
        of_seat = Fields.of(where, {} if seats is None else seats[seat])
        tiles = of_seat.items("tiles", 0, TURNS)
        for tile in tiles if tiles is not None else []:
            place_tile(v, at, pieces, bag.take_tile(f"{where}.tiles", tile))
        if v[at + CHARACTERS] > MOST_CHARACTERS:
            raise BadPosition(f"{where}.tiles: expected at most {MOST_CHARACTERS} characters, got {v[at + CHARACTERS]}")
        for cell in range(CELLS):
            v[at + PUBLISHED] |= publishes(v, at, cell)
        v[at + GUIDES] = of_seat.number("guides", 0, MOST_GUIDES, 1)
        v[at + COMPASSES] = of_seat.number("compasses", 0, MOST_COMPASSES, 0)
        compasses_held += v[at + COMPASSES]
        most = THEORY_PLACES + 1 if v[PHASE] == RETURNING and seat == v[TURN] else THEORY_PLACES
        chapters = of_seat.items("theories", 0, most)
        if chapters is None:
            bag.without_theories.append(seat)
        else:
            for chapter in chapters:
                hold(v, at, bag.take_chapter(f"{where}.theories", chapter))
        of_seat.done()
    if compasses_held > COMPASS_SUPPLY:
        raise BadPosition(f"seats: expected at most {COMPASS_SUPPLY} compasses in all, got {compasses_held}")
    v[COMPASSES_LEFT] = COMPASS_SUPPLY - compasses_held
    if v[PHASE] == RETURNING and len(theories(v, seat_at(v[TURN]))) != THEORY_PLACES + 1:
        raise BadPosition(f"phase return: expected seat {v[TURN]} to hold {THEORY_PLACES + 1} theories")


def read_journey(v: vec[i64], fields: Fields, bag: Bag) -> None:
    """The board. While a theory is chosen the place of the tile just taken is empty (null)."""
    board = fields.items("journey", PLACES)
    mid_turn = v[PHASE] in (DEVELOPING, RETURNING)
    empty = facing(v[BEAGLE], 1) if mid_turn and board is None else EMPTY
    for place in range(PLACES):
        tile = DEALT if board is None else board[place]
        if tile is None:
            if empty != EMPTY or not mid_turn:
                raise BadPosition(f"journey[{place}]: expected a tile, got an empty place")
            empty = place
        v[JOURNEY + place] = EMPTY if place == empty else bag.tile_or_deal(f"journey[{place}]", tile)
    if mid_turn:
        for distance in range(1, FACING_COUNT + 1):
            if facing(v[BEAGLE], distance) == empty:
                v[DISTANCE] = distance
        if v[DISTANCE] == 0:
            raise BadPosition("journey: expected one empty place (null) among the three that face the Beagle")


def turns_left(v: vec[i64], players: int) -> int:
    """How many tiles can still be laid until a notebook has its twelve (F-T6)."""
    if v[PHASE] == OVER:
        return 0
    pending = 0 if v[PHASE] == TAKING else 1
    laid = pending
    counts = [v[seat_at(seat) + TAKEN] for seat in range(players)]
    seat = (v[TURN] + pending) % players
    while counts[seat] < TURNS:
        counts[seat] += 1
        laid += 1
        seat = (seat + 1) % players
    return laid


def read_pile(v: vec[i64], fields: Fields, players: int, bag: Bag) -> None:
    """The draw pile, top first."""
    size = turns_left(v, players)
    pile = fields.items("pile", 0, size)
    tiles = [DEALT] * size if pile is None else pile
    if v[PHASE] != OVER and not tiles:
        raise BadPosition("pile: expected at least one tile while the game goes on, got none")
    v[PILE] = len(tiles)
    for place, tile in enumerate(reversed(tiles)):
        v[PILE_TILES + place] = bag.tile_or_deal("pile", tile)
    v[PILE_KNOWN] = fields.number("pile_known", 0, len(tiles), 0)


def deal_tiles(v: vec[i64], bag: Bag) -> None:
    """Fill the places on the board and in the pile that the position left to chance."""
    left = bag.shuffled_tiles(v)
    dealt = 0
    places = [*range(JOURNEY, JOURNEY + PLACES), *range(PILE_TILES, PILE_TILES + v[PILE])]
    for place in places:
        if v[place] == TO_DEAL:
            v[place] = left[dealt]
            dealt += 1


def read_theories(v: vec[i64], fields: Fields, players: int, bag: Bag) -> None:
    """The row in view and the two piles. A seat whose theories are left out gets one, as at set-up."""
    row = fields.items("row", ROW_SIZE)
    piles = fields.items("theory_piles", 2)
    for place in range(ROW_SIZE):
        chapter = DEALT if row is None else row[place]
        if chapter is None or chapter == DEALT:
            v[ROW + place] = EMPTY
        else:
            v[ROW + place] = bag.take_chapter(f"row[{place}]", chapter)
    if piles is not None:
        for pile in range(2):
            chapters = Fields.of_items(f"theory_piles[{pile}]", piles[pile], 0, THEORY_COUNT)
            at = theory_pile_at(pile)
            v[at] = len(chapters)
            for place, chapter in enumerate(reversed(chapters)):
                v[at + CHAPTERS_AT + place] = bag.take_chapter(f"theory_piles[{pile}]", chapter)
    left = bag.shuffled_chapters(v)
    dealt = 0
    for seat in bag.without_theories:
        if dealt < len(left):
            hold(v, seat_at(seat), left[dealt])
            dealt += 1
    for place in range(ROW_SIZE):
        if v[ROW + place] == EMPTY and (row is None or row[place] == DEALT) and dealt < len(left):
            v[ROW + place] = left[dealt]
            dealt += 1
    if piles is None:
        # As at set-up: split evenly, the first pile has the odd one.
        first_size = (len(left) - dealt + 1) // 2
        for number, index in enumerate(range(dealt, len(left))):
            at = theory_pile_at(0 if number < first_size else 1)
            v[at + CHAPTERS_AT + v[at]] = left[index]
            v[at] += 1
    elif dealt < len(left):
        raise BadPosition(f"theory_piles: expected {len(left) - dealt} more theories: all {THEORY_COUNT} are in play")
    known = fields.items("theory_piles_known", 2)
    for pile in range(2):
        size = v[theory_pile_at(pile)]
        count: object = 0 if known is None else known[pile]
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= size:
            raise BadPosition(f"theory_piles_known[{pile}]: expected a number from 0 to {size}, got {count!r}")
        v[theory_pile_at(pile) + KNOWN] = count
