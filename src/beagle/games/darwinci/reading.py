"""A position read back, whole or from a few lines; what is left out is dealt with its seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.fields import Fields, read_generator
from beagle.core.numbers import bit
from beagle.core.random import SEED_BITS, seed_generator, shuffle
from beagle.games.darwinci.actions import COLOURS
from beagle.games.darwinci.bidding import ALLOWANCE, BIDDING_TURNS, OBLIGATION, begin_bid, opposing_stones
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.layout import (
    ANY_LEFT,
    BIDDING,
    BIDDING_TURN,
    BIDS,
    BIG,
    BONES,
    BOUGHT,
    BUYING,
    CHOSEN,
    CREATURE_INCOME,
    DRAWING,
    DRAWS_LEFT,
    EMPTY,
    EXPERT,
    FIRST,
    FULL,
    GONE,
    HAND,
    HAND_ROOM,
    HELD,
    JEWEL_INCOME,
    KNOWN,
    MARKERS,
    MONEY,
    MOST_PLAYERS,
    NEWS,
    NEXT_FIRST,
    OCCUPIED,
    OFFER,
    OFFERING,
    OPPOSING_LEFT,
    OVER,
    OWN_LEFT,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    RESERVE,
    RETURN_SITE,
    RETURNING,
    REVEALED,
    ROTTEN_PAID,
    ROUND,
    SCORED,
    SETTING,
    SITE_RING,
    SITES,
    SPENT,
    TILE,
    TURN,
    WAITING,
    WON,
    after,
    room_for,
    seat_at,
)
from beagle.games.darwinci.plot import (
    LONG,
    MIDDLE,
    PLOT_SIZE,
    SHORT,
    WIDTH,
    beside,
    cell_name,
    cell_named,
    complete_cells,
)
from beagle.games.darwinci.rounds import SETUP_BONES, ask_to_buy, draw_bought, hold_only_bone, may_take, refill
from beagle.games.darwinci.setup import START_MONEY, clear_seat, stones_in_play
from beagle.games.darwinci.sites import BOUGHT_BONES, HAND_SIZE, SETUP_DRAWS, add_to_hand, bone_at, put_under, site_size
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.view import PHASES, located

DEALT: Final = "?"
"""In a position: a bone that is dealt."""
MOST_MONEY: Final = 9999


class Bag:
    """The bones that are not yet anywhere, shuffled with the position's seed."""

    def __init__(self, v: vec[i64], pieces: Components) -> None:
        self.pieces = pieces
        self.left = [True] * BONES
        order = vec[i64]([bone for bone in range(BONES)])
        shuffle(v, order, 0, BONES)
        self.order = [int(bone) for bone in order]

    def claim(self, where: str, key: object) -> None:
        """Set a bone aside that the position names, before others are dealt."""
        bone = self.named(where, key)
        if not self.left[bone]:
            raise BadPosition(f"{where}: the bone {key} is there twice")
        self.left[bone] = False

    def named(self, where: str, key: object) -> int:
        """A bone by its id."""
        if not isinstance(key, str) or key not in self.pieces.bones:
            raise BadPosition(f"{where}: expected the id of a bone such as {self.pieces.keys[0]!r}, got {key!r}")
        return self.pieces.bones[key]

    def bone(self, where: str, key: object) -> int:
        """The bone of that id, which is set aside, or any for a ``?``."""
        return self.deal() if key == DEALT else self.named(where, key)

    def deal(self) -> int:
        """Any bone that is left."""
        for bone in self.order:
            if self.left[bone]:
                self.left[bone] = False
                return bone
        raise BadPosition(f"position: expected no more than {BONES} bones in all")

    def rest(self) -> list[int]:
        """All that are left."""
        return [bone for bone in self.order if self.left[bone]]


def read(written: dict[str, object], pieces: Components) -> DarwinciState:
    """A position written whole or in part."""
    fields = Fields("position", written)
    players = fields.number("players", 3, MOST_PLAYERS)
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    state = DarwinciState(players, v, pieces)
    read_table(v, fields, players)
    bag = Bag(v, pieces)
    seats = read_seats(v, fields, players)
    claim_named(bag, fields, seats)
    for seat in range(players):
        read_plot(state, seat, seats[seat], bag)
        read_open_bones(v, seat, seats[seat], pieces, bag)
    hands = [seats[seat].items("hand", 0, HAND_ROOM) for seat in range(players)]
    sites = fields.items("sites", SITES)
    for seat in range(players):
        read_hand(v, seat, players, seats[seat], hands[seat], pieces, bag)
    fill_sites(v, sites, bag)
    read_stones(v, players, seats)
    for seat in range(players):
        seats[seat].done()
    read_known(v, fields, players, pieces)
    v[GONE] = BONES - len(located(v, players))
    read_phase(state, fields)
    read_generator(v, fields)
    fields.done()
    v[NEWS] = 0
    v[REVEALED] = 0
    return state


