"""Seats and tables on their way into the database: what is possible, and who may sit where."""

import json
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select, update

from beagle.core.errors import BeagleError
from beagle.match.catalogue import Game
from beagle.server.clocks import ClockSetting
from beagle.server.errors import ApiError
from beagle.server.identity import same_secret
from beagle.server.rows import SeatRow, TableRow, clock_text, load_table
from beagle.server.schema import SEATS, TABLES

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


@dataclass(frozen=True)
class SeatPlan:
    """A seat as its host wants it: ``me``, ``open``, ``invited`` or ``bot``."""

    kind: str
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class TablePlan:
    """A table as its host wants it."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, bool | int | str]
    components: str
    public: bool
    first: int | None
    clock: ClockSetting
    friendly: bool
    confirm_turn: bool
    absent_level: str | None


@dataclass(frozen=True)
class TableChanges:
    """What the host changes; ``None`` leaves it as it is."""

    public: bool | None = None
    clock: ClockSetting | None = None
    friendly: bool | None = None
    confirm_turn: bool | None = None
    first: int | None = None
    absent_level: str | None = None


def check_plan(game: Game, plan: TablePlan) -> None:
    """Whether a game can be played like this. Raises ``ApiError``."""
    try:
        game.check_players(len(plan.seats))
        for name, value in plan.options.items():
            game.option(name).check(value)
    except BeagleError as error:
        raise ApiError("bad-option", reason=str(error)) from None
    check_first(game, plan.first)
    if plan.first is not None and plan.first >= len(plan.seats):
        raise ApiError("bad-option", key="problem-first-seat", last=len(plan.seats) - 1)
    if not any(seat.kind == "me" for seat in plan.seats):
        raise ApiError("bad-option", key="problem-host-needs-a-seat")


def check_first(game: Game, first: int | None) -> None:
    """Whether the host may choose who begins. Raises ``ApiError``."""
    if first is not None and game.info.first_rule:
        raise ApiError("bad-option", key="problem-first-by-rule", by=game.info.first_rule)


def check_host(row: TableRow, player: str) -> None:
    if row.host != player:
        raise ApiError("not-the-host")


def seat_to_take(row: TableRow, player: str, number: int | None, invitation: str | None) -> SeatRow:
    """The seat that somebody may sit down on. Raises ``ApiError``."""
    if invitation is not None:
        invited = [seat for seat in row.seats if same_secret(seat.invitation, invitation)]
        if not invited:
            raise ApiError("wrong-invitation")
        return invited[0]
    kept = [seat for seat in row.seats if seat.kind == "invited" and seat.player == player]
    if number is not None:
        if number >= len(row.seats):
            raise ApiError("no-seat")
        wanted = row.seats[number]
        if wanted.kind == "open" or wanted in kept:
            return wanted
        raise ApiError("wrong-invitation" if wanted.kind == "invited" else "seat-taken")
    free = kept or [seat for seat in row.seats if seat.kind == "open"]
    if row.seats_of(player) and not kept:
        raise ApiError("seat-taken")
    if not free:
        raise ApiError("table-full")
    return free[0]


def bot_name(number: int) -> str:
    """Bots are called after people around Darwin, one a seat."""
    return BOT_NAMES[number % len(BOT_NAMES)]


def find_table(connection: Connection, table: str) -> TableRow:
    """A table that is going to be changed: nobody else changes it meanwhile. Raises ``ApiError``."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    row = load_table(connection, table)
    if row is None:
        raise ApiError("no-table")
    return row


def insert_table(connection: Connection, row: TableRow) -> None:
    values = {name: getattr(row, name) for name in TABLES.c.keys() if name not in ("due", "note")}  # noqa: SIM118
    values["options"] = json.dumps(row.options)
    values["clock"] = clock_text(row.clock)
    connection.execute(TABLES.insert().values(values))
    for seat in row.seats:
        connection.execute(SEATS.insert().values(table=row.id, **seat.__dict__))


def write_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    where = (SEATS.c.table == table, SEATS.c.seat == seat.seat)
    connection.execute(update(SEATS).where(*where).values(seat.__dict__))
