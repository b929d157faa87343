"""Two people and two bots play each game to its end in one process; one of them drops and comes back."""

import asyncio

import pytest

from beagle.match.catalogue import games
from tests.server.clients import Player, Site

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "level": "1"}, {"kind": "bot", "level": "2"}]


async def play_to_the_end(player: Player, table: str, drop_every: int) -> None:
    """Play, hanging up after so many moves each time and coming back with what one holds."""
    while not player.last or player.last["result"] is None:
        async with player.client.live(table, since=len(player.entries)) as live:
            if player.last:
                player.last = {}
            await player.play(live, drop_every)


@pytest.mark.parametrize("game", games())
async def test_a_whole_game_with_a_drop(site: Site, game: str) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    table = (await ada.table(game=game, seats=[{"kind": "me"}, {"kind": "open"}, *BOTS]))["id"]
    await bob.post(f"/api/tables/{table}/join")
    hers, his = Player(ada, 0), Player(bob, 1)
    await asyncio.gather(play_to_the_end(hers, table, 10_000), play_to_the_end(his, table, 3))
    assert hers.last["result"] == his.last["result"]
    assert [entry["number"] for entry in his.entries] == list(range(1, hers.last["number"] + 1))
    deciders = {entry["by"] for entry in hers.entries if entry["kind"] == "moved"}
    assert deciders == {"player", "1", "2"}
    watcher = Player(site.client(), None)
    async with watcher.client.live(table) as live:
        watcher.learn(await live.state())
    assert watcher.last["result"] == hers.last["result"]
    assert (await ada.get(f"/api/tables/{table}")).json()["status"] == "finished"
    scores = (await watcher.client.get(f"/api/tables/{table}/scores")).json()
    assert scores["points"][-1] == hers.last["result"]["scores"]
    assert scores["events"] == [0, *(entry["number"] for entry in hers.entries if entry["kind"] == "moved")]
