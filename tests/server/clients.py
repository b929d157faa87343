"""Clients for the tests: HTTP and live connections to an application in the same event loop, without a network."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import httpx
from litestar import Litestar

from beagle.server.app import create_app
from beagle.server.services import Services
from beagle.server.settings import Settings
from tests.fake_games import pebbles
from tests.fake_games.whispers import whispers

BASE = "http://beagle.test"


class Site:
    """A running application."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.services: Services = app.state.services

    def client(self) -> "Client":
        """A browser that nobody knows yet."""
        return Client(self.app)

    async def guest(self, name: str) -> "Client":
        """A browser whose owner has chosen a name."""
        client = self.client()
        answer = await client.post("/api/me", {"name": name})
        assert answer.status_code == 201, answer.text
        client.id = answer.json()["player"]["id"]
        return client


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Site]:
    """An application from start to stop."""
    app = create_app(settings)
    async with app.lifespan():
        yield Site(app)


def add_test_games(services: Services) -> None:
    """Pebbles (a turn of several actions, chance) and Whispers (hidden hands, all at once)."""
    for game in (pebbles(), whispers()):
        services.offered_games.infos[game.id] = game.info
        services.offered_games.loaded[game.id, "standard"] = game


class Client:
    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.id = ""
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.http.get(path, headers=headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body, headers=headers)

    async def table(self, **wish: Any) -> dict[str, Any]:
        """Set up a table."""
        answer = await self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    @asynccontextmanager
    async def live(self, table: str, **query: Any) -> "AsyncIterator[LiveConnection]":
        """A live connection."""
        headers = [(b"host", b"beagle.test")]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers.append((b"cookie", cookies.encode()))
        for name in ("origin", "authorization"):
            if name in query:
                headers.append((name.encode(), query.pop(name).encode()))
        connection = LiveConnection(self.app, f"/api/tables/{table}/live", urlencode(query), headers)
        await connection.open()
        try:
            yield connection
        finally:
            await connection.close()


class LiveConnection:
    """One end of a WebSocket, spoken as ASGI messages."""

    def __init__(self, app: Litestar, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> None:
        self.app = app
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 5000),
            "server": ("beagle.test", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        """Every text received, as it came."""
        self.closed: tuple[int, str] | None = None
        self.last_id = 0
        self.last_sync = 1_000_000

    async def open(self) -> None:
        self.task = asyncio.create_task(self.app(self.scope, self.to_server.get, self.from_server.put))  # type: ignore[arg-type]
        await self.to_server.put({"type": "websocket.connect"})
        first = await self.from_server.get()
        assert first["type"] == "websocket.accept", first

    async def close(self) -> None:
        await self.to_server.put({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def send_text(self, text: str) -> None:
        await self.to_server.put({"type": "websocket.receive", "text": text})

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a request; its id."""
        self.last_id += 1
        await self.send_text(json.dumps({"type": kind, "id": self.last_id, **fields}))
        return self.last_id

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        event = await asyncio.wait_for(self.from_server.get(), 20)
        if event["type"] == "websocket.close":
            self.closed = (event["code"], event.get("reason") or "")
            return {"type": "closed", "code": event["code"], "reason": event.get("reason")}
        self.raw.append(event["text"])
        message: dict[str, Any] = json.loads(event["text"])
        return message

    async def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of these kinds with these fields; others are passed over."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["type"] != "closed", message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        id = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message["type"] == "closed" or message.get("id") == id:
                return message

    async def state(self) -> dict[str, Any]:
        return await self.until("state")

    async def sync(self) -> list[dict[str, Any]]:
        """Everything that was sent before this moment."""
        self.last_sync += 1
        id = self.last_sync
        await self.send_text(json.dumps({"type": "ping", "id": id}))
        heard: list[dict[str, Any]] = []
        while True:
            message = await self.receive()
            if message["type"] == "pong" and message["id"] == id:
                return heard
            heard.append(message)


class Player:
    """Plays one seat: keeps the log, checks that it has neither gaps nor repeats, and chooses the first action."""

    def __init__(self, client: Client, seat: int | None) -> None:
        self.client = client
        self.seat = seat
        self.entries: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}

    def learn(self, state: dict[str, Any]) -> None:
        numbers = [entry["number"] for entry in state["entries"]]
        assert state["since"] == len(self.entries)
        assert numbers == list(range(state["since"] + 1, state["number"] + 1))
        assert state["seat"] == self.seat
        self.entries += state["entries"]
        self.last = state

    async def play(self, live: LiveConnection, moves: int = 10_000) -> None:
        """Play until the match is over, or so many moves were made."""
        while not self.last or self.last["result"] is None:
            if not self.last or not self.last["legal"]:
                self.learn(await live.state())
                continue
            if not moves:
                return
            moves -= 1
            await self.move(live, self.last["legal"][0]["action"])

    async def move(self, live: LiveConnection, action: str) -> None:
        """Make a move; by the time it is acknowledged, it is in the log."""
        number = self.last["number"]
        id = await live.send("move", seat=self.seat, action=action, seen=number, confirmed=True)
        while True:
            message = await live.receive()
            if message["type"] == "state":
                self.learn(message)
            elif message.get("id") == id:
                assert message["type"] == "done", message
                assert message["number"] <= self.last["number"]
                return
