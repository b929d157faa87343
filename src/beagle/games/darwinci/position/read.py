"""Reading a position, whole or from a few lines; what is left out is dealt with its seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.bidding import can_place_any
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
from beagle.games.darwinci.position.read_stones import read_award, read_bid, read_stones
from beagle.games.darwinci.setup import START_MONEY, clear_seat
from beagle.games.darwinci.sites import SETUP_DRAWS, bones_left
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.turn import ask_to_buy, next_bidder, refill, score_seat
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
    v[L.ROUND] = fields.number("round", 0, 1000, 0 if v[L.PHASE] <= L.SETTING else 1)
    v[L.FIRST] = fields.number("first", 0, players - 1, 0)
    v[L.TURN] = fields.number("turn", 0, players - 1, v[L.FIRST])
    awarded = L.AWARDING <= v[L.PHASE] <= L.REFILLING
    next_first = L.after(v[L.FIRST], players) if awarded else v[L.FIRST]
    v[L.NEXT_FIRST] = fields.number("next_first", 0, players - 1, next_first)
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
        if not can_place_any(v, v[L.TURN]):
            next_bidder(v, players, pieces)
    elif phase == L.AWARDING:
        read_award(v, players)
    elif phase == L.SETTING:
        wait_for(v, [seat for seat in range(players) if v[L.seat_at(seat) + L.PLACED] < SETUP_BONES])
    elif phase == L.OFFERING:
        with_choice = L.seats_in(choose_only_bones(v, players))
        wait_for(v, [seat for seat in with_choice if v[L.seat_at(seat) + L.CHOSEN] == L.EMPTY])
    elif phase == L.PLACING:
        read_placing(v, players, pieces)
    elif phase == L.SCORING:
        score_seat(v, players, pieces)
    elif phase == L.REFILLING:
        refill(v, players, pieces)
    elif phase == L.OVER:
        v[L.TURN] = v[L.FIRST]
    else:
        check_draws(v, players)
        if phase == L.BUYING:
            ask_to_buy(v, players, pieces)
        elif phase == L.BOUGHT:
            draw_bought(v)


def read_placing(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-P4: the winners that have still to place, each with the bone that comes next if there is no choice of it."""
    wait_for(v, [seat for seat in range(players) if v[L.seat_at(seat) + L.WON] > 0])
    for seat in range(players):
        at = L.seat_at(seat)
        if v[at + L.PLACED] == PLOT_SIZE and v[at + L.WON] > 0:
            raise BadPosition(f"seats[{seat}].won: expected no bones left to place in a full plot")
        if v[at + L.HELD] == L.EMPTY:
            hold_only_bone(v, pieces, at)


def check_draws(v: vec[i64], players: i64) -> None:
    """C-S4, C-B1, C-G1: there are bones to draw and to put back, and somebody will have one to offer."""
    phase = v[L.PHASE]
    hands = [int(v[L.seat_at(seat) + L.HAND]) for seat in range(players)]
    due = sum([SETUP_DRAWS - hand for hand in hands]) if phase == L.DRAWING else 0
    back = 0
    if phase in (L.BOUGHT, L.RETURNING):
        due = v[L.DRAWS_LEFT]
        back = BOUGHT_BONES if v[L.RETURN_SITE] == L.EMPTY else BOUGHT_BONES - 1
    name = L.PHASES[phase]
    if bones_left(v) < due:
        raise BadPosition(f"phase {name}: expected at least {due} bones in the sites, got {bones_left(v)}")
    if hands[v[L.TURN]] + due < back:
        raise BadPosition(f"seats[{v[L.TURN]}].hand: expected at least {back - due} in phase {name} (C-B1)")
    if sum(hands) + due <= back:
        raise BadPosition(f"phase {name}: expected a bone to offer in some hand (C-G1), got none")


def wait_for(v: vec[i64], seats: list[int]) -> None:
    """The seats still to decide."""
    if not seats:
        raise BadPosition(f"phase {L.PHASES[v[L.PHASE]]}: expected a seat that has still to decide, got none")
    v[L.WAITING] = sum([bit(seat) for seat in seats])
