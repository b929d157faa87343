"""How often somebody may ask: a bucket of tokens for each, filled at a steady pace."""

from typing import Final

from beagle.server.trouble import Trouble

MOST_BUCKETS: Final = 50_000


class Pace:
    """So many in a burst, so many a second in the long run, for each key (an address, a connection)."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.buckets: dict[str, tuple[float, int]] = {}

    def take(self, key: str, now: int) -> None:
        """Ask once more. Raises ``Trouble`` with the seconds to wait."""
        tokens, at = self.buckets.get(key, (self.at_once, now))
        tokens = min(self.at_once, tokens + max(0, now - at) * self.a_second / 1000)
        if tokens < 1:
            self.buckets[key] = (tokens, now)
            raise Trouble("too-many-requests", retry_after=max(1, round((1 - tokens) / self.a_second)))
        self.buckets[key] = (tokens - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget_full(now)

    def forget_full(self, now: int) -> None:
        """Whoever has not asked for long needs no bucket."""
        long = self.at_once / self.a_second * 1000
        self.buckets = {key: kept for key, kept in self.buckets.items() if now - kept[1] < long}


class Crowd:
    """So many at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.there: dict[str, int] = {}

    def enter(self, key: str) -> None:
        if self.there.get(key, 0) >= self.most:
            raise Trouble("too-many-connections", retry_after=10)
        self.there[key] = self.there.get(key, 0) + 1

    def leave(self, key: str) -> None:
        self.there[key] -= 1
        if not self.there[key]:
            del self.there[key]