def read_table(v: vec[i64], fields: Fields, players: int) -> None:
    """Who is where in the round."""
    v[EXPERT] = 1 if fields.flag("expert", False) else 0
    v[PHASE] = fields.choice("phase", PHASES, BUYING)
    v[ROUND] = fields.number("round", 0, 1000, 1)
    v[FIRST] = fields.number("first", 0, players - 1, 0)
    v[TURN] = fields.number("turn", 0, players - 1, v[FIRST])
    v[NEXT_FIRST] = fields.number("next_first", 0, players - 1, v[FIRST])
    v[TILE] = fields.number("darwin_tile", 0, players - 1, after(v[FIRST], players))
    v[RETURN_SITE] = EMPTY
    if v[PHASE] in (DRAWING, BOUGHT):
        most = SETUP_DRAWS if v[PHASE] == DRAWING else BOUGHT_BONES
        v[DRAWS_LEFT] = fields.number("draws_left", 1, most, most)
    if v[PHASE] == RETURNING:
        v[RETURN_SITE] = fields.number("return_site", 0, SITES, 0) - 1


def read_seats(v: vec[i64], fields: Fields, players: int) -> list[Fields]:
    """Each seat's money and markers; its other fields are read later."""
    items = fields.items("seats", players)
    seats = [Fields.of(f"seats[{seat}]", {} if items is None else items[seat]) for seat in range(players)]
    for seat, of_seat in enumerate(seats):
        at = seat_at(seat)
        clear_seat(v, at)
        v[at + MONEY] = of_seat.number("money", -MOST_MONEY, MOST_MONEY, START_MONEY)
        income = Fields.of(f"seats[{seat}].income", of_seat.take("income", {}))
        v[at + CREATURE_INCOME] = income.number("creatures", 0, MOST_MONEY, 0)
        v[at + JEWEL_INCOME] = income.number("jewels", 0, MOST_MONEY, 0)
        v[at + SPENT] = -income.number("purchases", -MOST_MONEY, 0, 0)
        v[at + ROTTEN_PAID] = -income.number("rotten", -MOST_MONEY, 0, 0)
        income.done()
        for jewel in of_seat.items("markers", 0, len(JEWELS)) or []:
            if not isinstance(jewel, str) or jewel not in JEWELS:
                raise BadPosition(f"seats[{seat}].markers: expected {', '.join(JEWELS)}, got {jewel!r}")
            v[at + MARKERS] |= bit(JEWELS.index(jewel))
    return seats


def read_plot(state: DarwinciState, seat: int, of_seat: Fields, bag: Bag) -> None:
    """Rows of bones; left out, two bones lie side by side once the set-up is done."""
    v = state.v
    at = seat_at(seat)
    where = f"seats[{seat}].plot"
    lines = of_seat.items("plot", 0, LONG)
    corner = of_seat.take("plot_at", cell_name(MIDDLE))
    if not isinstance(corner, str) or cell_named(corner) == EMPTY:
        raise BadPosition(f"{where}_at: expected a cell from a1 to g7, got {corner!r}")
    top, left = divmod(cell_named(corner), WIDTH)
    if lines is None:
        lines = [] if v[PHASE] in (DRAWING, SETTING) else [f"{DEALT} {DEALT}"]
    rows = [line.split() if isinstance(line, str) else [] for line in lines]
    height, width = len(rows), max([0, *[len(row) for row in rows]])
    if max(height, width) > LONG or min(height, width) > SHORT:
        raise BadPosition(f"{where}: expected at most 3 x 4 or 4 x 3 cells (C-P2), got {height} rows of {width}")
    middle = MIDDLE // WIDTH
    if rows and not (top <= middle < top + height and left <= middle < left + width):
        raise BadPosition(f"{where}_at: expected the plot to reach over row 4 and column d, got {corner}")
    for down, row in enumerate(rows):
        for across, text in enumerate(row):
            if text != ".":
                put_written(state, at, f"{where}[{down}]", text, WIDTH * (top + down) + left + across, bag)
    check_plot(v, at, where)
    unscored = of_seat.items("unscored", 0, PLOT_SIZE)
    v[at + SCORED] = complete_cells(v, at)
    for name in unscored if unscored is not None else []:
        cell = cell_named(name) if isinstance(name, str) else EMPTY
        if cell == EMPTY or not (complete_cells(v, at) >> cell) & 1:
            raise BadPosition(f"seats[{seat}].unscored: expected cells of complete creatures, got {name!r}")
        v[at + SCORED] &= ~bit(cell)


