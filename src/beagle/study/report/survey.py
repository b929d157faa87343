"""Watching many games between bots and counting: what a report is made of.

Counts are kept by name in one ``Counter``, so that those of many processes are added up, and memory stays flat.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from beagle.bots.levels import bot_named
from beagle.bots.observers import Course
from beagle.bots.play import play
from beagle.core.random import derived_seed
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.study.pool import loaded, piece_size

Counts = Counter[tuple[str | int, ...]]
"""``("first", 0)``: victories of the seat that began; ``("holding", "theory-13", "wins")``; …"""

QUICK_GAMES: Final = 200
"""How many games of quick bots a process plays before it reports them."""
USUAL_GAMES: Final = 20
"""How many games of most bots a process plays before it reports them."""
SLOW_GAMES: Final = 2
"""How many games of slow bots a process plays before it reports them."""

WHOLE: Final = 60
"""A victory, as it is counted: it can be shared by two to six in whole numbers."""


@dataclass(frozen=True)
class Sample:
    """Some games of one line-up: all that they depend on."""

    game: str
    components: str | None
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    """Numbers ``first`` to ``games`` - 1."""

    def pieces(self) -> Iterator["Sample"]:
        """The same games in pieces of a size that a process plays at a time."""
        size = piece_size(self.bots, QUICK_GAMES, USUAL_GAMES, SLOW_GAMES)
        for start in range(self.first, self.games, size):
            yield replace(self, first=start, games=min(start + size, self.games))


def play_sample(sample: Sample) -> Counts:
    """Play the games and count."""
    chosen = loaded(sample.game, sample.components)
    counts: Counts = Counter()
    for number in range(sample.first, sample.games):
        play_one(chosen, sample, number, counts)
    return counts


def play_one(chosen: Game, sample: Sample, number: int, counts: Counts) -> None:
    """Game ``number``. Different bots change seats within a deal; who begins changes from deal to deal."""
    players = len(sample.bots)
    deal, turned = (number, 0) if len(set(sample.bots)) == 1 else divmod(number, players)
    begins = deal % players
    state = chosen.start(players=players, seed=derived_seed("survey", sample.seed, deal), first=begins)
    names = [sample.bots[(seat - turned) % players] for seat in range(players)]
    course = Course()
    play(state, [bot_named(name) for name in names], derived_seed("bots", sample.seed, number), course)
    count_course(state, course, counts)
    count_victory(state, names, begins, counts)
    count_holdings(state, counts)


def count_course(state: State, course: Course, counts: Counts) -> None:
    """Length, choices, changes of the lead, the winner's margin."""
    ranked = sorted(state.scores(), reverse=True)
    counts["games",] += 1
    counts["actions",] += course.actions
    counts["decisions",] += course.decisions
    counts["options",] += course.options
    counts["length", course.actions] += 1
    counts["lead changes", course.lead_changes] += 1
    counts["margin", ranked[0] - ranked[1]] += 1


def count_victory(state: State, names: list[str], begins: int, counts: Counts) -> None:
    """Who won, by the order of play and by bot, and where points come from."""
    winners = state.winners()
    for seat in range(state.players):
        share = WHOLE // len(winners) if seat in winners else 0
        counts["first", (seat - begins) % state.players] += share
        counts["bot", names[seat], "wins"] += share
        counts["bot", names[seat], "fair"] += WHOLE // state.players
        counts["seats", "winner" if share else "other"] += 1
        for category, points in state.breakdown(seat).items():
            counts["points", category, "winner" if share else "other"] += points


def count_holdings(state: State, counts: Counts) -> None:
    """For each thing, the seats that have more of it than their table's average, and whether they win."""
    winners = state.winners()
    held = [state.holdings(seat) for seat in range(state.players)]
    for thing in {thing for of_seat in held for thing in of_seat}:
        amounts = [of_seat.get(thing, 0) for of_seat in held]
        total = sum(amounts)
        for seat, amount in enumerate(amounts):
            if amount * state.players > total:
                counts["holding", thing, "seats"] += 1
                counts["holding", thing, "fair"] += WHOLE // state.players
                counts["holding", thing, "wins"] += WHOLE // len(winners) if seat in winners else 0
