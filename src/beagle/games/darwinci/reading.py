"""A position read back, whole or from a few lines; what is left out is dealt with its seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.layout import (
    BIDDING,
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
    GONE,
    HAND,
    HAND_ROOM,
    HELD,
    JEWEL_INCOME,
    MARKERS,
    MONEY,
    MOST_PLAYERS,
    NEWS,
    NEXT_FIRST,
    OFFERING,
    OVER,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    RETURN_SITE,
    RETURNING,
    REVEALED,
    ROTTEN_PAID,
    ROUND,
    SETTING,
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
from beagle.games.darwinci.plot import PLOT_SIZE
from beagle.games.darwinci.reading_bones import (
    Bag,
    claim_named,
    fill_sites,
    read_hand,
    read_known,
    read_mixed,
    read_open_bones,
)
from beagle.games.darwinci.reading_plots import read_plot
from beagle.games.darwinci.reading_stones import read_bid, read_stones
from beagle.games.darwinci.rounds import SETUP_BONES, ask_to_buy, draw_bought, hold_only_bone, refill
from beagle.games.darwinci.setup import START_MONEY, clear_seat
from beagle.games.darwinci.sites import BOUGHT_BONES, SETUP_DRAWS
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.view import PHASES, located

MOST_MONEY: Final = 9999


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
    read_mixed(v, fields, players, pieces)
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
