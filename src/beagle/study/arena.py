"""The arena: many games between bots, seats rotated over shared deals, the same results however they are spread.

Game number g plays deal g // n with the line-up turned by g % n seats, so that every bot sits everywhere in the same
deal. A deal's shuffle and the bots' chance come from the arena's seed and these numbers alone.
"""

import hashlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

import beagle
from beagle.bots.levels import bot_named
from beagle.bots.playing import play
from beagle.core.errors import BadOption, BeagleError
from beagle.core.random import SEED_BITS
from beagle.match.bots import check_bot
from beagle.match.catalogue import Game, game

QUICK: Final = frozenset({"1", "random"})
"""Bots that play thousands of games a second."""

QUICK_CHUNK: Final = 1000
CHUNK: Final = 4
"""Games that a process plays before it reports."""


class WorkerLost(BeagleError):
    """A process of the arena was ended from outside."""

    code = "worker-lost"


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
            check_bot(name)
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


def derived_seed(*parts: object) -> int:
    """A seed that depends on all of these."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def play_game(line_up: LineUp, chosen: Game, number: int) -> Outcome:
    """Play one game of an arena."""
    count = len(line_up.bots)
    deal, turned = divmod(number, count)
    shuffle = derived_seed("deal", line_up.seed, deal)
    state = chosen.start(players=count, seed=shuffle, first=None, **dict(line_up.options))
    seats = tuple((place + turned) % count for place in range(count))
    bots = {seat: bot_named(line_up.bots[place]) for place, seat in enumerate(seats)}
    played = play(state, [bots[seat] for seat in range(count)], derived_seed("bots", line_up.seed, number))
    winners = state.winners()
    scores = state.scores()
    return Outcome(
        number=number,
        scores=tuple(scores[seat] for seat in seats),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        seats=seats,
        actions=played.actions,
        failures=played.failures,
        choices=tuple(played.choices[seat] for seat in seats),
        spent=tuple(played.spent[seat] for seat in seats),
        slowest=tuple(played.slowest[seat] for seat in seats),
    )


def play_chunk(line_up: LineUp, numbers: range) -> list[Outcome]:
    """What one process does at a time."""
    chosen = line_up.load()
    return [play_game(line_up, chosen, number) for number in numbers]


def chunks(line_up: LineUp, first: int, games: int) -> Iterator[range]:
    """The numbers of the games to play, in pieces."""
    size = QUICK_CHUNK if set(line_up.bots) <= QUICK else CHUNK
    for start in range(first, games, size):
        yield range(start, min(start + size, games))


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(line_up: LineUp, first: int, games: int, jobs: int) -> Iterator[Outcome]:
    """Play games ``first`` to ``games`` - 1; their outcomes in that order, as soon as they are there."""
    pieces = chunks(line_up, first, games)
    if jobs == 1:
        for numbers in pieces:
            yield from play_chunk(line_up, numbers)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        under_way: deque[Future[list[Outcome]]] = deque()
        for numbers in pieces:
            under_way.append(pool.submit(play_chunk, line_up, numbers))
            # So many at a time that no process waits, and no more: memory stays flat.
            if len(under_way) > 4 * jobs:
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost("a process of the arena was ended from outside; what it was playing is lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def version() -> str:
    return beagle.__version__