def put_written(state: DarwinciState, at: int, where: str, text: str, cell: int, bag: Bag) -> None:
    """``E05/1``: a bone and its rotation."""
    key, _, turned = text.partition("/")
    if turned not in ("", "0", "1", "2", "3"):
        raise BadPosition(f"{where}: expected a bone with 0 to 3 quarter turns such as 'E05/1', got {text!r}")
    state.lay(at, bag.bone(where, key), cell, int(turned or "0"))


def check_plot(v: vec[i64], at: int, where: str) -> None:
    """C-P1: bones touch one another; set-up leaves two of them."""
    cells = v[at + OCCUPIED]
    reached = cells & -cells
    while reached != reached | (beside(reached) & cells):
        reached |= beside(reached) & cells
    if reached != cells:
        raise BadPosition(f"{where}: expected bones that touch one another by a side (C-P1)")
    if v[PHASE] > SETTING and v[at + PLACED] < SETUP_BONES:
        raise BadPosition(f"{where}: expected at least {SETUP_BONES} bones after the set-up, got {v[at + PLACED]}")
    if v[PHASE] <= SETTING and v[at + PLACED] > (SETUP_BONES if v[PHASE] == SETTING else 0):
        raise BadPosition(f"{where}: expected at most {SETUP_BONES} bones at set-up, got {v[at + PLACED]}")
    if v[at + PLACED] == PLOT_SIZE:
        if v[PHASE] < PLACING:
            raise BadPosition(f"{where}: expected a round's end with a full plot (C-G1), got phase {PHASES[v[PHASE]]}")
        v[FULL] = 1


def read_open_bones(v: vec[i64], seat: int, of_seat: Fields, pieces: Components, bag: Bag) -> None:
    """The offered bone and the won ones."""
    at = seat_at(seat)
    where = f"seats[{seat}]"
    offer = of_seat.take("offer", DEALT if v[PHASE] == BIDDING else None)
    if offer is not None:
        if v[PHASE] != BIDDING:
            raise BadPosition(f"{where}.offer: expected no offered bone but in phase bid, got {offer!r}")
        v[at + OFFER] = bag.bone(f"{where}.offer", offer)
    won = of_seat.items("won", 0, MOST_PLAYERS) or []
    if won and v[PHASE] != PLACING:
        raise BadPosition(f"{where}.won: expected no won bones but in phase place, got {won!r}")
    for bone in won:
        v[at + WON + 1 + v[at + WON]] = bag.bone(f"{where}.won", bone)
        v[at + WON] += 1
    held = of_seat.take("held", None)
    if held is not None:
        mine = [pieces.keys[v[at + WON + 1 + place]] for place in range(v[at + WON])]
        if held not in mine or not may_take(v, at, pieces, pieces.bones[str(held)]):
            raise BadPosition(f"{where}.held: expected a won bone that may be placed, got {held!r}")
        v[at + HELD] = pieces.bones[str(held)]


def claim_named(bag: Bag, fields: Fields, seats: list[Fields]) -> None:
    """Set aside every bone that is named somewhere; what is badly shaped is refused where it is read."""
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        plot = seat.left.get("plot")
        for row in plot if isinstance(plot, list) else []:
            for text in row.split() if isinstance(row, str) else []:
                claim_all(bag, f"{where}.plot", [text.partition("/")[0]])
        claim_all(bag, f"{where}.hand", seat.left.get("hand"))
        claim_all(bag, f"{where}.won", seat.left.get("won"))
        claim_all(bag, f"{where}.offer", [seat.left.get("offer")])
    sites = fields.left.get("sites")
    for site, pile in enumerate(sites if isinstance(sites, list) else []):
        claim_all(bag, f"sites[{site}]", pile)
    gone = fields.items("gone", 0, BONES)
    claim_all(bag, "gone", gone)


def claim_all(bag: Bag, where: str, keys: object) -> None:
    """Set aside the bones of a list."""
    for key in keys if isinstance(keys, list) else []:
        if key is not None and key not in (DEALT, "."):
            bag.claim(where, key)


