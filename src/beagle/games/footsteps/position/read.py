"""Reading a position that is written whole or in a few lines: what is left out is dealt."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.journey import SPACES, START, facing
from beagle.games.footsteps.notebook import (
    COMPASS_SUPPLY,
    MOST_CHARACTERS,
    MOST_COMPASSES,
    MOST_GUIDES,
    place_tile,
    publishes,
)
from beagle.games.footsteps.position.bag import DEALT, TO_DEAL, Bag
from beagle.games.footsteps.state import FootstepsState
from beagle.games.footsteps.theories import any_left, has_too_many, hold


def read(written: dict[str, object], pieces: Components) -> FootstepsState:
    """A position written whole or in part; what is left out is dealt with its seed."""
    fields = Fields("position", written)
    players = fields.number("players", 2, L.MOST_PLAYERS)
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    phase = fields.choice("phase", L.PHASES, L.TAKING)
    v[L.PHASE] = phase
    v[L.TURN] = fields.number("turn", 0, players - 1, 0)
    v[L.FIRST] = fields.number("first", 0, players - 1, 0)
    v[L.PAWN] = fields.number("pawn", 0, players - 1, v[L.FIRST])
    v[L.BEAGLE] = fields.number("beagle", 0, SPACES - 1, START)
    v[L.GUIDE_SPENT] = 1 if fields.flag("guide_spent", False) else 0
    bag = Bag(pieces)
    read_seats(v, players, fields, bag)
    read_journey(v, fields, bag)
    read_pile(v, players, fields, bag)
    deal_tiles(v, bag)
    read_theories(v, fields, bag)
    check_theory_due(v)
    if phase == L.RETURNING:
        v[L.ORIGIN] = fields.choice("origin", L.ORIGINS, len(L.ORIGINS) - 1)
    read_generator(v, fields)
    fields.done()
    return FootstepsState(players, v, pieces)


def read_seats(v: vec[i64], players: int, fields: Fields, bag: Bag) -> None:
    """The notebooks, and how many compasses they leave in the supply."""
    seats = fields.items("seats", players)
    for seat in range(players):
        read_seat(v, seat, Fields.of(f"seats[{seat}]", {} if seats is None else seats[seat]), bag)
    held = sum([v[L.seat_at(seat) + L.COMPASSES] for seat in range(players)])
    if held > COMPASS_SUPPLY:
        raise BadPosition(f"seats: expected at most {COMPASS_SUPPLY} compasses in all, got {held}")
    v[L.COMPASSES_LEFT] = COMPASS_SUPPLY - held
    if v[L.PHASE] == L.RETURNING and not has_too_many(v, L.seat_at(v[L.TURN])):
        raise BadPosition(f"phase return: expected seat {v[L.TURN]} to hold {L.THEORY_PLACES + 1} theories")


def read_seat(v: vec[i64], seat: int, fields: Fields, bag: Bag) -> None:
    """One notebook; publications follow from the tiles."""
    where = f"seats[{seat}]"
    at = L.seat_at(seat)
    for cell in range(L.CELLS):
        v[at + L.TOPS + cell] = L.EMPTY
    tiles = fields.items("tiles", 0, L.TURNS)
    for tile in tiles if tiles is not None else []:
        place_tile(v, bag.pieces, at, bag.take_tile(f"{where}.tiles", tile))
    if v[at + L.CHARACTERS] > MOST_CHARACTERS:
        raise BadPosition(f"{where}.tiles: expected at most {MOST_CHARACTERS} characters, got {v[at + L.CHARACTERS]}")
    for cell in range(L.CELLS):
        v[at + L.PUBLISHED] |= publishes(v, at, cell)
    v[at + L.GUIDES] = fields.number("guides", 0, MOST_GUIDES, 1)
    v[at + L.COMPASSES] = fields.number("compasses", 0, MOST_COMPASSES, 0)
    most = L.THEORY_PLACES + 1 if v[L.PHASE] == L.RETURNING and seat == v[L.TURN] else L.THEORY_PLACES
    chapters = fields.items("theories", 0, most)
    if chapters is None:
        bag.without_theories.append(seat)
    else:
        for chapter in chapters:
            hold(v, at, bag.take_chapter(f"{where}.theories", chapter))
    fields.done()


def read_journey(v: vec[i64], fields: Fields, bag: Bag) -> None:
    """The board. While a theory is chosen the place of the tile just taken is empty (null)."""
    board = fields.items("journey", L.PLACES)
    mid_turn = v[L.PHASE] in (L.DEVELOPING, L.RETURNING)
    empty = facing(v[L.BEAGLE], 1) if mid_turn and board is None else L.EMPTY
    for place in range(L.PLACES):
        tile = DEALT if board is None else board[place]
        if tile is None:
            if empty != L.EMPTY or not mid_turn:
                raise BadPosition(f"journey[{place}]: expected a tile, got an empty place")
            empty = place
        v[L.JOURNEY + place] = L.EMPTY if place == empty else bag.tile_or_deal(f"journey[{place}]", tile)
    if mid_turn:
        for distance in range(1, L.FACING_COUNT + 1):
            if facing(v[L.BEAGLE], distance) == empty:
                v[L.DISTANCE] = distance
        if v[L.DISTANCE] == 0:
            raise BadPosition("journey: expected one empty place (null) among the three that face the Beagle")


def turns_left(v: vec[i64], players: int) -> int:
    """How many tiles can still be laid until a notebook has its twelve (F-T6)."""
    if v[L.PHASE] == L.OVER:
        return 0
    pending = 0 if v[L.PHASE] == L.TAKING else 1
    laid = pending
    counts = [v[L.seat_at(seat) + L.TAKEN] for seat in range(players)]
    seat = (v[L.TURN] + pending) % players
    while counts[seat] < L.TURNS:
        counts[seat] += 1
        laid += 1
        seat = (seat + 1) % players
    return laid


def read_pile(v: vec[i64], players: int, fields: Fields, bag: Bag) -> None:
    """The draw pile, top first."""
    size = turns_left(v, players)
    if v[L.PHASE] != L.OVER and size == 0:
        where = f"seats[{v[L.TURN]}].tiles"
        raise BadPosition(f"{where}: expected fewer than {L.TURNS} tiles where the seat is to take one, got {L.TURNS}")
    pile = fields.items("pile", 0, size)
    tiles = [DEALT] * size if pile is None else pile
    if v[L.PHASE] != L.OVER and not tiles:
        raise BadPosition("pile: expected at least one tile while the game goes on, got none")
    v[L.PILE] = len(tiles)
    for place, tile in enumerate(reversed(tiles)):
        v[L.PILE_TILES + place] = bag.tile_or_deal("pile", tile)
    v[L.PILE_KNOWN] = fields.number("pile_known", 0, len(tiles), 0)


def deal_tiles(v: vec[i64], bag: Bag) -> None:
    """Fill the places on the board and in the pile that the position left to chance."""
    left = bag.shuffled_tiles(v)
    dealt = 0
    places = [*range(L.JOURNEY, L.JOURNEY + L.PLACES), *range(L.PILE_TILES, L.PILE_TILES + v[L.PILE])]
    for place in places:
        if v[place] == TO_DEAL:
            v[place] = left[dealt]
            dealt += 1


def read_theories(v: vec[i64], fields: Fields, bag: Bag) -> None:
    """The row in view and the two piles."""
    row = fields.items("row", L.ROW_SIZE)
    piles = fields.items("theory_piles", 2)
    chapters: list[object] = [DEALT] * L.ROW_SIZE if row is None else row
    for place, chapter in enumerate(chapters):
        named = chapter is not None and chapter != DEALT
        v[L.ROW + place] = bag.take_chapter(f"row[{place}]", chapter) if named else L.EMPTY
    if piles is not None:
        for pile in range(2):
            read_theory_pile(v, pile, piles[pile], bag)
    deal_theories(v, chapters, piles is None, bag)
    read_known_theories(v, fields)


def check_theory_due(v: vec[i64]) -> None:
    """F-K4: nobody chooses a theory when none is left."""
    if v[L.PHASE] == L.DEVELOPING and not any_left(v):
        raise BadPosition("phase develop: expected a theory in the row or in a pile, got none")


def read_theory_pile(v: vec[i64], pile: int, written: object, bag: Bag) -> None:
    """A pile's chapters, the top first."""
    where = f"theory_piles[{pile}]"
    chapters = Fields.of_items(where, written, 0, L.THEORY_COUNT)
    at = L.theory_pile_at(pile)
    v[at] = len(chapters)
    for place, chapter in enumerate(reversed(chapters)):
        v[at + L.CHAPTERS_AT + place] = bag.take_chapter(where, chapter)


