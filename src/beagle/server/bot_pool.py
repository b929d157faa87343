"""The processes in which bots think, never in the event loop; only so many decisions wait at once."""

import asyncio
import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from beagle.core.random import derived_seed
from beagle.match.record import Record
from beagle.match.record_text import write_record
from beagle.server import bot_worker
from beagle.server.bot_worker import BotWorker, Recent, Task
from beagle.server.errors import ApiError
from beagle.server.live_match import LiveMatch

MOST_TABLES: Final = 2000
"""Tables of which the pool remembers where their bots thought last."""

ATTEMPTS: Final = 2
"""How often a decision is tried when the process dies over it."""


def task_of(live: LiveMatch, seat: int) -> Task:
    """What a bot needs to decide for a seat now. The seed is apart from the match's own chance."""
    table = live.table
    record = write_record(Record(live.match.header, tuple(live.match.moves)))
    seed = derived_seed(table.id, table.seed, live.number, seat)
    return Task(table.id, record, str(live.game.components_folder), seat, live.level_of(seat), seed)


class Worker:
    """One process in which bots think, one decision after another; without processes, a thread."""

    def __init__(self, *, in_process: bool) -> None:
        self.in_process = in_process
        self.work: Callable[[Task], str] = bot_worker.decide if in_process else BotWorker().decide
        self.executor: Executor | None = None
        self.waiting = 0

    async def decide(self, task: Task) -> str:
        """Raises ``BrokenProcessPool`` when the process dies; the next decision starts another."""
        if self.executor is None:
            self.executor = self.new_executor()
        executor = self.executor
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, self.work, task)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = None
            raise
        finally:
            self.waiting -= 1

    def new_executor(self) -> Executor:
        if not self.in_process:
            return ThreadPoolExecutor(1, "bots")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=bot_worker.prepare_process)

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=True, cancel_futures=True)


class BotPool:
    """Workers, and which of them thought for a table last: there its bots find their search trees."""

    def __init__(self, processes: int, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self.workers = [Worker(in_process=processes > 0) for _ in range(max(1, processes))]
        self.last_worker: Recent[str, Worker] = Recent(MOST_TABLES)

    @property
    def waiting(self) -> int:
        return sum(worker.waiting for worker in self.workers)

    async def decide(self, task: Task) -> str:
        """The action a bot chooses, spelled. Raises ``ApiError`` when too many decisions wait or workers keep dying."""
        if self.waiting >= self.most_waiting:
            raise ApiError("busy", retry_after=2)
        for _ in range(ATTEMPTS):
            with contextlib.suppress(BrokenProcessPool):
                return await self.worker_for(task.table).decide(task)
        raise ApiError("busy", retry_after=2)

    def worker_for(self, table: str) -> Worker:
        """The worker with the shortest queue; of equals, the one that thought for this table last."""
        last = self.last_worker.get(table)
        worker = min(self.workers, key=lambda worker: (worker.waiting, worker is not last))
        self.last_worker.put(table, worker)
        return worker

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
