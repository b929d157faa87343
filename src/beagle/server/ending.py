"""What is written down when a match is over: results, achievements, ratings."""

import json
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete

from beagle.server.live_match import LiveMatch
from beagle.server.rows import SeatRow, ratings_of
from beagle.server.schema import RATINGS, RESULTS

MODEL: Final = PlackettLuce()

BOT: Final = "bot:"


def write_results(connection: Connection, live: LiveMatch, now: int) -> None:
    """Each seat's score, victory and achievements; ratings where the table counts for them."""
    state = live.state
    scores, winners = state.scores(), state.winners()
    for row in live.table.seats:
        result = {
            "table": live.table.id,
            "seat": row.seat,
            "player": row.player if row.kind == "player" else None,
            "game": live.game.id,
            "score": scores[row.seat],
            "won": row.seat in winners,
            "achievements": json.dumps(state.achievements(row.seat)),
            "finished": now,
        }
        connection.execute(RESULTS.insert().values(result))
    if live.table.rated:
        write_ratings(connection, live, ranks(scores, winners))


def ranks(scores: list[int], winners: list[int]) -> list[float]:
    """Places for the ratings: the winners first, the others by their scores."""
    others = sorted({score for seat, score in enumerate(scores) if seat not in winners}, reverse=True)
    return [0.0 if seat in winners else 1.0 + others.index(score) for seat, score in enumerate(scores)]


def rated_as(row: SeatRow) -> str:
    """Whose rating a seat is played for."""
    return row.player or "" if row.kind == "player" else f"{BOT}{row.level}"


def write_ratings(connection: Connection, live: LiveMatch, places: list[float]) -> None:
    """Update the ratings. A player with several seats, or all bots of a level, count by their best place."""
    best: dict[str, float] = {}
    for row, place in zip(live.table.seats, places):
        who = rated_as(row)
        best[who] = min(place, best.get(who, place))
    if len(best) < 2:
        return
    known = ratings_of(connection, list(best), live.game.id)
    teams = [[MODEL.rating(mu=known[who][0], sigma=known[who][1]) if who in known else MODEL.rating()] for who in best]
    for who, (rated,) in zip(best, MODEL.rate(teams, ranks=list(best.values()))):
        matches = known[who][2] if who in known else 0
        connection.execute(delete(RATINGS).where(RATINGS.c.player == who, RATINGS.c.game == live.game.id))
        values = {
            "player": who,
            "game": live.game.id,
            "skill": rated.mu,
            "doubt": rated.sigma,
            "matches": matches + 1,
        }
        connection.execute(RATINGS.insert().values(values))
