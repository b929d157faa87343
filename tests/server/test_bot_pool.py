"""Bots think outside the event loop and keep their trees within a turn; when too many wait, a table waits its turn."""

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from beagle.core.random import derived_seed
from beagle.match.catalogue import game
from beagle.match.record import Player
from beagle.match.record_text import write_record
from beagle.match.referee import Match, new_match
from beagle.server.bot_pool import BotPool, Worker
from beagle.server.bot_worker import BotWorker, Recent, Task
from beagle.server.errors import ApiError
from beagle.server.settings import Settings
from tests.server.clients import running
from tests.server.conftest import FakeClock

pytestmark = pytest.mark.anyio

TASK = Task("table", "", "", 0, "1", 0)


def darwinning(players: int) -> Match:
    return new_match(game("darwinning"), [Player("4", f"Bot {seat}") for seat in range(players)], seed=5)


def task_for(match: Match, table: str = "table", level: str = "4") -> Task:
    """What the server asks for: a decision of the first seat to act."""
    seat = match.state.to_act()[0]
    seed = derived_seed(table, len(match.moves), seat)
    folder = str(match.game.components_folder)
    return Task(table, write_record(match.record()), folder, seat, level, seed)


async def test_only_so_many_decisions_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = asyncio.Event()

    async def slow(self: Worker, task: Task) -> str:
        self.waiting += 1
        await blocked.wait()
        self.waiting -= 1
        return "done"

    monkeypatch.setattr(Worker, "decide", slow)
    pool = BotPool(0, 2)
    first = [asyncio.create_task(pool.decide(TASK)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="busy"):
        await pool.decide(TASK)
    blocked.set()
    assert await asyncio.gather(*first) == ["done", "done"]
    assert pool.waiting == 0


def test_a_table_stays_with_its_worker_unless_another_has_less_to_do() -> None:
    pool = BotPool(3, 100)
    first, second, third = pool.workers
    assert pool.worker_for("a") is first
    first.waiting = 1
    assert pool.worker_for("b") is second
    first.waiting = 0
    assert pool.worker_for("b") is second
    assert pool.worker_for("a") is first
    first.waiting = second.waiting = 1
    assert pool.worker_for("a") is third
    first.waiting = second.waiting = 0
    assert pool.worker_for("a") is third


async def test_a_worker_that_died_is_replaced_and_the_decision_taken_again() -> None:
    pool = BotPool(1, 10)
    task = task_for(darwinning(2), level="1")
    try:
        chosen = await pool.decide(task)
        dead = pool.workers[0].executor
        assert dead is not None
        dead.submit(os._exit, 1)
        assert await pool.decide(task) == chosen
        assert pool.workers[0].executor is not dead
    finally:
        pool.close()


async def test_a_process_that_keeps_dying_is_given_up_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dying(self: Worker, task: Task) -> str:
        raise BrokenProcessPool("dead again")

    monkeypatch.setattr(Worker, "decide", dying)
    with pytest.raises(ApiError, match="busy"):
        await BotPool(1, 10).decide(TASK)


# Inside a worker


def test_a_bot_finds_its_tree_again_within_its_turn() -> None:
    worker, match = BotWorker(), darwinning(2)
    kept: list[bool] = []
    for _ in range(30):
        task = task_for(match)
        known = worker.bots.get(("table", task.seat, "4"))
        kept.append(known is not None)
        match.propose(task.seat, worker.decide(task))
        acting = task.seat in match.state.to_act()
        assert (worker.bots.get(("table", task.seat, "4")) is not None) == acting
        if known is not None and acting:
            assert worker.bots.get(("table", task.seat, "4")) is known
    assert kept.count(True) > 5


def test_moves_taken_back_are_forgotten() -> None:
    """A bot whose turn took another course starts again: it chooses as one that knows nothing."""
    worker, match = BotWorker(), darwinning(2)
    while worker.bots.get(("table", match.state.to_act()[0], "4")) is None:
        match.propose(match.state.to_act()[0], worker.decide(task_for(match)))
    match.drop([len(match.moves) - 1])
    task = task_for(match)
    assert worker.decide(task) == BotWorker().decide(task)


def test_what_was_used_longest_ago_is_forgotten() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert [recent.get(key) for key in "abc"] == [1, None, 3]


async def test_a_bot_that_got_stuck_is_asked_again(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0
    decide = BotWorker.decide

    def stumbling(self: BotWorker, task: Task) -> str:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise RuntimeError("lost the thread")
        return decide(self, task)

    monkeypatch.setattr(BotWorker, "decide", stumbling)
    async with running(replace(settings, bot_patience=1000)) as site:
        ada = await site.guest("Ada")
        bot = {"kind": "bot", "level": "1"}
        table = await ada.table(game="footsteps", seats=[{"kind": "me"}, bot], first=1)
        async with ada.live(table["id"]) as live:
            assert (await live.state())["number"] == 1
            while not calls:
                await asyncio.sleep(0.01)
            clock.pass_seconds(2)
            assert (await live.state())["entries"][0]["by"] == "1"
