"""The arena: many games between bots, seats rotated over shared deals, the same results however they are spread.

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
from beagle.match.catalogue import Game, game
from beagle.study.contestants import check_contestant, contestant
from beagle.study.spreading import spread

QUICK: Final = frozenset({"1", "random"})
"""Bots that play thousands of games a second."""

QUICK_CHUNK: Final = 1000
CHUNK: Final = 4
"""Games that a process plays before it reports."""
RAY_TIMES: Final = 5
"""A task of a Ray cluster plays so many times more: sending tasks around costs more there."""


@dataclass(frozen=True)
class LineUp:
    """Who plays what: all that the games of an arena depend on, besides their numbers."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, bool | int | str], ...] = ()
    components: str | None = None

    def load(self) -> Game:
        return game(self.game, self.components)

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
    """How one game ended. Everything is in the order of the line-up, not of the seats."""

    number: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each bot's share of the victory: they add up to 1."""
    seats: tuple[int, ...]
    """The seat that each bot had."""
    actions: int
    failures: int
    choices: tuple[int, ...]
    spent: tuple[int, ...]
    slowest: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        """What can be repeated; how long it took can't."""
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


def play_chunk(piece: tuple[LineUp, range]) -> list[Outcome]:
    """What one process does at a time."""
    line_up, numbers = piece
    chosen = line_up.load()
    return [play_game(line_up, chosen, number) for number in numbers]


def chunks(line_up: LineUp, first: int, games: int, times: int = 1) -> Iterator[tuple[LineUp, range]]:
    """The numbers of the games to play, in pieces."""
    size = times * (QUICK_CHUNK if set(line_up.bots) <= QUICK else CHUNK)
    for start in range(first, games, size):
        yield line_up, range(start, min(start + size, games))


def run(line_up: LineUp, first: int, games: int, jobs: int, ray: str | None = None) -> Iterator[Outcome]:
    """Play games ``first`` to ``games`` - 1; their outcomes in that order, as soon as they are there.

    ``ray`` is the address of a Ray cluster; see ``spreading``. Raises ``WorkerLost``.
    """
    pieces = chunks(line_up, first, games, 1 if ray is None else RAY_TIMES)
    for outcomes in spread(play_chunk, pieces, jobs, ray):
        yield from outcomes


def version() -> str:
    return beagle.__version__
