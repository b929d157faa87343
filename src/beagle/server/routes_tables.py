"""HTTP: the lobby and the tables."""

from litestar import Response, Router, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from beagle.match.record import Record
from beagle.match.record_text import write_record
from beagle.match.referee import result_of
from beagle.server import wire
from beagle.server.error_handlers import PROBLEMS
from beagle.server.errors import ApiError
from beagle.server.live_match import LiveMatch
from beagle.server.messages import clock_setting, export, table_card
from beagle.server.rows import TableRow, public_tables, tables_of
from beagle.server.seating import SeatPlan, TableChanges, TablePlan
from beagle.server.services import InjectedServices, Services
from beagle.server.visitor import InjectedVisitor, Visitor


def card(services: Services, row: TableRow, visitor: Visitor) -> wire.Table:
    return table_card(row, visitor.id, services.hub.present(row.id)[0])


@get("/", responses=PROBLEMS, operation_id="listTables")
async def list_tables(services: InjectedServices, visitor: InjectedVisitor) -> wire.Tables:
    """Public tables that are open or in play, the newest first."""
    rows = await services.store.read(lambda connection: public_tables(connection, services.settings.limits.listed))
    return wire.Tables([card(services, row, visitor) for row in rows])


@get("/mine", responses=PROBLEMS, operation_id="myTables")
async def my_tables(services: InjectedServices, visitor: InjectedVisitor) -> wire.Tables:
    """My tables, the newest first, and which of them wait for me."""
    player = visitor.known().id
    rows = await services.store.read(lambda connection: tables_of(connection, player, services.settings.limits.listed))
    return wire.Tables(
        [replace(card(services, row, visitor), my_turn=await is_awaited(services, row, player)) for row in rows]
    )


def plan_of(wanted: wire.NewTable) -> TablePlan:
    return TablePlan(
        game=wanted.game,
        seats=tuple(SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats),
        options=wanted.options,
        components=wanted.components,
        public=wanted.public,
        first=wanted.first,
        clock=clock_setting(wanted.clock),
        friendly=wanted.friendly,
        confirm_turn=wanted.confirm_turn,
        absent_level=wanted.absent_level,
    )


def changes_of(wanted: wire.TableSettings) -> TableChanges:
    return TableChanges(
        public=wanted.public,
        clock=None if wanted.clock is None else clock_setting(wanted.clock),
        friendly=wanted.friendly,
        confirm_turn=wanted.confirm_turn,
        first=wanted.first,
        absent_level=wanted.absent_level,
    )


async def is_awaited(services: Services, row: TableRow, player: str) -> bool:
    """Whether a match waits for a move of this player's."""
    if row.status != "playing" or not row.seats_of(player):
        return False
    try:
        live = await services.live_matches.snapshot(row.id)
    except ApiError:
        return False
    return bool(live.humans_to_act() & set(row.seats_of(player)))


@post("/", responses=PROBLEMS, operation_id="createTable")
async def create_table(
    data: JSONBody[wire.NewTable], services: InjectedServices, visitor: InjectedVisitor
) -> wire.Table:
    """Set up a table; it begins as soon as every seat is taken."""
    return card(services, await services.lobby.create(visitor.known(), plan_of(data)), visitor)


@get("/{table:str}", responses=PROBLEMS, operation_id="showTable")
async def show_table(table: FromPath[str], services: InjectedServices, visitor: InjectedVisitor) -> wire.Table:
    """A table; everybody who has its link may see it."""
    return card(services, await services.live_matches.table(table), visitor)


@post("/{table:str}/join", status_code=200, responses=PROBLEMS, operation_id="joinTable")
async def join_table(
    table: FromPath[str], data: JSONBody[wire.Join], services: InjectedServices, visitor: InjectedVisitor
) -> wire.Table:
    """Sit down."""
    return card(services, await services.lobby.join(table, visitor.known(), data.seat, data.invitation), visitor)


