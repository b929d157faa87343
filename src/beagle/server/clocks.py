"""The clocks of a match: a fold of its events, like everything else.

A clock runs while its seat is to act and a human decides for it. A clock by the turn starts anew when the turn begins
and after an action of the seat's own that can't be taken back; a clock for the match gets its increment when the turn
ends.
"""

from typing import Final

from beagle.server import wire

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND

GRACE: Final = 30 * SECOND
"""What somebody who returns to a seat has at least."""


class Clocks:
    def __init__(self, setting: wire.Clock, seats: int) -> None:
        self.setting = setting
        self.left = [allowance(setting)] * seats
        self.since: list[int | None] = [None] * seats
        self.in_turn: set[int] = set()

    def is_on(self) -> bool:
        return not isinstance(self.setting, wire.NoClock)

    def turn(self, at: int, acting: set[int], *, paused: bool, restart: int | None = None) -> None:
        """From the moment ``at``, these seats are to act with a human deciding; ``restart``: a turn clock to renew."""
        for seat in range(len(self.left)):
            self.stop(seat, at)
            if seat in self.in_turn and seat not in acting and isinstance(self.setting, wire.TotalClock):
                self.left[seat] += self.setting.increment * SECOND
            if by_turn(self.setting) and ((seat in acting and seat not in self.in_turn) or seat == restart):
                self.left[seat] = allowance(self.setting)
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
        return min(ends) if ends and self.is_on() else None

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if not self.is_on():
            return []
        return [
            seat
            for seat, (since, left) in enumerate(zip(self.since, self.left))
            if since is not None and since + left <= now
        ]

    def faces(self, now: int) -> list[wire.ClockFace]:
        """What everybody sees."""
        if not self.is_on():
            return []
        return [
            wire.ClockFace(seat, left if since is None else left - max(0, now - since), since is not None)
            for seat, (since, left) in enumerate(zip(self.since, self.left))
        ]


def by_turn(setting: wire.Clock) -> bool:
    return isinstance(setting, wire.TurnClock | wire.DaysClock)


def allowance(setting: wire.Clock) -> int:
    """What a clock shows at the start, in milliseconds."""
    match setting:
        case wire.TurnClock(seconds) | wire.TotalClock(seconds):
            return seconds * SECOND
        case wire.DaysClock(days):
            return days * DAY
        case _:
            return 0
