"""The stones of a position: reserves, bids, what is left to place, the big stone to decide about (C-S2, C-A2, C-X3)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import COLOURS
from beagle.games.darwinci.awarding import ahead, may_leave_big, next_lot
from beagle.games.darwinci.bidding import BIDDING_TURNS, begin_bid
from beagle.games.darwinci.setup import stones_in_play


def read_stones(v: vec[i64], players: i64, seats: list[Fields]) -> None:
    """Reserves and bids. A reserve left out is that of the set-up; own stones left out are all those not elsewhere."""
    expert = v[L.EXPERT] == 1
    whole = stones_in_play(expert)
    given: list[dict[str, object]] = []
    for seat, of_seat in enumerate(seats):
        left = COLOURS[L.after(seat, players)]
        right = COLOURS[seat - 1 if seat else players - 1]
        reserve = of_seat.take("reserve", {left: 1, right: 1})
        given.append(read_row(v, players, L.seat_at(seat) + L.RESERVE, f"seats[{seat}].reserve", reserve))
        bids = of_seat.take("stones", {})
        read_row(v, players, L.seat_at(seat) + L.BIDS, f"seats[{seat}].stones", bids)
        if bids and v[L.seat_at(seat) + L.OFFER] == L.EMPTY:
            raise BadPosition(f"seats[{seat}].stones: expected none without an offered bone, got {bids!r}")
    for colour in range(players):
        for big in (0, L.BIG):
            rows = [L.seat_at(seat) + row for seat in range(players) for row in (L.RESERVE, L.BIDS)]
            total = sum([v[row + big + colour] for row in rows])
            expected = whole if not big else 1 if expert else 0
            name = ("big " if big else "") + COLOURS[colour]
            if name not in given[colour] and total < expected:
                v[L.seat_at(colour) + L.RESERVE + big + colour] += expected - total
            elif total != expected:
                raise BadPosition(f"stones: expected {expected} {name} in reserves and on bones, got {total}")


def read_row(v: vec[i64], players: i64, row: i64, where: str, written: object) -> dict[str, object]:
    """``{"white": 2, "big blue": 1}``."""
    stones = Fields.of(where, written)
    given = dict(stones.left)
    for colour in range(players):
        v[row + colour] = stones.number(COLOURS[colour], 0, 9, 0)
        v[row + L.BIG + colour] = stones.number(f"big {COLOURS[colour]}", 0, 1, 0)
    stones.done()
    return given


def read_award(v: vec[i64], players: i64) -> None:
    """C-X3: whose bone is awarded next, and to whom; both follow from the offers and the stones on them."""
    v[L.BIDDING_TURN] = BIDDING_TURNS
    lot = next_lot(v, players)
    winner = L.EMPTY if lot == L.EMPTY else ahead(v, players, lot)
    if winner == L.EMPTY or not may_leave_big(v, lot, winner):
        raise BadPosition(
            "phase award: expected the first offered bone in turn order to be won by another with the big stone alone"
        )
    offers = sum([1 for seat in range(players) if v[L.seat_at(seat) + L.OFFER] != L.EMPTY])
    bones = offers + sum([v[L.seat_at(seat) + L.WON] for seat in range(players)])
    if bones > players:
        raise BadPosition(f"phase award: expected at most {players} bones, offered and won, got {bones}")
    v[L.TURN] = winner


def read_bid(v: vec[i64], players: i64, fields: Fields) -> None:
    """The bidding turn, and what is left to place in it."""
    v[L.BIDDING_TURN] = fields.number("bidding_turn", 1, BIDDING_TURNS, 1)
    if all(v[L.seat_at(seat) + L.OFFER] == L.EMPTY for seat in range(players)):
        raise BadPosition("phase bid: expected at least one offered bone, got none")
    begin_bid(v, v[L.TURN])
    left = Fields.of("left", fields.take("left", {}))
    v[L.OPPOSING_LEFT] = left.number("opposing", 0, v[L.OPPOSING_LEFT], v[L.OPPOSING_LEFT])
    v[L.OWN_LEFT] = left.number("own", 0, v[L.OWN_LEFT], v[L.OWN_LEFT])
    v[L.ANY_LEFT] = left.number("any", 0, v[L.ANY_LEFT], v[L.ANY_LEFT])
    left.done()
