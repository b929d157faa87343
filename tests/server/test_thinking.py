"""Bots think outside the event loop; when too many thoughts wait, the table waits its turn."""

import asyncio
from dataclasses import replace

import pytest

from beagle.server import thinking
from beagle.server.settings import Settings
from beagle.server.thinking import Task, Thinkers
from beagle.server.trouble import Trouble
from tests.server.clients import running
from tests.server.conftest import FakeClock

pytestmark = pytest.mark.anyio

TASK = Task("", "", 0, "1", 0)


async def test_only_so_many_thoughts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = asyncio.Event()

    async def slow(self: Thinkers, *_: object) -> str:
        await blocked.wait()
        return "done"

    monkeypatch.setattr(Thinkers, "run", slow)
    thinkers = Thinkers(0, 2)
    first = [asyncio.create_task(thinkers.decide(TASK)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble, match="busy"):
        await thinkers.decide(TASK)
    blocked.set()
    assert await asyncio.gather(*first) == ["done", "done"]
    assert thinkers.waiting == 0


async def test_a_bot_that_got_stuck_is_asked_again(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0
    think = thinking.think

    def stumbling(*arguments: object) -> str:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise RuntimeError("lost the thread")
        return think(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking, "think", stumbling)
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
