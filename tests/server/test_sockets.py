"""The same over real sockets: a spawned server, two people on connections of their own, two bots."""

import asyncio
import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from beagle.match.catalogue import games
from tests.server.processes import ask, beagle, spawned

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


class Person:
    """Plays one seat over the network, and comes back as often as the connection breaks."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        me, self.cookie = ask(address, "/api/me", {"name": name})
        self.id = me["player"]["id"]
        self.entries: list[dict[str, Any]] = []
        self.drops = 0

    def connect(self, table: str) -> Any:
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live?since={len(self.entries)}"
        return connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=30)

    async def play(self, table: str, drop_every: int = 0) -> dict[str, Any]:
        """Play to the end; after so many moves each time, in the middle of a turn, hang up without a word."""
        while True:
            async with self.connect(table) as socket:
                result = await self.sit(socket, drop_every)
                if result is not None:
                    return result
                self.drops += 1
                socket.transport.abort()

    async def sit(self, socket: ClientConnection, moves: int) -> dict[str, Any] | None:
        """Play on a connection: one move at a time, chosen by the newest state."""
        made = 0
        waiting = False
        state: dict[str, Any] = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                assert message["since"] == len(self.entries)
                self.entries += message["entries"]
                state = message
                if state["result"] is not None:
                    result: dict[str, Any] = state["result"]
                    return result
            elif message["type"] == "done":
                waiting = False
            else:
                assert message["type"] in ("table", "chat"), message
            if state and state["legal"] and not waiting:
                if made and made == moves:
                    return None
                await socket.send(json.dumps(move_of(state, made)))
                made += 1
                waiting = True
        return None


def move_of(state: dict[str, Any], id: int) -> dict[str, Any]:
    """The first legal action, confirmed."""
    return {
        "type": "move",
        "id": id,
        "seat": state["seat"],
        "action": state["legal"][0]["action"],
        "seen": state["number"],
        "confirmed": True,
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with spawned(tmp_path_factory.mktemp("data"), "--thinkers", "1", "--bot-pause", "0") as (address, _):
        yield address


@pytest.mark.parametrize("game", games())
def test_two_people_and_two_bots_play_to_the_end_with_drops(server: str, game: str, tmp_path: Path) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "2"}]
    table, _ = ask(server, "/api/tables", {"game": game, "seats": seats}, ada.cookie)
    ask(server, f"/api/tables/{table['id']}/join", {}, bob.cookie)

    async def both() -> tuple[dict[str, Any], dict[str, Any]]:
        return await asyncio.wait_for(asyncio.gather(ada.play(table["id"]), bob.play(table["id"], 4)), 120)

    hers, his = asyncio.run(both())
    assert hers == his
    assert bob.drops > 0
    assert [entry["number"] for entry in bob.entries] == list(range(1, len(bob.entries) + 1))
    file = tmp_path / "match.txt"
    with urllib.request.urlopen(f"{server}/api/tables/{table['id']}/record") as answer:
        file.write_bytes(answer.read())
    assert beagle("check", str(file)).returncode == 0
    told = re.sub("seed [0-9]+", "seed 42", file.read_text(encoding="utf-8"))
    file.write_text(told, encoding="utf-8")
    refused = beagle("check", str(file))
    assert refused.returncode == 1
    assert "not the one that seed-hash promised" in refused.stderr


@pytest.mark.parametrize("game", games())
def test_the_example_bot_plays_a_whole_game(server: str, game: str) -> None:
    asked = [sys.executable, str(EXAMPLE), server, game]
    played = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr
    assert "scores" in played.stdout


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with spawned(tmp_path, "--thinkers", "0") as (address, process):
        ada = Person(address, "Ada")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Emma"}]
        table, _ = ask(address, "/api/tables", {"game": "footsteps", "seats": seats}, ada.cookie)
        export, _ = ask(address, f"/api/tables/{table['id']}/export", None, ada.cookie)
        seat = export["state"]["to_act"][0]
        export, _ = ask(address, f"/api/tables/{table['id']}/export?seat={seat}", None, ada.cookie)
        move = {"action": export["state"]["legal"][0]["action"], "seen": 1, "seat": seat}
        done, _ = ask(address, f"/api/tables/{table['id']}/moves", move, ada.cookie)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with spawned(tmp_path, "--thinkers", "0") as (address, _):
        export, _ = ask(address, f"/api/tables/{table['id']}/export?seat={seat}", None, ada.cookie)
        assert export["state"]["number"] == done["number"] == 2


def test_a_port_in_use_is_one_sentence(server: str, tmp_path: Path) -> None:
    port = server.rpartition(":")[2]
    refused = beagle("serve", "--port", port, "--data", str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].startswith(f"beagle: the address 127.0.0.1:{port} can't be used")
    assert "Traceback" not in refused.stderr


def test_ctrl_c_ends_the_server_quietly(tmp_path: Path) -> None:
    with spawned(tmp_path, "--thinkers", "0") as (_, process):
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
