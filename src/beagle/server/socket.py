"""Live play over a WebSocket: one connection, looking at one table from one seat at a time."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beagle.match.text import GameWords
from beagle.server import wire
from beagle.server.chat import mute, say
from beagle.server.house import House
from beagle.server.hub import Listener
from beagle.server.limits import Pace
from beagle.server.outgoing import chat_message, state_message, table_card
from beagle.server.rows import ChatRow, TableRow, load_chats, muted_by
from beagle.server.trouble import Trouble
from beagle.server.visitor import Visitor, check_origin, visitor_of

Socket = WebSocket[Any, Any, Any]

DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
ENCODER: Final = msgspec.json.Encoder()

CHATS_AT_ONCE: Final = 100
REFUSED: Final = 4000
"""The connection can't be had; a message said why."""


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str], house: NamedDependency[House]) -> None:
    """Accept, say why not if it can't be, else talk until somebody hangs up."""
    await socket.accept()
    visitor = await visitor_of(house, socket)
    try:
        check_origin(house, socket)
        if visitor.player is None and visitor.trouble.code != "no-identity":
            raise visitor.trouble
        since, seat = asked_number(socket, "since"), asked_number(socket, "seat")
        row = await house.desks.table(table)
        if seat is not None and seat not in row.seats_of(visitor.id):
            raise Trouble("not-your-seat")
        house.crowd.enter(visitor.address)
    except Trouble as trouble:
        await send(socket, refused(trouble, None, visitor.language))
        await socket.close(REFUSED, trouble.code)
        return
    house.metrics.connections.inc()
    try:
        async with house.hub.listen(table, visitor.id) as listener:
            await Talk(house, socket, visitor, row, since or 0, seat).run(listener)
    finally:
        house.metrics.connections.dec()
        house.crowd.leave(visitor.address)


def asked_number(socket: Socket, name: str) -> int | None:
    """A number in the address. Raises ``Trouble``."""
    text = str(socket.query_params.get(name, ""))
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Trouble("bad-request", reason=f"{name} is no number")
    return int(text)


async def send(socket: Socket, message: wire.ServerMessage) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(ENCODER.encode(message).decode())


def refused(trouble: Trouble, id: int | None, language: str, words: GameWords | None = None) -> wire.RefusedMessage:
    return wire.RefusedMessage(id, trouble.code, trouble.rule, trouble.key, trouble.sentence(language, words))


