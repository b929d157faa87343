"""Which games a report plays, in which order, and their counts."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from beagle.match.catalogue import Game
from beagle.study.report.statistics import course, first_seat, thinking, what_wins, where_points_come_from
from beagle.study.report.survey import Counts, Sample

GREEDY: Final = "3"
"""The level whose games tell what wins and where points come from."""

SHARES: Final = {"1": 4, "2": 4, "3": 1, "4": 100, "5": 2000}
"""How many times fewer games of each level tell whether it matters who begins: deep thinkers are slow."""

DUEL_SHARES: Final = {"2": 20, "3": 20, "4": 100, "5": 1000}
"""How many times fewer games each level plays against the one below it."""


def samples(chosen: Game, components: str | None, levels: Sequence[str], games: int, seed: int) -> list[Sample]:
    """The line-ups of a report: each level by itself at every number of players, then each against the one below."""
    least, most = chosen.info.least_players, chosen.info.most_players
    counts = range(least, most + 1)
    found = []
    for level in levels:
        each = max(1, games // SHARES[level] // len(counts))
        found += [Sample(chosen.id, components, (level,) * players, seed, 0, each) for players in counts]
    for level, below in zip(levels[1:], levels):
        bots = (level, *[below] * (least - 1))
        found.append(Sample(chosen.id, components, bots, seed, 0, max(least, games // DUEL_SHARES[level])))
    return found


class Survey:
    """The counts of every sample of one component set, as far as they are played."""

    def __init__(self, chosen: Game, wanted: list[Sample]) -> None:
        self.chosen = chosen
        self.wanted = wanted
        self.counts: list[Counts] = [Counter() for _ in wanted]

    def add(self, number: int, counts: Counts) -> None:
        """Some more games of a sample: all of them or, should Ctrl-C come in between, none."""
        total = self.counts[number].copy()
        total.update(counts)
        self.counts[number] = total

    def games(self) -> int:
        """How many games are played."""
        return sum(counts["games",] for counts in self.counts)

    def alone(self, level: str) -> list[tuple[int, Counts]]:
        """The samples of a level by itself that have games, with their numbers of players."""
        found = zip(self.wanted, self.counts)
        return [(len(s.bots), counts) for s, counts in found if set(s.bots) == {level} and counts["games",]]

    def figures(self, levels: Sequence[str]) -> dict[str, Any]:
        """All that the report tells of this set."""
        main: Counts = Counter()
        for _, counts in self.alone(GREEDY):
            main.update(counts)
        duels = [(s.bots, counts) for s, counts in zip(self.wanted, self.counts) if len(set(s.bots)) == 2]
        return {
            "components": self.chosen.components_hash,
            "games": self.games(),
            "greedy_games": main["games",],
            "first_seat": [
                {"level": level, "players": players, "games": counts["games",], **row}
                for level in levels
                for players, counts in self.alone(level)
                for row in first_seat(counts, players)
            ],
            "what_wins": what_wins(main),
            "points": [
                {"players": players, **row}
                for players, counts in self.alone(GREEDY)
                for row in where_points_come_from(counts)
            ],
            "course": [{"players": players, **course(counts)} for players, counts in self.alone(GREEDY)],
            "thinking": [thinking(counts, bots[0], bots[-1]) for bots, counts in duels if counts["games",]],
        }


def in_order(surveys: Sequence[Survey]) -> list[tuple[Survey, int, Sample]]:
    """The pieces of all samples: each with its survey and the number of its sample there.

    All samples advance together, and the same piece of each component set follows the other, so that a report that is
    stopped has something to say on every question and compares the sets on the same deals.
    """
    found = [
        (piece.first / sample.games, number, place, survey, piece)
        for place, survey in enumerate(surveys)
        for number, sample in enumerate(survey.wanted)
        for piece in sample.pieces()
    ]
    found.sort(key=lambda one: one[:3])
    return [(survey, number, piece) for _, number, _, survey, piece in found]
