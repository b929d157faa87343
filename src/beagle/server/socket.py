"""LiveMatch play over a WebSocket: one connection, looking at one table from one seat at a time."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beagle.match.text import GameWords
from beagle.server import wire
from beagle.server.chat import mute, say
from beagle.server.errors import ApiError
from beagle.server.hub import Listener
from beagle.server.limits import RateLimit
from beagle.server.messages import chat_message, preview_card, state_message, table_card
from beagle.server.previews import Preview
from beagle.server.rows import ChatRow, TableRow, load_chats, muted_by
from beagle.server.services import InjectedServices, Services
from beagle.server.visitor import Visitor, check_origin, visitor_of

Socket = WebSocket[Any, Any, Any]

DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
ENCODER: Final = msgspec.json.Encoder()

CHATS_AT_ONCE: Final = 100
REFUSED: Final = 4000
"""The close code of a connection that is refused; a message said why."""


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str], services: InjectedServices) -> None:
    """Accept, then serve the connection until somebody hangs up; one that is refused is told why and closed."""
    await socket.accept()
    visitor = await visitor_of(services, socket)
    try:
        check_origin(services, socket)
        if visitor.player is None and visitor.error.code != "no-identity":
            raise visitor.error
        since, seat = asked_number(socket, "since"), asked_number(socket, "seat")
        row = await services.live_matches.table(table)
        if seat is not None and seat not in row.seats_of(visitor.id):
            raise ApiError("not-your-seat")
        services.connections.acquire(visitor.address)
    except ApiError as error:
        await send(socket, refused(error, None, visitor.language))
        await socket.close(REFUSED, error.code)
        return
    services.metrics.connections.inc()
    try:
        async with services.hub.listen(table, visitor.id) as listener:
            await Connection(services, socket, visitor, row, since or 0, seat).run(listener)
    finally:
        services.metrics.connections.dec()
        services.connections.release(visitor.address)


def asked_number(socket: Socket, name: str) -> int | None:
    """A number in the address. Raises ``ApiError``."""
    text = str(socket.query_params.get(name, ""))
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ApiError("bad-request", reason=f"expected a number for {name}, got {text[:20]!r}")
    return int(text)


async def send(socket: Socket, message: wire.ServerMessage) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(ENCODER.encode(message).decode())


def refused(error: ApiError, id: int | None, language: str, words: GameWords | None = None) -> wire.RefusedMessage:
    return wire.RefusedMessage(id, error.code, error.rule, error.key, error.sentence(language, words))


class Connection:
    """One connection. ``viewer`` is the seat it looks from, ``sent`` the last event it was told."""

    def __init__(
        self, services: Services, socket: Socket, visitor: Visitor, row: TableRow, since: int, seat: int | None
    ) -> None:
        self.services = services
        self.socket = socket
        self.visitor = visitor
        self.table = row.id
        self.words = services.offered_games.find(row.game, row.components).text(visitor.language)
        self.viewer = seat
        self.chosen = seat is not None or not row.seats_of(visitor.id)
        self.sent = since
        self.started = False
        self.sending = asyncio.Lock()
        self.muted: set[str] = set()
        limits = services.settings.limits
        self.rate = RateLimit(limits.messages_at_once, limits.messages)
        self.too_fast = 0

    async def run(self, listener: Listener) -> None:
        """Send the present state, then serve both directions until one of them ends."""
        await self.greet()
        sides = [asyncio.create_task(self.push(listener)), asyncio.create_task(self.answer_all())]
        try:
            done, _ = await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
            for side in done:
                side.result()
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)

    async def greet(self) -> None:
        player = self.visitor.id
        if player is not None:
            self.muted = await self.services.store.read(lambda database: muted_by(database, player))
        await self.tell_table()
        for chat in await self.services.store.read(lambda database: load_chats(database, self.table, CHATS_AT_ONCE)):
            await self.tell_chat(chat)
        await self.tell_state()

    # To the client

    async def push(self, listener: Listener) -> None:
        """Pass on what happens at the table; notices that come fast are answered together."""
        while True:
            notices = [await listener.notices.get()]
            while not listener.notices.empty():
                notices.append(listener.notices.get_nowait())
            kinds = {notice["kind"] for notice in notices}
            if listener.lost:
                listener.lost = False
                kinds |= {"table", "event"}
            if kinds & {"table", "presence"}:
                await self.tell_table()
            for notice in notices:
                if notice["kind"] == "chat":
                    await self.tell_chat(ChatRow(**notice["chat"]))
            if kinds & {"table", "event"}:
                await self.tell_state()

    async def send(self, message: wire.ServerMessage) -> None:
        await send(self.socket, message)

    async def tell_table(self) -> None:
        row = await self.services.live_matches.table(self.table)
        present, connections = self.services.hub.present(self.table)
        seated = {seat.player for seat in row.seats if seat.player}
        watchers = max(0, connections - len(present & seated))
        await self.send(wire.TableMessage(table_card(row, self.visitor.id, present), watchers))

    async def tell_chat(self, chat: ChatRow) -> None:
        if chat.player not in self.muted:
            await self.send(chat_message(chat))

    async def tell_state(self) -> None:
        """What is new in the match, if it has begun."""
        async with self.sending:
            try:
                live = await self.services.live_matches.snapshot(self.table)
            except ApiError as error:
                if error.code != "table-not-playing":
                    await self.send(refused(error, None, self.visitor.language, self.words))
                return
            self.choose_seat(live.table, live.state.to_act())
            since = self.sent if self.sent <= live.number else 0
            if self.started and live.number == since:
                return
            message = state_message(live, self.viewer, since, self.services.now())
            self.sent, self.started = live.number, True
            await self.send(message)

    def choose_seat(self, row: TableRow, acting: list[int]) -> None:
        """A player looks from their seat; with several, from the one that is to act when they come."""
        if not self.chosen or (self.viewer is None and not self.started):
            mine = row.seats_of(self.visitor.id)
            self.viewer = next((seat for seat in mine if seat in acting), mine[0] if mine else None)
            self.chosen = True

    # From the client

    async def answer_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                self.services.metrics.messages.inc()
                if not await self.answer(event):
                    await self.socket.close(REFUSED, "too-many-requests")
                    return

    async def answer(self, event: Any) -> bool:
        """Answer one message; false when the client keeps exceeding its rate limit."""
        id: int | None = None
        try:
            self.rate.take("", self.services.now())
            self.too_fast = 0
            request = decode(event, self.services.settings.limits.body)
            id = request.id
            await self.carry_out(request)
        except ApiError as error:
            self.services.metrics.refusals.labels(error.code).inc()
            if error.code == "too-many-requests":
                self.too_fast += 1
                if self.too_fast > self.services.settings.limits.refused_messages:
                    return False
            await self.send(refused(error, id, self.visitor.language, self.words))
        return True

    async def carry_out(self, request: wire.ClientMessage) -> None:
        """One request of the protocol. Raises ``ApiError``."""
        if isinstance(request, wire.Ping):
            await self.send(wire.PongMessage(request.id, self.services.now()))
            return
        if isinstance(request, wire.Look):
            await self.look(request)
            return
        player = self.visitor.known().id
        play, table = self.services.play, self.table
        match request:
            case wire.Move():
                done = await play.to_the_end(
                    play.move(table, player, request.seat, request.action, request.seen, confirmed=request.confirmed)
                )
                if isinstance(done, Preview):
                    shown = preview_card(done)
                    await self.send(wire.ConfirmMessage(request.id, request.seat, request.action, shown))
                    return
            case wire.Undo():
                done = await play.to_the_end(play.undo(table, player, request.seat, request.seen))
            case wire.CastVote():
                done = await play.to_the_end(
                    play.vote(table, player, request.seat, request.about, request.to, agree=request.agree)
                )
            case wire.Resume():
                done = await play.to_the_end(play.resume(table, player, request.seat))
            case wire.Leave():
                done = await play.to_the_end(play.leave(table, player, request.seat))
            case wire.Return():
                done = await play.to_the_end(play.come_back(table, player, request.seat))
            case wire.Why():
                await self.explain(player, request)
                return
            case wire.AskPreview():
                shown = preview_card(await play.preview(table, player, request.seat, request.action))
                await self.send(wire.PreviewMessage(request.id, request.seat, request.action, shown))
                return
            case wire.Say():
                await say(self.services, table, player, request.text)
                done = self.sent
            case wire.Mute():
                await mute(self.services, player, request.player, muted=request.muted)
                (self.muted.add if request.muted else self.muted.discard)(request.player)
                done = self.sent
        await self.tell_state()
        await self.send(wire.DoneMessage(request.id, done))

    async def look(self, request: wire.Look) -> None:
        live = await self.services.live_matches.snapshot(self.table)
        if request.seat is not None and request.seat not in live.table.seats_of(self.visitor.id):
            raise ApiError("not-your-seat")
        async with self.sending:
            self.viewer, self.chosen, self.sent, self.started = request.seat, True, 0, True
        await self.tell_state()
        await self.send(wire.DoneMessage(request.id, self.sent))

    async def explain(self, player: str, request: wire.Why) -> None:
        error = await self.services.play.why(self.table, player, request.seat, request.action)
        answer = wire.WhyMessage(request.id, request.seat, request.action, "", "", "", "")
        if error is not None:
            sentence = error.sentence(self.visitor.language, self.words)
            parts = (error.code, error.rule, error.key, sentence)
            answer = wire.WhyMessage(request.id, request.seat, request.action, *parts)
        await self.send(answer)


def decode(event: Any, largest: int) -> wire.ClientMessage:
    """A message as the protocol has it. Raises ``ApiError``."""
    text = event.get("text")
    if text is None:
        raise ApiError("bad-request", reason="expected a text message, got bytes")
    if len(text) > largest:
        raise ApiError("too-large")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise ApiError("bad-request", reason=str(error)[:200]) from None
