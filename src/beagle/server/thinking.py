"""Bots think in processes of their own, never in the event loop; only so many thoughts wait at once."""

import asyncio
import hashlib
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache

from beagle.core.random import SEED_BITS
from beagle.match.bots import choose
from beagle.match.catalogue import Game, game
from beagle.match.record import Record
from beagle.match.record_text import read_record, write_record
from beagle.match.referee import first_state
from beagle.server.fold import Live
from beagle.server.trouble import Trouble


@dataclass(frozen=True)
class Task:
    """A decision that a bot is asked for, in notation: processes exchange nothing else."""

    record: str
    components: str
    seat: int
    level: str
    seed: int


def task_of(live: Live, seat: int) -> Task:
    """What a bot needs to decide for a seat now."""
    record = write_record(Record(live.match.header, tuple(live.match.moves)))
    return Task(record, str(live.game.components_folder), seat, live.level_of(seat), seed_of(live, seat))


class Thinkers:
    def __init__(self, processes: int, most_waiting: int) -> None:
        self.processes = processes
        self.most_waiting = most_waiting
        self.waiting = 0
        self.executor: Executor | None = None

    async def decide(self, task: Task) -> str:
        """The action a bot chooses, spelled. Raises ``Trouble`` when too many thoughts wait."""
        if self.waiting >= self.most_waiting:
            raise Trouble("busy", retry_after=2)
        self.waiting += 1
        try:
            return await self.run(think, task.record, task.components, task.seat, task.level, task.seed)
        except BrokenProcessPool:
            self.executor = None
            raise Trouble("busy", retry_after=2) from None
        finally:
            self.waiting -= 1

    async def run(self, work: Callable[..., str], *arguments: object) -> str:
        if self.executor is None:
            self.executor = self.new_executor()
        return await asyncio.get_running_loop().run_in_executor(self.executor, work, *arguments)

    def new_executor(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(1, "thinker")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=leave_signals_to_the_server)

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=True, cancel_futures=True)


def leave_signals_to_the_server() -> None:
    """Ctrl-C is for the server: it ends its thinkers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def seed_of(live: Live, seat: int) -> int:
    """A seed for one decision, apart from the match's own chance."""
    words = f"{live.table.id} {live.table.seed} {live.number} {seat}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[: SEED_BITS // 8], "big")


@lru_cache(maxsize=16)
def known_game(id: str, folder: str) -> Game:
    return game(id, folder)


def think(text: str, folder: str, seat: int, level: str, seed: int) -> str:
    """In the thinker's process: rebuild the match from its record and choose."""
    record = read_record(text)
    found = known_game(record.header.game, folder)
    state = first_state(found, record.header)
    for move in record.moves:
        state.apply(move.seat, found.parse_action(move.action))
    return found.format_action(choose(level, state, seat, seed))
