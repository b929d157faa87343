"""Limits for each address or connection: a token bucket for how often, a counter for how many at once."""

from typing import Final

from beagle.server.errors import ApiError

MOST_BUCKETS: Final = 50_000


class RateLimit:
    """For each key (an address, a connection), so many at once and so many a second in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: dict[str, tuple[float, int]] = {}

    def take(self, key: str, now: int) -> None:
        """Count one request. Raises ``ApiError`` with the seconds to wait when there are too many."""
        tokens, at = self.buckets.get(key, (self.burst, now))
        tokens = min(self.burst, tokens + max(0, now - at) * self.per_second / 1000)
        if tokens < 1:
            self.buckets[key] = (tokens, now)
            raise ApiError("too-many-requests", retry_after=max(1, round((1 - tokens) / self.per_second)))
        self.buckets[key] = (tokens - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget_full(now)

    def forget_full(self, now: int) -> None:
        """Drop the buckets that have had the time to fill up."""
        filling = self.burst / self.per_second * 1000
        self.buckets = {key: kept for key, kept in self.buckets.items() if now - kept[1] < filling}


class ConnectionLimit:
    """For each key, so many connections at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def acquire(self, key: str) -> None:
        """Raises ``ApiError`` when there are too many; otherwise ``release`` has to follow."""
        if self.open.get(key, 0) >= self.most:
            raise ApiError("too-many-connections", retry_after=10)
        self.open[key] = self.open.get(key, 0) + 1

    def release(self, key: str) -> None:
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]
