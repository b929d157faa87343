"""A report's figures: rates with 95 % intervals, made of the counts of a survey."""

from typing import Any, Final

from beagle.study.intervals import wilson
from beagle.study.report.survey import WHOLE, Counts

FEWEST: Final = 30
"""Of a thing that fewer seats had, nothing is said."""


def rounded(value: float) -> float:
    return round(value, 4)


def times_fair(wins: float, seats: float, fair: float) -> dict[str, float]:
    """How many times their fair share of victories some seats have, with an interval."""
    low, high = wilson(wins, round(seats))
    scale = seats / fair
    return {"times_fair": rounded(wins / fair), "low": rounded(low * scale), "high": rounded(high * scale)}


def first_seat(counts: Counts, players: int) -> list[dict[str, Any]]:
    """Victories by the order of play: 1 is the seat that begins."""
    games = counts["games",]
    rows = []
    for order in range(players):
        wins = counts["first", order] / WHOLE
        low, high = wilson(wins, games)
        rows.append(
            {
                "order": order + 1,
                "win_rate": rounded(wins / games),
                "low": rounded(low),
                "high": rounded(high),
                "fair": rounded(1 / players),
            }
        )
    return rows


def what_wins(counts: Counts) -> list[dict[str, Any]]:
    """Each thing: how often those win who have more of it than their table's average."""
    rows = []
    for thing in sorted({str(key[1]) for key in counts if key[0] == "holding"}):
        seats = counts["holding", thing, "seats"]
        if seats >= FEWEST:
            wins, fair = counts["holding", thing, "wins"] / WHOLE, counts["holding", thing, "fair"] / WHOLE
            rows.append({"thing": thing, "seats": seats, **times_fair(wins, seats, fair)})
    return sorted(rows, key=lambda row: -float(row["times_fair"]))


def where_points_come_from(counts: Counts) -> list[dict[str, Any]]:
    """Points a seat by category, for winners and for the others."""
    rows = []
    for category in dict.fromkeys(str(key[1]) for key in counts if key[0] == "points"):
        for who in ("winner", "other"):
            seats = counts["seats", who]
            if seats:
                points = counts["points", category, who] / seats
                rows.append({"category": category, "who": who, "points": rounded(points)})
    return rows


def histogram(counts: Counts, name: str) -> list[dict[str, Any]]:
    """How often each number came up."""
    games = counts["games",]
    found = sorted((int(key[1]), count) for key, count in counts.items() if key[0] == name)
    return [{"value": value, "share": rounded(count / games)} for value, count in found]


def mean(counts: Counts, name: str) -> float:
    return rounded(sum(int(key[1]) * count for key, count in counts.items() if key[0] == name) / counts["games",])


def course(counts: Counts) -> dict[str, Any]:
    """Length, branching, changes of the lead, margins."""
    return {
        "actions": mean(counts, "length"),
        "decisions": rounded(counts["decisions",] / counts["games",]),
        "branching": rounded(counts["options",] / max(1, counts["decisions",])),
        "lead_changes": mean(counts, "lead changes"),
        "margin": mean(counts, "margin"),
        "shared_victories": rounded(counts["seats", "winner"] / counts["games",] - 1),
        "lengths": histogram(counts, "length"),
        "lead_changes_shares": histogram(counts, "lead changes"),
    }


def thinking(counts: Counts, bot: str, other: str) -> dict[str, Any]:
    """How a bot fares among seats that it shares with another."""
    games = counts["games",]
    wins, fair = counts["bot", bot, "wins"] / WHOLE, counts["bot", bot, "fair"] / WHOLE
    low, high = wilson(wins, games)
    return {
        "bot": bot,
        "against": other,
        "games": games,
        "win_rate": rounded(wins / games),
        "low": rounded(low),
        "high": rounded(high),
        "fair": rounded(fair / games),
    }
