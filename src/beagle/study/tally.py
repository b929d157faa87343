"""Adding up an arena: win rates with 95 % intervals, points, thinking times, ratings."""

from math import sqrt
from typing import Final

from beagle.study.arena import LineUp, Outcome
from beagle.study.ratings import Ratings

Z: Final = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate; shared victories count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


class Side:
    """All places of a line-up that one kind of bot takes: together they are one side."""

    def __init__(self, name: str, places: list[int]) -> None:
        self.name = name
        self.places = places
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.choices = 0
        self.spent = 0
        self.slowest = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for place in self.places:
            self.wins += outcome.shares[place]
            self.points += outcome.scores[place]
            self.choices += outcome.choices[place]
            self.spent += outcome.spent[place]
            self.slowest = max(self.slowest, outcome.slowest[place])

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def mean_points(self) -> float:
        return self.points / (self.games * len(self.places)) if self.games else 0.0

    def mean_seconds(self) -> float:
        return self.spent / self.choices / 1e6 if self.choices else 0.0

    def to_json(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "bot": self.name,
            "places": self.places,
            "win_rate": round(self.rate(), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.mean_points(), 2),
            "mean_seconds": round(self.mean_seconds(), 6),
            "slowest_seconds": round(self.slowest / 1e6, 6),
        }

    def line(self) -> str:
        low, high = self.interval()
        fair = len(self.places)
        return (
            f"{self.name:<8} × {fair}  wins {self.rate():6.1%}  (95 %: {low:.1%} to {high:.1%})  "
            f"points {self.mean_points():.1f}  a decision {1000 * self.mean_seconds():.2f} ms, "
            f"slowest {self.slowest / 1000:.0f} ms"
        )


def sides_of(bots: tuple[str, ...]) -> list[Side]:
    """One side for each kind of bot; where all are of one kind, one for each place."""
    names = list(dict.fromkeys(bots))
    if len(names) == 1:
        return [Side(bot, [place]) for place, bot in enumerate(bots)]
    return [Side(name, [place for place, bot in enumerate(bots) if bot == name]) for name in names]


class Tally:
    """The running result of an arena; its size doesn't grow with the games."""

    def __init__(self, line_up: LineUp) -> None:
        self.line_up = line_up
        self.sides = sides_of(line_up.bots)
        self.games = 0
        self.actions = 0
        self.failures = 0
        self.by_seat = [0.0] * len(line_up.bots)
        self.ratings = Ratings(line_up.bots)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.actions += outcome.actions
        self.failures += outcome.failures
        for side in self.sides:
            side.add(outcome)
        for seat, share in zip(outcome.seats, outcome.shares):
            self.by_seat[seat] += share
        self.ratings.add(outcome)

    def short(self) -> str:
        """The running result in a few words."""
        return ", ".join(f"{side.name} {side.rate():.1%}" for side in self.sides)

    def text(self) -> str:
        lines = [f"{self.line_up.game}, {' '.join(self.line_up.bots)}, seed {self.line_up.seed}: {self.games} games"]
        lines += [side.line() for side in self.sides]
        if self.ratings.known():
            lines.append(f"ratings (openskill): {self.ratings.text()}")
        if self.failures:
            lines.append(f"a bot failed {self.failures} times and played at random instead: the log says why")
        return "\n".join(lines)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.line_up.game,
            "seats": list(self.line_up.bots),
            "seed": self.line_up.seed,
            "options": dict(self.line_up.options),
            "games": self.games,
            "actions": self.actions,
            "failures": self.failures,
            "sides": [side.to_json() for side in self.sides],
            "ratings": self.ratings.to_json(),
            "wins_by_seat": [round(wins / self.games, 4) if self.games else 0.0 for wins in self.by_seat],
        }
