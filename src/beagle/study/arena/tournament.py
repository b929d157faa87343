"""Many games between bots, seats rotated over shared deals, the same results however they are spread.

Game number g plays deal g // n with the line-up turned by g % n seats, so that every bot sits everywhere in the same
deal. A deal's shuffle and the bots' chance come from the arena's seed and these numbers alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import beagle
from beagle.bots.observers import Timings
from beagle.bots.play import play
from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS, derived_seed
from beagle.match.catalogue import Game
from beagle.study.arena.contestants import check_contestant, contestant
from beagle.study.pool import loaded, piece_size, spread

QUICK_GAMES: Final = 1000
"""How many games of quick bots a process plays before it reports them."""
USUAL_GAMES: Final = 4
"""How many games of most bots a process plays before it reports them."""
SLOW_GAMES: Final = 1
"""Slow bots' games are reported one by one: each may take a minute, and none that is finished should get lost."""
RAY_TIMES: Final = 5
"""How many times more games a task of a Ray cluster plays, since sending tasks around costs more there."""


@dataclass(frozen=True)
class LineUp:
    """Who plays what: all that the games of an arena depend on, besides their numbers."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, bool | int | str], ...] = ()
    components: str | None = None

    def load(self) -> Game:
        return loaded(self.game, self.components)

    def check(self) -> None:
        """Raises ``BadOption``, ``BadComponents``."""
        chosen = self.load()
        for name in self.bots:
            check_contestant(name)
        least, most = chosen.info.least_players, chosen.info.most_players
        if not least <= len(self.bots) <= most:
            raise BadOption(f"{self.game} is for {least} to {most} players, got {len(self.bots)} bots")
        chosen.start(players=len(self.bots), seed=0, first=None, **dict(self.options))
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadOption(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {self.seed}")


@dataclass(frozen=True)
class Outcome:
    """How one game ended. Every row is in the order of the line-up, not of the seats."""

    number: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each bot's share of the victory: they add up to 1."""
    seats: tuple[int, ...]
    """The seat that each bot had."""
    actions: int
    failures: int
    """How often a bot failed and an action at random took the place of its own."""
    choices: tuple[int, ...]
    """How many decisions each bot made; all 0 where it isn't known how long they took."""
    spent: tuple[int, ...]
    """Each bot's thinking time, in microseconds."""
    slowest: tuple[int, ...]
    """The longest that each bot thought about one decision, in microseconds."""

    def is_timed(self) -> bool:
        """Whether it is known how long the bots thought."""
        return any(self.choices)

    def to_json(self) -> dict[str, object]:
        """What is the same each time the game is played; thinking times aren't."""
        return {
            "number": self.number,
            "scores": self.scores,
            "shares": self.shares,
            "seats": self.seats,
            "actions": self.actions,
            "failures": self.failures,
        }


def play_game(line_up: LineUp, chosen: Game, number: int) -> Outcome:
    """Play one game of an arena."""
    count = len(line_up.bots)
    deal, turned = divmod(number, count)
    options = dict(line_up.options)
    shuffle = derived_seed("deal", line_up.seed, deal)
    state = chosen.start(players=count, seed=shuffle, first=None, **options)
    seats = tuple((place + turned) % count for place in range(count))
    parameters = {"players": count, "components": line_up.components or "", **options}
    bots = {seat: contestant(line_up.bots[place], chosen.id, parameters) for place, seat in enumerate(seats)}
    timings = Timings(count)
    play(state, [bots[seat] for seat in range(count)], derived_seed("bots", line_up.seed, number), timings)
    winners = state.winners()
    scores = state.scores()
    return Outcome(
        number=number,
        scores=tuple(scores[seat] for seat in seats),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        seats=seats,
        actions=timings.actions,
        failures=timings.failures,
        choices=tuple(timings.choices[seat] for seat in seats),
        spent=tuple(timings.spent[seat] for seat in seats),
        slowest=tuple(timings.slowest[seat] for seat in seats),
    )


def play_piece(piece: tuple[LineUp, range]) -> list[Outcome]:
    """What one process plays at a time."""
    line_up, numbers = piece
    chosen = line_up.load()
    return [play_game(line_up, chosen, number) for number in numbers]


def pieces(line_up: LineUp, first: int, games: int, size: int) -> Iterator[tuple[LineUp, range]]:
    """The numbers of the games to play, so many at a time."""
    for start in range(first, games, size):
        yield line_up, range(start, min(start + size, games))


def run(line_up: LineUp, first: int, games: int, jobs: int, ray: str | None = None) -> Iterator[Outcome]:
    """Play games ``first`` to ``games`` - 1 and give their outcomes in that order, each as soon as it is known.

    ``ray`` is the address of a Ray cluster; see ``pool``. Raises ``WorkerLost``.
    """
    size = piece_size(line_up.bots, QUICK_GAMES, USUAL_GAMES, SLOW_GAMES)
    if ray is not None:
        size *= RAY_TIMES
    elif jobs == 1:
        size = 1
    for outcomes in spread(play_piece, pieces(line_up, first, games, size), jobs, ray):
        yield from outcomes


def version() -> str:
    return beagle.__version__
