"""The parts of the server, put together, and what runs in the background from start to stop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import NamedDependency

from beagle.bots.levels import LEVELS
from beagle.server import hub
from beagle.server.bot_pool import BotPool
from beagle.server.limits import ConnectionLimit, RateLimit
from beagle.server.live_matches import LiveMatches
from beagle.server.lobby import Lobby
from beagle.server.metrics import Metrics
from beagle.server.offered_games import OfferedGames
from beagle.server.play import LOG, Play
from beagle.server.settings import Settings
from beagle.server.store import Store

HOUR = 3600


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.offered_games = OfferedGames(settings.component_sets, list(LEVELS))
        self.channels = ChannelsPlugin(channels_backend(settings.channels), channels=[hub.CHANNEL])
        self.hub = hub.Hub(self.channels)
        self.live_matches = LiveMatches(settings, self.store, self.offered_games, self.hub, self.metrics)
        self.bot_pool = BotPool(settings.thinkers, settings.most_thoughts)
        self.play = Play(settings, self.live_matches, self.bot_pool)
        self.lobby = Lobby(settings, self.store, self.offered_games, self.hub, self.play)
        self.requests = RateLimit(limits.requests_at_once, limits.requests)
        self.guests = RateLimit(limits.guests, limits.guests / HOUR)
        self.logins = RateLimit(limits.logins, limits.logins / HOUR)
        self.connections = ConnectionLimit(limits.connections)

    def now(self) -> int:
        return self.settings.now()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From start to stop; the channels are open already."""
        tasks = [
            asyncio.create_task(self.hub.run(self.live_matches.on_notice)),
            asyncio.create_task(self.advance_due()),
            asyncio.create_task(self.repeat_presence()),
            asyncio.create_task(self.close_forgotten()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.play.stop()
            await asyncio.get_running_loop().run_in_executor(None, self.bot_pool.close)
            await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def advance_due(self) -> None:
        while True:
            try:
                await self.play.advance_due()
            except Exception:
                LOG.exception("looking after clocks and bots failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def repeat_presence(self) -> None:
        while True:
            self.hub.announce_all(self.now())
            await asyncio.sleep(hub.REPEAT_SECONDS)

    async def close_forgotten(self) -> None:
        while True:
            try:
                await self.lobby.close_forgotten()
            except Exception:
                LOG.exception("closing forgotten tables failed")
            await asyncio.sleep(HOUR)

    def metrics_page(self) -> bytes:
        self.metrics.commits.set(self.store.commits)
        self.metrics.writes.set(self.store.writes)
        self.metrics.thoughts.set(self.bot_pool.waiting)
        self.metrics.live_matches.set(len(self.live_matches.slots))
        return self.metrics.page()


InjectedServices = NamedDependency[Services]


def channels_backend(url: str | None) -> ChannelsBackend:
    """Redis when there is an address, else this process's memory."""
    if url is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
