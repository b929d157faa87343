"""Who listens to which table, in this process and, over Redis channels, in the others.

What goes over the channels is only *that* something changed, and chat; what a viewer may know is read from the store.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin

from beagle.server.identity import new_id

CHANNEL: Final = "tables"
LONGEST_QUEUE: Final = 500
PRESENCE_MILLISECONDS: Final = 90_000
REPEAT_SECONDS: Final = 30

Notice = dict[str, Any]


class Listener:
    """The notices for one connection. ``lost`` when it could not keep up: it has to look at everything again."""

    def __init__(self, table: str | None, player: str | None) -> None:
        self.table = table
        self.player = player
        self.notices: asyncio.Queue[Notice] = asyncio.Queue(LONGEST_QUEUE)
        self.lost = False

    def notify(self, notice: Notice) -> None:
        try:
            self.notices.put_nowait(notice)
        except asyncio.QueueFull:
            self.lost = True


class Hub:
    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.process = new_id()
        self.listeners: dict[str | None, set[Listener]] = {}
        self.elsewhere: dict[tuple[str, str], tuple[int, list[str], int]] = {}
        """(process, table) -> until when that holds, who is there, how many watch."""
        self.now = 0

    async def run(self, on_notice: Callable[[Notice], None]) -> None:
        """Pass on what the channels bring, as long as the server runs: to ``on_notice``, then to the listeners."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for payload in subscriber.iter_events():
                notice: Notice = msgspec.json.decode(payload)
                on_notice(notice)
                if notice["kind"] == "presence" and notice["process"] != self.process:
                    self.learn(notice)
                if notice["kind"] == "roll-call" and notice["process"] != self.process:
                    self.announce(notice["table"])
                self.pass_on(notice)

    def pass_on(self, notice: Notice) -> None:
        for key in (notice["table"], None):
            for listener in self.listeners.get(key, ()):
                listener.notify(notice)

    def publish(self, kind: str, table: str, **more: object) -> None:
        """Tell every process that something happened at a table."""
        self.channels.publish({"kind": kind, "table": table, **more}, CHANNEL)

    # Presence

    def learn(self, notice: Notice) -> None:
        key = (notice["process"], notice["table"])
        if notice["players"] or notice["watchers"]:
            self.elsewhere[key] = (notice["until"], notice["players"], notice["watchers"])
        else:
            self.elsewhere.pop(key, None)

    def announce(self, table: str) -> None:
        """Say who is at a table through this process."""
        players, watchers = self.here(table)
        until = self.now + PRESENCE_MILLISECONDS
        self.publish("presence", table, process=self.process, players=sorted(players), watchers=watchers, until=until)

    def announce_all(self, now: int) -> None:
        """Repeat what still holds, forget what no longer does."""
        self.now = now
        for table in [table for table in self.listeners if table is not None]:
            self.announce(table)
        self.elsewhere = {key: value for key, value in self.elsewhere.items() if value[0] > now}

    def here(self, table: str) -> tuple[set[str], int]:
        listeners = self.listeners.get(table, set())
        return {listener.player for listener in listeners if listener.player}, len(listeners)

    def present(self, table: str) -> tuple[set[str], int]:
        """Who is at a table, and how many connections there are."""
        players, connections = self.here(table)
        for (_, other), (_, there, number) in self.elsewhere.items():
            if other == table:
                players |= set(there)
                connections += number
        return players, connections

    @contextlib.asynccontextmanager
    async def listen(self, table: str | None, player: str | None) -> AsyncIterator[Listener]:
        """Notices of a table, or of all tables (``None``), while the context lasts."""
        listener = Listener(table, player)
        self.listeners.setdefault(table, set()).add(listener)
        if table is not None:
            self.announce(table)
            self.publish("roll-call", table, process=self.process)
        try:
            yield listener
        finally:
            left = self.listeners[table]
            left.discard(listener)
            if not left:
                del self.listeners[table]
            if table is not None:
                self.announce(table)