def deal_theories(v: vec[i64], row: list[object], to_piles: bool, bag: Bag) -> None:
    """As at set-up: one for each seat whose theories are left out, then the places of the row, then the piles."""
    left = bag.shuffled_chapters(v)
    dealt = 0
    for seat in bag.without_theories:
        if dealt < len(left):
            hold(v, L.seat_at(seat), left[dealt])
            dealt += 1
    for place in range(L.ROW_SIZE):
        if row[place] == DEALT and dealt < len(left):
            v[L.ROW + place] = left[dealt]
            dealt += 1
    if to_piles:
        # Split evenly, the first pile has the odd one.
        first_size = (len(left) - dealt + 1) // 2
        for number, index in enumerate(range(dealt, len(left))):
            at = L.theory_pile_at(0 if number < first_size else 1)
            v[at + L.CHAPTERS_AT + v[at]] = left[index]
            v[at] += 1
    elif dealt < len(left):
        raise BadPosition(f"theory_piles: expected {len(left) - dealt} more theories: all {L.THEORY_COUNT} are in play")


def read_known_theories(v: vec[i64], fields: Fields) -> None:
    """How many of the lowest theories of each pile everybody has seen."""
    known = fields.items("theory_piles_known", 2)
    for pile in range(2):
        size: int = v[L.theory_pile_at(pile)]
        count: object = 0 if known is None else known[pile]
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= size:
            raise BadPosition(f"theory_piles_known[{pile}]: expected a number from 0 to {size}, got {count!r}")
        v[L.theory_pile_at(pile) + L.KNOWN] = count
