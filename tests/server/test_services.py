"""Two servers that share PostgreSQL and Redis, where both are at hand: what is played at one is seen at the other.

``BEAGLE_TEST_DATABASE`` and ``BEAGLE_TEST_REDIS`` are their URLs; the workflow of the repository sets them.
"""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.processes import ask, spawned

DATABASE = os.environ.get("BEAGLE_TEST_DATABASE", "")
REDIS = os.environ.get("BEAGLE_TEST_REDIS", "")
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

pytestmark = pytest.mark.skipif(not DATABASE, reason="BEAGLE_TEST_DATABASE names no PostgreSQL")


def shared() -> list[str]:
    """The options of both servers; their secret is in the data folder, which they share."""
    return ["--database", DATABASE, "--thinkers", "0", "--unhurried", *(["--redis", REDIS] if REDIS else [])]


def test_a_program_plays_a_match_that_postgresql_keeps(tmp_path: Path) -> None:
    with spawned(tmp_path, *shared(), "--bot-pause", "0") as (address, _):
        asked = [sys.executable, str(EXAMPLE), address, "footsteps"]
        played = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr
    table = played.stdout.split("/table/")[1].split()[0]
    with spawned(tmp_path, *shared()) as (address, _):
        found, _ = ask(address, f"/api/tables/{table}")
    assert found["status"] == "finished"


@pytest.mark.skipif(not REDIS, reason="BEAGLE_TEST_REDIS names no Redis")
def test_a_move_at_one_server_is_told_at_the_other(tmp_path: Path) -> None:
    with spawned(tmp_path, *shared()) as (one, _), spawned(tmp_path, *shared()) as (two, _):
        _, cookie = ask(one, "/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "me", "name": "Emma"}]
        made, _ = ask(one, "/api/tables", {"game": "footsteps", "seats": seats}, cookie)
        assert asyncio.run(told_at(two, one, made["id"], cookie)) == 2


async def told_at(listening: str, playing: str, table: str, cookie: str) -> int:
    """The number of the event that a listener at one server hears of, after a move at another."""
    live = f"{listening.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(live, additional_headers={"Cookie": cookie}, open_timeout=30) as socket:
        state = await next_state(socket)
        seat = state["to_act"][0]
        export, _ = await asyncio.to_thread(ask, playing, f"/api/tables/{table}/export?seat={seat}", None, cookie)
        move = {"action": export["state"]["legal"][0]["action"], "seen": state["number"], "seat": seat}
        await asyncio.to_thread(ask, playing, f"/api/tables/{table}/moves", move, cookie)
        return int((await next_state(socket))["number"])


async def next_state(socket: ClientConnection) -> dict[str, Any]:
    """What is told of the table, whatever else is said before."""
    while True:
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if heard["type"] == "state":
            return heard
