"""Reading a position, whole or from a few lines; what is left out is dealt with its seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.buying import BOUGHT_BONES, draw_bought
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.offering import choose_only_bones
from beagle.games.darwinci.placing import SETUP_BONES, hold_only_bone
from beagle.games.darwinci.plot import PLOT_SIZE
from beagle.games.darwinci.position.read_bones import (
    Bag,
    claim_named,
    fill_sites,
    read_hand,
    read_known,
    read_mixed,
    read_open_bones,
)
from beagle.games.darwinci.position.read_plots import read_plot
from beagle.games.darwinci.position.read_stones import read_bid, read_stones
from beagle.games.darwinci.setup import START_MONEY, clear_seat
from beagle.games.darwinci.sites import SETUP_DRAWS
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.turn import ask_to_buy, refill
from beagle.games.darwinci.whereabouts import gone

MOST_MONEY: Final = 9999


def read(written: dict[str, object], pieces: Components) -> DarwinciState:
    """A position written whole or in part."""
    fields = Fields("position", written)
    players = fields.number("players", 3, L.MOST_PLAYERS)
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    read_table(v, players, fields)
    bag = Bag(v, pieces)
    seats = read_seats(v, players, fields)
    claim_named(bag, fields, seats)
    for seat in range(players):
        read_plot(v, pieces, seat, seats[seat], bag)
        read_open_bones(v, pieces, seat, seats[seat], bag)
    hands = [seats[seat].items("hand", 0, L.HAND_ROOM) for seat in range(players)]
    sites = fields.items("sites", L.SITES)
    for seat in range(players):
        read_hand(v, players, pieces, seat, seats[seat], hands[seat], bag)
    fill_sites(v, sites, bag)
    read_stones(v, players, seats)
    for seat in range(players):
        seats[seat].done()
    read_known(v, players, pieces, fields)
    read_mixed(v, players, pieces, fields)
    v[L.GONE] = len(gone(v, players))
    read_phase(v, players, pieces, fields)
    read_generator(v, fields)
    fields.done()
    v[L.NEWS] = 0
    v[L.REVEALED] = 0
    return DarwinciState(players, v, pieces)


def read_table(v: vec[i64], players: i64, fields: Fields) -> None:
    """Who is where in the round."""
    v[L.EXPERT] = 1 if fields.flag("expert", False) else 0
    v[L.PHASE] = fields.choice("phase", L.PHASES, L.BUYING)
    v[L.ROUND] = fields.number("round", 0, 1000, 1)
    v[L.FIRST] = fields.number("first", 0, players - 1, 0)
    v[L.TURN] = fields.number("turn", 0, players - 1, v[L.FIRST])
    v[L.NEXT_FIRST] = fields.number("next_first", 0, players - 1, v[L.FIRST])
    v[L.TILE] = fields.number("darwin_tile", 0, players - 1, L.after(v[L.FIRST], players))
    v[L.RETURN_SITE] = L.EMPTY
    if v[L.PHASE] in (L.DRAWING, L.BOUGHT):
        most = SETUP_DRAWS if v[L.PHASE] == L.DRAWING else BOUGHT_BONES
        v[L.DRAWS_LEFT] = fields.number("draws_left", 1, most, most)
    if v[L.PHASE] == L.RETURNING:
        v[L.RETURN_SITE] = fields.number("return_site", 0, L.SITES, 0) - 1


def read_seats(v: vec[i64], players: i64, fields: Fields) -> list[Fields]:
    """Each seat's money and markers; its other fields are read later."""
    items = fields.items("seats", players)
    seats = [Fields.of(f"seats[{seat}]", {} if items is None else items[seat]) for seat in range(players)]
    for seat, of_seat in enumerate(seats):
        at = L.seat_at(seat)
        clear_seat(v, at)
        v[at + L.MONEY] = of_seat.number("money", -MOST_MONEY, MOST_MONEY, START_MONEY)
        income = Fields.of(f"seats[{seat}].income", of_seat.take("income", {}))
        v[at + L.CREATURE_INCOME] = income.number("creatures", 0, MOST_MONEY, 0)
        v[at + L.JEWEL_INCOME] = income.number("jewels", 0, MOST_MONEY, 0)
        v[at + L.SPENT] = -income.number("purchases", -MOST_MONEY, 0, 0)
        v[at + L.ROTTEN_PAID] = -income.number("rotten", -MOST_MONEY, 0, 0)
        income.done()
        for jewel in of_seat.items("markers", 0, len(JEWELS)) or []:
            if not isinstance(jewel, str) or jewel not in JEWELS:
                raise BadPosition(f"seats[{seat}].markers: expected {', '.join(JEWELS)}, got {jewel!r}")
            v[at + L.MARKERS] |= bit(JEWELS.index(jewel))
    return seats


def read_phase(v: vec[i64], players: i64, pieces: Components, fields: Fields) -> None:
    """What the phase needs; a seat that has no choice is passed over."""
    phase = v[L.PHASE]
    if phase == L.BIDDING:
        read_bid(v, players, fields)
    elif phase == L.SETTING:
        wait_for(v, [seat for seat in range(players) if v[L.seat_at(seat) + L.PLACED] < SETUP_BONES])
    elif phase == L.OFFERING:
        with_choice = L.seats_in(choose_only_bones(v, players))
        wait_for(v, [seat for seat in with_choice if v[L.seat_at(seat) + L.CHOSEN] == L.EMPTY])
    elif phase == L.PLACING:
        wait_for(v, [seat for seat in range(players) if v[L.seat_at(seat) + L.WON] > 0])
        for seat in range(players):
            if v[L.seat_at(seat) + L.PLACED] == PLOT_SIZE and v[L.seat_at(seat) + L.WON] > 0:
                raise BadPosition(f"seats[{seat}].won: expected no bones left to place in a full plot")
            if v[L.seat_at(seat) + L.HELD] == L.EMPTY:
                hold_only_bone(v, pieces, L.seat_at(seat))
    elif phase == L.BUYING:
        ask_to_buy(v, players, pieces)
    elif phase == L.BOUGHT:
        draw_bought(v)
    elif phase == L.REFILLING:
        refill(v, players, pieces)
    elif phase == L.OVER:
        v[L.TURN] = v[L.FIRST]


def wait_for(v: vec[i64], seats: list[int]) -> None:
    """The seats still to decide."""
    if not seats:
        raise BadPosition(f"phase {L.PHASES[v[L.PHASE]]}: expected a seat that has still to decide, got none")
    v[L.WAITING] = sum([bit(seat) for seat in seats])
