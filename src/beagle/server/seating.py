"""Seats and tables on their way into the database: what can be, who may sit where."""

import json
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from beagle.core.errors import BeagleError
from beagle.match.catalogue import Game
from beagle.server import wire
from beagle.server.identity import same_secret
from beagle.server.rows import SeatRow, TableRow, load_table
from beagle.server.schema import SEATS, TABLES
from beagle.server.trouble import Trouble

BOT_NAMES: Final = (
    "FitzRoy",
    "Henslow",
    "Hooker",
    "Huxley",
    "Lyell",
    "Wallace",
    "Gould",
    "Covington",
    "Gray",
    "Sedgwick",
    "Owen",
    "Lubbock",
)


def check_wish(game: Game, wish: wire.NewTable) -> None:
    """Whether a game can be played like this. Raises ``Trouble``."""
    try:
        game.check_players(len(wish.seats))
        for name, value in wish.options.items():
            game.option(name).check(value)
    except BeagleError as error:
        raise Trouble("bad-option", reason=str(error)) from None
    check_first(game, wish.first)
    if wish.first is not None and wish.first >= len(wish.seats):
        raise Trouble("bad-option", key="problem-first-seat", last=len(wish.seats) - 1)
    if not any(seat.kind == "me" for seat in wish.seats):
        raise Trouble("bad-option", key="problem-host-needs-a-seat")


def check_first(game: Game, first: int | None) -> None:
    """Whether the host may choose who begins. Raises ``Trouble``."""
    if first is not None and game.info.first_rule:
        raise Trouble("bad-option", key="problem-first-by-rule", by=game.info.first_rule)


def check_host(row: TableRow, player: str) -> None:
    if row.host != player:
        raise Trouble("not-the-host")


def seat_to_take(row: TableRow, player: str, wish: wire.Join) -> SeatRow:
    """The seat that somebody may sit down on. Raises ``Trouble``."""
    if wish.invitation is not None:
        invited = [seat for seat in row.seats if same_secret(seat.invitation, wish.invitation)]
        if not invited:
            raise Trouble("wrong-invitation")
        return invited[0]
    kept = [seat for seat in row.seats if seat.kind == "invited" and seat.player == player]
    if wish.seat is not None:
        if wish.seat >= len(row.seats):
            raise Trouble("no-seat")
        wanted = row.seats[wish.seat]
        if wanted.kind == "open" or wanted in kept:
            return wanted
        raise Trouble("wrong-invitation" if wanted.kind == "invited" else "seat-taken")
    free = kept or [seat for seat in row.seats if seat.kind == "open"]
    if row.seats_of(player) and not kept:
        raise Trouble("seat-taken")
    if not free:
        raise Trouble("table-full")
    return free[0]


def bot_name(number: int) -> str:
    """Bots are called after people around Darwin, one a seat."""
    return BOT_NAMES[number % len(BOT_NAMES)]


def find_table(connection: Connection, table: str) -> TableRow:
    """A table that is going to be changed: nobody else changes it meanwhile. Raises ``Trouble``."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    row = load_table(connection, table)
    if row is None:
        raise Trouble("no-table")
    return row


def insert_table(connection: Connection, row: TableRow) -> None:
    values = {name: getattr(row, name) for name in TABLES.c.keys() if name not in ("due", "note")}  # noqa: SIM118
    values["options"] = json.dumps(row.options)
    values["clock"] = msgspec.json.encode(row.clock).decode()
    connection.execute(TABLES.insert().values(values))
    for seat in row.seats:
        connection.execute(SEATS.insert().values(table=row.id, **seat.__dict__))


def write_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    where = (SEATS.c.table == table, SEATS.c.seat == seat.seat)
    connection.execute(update(SEATS).where(*where).values(seat.__dict__))
