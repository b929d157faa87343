"""HTTP: the lobby and the tables."""

from litestar import Response, Router, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from beagle.match.record import Record, Result
from beagle.match.record_text import write_record
from beagle.match.referee import result_of
from beagle.server import wire
from beagle.server.answers import PROBLEMS, Asking, OurHouse
from beagle.server.fold import Live
from beagle.server.house import House
from beagle.server.outgoing import export, table_card
from beagle.server.rows import TableRow, public_tables, tables_of
from beagle.server.trouble import Trouble
from beagle.server.visitor import Visitor


def card(house: House, row: TableRow, visitor: Visitor) -> wire.Table:
    return table_card(row, visitor.id, house.hub.present(row.id)[0])


@get("/", responses=PROBLEMS, operation_id="listTables")
async def list_tables(house: OurHouse, visitor: Asking) -> wire.Tables:
    """Public tables that are open or in play, the newest first."""
    rows = await house.store.read(lambda connection: public_tables(connection, house.settings.limits.listed))
    return wire.Tables([card(house, row, visitor) for row in rows])


@get("/mine", responses=PROBLEMS, operation_id="myTables")
async def my_tables(house: OurHouse, visitor: Asking) -> wire.Tables:
    """My tables, the newest first, and which of them wait for me."""
    player = visitor.known().id
    rows = await house.store.read(lambda connection: tables_of(connection, player, house.settings.limits.listed))
    return wire.Tables(
        [replace(card(house, row, visitor), my_turn=await is_awaited(house, row, player)) for row in rows]
    )


async def is_awaited(house: House, row: TableRow, player: str) -> bool:
    """Whether a match waits for a move of this player's."""
    if row.status != "playing" or not row.seats_of(player):
        return False
    try:
        async with house.desks.open(row.id) as live:
            return bool(live.humans_to_act() & set(row.seats_of(player)))
    except Trouble:
        return False


@post("/", responses=PROBLEMS, operation_id="createTable")
async def create_table(data: JSONBody[wire.NewTable], house: OurHouse, visitor: Asking) -> wire.Table:
    """Set up a table; it begins as soon as every seat is taken."""
    return card(house, await house.lobby.create(visitor.known(), data), visitor)


@get("/{table:str}", responses=PROBLEMS, operation_id="showTable")
async def show_table(table: FromPath[str], house: OurHouse, visitor: Asking) -> wire.Table:
    """A table; whoever has its link may see it."""
    return card(house, await house.desks.table(table), visitor)


@post("/{table:str}/join", status_code=200, responses=PROBLEMS, operation_id="joinTable")
async def join_table(table: FromPath[str], data: JSONBody[wire.Join], house: OurHouse, visitor: Asking) -> wire.Table:
    """Sit down."""
    return card(house, await house.lobby.join(table, visitor.known(), data), visitor)


@post("/{table:str}/leave", status_code=200, responses=PROBLEMS, operation_id="leaveTable")
async def leave_table(
    table: FromPath[str],
    data: JSONBody[wire.LeaveSeat],
    house: OurHouse,
    visitor: Asking,
) -> wire.Table:
    """Get up: before the match the seat is open again, during it a bot plays on."""
    player = visitor.known().id
    row = await house.desks.table(table)
    if row.status == "open":
        return card(house, await house.lobby.get_up(table, player, data.seat), visitor)
    mine = row.seats_of(player)
    if not mine:
        raise Trouble("not-seated")
    for seat in mine if data.seat is None else [data.seat]:
        await house.play.whole(house.play.leave(table, player, seat))
    return card(house, await house.desks.table(table), visitor)


@post("/{table:str}/start", status_code=200, responses=PROBLEMS, operation_id="startTable")
async def start_table(table: FromPath[str], data: JSONBody[wire.Start], house: OurHouse, visitor: Asking) -> wire.Table:
    """The host begins, with bots where nobody sits."""
    return card(house, await house.lobby.start(table, visitor.known().id, data.fill), visitor)


@put("/{table:str}/seats/{seat:int}", responses=PROBLEMS, operation_id="changeSeat")
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.ChangeSeat],
    house: OurHouse,
    visitor: Asking,
) -> wire.Table:
    """The host makes a seat open, invited or a bot's."""
    return card(house, await house.lobby.change_seat(table, visitor.known().id, seat, data), visitor)


@patch("/{table:str}", responses=PROBLEMS, operation_id="changeTable")
async def change_table(
    table: FromPath[str],
    data: JSONBody[wire.TableSettings],
    house: OurHouse,
    visitor: Asking,
) -> wire.Table:
    """The host changes settings."""
    return card(house, await house.lobby.change_settings(table, visitor.known().id, data), visitor)


@post("/{table:str}/rematch", status_code=200, responses=PROBLEMS, operation_id="rematch")
async def rematch(table: FromPath[str], house: OurHouse, visitor: Asking) -> wire.Table:
    """Once more with the same people: the first who asks sets the table, the others sit down on it."""
    return card(house, await house.lobby.rematch(table, visitor.known()), visitor)


@get("/{table:str}/record", media_type="text/plain", responses=PROBLEMS, operation_id="record")
async def show_record(table: FromPath[str], house: OurHouse) -> Response[str]:
    """The record of a finished match, with its seed."""
    async with house.desks.open(table) as live:
        text = record_of(live)
    name = f"{live.game.id}-{table[:8]}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def record_of(live: Live) -> str:
    """A match for download. Raises ``Trouble`` before its end: it holds everything."""
    result: Result | None = result_of(live.state)
    if result is None:
        raise Trouble("match-not-over")
    return write_record(Record(live.match.header, tuple(live.match.moves), result))


@get("/{table:str}/scores", responses=PROBLEMS, operation_id="scores")
async def show_scores(table: FromPath[str], house: OurHouse) -> wire.Scores:
    """How the points of a finished match ran, move by move; not before, for points may rest on what is hidden."""
    async with house.desks.open(table) as live:
        if result_of(live.state) is None:
            raise Trouble("match-not-over")
        return wire.Scores([0, *live.move_numbers], live.match.scores())


@get("/{table:str}/export", responses=PROBLEMS, operation_id="export")
async def show_export(
    table: FromPath[str],
    house: OurHouse,
    visitor: Asking,
    seat: FromQuery[int | None] = None,
) -> wire.Export:
    """A match as far as one of my seats may know it; without a seat, what lies open."""
    async with house.desks.open(table) as live:
        return export(live, visitor.id, own_seat(live, visitor, seat), house.now())


def own_seat(live: Live, visitor: Visitor, seat: int | None) -> int | None:
    """A seat to look from. Raises ``Trouble`` for somebody else's."""
    if seat is None:
        return None
    if not 0 <= seat < len(live.table.seats):
        raise Trouble("no-seat")
    if seat not in live.table.seats_of(visitor.known().id):
        raise Trouble("not-your-seat")
    return seat


tables = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        my_tables,
        create_table,
        show_table,
        join_table,
        leave_table,
        start_table,
        change_seat,
        change_table,
        rematch,
        show_record,
        show_scores,
        show_export,
    ],
    tags=["tables"],
)