def hand_due(v: vec[i64], seat: int, players: int) -> int:
    """How many bones a seat has in hand at this point of the round."""
    phase = v[PHASE]
    mine = seat == v[TURN]
    order = (seat - v[FIRST]) % players
    turn = (v[TURN] - v[FIRST]) % players
    if phase == DRAWING:
        return SETUP_DRAWS - v[DRAWS_LEFT] + (1 if order < turn else 0)
    if phase == SETTING:
        return SETUP_DRAWS - v[seat_at(seat) + PLACED]
    if phase == BOUGHT and mine:
        return HAND_SIZE + BOUGHT_BONES - v[DRAWS_LEFT]
    if phase == RETURNING and mine:
        return HAND_SIZE + BOUGHT_BONES - (0 if v[RETURN_SITE] == EMPTY else 1)
    if phase < BIDDING or (phase == REFILLING and order < turn):
        return HAND_SIZE
    return HAND_SIZE - 1


def read_hand(
    v: vec[i64], seat: int, players: int, of_seat: Fields, hand: list[object] | None, pieces: Components, bag: Bag
) -> None:
    """A hand; left out, as many bones as belong in it are dealt."""
    at = seat_at(seat)
    due = hand_due(v, seat, players)
    where = f"seats[{seat}]"
    if hand is not None and len(hand) > due:
        raise BadPosition(f"{where}.hand: expected at most {due} bones in phase {PHASES[v[PHASE]]}, got {len(hand)}")
    if hand is not None and v[PHASE] <= SETTING and len(hand) < due:
        raise BadPosition(f"{where}.hand: expected {due} bones in phase {PHASES[v[PHASE]]}, got {len(hand)}")
    for key in hand if hand is not None else [DEALT] * due:
        bone = bag.bone(f"{where}.hand", key)
        add_to_hand(v, at, bone)
        v[KNOWN + bone] = bit(seat)
    chosen = of_seat.take("chosen", None)
    if chosen is not None:
        mine = [pieces.keys[v[at + HAND + 1 + place]] for place in range(v[at + HAND])]
        if chosen not in mine or v[PHASE] not in (SETTING, OFFERING):
            raise BadPosition(f"{where}.chosen: expected a bone in hand, in phase set or offer, got {chosen!r}")
        if v[PHASE] == SETTING and v[at + PLACED] == SETUP_BONES:
            raise BadPosition(f"{where}.chosen: expected none, both bones are placed, got {chosen!r}")
        v[at + CHOSEN] = pieces.bones[str(chosen)]


