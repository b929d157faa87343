"""HTTP for programs that play: streams of JSON lines, and moves."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from beagle.server import wire
from beagle.server.error_handlers import PROBLEMS
from beagle.server.errors import ApiError
from beagle.server.hub import Listener
from beagle.server.messages import state_message
from beagle.server.previews import Preview
from beagle.server.routes_tables import own_seat
from beagle.server.rows import PlayerRow, tables_of
from beagle.server.services import InjectedServices, Services
from beagle.server.visitor import InjectedVisitor, Visitor

JSON_LINES: Final = "application/x-ndjson"
IDLE_SECONDS: Final = 15


def line(message: Any) -> bytes:
    return msgspec.json.encode(message) + b"\n"


@post("/tables/{table:str}/moves", status_code=200, responses=PROBLEMS, operation_id="move")
async def make_move(
    table: FromPath[str],
    data: JSONBody[wire.Proposal],
    services: InjectedServices,
    visitor: InjectedVisitor,
) -> wire.Accepted:
    """Do an action for a seat of mine."""
    player = visitor.known().id
    seat = data.seat
    if seat is None:
        mine = (await services.live_matches.table(table)).seats_of(player)
        if len(mine) != 1:
            raise ApiError("not-seated" if not mine else "no-seat")
        seat = mine[0]
    move = services.play.move(table, player, seat, data.action, data.seen, confirmed=data.confirmed)
    done = await services.play.to_the_end(move)
    if isinstance(done, Preview):
        raise ApiError("confirm-needed")
    return wire.Accepted(done)


@get("/tables/{table:str}/stream", media_type=JSON_LINES, responses=PROBLEMS, operation_id="streamTable")
async def stream_table(
    table: FromPath[str],
    services: InjectedServices,
    visitor: InjectedVisitor,
    seat: FromQuery[int | None] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> Stream:
    """The match from one of my seats (or as a spectator), message by message until it is over."""
    live = await services.live_matches.snapshot(table)
    viewer = own_seat(live, visitor, seat)
    return Stream(messages_of(services, visitor, table, viewer, min(since, live.number)), media_type=JSON_LINES)


async def messages_of(
    services: Services, visitor: Visitor, table: str, viewer: int | None, since: int
) -> AsyncGenerator[bytes, None]:
    """State after state; an idle message when nothing happens for a while."""
    services.connections.acquire(visitor.address)
    try:
        async with services.hub.listen(table, visitor.id) as listener:
            sent = since - 1
            over = False
            while not over:
                live = await services.live_matches.snapshot(table)
                over = live.is_over()
                message = state_message(live, viewer, max(sent, since), services.now())
                if message.number > sent:
                    sent = message.number
                    yield line(message)
                elif not over:
                    yield line(wire.IdleMessage())
                if not over:
                    await heard(listener, "event")
    finally:
        services.connections.release(visitor.address)


async def heard(listener: Listener, *kinds: str) -> dict[str, Any] | None:
    """The next notice of these kinds; nothing when it stays quiet for long."""
    try:
        async with asyncio.timeout(IDLE_SECONDS):
            while True:
                notice = await listener.notices.get()
                if notice["kind"] in kinds:
                    return notice
    except TimeoutError:
        return None


@get("/stream", media_type=JSON_LINES, responses=PROBLEMS, operation_id="streamNotices")
async def stream_notices(services: InjectedServices, visitor: InjectedVisitor) -> Stream:
    """What happens at my tables: a match starts, it is my turn, it is over."""
    return Stream(notices_of(services, visitor, visitor.known()), media_type=JSON_LINES)


async def notices_of(services: Services, visitor: Visitor, player: PlayerRow) -> AsyncGenerator[bytes, None]:
    services.connections.acquire(visitor.address)
    try:
        async with services.hub.listen(None, player.id) as listener:
            told: dict[str, int] = {}
            rows = await services.store.read(lambda connection: tables_of(connection, player.id, 100))
            for row in rows:
                if row.status == "playing":
                    for found in await notices_at(services, player.id, row.id, told):
                        yield line(found)
            while True:
                notice = await heard(listener, "event", "table")
                if notice is None:
                    yield line(wire.IdleMessage())
                    continue
                for found in await notices_at(services, player.id, notice["table"], told):
                    yield line(found)
    finally:
        services.connections.release(visitor.address)


async def notices_at(services: Services, player: str, table: str, told: dict[str, int]) -> list[wire.NoticeMessage]:
    """What is new to a player at a table; ``told`` keeps up to which event they know, -1 for a match that is over."""
    row = await services.live_matches.last_known_table(table)
    if row.status == "open" or not row.seats_of(player) or told.get(table) == -1:
        return []
    try:
        live = await services.live_matches.snapshot(table)
    except ApiError:
        return []
    number, over, mine = live.number, live.is_over(), live.table.seats_of(player)
    acting = [] if over else sorted(live.humans_to_act() & set(mine))
    known = told.get(table, 0)
    found = []
    if known == 0:
        found.append(wire.NoticeMessage("started", table, row.game, mine, number))
    if acting and number > known:
        found.append(wire.NoticeMessage("turn", table, row.game, acting, number))
    if over:
        found.append(wire.NoticeMessage("over", table, row.game, mine, number))
    told[table] = -1 if over else number
    return found


programs = Router("/api", route_handlers=[make_move, stream_table, stream_notices], tags=["programs"])