@post("/{table:str}/leave", status_code=200, responses=PROBLEMS, operation_id="leaveTable")
async def leave_table(
    table: FromPath[str],
    data: JSONBody[wire.LeaveSeat],
    services: InjectedServices,
    visitor: InjectedVisitor,
) -> wire.Table:
    """Get up: before the match the seat is open again, during it a bot plays on."""
    player = visitor.known().id
    row = await services.live_matches.table(table)
    if row.status == "open":
        return card(services, await services.lobby.get_up(table, player, data.seat), visitor)
    mine = row.seats_of(player)
    if not mine:
        raise ApiError("not-seated")
    for seat in mine if data.seat is None else [data.seat]:
        await services.play.to_the_end(services.play.leave(table, player, seat))
    return card(services, await services.live_matches.table(table), visitor)


@post("/{table:str}/start", status_code=200, responses=PROBLEMS, operation_id="startTable")
async def start_table(
    table: FromPath[str], data: JSONBody[wire.Start], services: InjectedServices, visitor: InjectedVisitor
) -> wire.Table:
    """The host begins, with bots where nobody sits."""
    return card(services, await services.lobby.start(table, visitor.known().id, data.fill), visitor)


@put("/{table:str}/seats/{seat:int}", responses=PROBLEMS, operation_id="changeSeat")
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.ChangeSeat],
    services: InjectedServices,
    visitor: InjectedVisitor,
) -> wire.Table:
    """The host makes a seat open, invited or a bot's."""
    row = await services.lobby.change_seat(table, visitor.known().id, seat, data.kind, data.level)
    return card(services, row, visitor)


@patch("/{table:str}", responses=PROBLEMS, operation_id="changeTable")
async def change_table(
    table: FromPath[str],
    data: JSONBody[wire.TableSettings],
    services: InjectedServices,
    visitor: InjectedVisitor,
) -> wire.Table:
    """The host changes settings."""
    return card(services, await services.lobby.change_settings(table, visitor.known().id, changes_of(data)), visitor)


@post("/{table:str}/rematch", status_code=200, responses=PROBLEMS, operation_id="rematch")
async def rematch(table: FromPath[str], services: InjectedServices, visitor: InjectedVisitor) -> wire.Table:
    """Once more with the same people: the first who asks sets up the table, the others join it."""
    return card(services, await services.lobby.rematch(table, visitor.known()), visitor)


@get("/{table:str}/record", media_type="text/plain", responses=PROBLEMS, operation_id="record")
async def show_record(table: FromPath[str], services: InjectedServices) -> Response[str]:
    """The record of a finished match, with its seed."""
    live = await services.live_matches.snapshot(table)
    text = record_of(live)
    name = f"{live.game.id}-{table[:8]}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def record_of(live: LiveMatch) -> str:
    """A match for download. Raises ``ApiError`` before its end: it holds everything."""
    result = result_of(live.state)
    if result is None:
        raise ApiError("match-not-over")
    return write_record(Record(live.match.header, tuple(live.match.moves), result))


@get("/{table:str}/scores", responses=PROBLEMS, operation_id="scores")
async def show_scores(table: FromPath[str], services: InjectedServices) -> wire.Scores:
    """Everyone's points after each move of a finished match; not before, for points may depend on what is hidden."""
    live = await services.live_matches.snapshot(table)
    if result_of(live.state) is None:
        raise ApiError("match-not-over")
    return wire.Scores([0, *live.move_numbers], live.match.scores())


@get("/{table:str}/export", responses=PROBLEMS, operation_id="export")
async def show_export(
    table: FromPath[str],
    services: InjectedServices,
    visitor: InjectedVisitor,
    seat: FromQuery[int | None] = None,
) -> wire.Export:
    """A match as far as one of my seats may know it; without a seat, what lies open."""
    live = await services.live_matches.snapshot(table)
    return export(live, visitor.id, own_seat(live, visitor, seat), services.now())


def own_seat(live: LiveMatch, visitor: Visitor, seat: int | None) -> int | None:
    """A seat to look from. Raises ``ApiError`` for somebody else's."""
    if seat is None:
        return None
    if not 0 <= seat < len(live.table.seats):
        raise ApiError("no-seat")
    if seat not in live.table.seats_of(visitor.known().id):
        raise ApiError("not-your-seat")
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
