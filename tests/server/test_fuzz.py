"""Nonsense over live connections: nothing breaks, nothing leaks, and the match goes on."""

import json
import os
import random
import string
from typing import Any

import pytest

from tests.server.clients import Client, LiveConnection, Site
from tests.server.test_live import ME, OPEN

pytestmark = pytest.mark.anyio

MESSAGES = int(os.environ.get("BEAGLE_FUZZ", "100000"))
"""How many messages; more on request."""

BURST = 50

KINDS = ["look", "move", "undo", "vote", "resume", "leave", "return", "why", "preview", "chat", "mute", "ping", "x"]
FIELDS: dict[str, list[Any]] = {
    "id": [0, 1, -1, 2**53 + 1, "1", None, 1.5, True],
    "seat": [0, 1, 2, 3, -1, 99, None, "0", []],
    "seen": [0, 1, 2, 5, 10**12, -3, None, "1"],
    "action": ["take 1", "take 2", "dig", "end", "done", "choose 1", "", "x" * 300, "\ud800", "'; DROP TABLE", None, 7],
    "about": ["pause", "take-back", "tea", None, 3],
    "agree": [True, False, None, "yes"],
    "to": [None, 0, 1, 2, 3, 10**9, -1, "1"],
    "confirmed": [True, False, 1],
    "text": ["hello", "", " ", "x" * 600, "\u202e", None, 5],
    "player": ["nobody", "", "x" * 99, None],
    "muted": [True, False, None],
    "extra": [1],
}
WANTED = {
    "look": ["seat"],
    "move": ["seat", "action", "seen", "confirmed"],
    "undo": ["seat", "seen"],
    "vote": ["seat", "about", "agree", "to"],
    "resume": ["seat"],
    "leave": ["seat"],
    "return": ["seat"],
    "why": ["seat", "action"],
    "preview": ["seat", "action"],
    "chat": ["text"],
    "mute": ["player", "muted"],
}


def nonsense(chance: random.Random) -> str:
    """A message: often nearly right, sometimes not even JSON."""
    kind = chance.choice(KINDS)
    roll = chance.random()
    if roll < 0.05:
        return "".join(chance.choices(string.printable, k=chance.randrange(40)))
    if roll < 0.08:
        return chance.choice(["[]", "null", "{}", "[" * 5000, '{"type":', "1e999", '"\\ud800"', "{" + '"a":' * 200])
    fields = {name: chance.choice(FIELDS[name]) for name in ["id", *WANTED.get(kind, [])]}
    if chance.random() < 0.7:
        fields["id"] = chance.randrange(1000)
    if chance.random() < 0.05:
        fields[chance.choice(list(FIELDS))] = chance.choice(FIELDS[chance.choice(list(FIELDS))])
    if chance.random() < 0.05:
        fields.pop(chance.choice(list(fields)))
    text = json.dumps({"type": kind, **fields})
    if chance.random() < 0.03:
        text = text[: chance.randrange(len(text))]
    return text


async def shout(live: LiveConnection, count: int, chance: random.Random) -> None:
    """Send so many messages in bursts, reading all that comes back."""
    while count > 0:
        for _ in range(min(BURST, count)):
            await live.send_text(nonsense(chance))
        count -= BURST
        await live.sync()
        live.raw.clear()


async def table_of(site: Site, game: str) -> tuple[list[Client], str]:
    """Ada and Bob at a table; Eve and somebody without a name watch."""
    ada, bob, eve = [await site.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.table(game=game, seats=[ME, OPEN], confirm_turn=False, absent_level="1")
    await bob.post(f"/api/tables/{table['id']}/join")
    return [ada, bob, eve, site.client()], table["id"]


@pytest.mark.parametrize("game", ["pebbles", "whispers"])
async def test_nonsense_breaks_nothing_and_the_match_goes_on(
    site: Site, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(game)
    clients, table = await table_of(site, game)
    rounds = 5
    for _ in range(rounds):
        for client in clients:
            async with client.live(table) as live:
                await shout(live, MESSAGES // (2 * rounds * len(clients)), chance)
                assert live.closed is None
        if (await clients[0].get(f"/api/tables/{table}")).json()["status"] != "playing":
            table = (await clients[0].post(f"/api/tables/{table}/rematch")).json()["id"]
            await clients[1].post(f"/api/tables/{table}/join")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    site.services.live_matches.slots.clear()
    for client in clients[:2]:
        async with client.live(table) as live:
            seat = (await live.state())["seat"]
            await live.ask("resume", seat=seat)
            await live.ask("return", seat=seat)
            await live.sync()
            state = next(m for m in map(json.loads, reversed(live.raw)) if m["type"] == "state")
            if state["legal"]:
                move = {"action": state["legal"][0]["action"], "seen": state["number"]}
                assert (await live.ask("move", seat=seat, **move))["type"] == "done"


async def test_a_spectator_who_shouts_hears_nothing_hidden(site: Site) -> None:
    clients, table = await table_of(site, "whispers")
    hands = []
    for client in clients[:2]:
        async with client.live(table) as live:
            hands.append((await live.state())["view"]["hand"])
    chance = random.Random(7)
    heard: list[str] = []
    async with clients[2].live(table) as live:
        for _ in range(2000):
            await live.send_text(nonsense(chance))
        await live.sync()
        heard = live.raw
    assert len(heard) > 2000
    for text in heard:
        message = json.loads(text)
        if message["type"] == "state":
            assert message["view"]["hand"] is None
        assert message["type"] not in ("preview", "confirm", "why")
        assert str(hands[0]).replace(" ", "") not in text
