"""A player leaves or runs out of time: a bot plays on, and they can come back."""

import asyncio
from typing import Any

import pytest

from beagle.server.clocks import Clocks, ClockSetting
from tests.server.clients import LiveConnection, Site
from tests.server.conftest import FakeClock
from tests.server.test_live import ME, OPEN

pytestmark = pytest.mark.anyio


async def table_with_bob(site: Site, **wish: Any) -> tuple[Any, Any, str]:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    wish = {"first": 0, "confirm_turn": False, "absent_level": "1"} | wish
    table = await ada.table(game="footsteps", seats=[ME, OPEN], **wish)
    await bob.post(f"/api/tables/{table['id']}/join")
    return ada, bob, table["id"]


async def first_move(live: LiveConnection, seat: int) -> None:
    """Take a tile, and a theory if one is due, until the turn is over."""
    state = await live.state()
    while seat in state["to_act"]:
        await live.ask("move", seat=seat, action=state["legal"][-1]["action"], seen=state["number"])
        import json

        state = next(m for m in map(json.loads, reversed(live.raw)) if m["type"] == "state")


async def test_a_bot_plays_on_for_a_player_who_leaves_and_gives_the_seat_back(site: Site) -> None:
    ada, bob, table = await table_with_bob(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        await first_move(hers, 0)
        assert (await his.ask("leave", seat=1))["type"] == "done"
        while True:
            state = await hers.state()
            if state["to_act"] == [0]:
                break
        left = next(entry for entry in state["entries"] + [{}] if entry.get("kind") != "substituted")
        assert left["by"] == "1"
        assert state["substitutes"] == {"1": "1"}
        assert (await his.ask("move", seat=1, action="observe", seen=state["number"]))["code"] == "seat-absent"
        assert (await his.ask("return", seat=1))["type"] == "done"
        assert (await his.ask("return", seat=1))["code"] == "not-absent"
        back = await hers.state()
        assert back["entries"][-1]["kind"] == "returned"
        assert back["substitutes"] == {}


async def test_when_all_left_the_bots_finish_the_match(site: Site) -> None:
    ada, bob, table = await table_with_bob(site)
    for client in (ada, bob):
        answer = await client.post(f"/api/tables/{table}/leave")
        assert answer.status_code == 200
    async with site.client().live(table) as live:
        state = await live.state()
        while state["result"] is None:
            state = await live.state()
    assert (await ada.get(f"/api/tables/{table}")).json()["status"] == "finished"


async def test_the_clock_runs_out(site: Site, clock: FakeClock) -> None:
    ada, _, table = await table_with_bob(site, clock={"kind": "turn", "seconds": 30})
    async with ada.live(table) as live:
        state = await live.state()
        assert state["clocks"] == [
            {"seat": 0, "left": 30_000, "running": True},
            {"seat": 1, "left": 30_000, "running": False},
        ]
        clock.pass_seconds(29)
        await asyncio.sleep(0.2)
        assert [m for m in await live.sync() if m["type"] == "state"] == []
        clock.pass_seconds(2)
        state = await live.state()
        assert state["entries"][0] == {
            "kind": "substituted",
            "number": 2,
            "at": clock.time,
            "seat": 0,
            "level": "1",
            "reason": "clock",
        }


async def test_a_server_that_was_down_looks_after_what_was_due(site: Site, clock: FakeClock) -> None:
    """Nothing that matters is only in memory: a match that no process remembers is rebuilt from the store."""
    ada, _, table = await table_with_bob(site, clock={"kind": "days", "days": 1})
    site.services.live_matches.slots.clear()
    clock.pass_seconds(86_400)
    async with ada.live(table) as live:
        state = await live.state()
        while not state["substitutes"]:
            state = await live.state()
    assert state["substitutes"]["0"] == "1"


def test_a_clock_by_the_turn_starts_again_with_each_turn() -> None:
    clocks = Clocks(ClockSetting("turn", seconds=10), 2)
    clocks.turn(0, {0}, paused=False)
    clocks.turn(4000, {0}, paused=False)
    assert clocks.deadline() == 10_000
    clocks.turn(5000, {1}, paused=False)
    clocks.turn(6000, {0}, paused=False)
    assert clocks.deadline() == 16_000
    clocks.turn(7000, {0}, paused=False, restart=0)
    assert clocks.deadline() == 17_000


def test_a_clock_for_the_match_runs_down_and_gets_its_increment() -> None:
    clocks = Clocks(ClockSetting("total", seconds=60, increment=5), 2)
    clocks.turn(0, {0}, paused=False)
    clocks.turn(20_000, {1}, paused=False)
    assert [reading.left for reading in clocks.readings(30_000)] == [45_000, 50_000]
    clocks.turn(30_000, {0}, paused=False)
    assert clocks.deadline() == 75_000
    assert clocks.run_out(74_999) == []
    assert clocks.run_out(75_000) == [0]
    clocks.grant(0)
    clocks.turn(75_000, {0}, paused=False)
    assert clocks.left[0] == 0


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(ClockSetting(), 2)
    clocks.turn(0, {0}, paused=False)
    assert clocks.deadline() is None
    assert clocks.run_out(10**15) == []
    assert Clocks(ClockSetting("days", days=2), 1).left == [172_800_000]
