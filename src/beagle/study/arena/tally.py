"""Adding up an arena: win rates with 95 % intervals, points, thinking times, ratings."""

from beagle.study.arena.ratings import Ratings
from beagle.study.arena.tournament import LineUp, Outcome
from beagle.study.intervals import wilson
from beagle.study.words import StudyWords


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

    def line(self, words: StudyWords) -> str:
        low, high = self.interval()
        said = words.say(
            "tally-side",
            {
                "bot": f"{self.name:<8}",
                "places": len(self.places),
                "rate": f"{words.percent(self.rate()):>6}",
                "low": words.percent(low),
                "high": words.percent(high),
                "mean": words.decimal(self.mean_points(), 1),
            },
        )
        return f"{said}  {self.thinking(words)}" if self.choices else said

    def thinking(self, words: StudyWords) -> str:
        """How long a decision took."""
        mean, slowest = words.decimal(1000 * self.mean_seconds(), 2), words.decimal(self.slowest / 1000)
        return words.say("tally-thinking", {"mean": mean, "slowest": slowest})


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
        self.timed_games = 0
        """Games of which it is known how long the bots thought."""
        self.actions = 0
        self.failures = 0
        self.by_seat = [0.0] * len(line_up.bots)
        self.ratings = Ratings(line_up.bots)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.timed_games += outcome.is_timed()
        self.actions += outcome.actions
        self.failures += outcome.failures
        for side in self.sides:
            side.add(outcome)
        for seat, share in zip(outcome.seats, outcome.shares):
            self.by_seat[seat] += share
        self.ratings.add(outcome)

    def short(self, words: StudyWords) -> str:
        """The running result in a few words; none before the first game."""
        if not self.games:
            return ""
        return ", ".join(f"{side.name} {words.percent(side.rate())}" for side in self.sides)

    def text(self, words: StudyWords) -> str:
        """The result as lines for people."""
        asked = {"bots": " ".join(self.line_up.bots), "seed": str(self.line_up.seed), "count": self.games}
        lines = [words.say("tally-title", {"id": self.line_up.game, **asked})]
        if not self.games:
            return lines[0]
        lines += [side.line(words) for side in self.sides]
        if self.timed_games < self.games:
            lines.append(words.say("tally-untimed", {"count": self.timed_games}))
        if self.ratings.known():
            lines.append(words.say("tally-ratings", {"ratings": self.ratings.text(words)}))
        if self.failures:
            lines.append(words.say("tally-failures", {"count": self.failures}))
        return "\n".join(lines)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.line_up.game,
            "seats": list(self.line_up.bots),
            "seed": self.line_up.seed,
            "options": dict(self.line_up.options),
            "games": self.games,
            "timed_games": self.timed_games,
            "actions": self.actions,
            "failures": self.failures,
            "sides": [side.to_json() for side in self.sides],
            "ratings": self.ratings.to_json(),
            "wins_by_seat": [round(wins / self.games, 4) if self.games else 0.0 for wins in self.by_seat],
        }