class Talk:
    """One connection. ``viewer`` is the seat it looks from, ``sent`` the last event it was told."""

    def __init__(
        self, house: House, socket: Socket, visitor: Visitor, row: TableRow, since: int, seat: int | None
    ) -> None:
        self.house = house
        self.socket = socket
        self.visitor = visitor
        self.table = row.id
        self.words = house.shelf.find(row.game, row.components).text(visitor.language)
        self.viewer = seat
        self.chosen = seat is not None or not row.seats_of(visitor.id)
        self.sent = since
        self.started = False
        self.sending = asyncio.Lock()
        self.muted: set[str] = set()
        limits = house.settings.limits
        self.pace = Pace(limits.messages_at_once, limits.messages)
        self.too_fast = 0

    async def run(self, listener: Listener) -> None:
        """Tell what is, then listen to both sides until one of them ends."""
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
            self.muted = await self.house.store.read(lambda database: muted_by(database, player))
        await self.tell_table()
        for chat in await self.house.store.read(lambda database: load_chats(database, self.table, CHATS_AT_ONCE)):
            await self.tell_chat(chat)
        await self.tell_state()

    # To the client

    async def push(self, listener: Listener) -> None:
        """Pass on what happens at the table, several happenings at once where they come fast."""
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
        row = await self.house.desks.table(self.table)
        present, connections = self.house.hub.present(self.table)
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
                async with self.house.desks.open(self.table) as live:
                    self.choose_seat(live.table, live.state.to_act())
                    since = self.sent if self.sent <= live.number else 0
                    if self.started and live.number == since:
                        return
                    message = state_message(live, self.viewer, since, self.house.now())
                    self.sent, self.started = live.number, True
            except Trouble as trouble:
                if trouble.code != "table-not-playing":
                    await self.send(refused(trouble, None, self.visitor.language, self.words))
                return
            await self.send(message)

    def choose_seat(self, row: TableRow, acting: list[int]) -> None:
        """Whoever plays looks from their seat; with several, from the one that is to act when they come."""
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
                self.house.metrics.messages.inc()
                if not await self.answer(event):
                    await self.socket.close(REFUSED, "too-many-requests")
                    return

    async def answer(self, event: Any) -> bool:
        """Answer one message; false when the client won't slow down."""
        id: int | None = None
        try:
            self.pace.take("", self.house.now())
            self.too_fast = 0
            request = decode(event, self.house.settings.limits.body)
            id = request.id
            await self.carry_out(request)
        except Trouble as trouble:
            self.house.metrics.refusals.labels(trouble.code).inc()
            if trouble.code == "too-many-requests":
                self.too_fast += 1
                if self.too_fast > self.house.settings.limits.refused_messages:
                    return False
            await self.send(refused(trouble, id, self.visitor.language, self.words))
        return True

    async def carry_out(self, request: wire.ClientMessage) -> None:
        """One request of the protocol. Raises ``Trouble``."""
        if isinstance(request, wire.Ping):
            await self.send(wire.PongMessage(request.id, self.house.now()))
            return
        if isinstance(request, wire.Look):
            await self.look(request)
            return
        player = self.visitor.known().id
        play, table = self.house.play, self.table
        match request:
            case wire.Move():
                done = await play.whole(play.move(table, player, request))
                if isinstance(done, wire.Preview):
                    await self.send(wire.ConfirmMessage(request.id, request.seat, request.action, done))
                    return
            case wire.Undo():
                done = await play.whole(play.undo(table, player, request))
            case wire.CastVote():
                done = await play.whole(play.vote(table, player, request))
            case wire.Resume():
                done = await play.whole(play.resume(table, player, request))
            case wire.Leave():
                done = await play.whole(play.leave(table, player, request.seat))
            case wire.Return():
                done = await play.whole(play.come_back(table, player, request))
            case wire.Why():
                await self.explain(player, request)
                return
            case wire.AskPreview():
                shown = await play.preview(table, player, request)
                await self.send(wire.PreviewMessage(request.id, request.seat, request.action, shown))
                return
            case wire.Say():
                await say(self.house, table, player, request.text)
                done = self.sent
            case wire.Mute():
                await mute(self.house, player, request.player, muted=request.muted)
                (self.muted.add if request.muted else self.muted.discard)(request.player)
                done = self.sent
        await self.tell_state()
        await self.send(wire.DoneMessage(request.id, done))

    async def look(self, request: wire.Look) -> None:
        async with self.house.desks.open(self.table) as live:
            if request.seat is not None and request.seat not in live.table.seats_of(self.visitor.id):
                raise Trouble("not-your-seat")
        async with self.sending:
            self.viewer, self.chosen, self.sent, self.started = request.seat, True, 0, True
        await self.tell_state()
        await self.send(wire.DoneMessage(request.id, self.sent))

    async def explain(self, player: str, request: wire.Why) -> None:
        trouble = await self.house.play.why(self.table, player, request)
        answer = wire.WhyMessage(request.id, request.seat, request.action, "", "", "", "")
        if trouble is not None:
            sentence = trouble.sentence(self.visitor.language, self.words)
            parts = (trouble.code, trouble.rule, trouble.key, sentence)
            answer = wire.WhyMessage(request.id, request.seat, request.action, *parts)
        await self.send(answer)


def decode(event: Any, largest: int) -> wire.ClientMessage:
    """A message as the protocol has it. Raises ``Trouble``."""
    text = event.get("text")
    if text is None:
        raise Trouble("bad-request", reason="messages are text")
    if len(text) > largest:
        raise Trouble("too-large")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Trouble("bad-request", reason=str(error)[:200]) from None
