"""The server as a whole: its parts, and what it does from opening to closing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from beagle.bots.levels import LEVELS
from beagle.server import hub
from beagle.server.desks import Desks
from beagle.server.limits import Crowd, Pace
from beagle.server.lobby import Lobby
from beagle.server.metrics import Metrics
from beagle.server.play import LOG, Play
from beagle.server.rows import TableRow
from beagle.server.settings import Settings
from beagle.server.shelf import Shelf
from beagle.server.store import Store
from beagle.server.thinking import Thinkers

HOUR = 3600


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.shelf = Shelf(settings.component_sets, list(LEVELS))
        self.channels = ChannelsPlugin(channels_backend(settings.channels), channels=[hub.CHANNEL])
        self.hub = hub.Hub(self.channels)
        self.desks = Desks(settings, self.store, self.shelf, self.hub, self.metrics)
        self.thinkers = Thinkers(settings.thinkers, settings.most_thoughts)
        self.lobby = Lobby(settings, self.store, self.shelf, self.hub)
        self.play = Play(settings, self.desks, self.thinkers)
        self.lobby.after_change = self.after_change
        self.requests = Pace(limits.requests_at_once, limits.requests)
        self.guests = Pace(limits.guests, limits.guests / HOUR)
        self.logins = Pace(limits.logins, limits.logins / HOUR)
        self.crowd = Crowd(limits.connections)

    def now(self) -> int:
        return self.settings.now()

    def after_change(self, row: TableRow) -> None:
        """A table changed through this process: its desk knows at once."""
        self.desks.noticed({"kind": "table", "table": row.id})
        if row.status == "playing":
            self.play.tend_soon(row.id)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """From opening to closing; the channels are open already."""
        chores = [
            asyncio.create_task(self.hub.run(self.desks)),
            asyncio.create_task(self.sweep()),
            asyncio.create_task(self.repeat_presence()),
            asyncio.create_task(self.tidy_up()),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.play.stop()
            await asyncio.get_running_loop().run_in_executor(None, self.thinkers.close)
            await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def sweep(self) -> None:
        while True:
            try:
                await self.play.sweep()
            except Exception:
                LOG.exception("looking after the clocks failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def repeat_presence(self) -> None:
        while True:
            self.hub.announce_all(self.now())
            await asyncio.sleep(hub.REPEAT_SECONDS)

    async def tidy_up(self) -> None:
        while True:
            try:
                await self.lobby.close_forgotten()
            except Exception:
                LOG.exception("tidying up failed")
            await asyncio.sleep(HOUR)

    def metrics_page(self) -> bytes:
        self.metrics.commits.set(self.store.commits)
        self.metrics.writes.set(self.store.writes)
        self.metrics.thoughts.set(self.thinkers.waiting)
        self.metrics.desks.set(len(self.desks.desks))
        return self.metrics.page()


def channels_backend(url: str | None) -> ChannelsBackend:
    """Redis when there is an address, else this process's memory."""
    if url is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