def fill_sites(v: vec[i64], sites: list[object] | None, bag: Bag) -> None:
    """The sites, top first; left out, all other bones, the first site has the odd one."""
    if sites is None:
        rest = bag.rest()
        for number, bone in enumerate(rest):
            put_under(v, 0 if number < (len(rest) + 1) // 2 else 1, bone)
        return
    for site, pile in enumerate(sites):
        for key in Fields.of_items(f"sites[{site}]", pile, 0, SITE_RING - 1):
            put_under(v, site, bag.bone(f"sites[{site}]", key))


def read_stones(v: vec[i64], players: int, seats: list[Fields]) -> None:
    """Reserves and bids. A reserve left out is that of the set-up; own stones left out are all not elsewhere."""
    expert = v[EXPERT] == 1
    whole = stones_in_play(expert)
    given: list[dict[str, object]] = []
    for seat, of_seat in enumerate(seats):
        left = COLOURS[after(seat, players)]
        right = COLOURS[seat - 1 if seat else players - 1]
        reserve = of_seat.take("reserve", {left: 1, right: 1})
        given.append(read_row(v, seat_at(seat) + RESERVE, players, f"seats[{seat}].reserve", reserve))
        bids = of_seat.take("stones", {})
        read_row(v, seat_at(seat) + BIDS, players, f"seats[{seat}].stones", bids)
        if bids and v[seat_at(seat) + OFFER] == EMPTY:
            raise BadPosition(f"seats[{seat}].stones: expected none without an offered bone, got {bids!r}")
    for colour in range(players):
        for big in (0, BIG):
            total = sum([v[seat_at(seat) + row + big + colour] for seat in range(players) for row in (RESERVE, BIDS)])
            expected = whole if not big else 1 if expert else 0
            name = ("big " if big else "") + COLOURS[colour]
            if name not in given[colour] and total < expected:
                v[seat_at(colour) + RESERVE + big + colour] += expected - total
            elif total != expected:
                raise BadPosition(f"stones: expected {expected} {name} in reserves and on bones, got {total}")


def read_row(v: vec[i64], row: int, players: int, where: str, written: object) -> dict[str, object]:
    """``{"white": 2, "big blue": 1}``."""
    stones = Fields.of(where, written)
    given = dict(stones.left)
    for colour in range(players):
        v[row + colour] = stones.number(COLOURS[colour], 0, 9, 0)
        v[row + BIG + colour] = stones.number(f"big {COLOURS[colour]}", 0, 1, 0)
    stones.done()
    return given


def read_known(v: vec[i64], fields: Fields, players: int, pieces: Components) -> None:
    """Who knows of a bone in a site or in another hand."""
    known = Fields.of("known", fields.take("known", {}))
    hidden = [int(bone_at(v, site, depth)) for site in range(SITES) for depth in range(site_size(v, site))]
    for seat in range(players):
        at = seat_at(seat) + HAND
        hidden += [int(v[at + 1 + place]) for place in range(v[at])]
    for key in sorted(known.left):
        if key not in pieces.bones or pieces.bones[key] not in hidden:
            raise BadPosition(f"known: expected the id of a bone in a site or a hand, got {key!r}")
        for knower in Fields.of_items(f"known.{key}", known.left[key], 0, players):
            if not isinstance(knower, int) or isinstance(knower, bool) or not 0 <= knower < players:
                raise BadPosition(f"known.{key}: expected seats from 0 to {players - 1}, got {knower!r}")
            v[KNOWN + pieces.bones[key]] |= bit(knower)


def read_phase(state: DarwinciState, fields: Fields) -> None:
    """What the phase needs; whoever has no choice is passed over."""
    v = state.v
    players = state.players
    phase = v[PHASE]
    if phase == BIDDING:
        read_bid(v, fields, players)
    elif phase == SETTING:
        wait_for(v, [seat for seat in range(players) if v[seat_at(seat) + PLACED] < SETUP_BONES])
    elif phase == OFFERING:
        wait_for(v, [s for s in range(players) if v[seat_at(s) + HAND] > 1 and v[seat_at(s) + CHOSEN] == EMPTY])
        for seat in range(players):
            if v[seat_at(seat) + HAND] == 1:
                v[seat_at(seat) + CHOSEN] = v[seat_at(seat) + HAND + 1]
    elif phase == PLACING:
        wait_for(v, [seat for seat in range(players) if v[seat_at(seat) + WON] > 0])
        for seat in range(players):
            if v[seat_at(seat) + PLACED] == PLOT_SIZE and v[seat_at(seat) + WON] > 0:
                raise BadPosition(f"seats[{seat}].won: expected no bones left to place in a full plot")
            if v[seat_at(seat) + HELD] == EMPTY:
                hold_only_bone(v, seat_at(seat), state.pieces)
    elif phase == BUYING:
        ask_to_buy(v, players, state.pieces)
    elif phase == BOUGHT:
        draw_bought(v)
    elif phase == REFILLING:
        refill(v, players, state.pieces)
    elif phase == OVER:
        v[TURN] = v[FIRST]


def wait_for(v: vec[i64], seats: list[int]) -> None:
    """The seats still to decide."""
    if not seats:
        raise BadPosition(f"phase {PHASES[v[PHASE]]}: expected a seat that has still to decide, got none")
    v[WAITING] = sum([bit(seat) for seat in seats])


def read_bid(v: vec[i64], fields: Fields, players: int) -> None:
    """The bidding turn, and what is left to place in it."""
    v[BIDDING_TURN] = fields.number("bidding_turn", 1, BIDDING_TURNS, 1)
    if all(v[seat_at(seat) + OFFER] == EMPTY for seat in range(players)):
        raise BadPosition("phase bid: expected at least one offered bone, got none")
    begin_bid(v, v[TURN])
    left = Fields.of("left", fields.take("left", {}))
    v[OPPOSING_LEFT] = left.number("opposing", 0, OBLIGATION, v[OPPOSING_LEFT])
    v[OWN_LEFT] = left.number("own", 0, 1, v[OWN_LEFT])
    v[ANY_LEFT] = left.number("any", 0, ALLOWANCE + 1, v[ANY_LEFT])
    left.done()
    if v[OPPOSING_LEFT] > opposing_stones(v, v[TURN]):
        raise BadPosition(f"left.opposing: expected no more than seat {v[TURN]} has, got {v[OPPOSING_LEFT]}")
