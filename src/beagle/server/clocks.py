"""The clocks of a match: like the rest of a match, they follow from its events.

A clock runs while its seat is to act and a human decides for it. A clock by the turn starts again when the turn begins
and after an action of the seat's own that can't be taken back; a clock for the match gets its increment when the turn
ends.
"""

from dataclasses import dataclass
from typing import Final, Literal

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND

GRACE: Final = 30 * SECOND
"""What somebody who returns to a seat has at least."""


@dataclass(frozen=True)
class ClockSetting:
    """How the clocks of a table are set: none, so much time by the turn (seconds or days), or for the whole match."""

    kind: Literal["none", "turn", "total", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    """Seconds added after each turn, of a clock for the whole match."""
    days: int = 0

    @property
    def is_on(self) -> bool:
        return self.kind != "none"

    @property
    def by_turn(self) -> bool:
        return self.kind in ("turn", "days")

    @property
    def allowance(self) -> int:
        """What a clock shows at the start, in milliseconds."""
        return self.seconds * SECOND + self.days * DAY


@dataclass(frozen=True)
class ClockReading:
    """What a seat's clock shows: the milliseconds left, and whether it runs."""

    seat: int
    left: int
    running: bool


class Clocks:
    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.left = [setting.allowance] * seats
        self.since: list[int | None] = [None] * seats
        self.in_turn: set[int] = set()

    def copy(self) -> "Clocks":
        twin = Clocks(self.setting, 0)
        twin.left, twin.since, twin.in_turn = list(self.left), list(self.since), set(self.in_turn)
        return twin

    def turn(self, at: int, acting: set[int], *, paused: bool, restart: int | None = None) -> None:
        """From the moment ``at``, these seats are to act with a human deciding; ``restart``: a turn clock to renew."""
        for seat in range(len(self.left)):
            self.stop(seat, at)
            if seat in self.in_turn and seat not in acting:
                self.left[seat] += self.setting.increment * SECOND
            if self.setting.by_turn and ((seat in acting and seat not in self.in_turn) or seat == restart):
                self.left[seat] = self.setting.allowance
            if seat in acting and not paused:
                self.since[seat] = at
        self.in_turn = set(acting)

    def stop(self, seat: int, at: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.left[seat] -= max(0, at - since)
            self.since[seat] = None

    def grant(self, seat: int) -> None:
        """Somebody returns to the seat: they get time enough to look around."""
        self.left[seat] = max(self.left[seat], GRACE)

    def deadline(self) -> int | None:
        """When the next clock runs out."""
        ends = [since + left for since, left in zip(self.since, self.left) if since is not None]
        return min(ends) if ends and self.setting.is_on else None

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if not self.setting.is_on:
            return []
        return [
            seat
            for seat, (since, left) in enumerate(zip(self.since, self.left))
            if since is not None and since + left <= now
        ]

    def readings(self, now: int) -> list[ClockReading]:
        """What everybody sees; nothing without clocks."""
        if not self.setting.is_on:
            return []
        return [
            ClockReading(seat, left if since is None else left - max(0, now - since), since is not None)
            for seat, (since, left) in enumerate(zip(self.since, self.left))
        ]
