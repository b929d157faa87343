"""LiveConnection play: joining, moving, refusals, taking back, votes, pauses, absence, hot-seat, chat."""

from typing import Any

import pytest

from tests.fake_games import pebbles
from tests.server.clients import Client, LiveConnection, Site
from tests.server.conftest import FakeClock

pytestmark = pytest.mark.anyio

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def table_of_two(site: Site, game: str = "pebbles", **wish: Any) -> tuple[Client, Client, str]:
    """Ada (seat 0, who begins) and Bob (seat 1) at a table that has begun."""
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    wish = {"first": 0, "confirm_turn": False} | wish
    table = await ada.table(game=game, seats=[ME, OPEN], **wish)
    answer = await bob.post(f"/api/tables/{table['id']}/join")
    assert answer.json()["status"] == "playing"
    return ada, bob, table["id"]


async def test_on_joining_one_message_says_all(site: Site) -> None:
    ada, _, table = await table_of_two(site)
    async with ada.live(table) as live:
        state = await live.state()
    assert state["seat"] == 0
    assert state["since"] == 0
    assert state["number"] == 1
    assert [entry["kind"] for entry in state["entries"]] == ["started"]
    assert len(state["entries"][0]["seed_hash"]) == 64
    assert state["view"] == pebbles().start(players=2, seed=1, first=0).view(0)
    assert state["to_act"] == [0]
    assert [choice["action"] for choice in state["legal"]] == ["take 1", "take 2"]
    assert state["legal"][0]["sentence"] == {"key": "event-took", "seat": 0, "count": 1, "then": []}
    assert state["legal"][0]["preview"] == {
        "changes": {
            "/heap": 11,
            "/phase": "dig",
            "/seats/0/points/taken": 1,
            "/seats/0/score": 1,
            "/seats/0/taken": 1,
        },
        "uncertain": [],
        "final": False,
    }
    assert state["result"] is None


async def test_a_move_is_pushed_to_everybody_then_acknowledged(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        await hers.state()
        await his.state()
        done = await hers.ask("move", seat=0, action="take 2", seen=1)
        assert done == {"type": "done", "id": 1, "number": 2}
        pushed = await his.state()
    assert pushed["since"] == 1
    assert pushed["entries"][0]["told"] == [{"key": "event-took", "seat": 0, "count": 2, "then": []}]
    assert pushed["entries"][0]["by"] == "player"
    assert pushed["legal"] == []


@pytest.mark.parametrize(
    ("fields", "code", "rule"),
    [
        ({"seat": 0, "action": "end", "seen": 1}, "take-first", "P-3"),
        ({"seat": 0, "action": "tak 1", "seen": 1}, "unreadable-action", ""),
        ({"seat": 0, "action": "take 1", "seen": 5}, "stale", ""),
        ({"seat": 1, "action": "take 1", "seen": 1}, "not-your-seat", ""),
        ({"seat": 7, "action": "take 1", "seen": 1}, "no-seat", ""),
    ],
)
async def test_what_is_refused_has_a_code_and_changes_nothing(
    site: Site, fields: dict[str, Any], code: str, rule: str
) -> None:
    ada, _, table = await table_of_two(site)
    async with ada.live(table, lang="fr") as live:
        await live.state()
        refused = await live.ask("move", **fields)
        assert refused["type"] == "refused"
        assert (refused["code"], refused["rule"]) == (code, rule)
        assert refused["sentence"] != refused["key"]
    async with ada.live(table) as again:
        assert (await again.state())["number"] == 1


async def test_a_move_out_of_turn_and_one_after_others_moved_are_refused(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        assert (await his.ask("move", seat=1, action="take 1", seen=1))["code"] == "not-your-turn"
        await hers.ask("move", seat=0, action="take 1", seen=1)
        assert (await hers.ask("move", seat=0, action="end", seen=1))["code"] == "stale"
        assert (await hers.ask("move", seat=0, action="end", seen=2))["type"] == "done"


async def test_why_not_names_the_rule(site: Site) -> None:
    ada, _, table = await table_of_two(site)
    async with ada.live(table) as live:
        why = await live.ask("why", seat=0, action="end")
        assert (why["code"], why["rule"], why["key"]) == ("take-first", "P-3", "why-take-first")
        assert why["sentence"] == "Take a pebble before you end the turn."
        assert (await live.ask("why", seat=0, action="take 1"))["code"] == ""


async def test_reconnecting_resumes_from_any_number(site: Site) -> None:
    ada, _, table = await table_of_two(site)
    async with ada.live(table) as live:
        for action, seen in (("take 1", 1), ("end", 2)):
            await live.ask("move", seat=0, action=action, seen=seen)
    for since in range(4):
        async with ada.live(table, since=since) as again:
            state = await again.state()
            assert [entry["number"] for entry in state["entries"]] == list(range(since + 1, 4))
    async with ada.live(table, since=99) as lost:
        assert (await lost.state())["since"] == 0


async def test_an_action_without_a_way_back_is_confirmed(site: Site) -> None:
    ada, _, table = await table_of_two(site, confirm_turn=True)
    async with ada.live(table) as live:
        assert (await live.ask("move", seat=0, action="take 1", seen=1))["type"] == "done"
        asked = await live.ask("move", seat=0, action="dig", seen=2)
        assert asked["type"] == "confirm"
        assert asked["preview"]["final"]
        assert {"/bag/amber", "/seats/0/score"} < set(asked["preview"]["uncertain"])
        assert (await live.ask("move", seat=0, action="dig", seen=2, confirmed=True))["type"] == "done"
        changed = await ada.http.patch(f"/api/tables/{table}", json={"confirm_turn": False})
        assert changed.json()["confirm_turn"] is False
        assert (await live.ask("move", seat=0, action="end", seen=3))["type"] == "done"


async def test_taking_back_within_the_turn(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        await hers.ask("move", seat=0, action="take 2", seen=1)
        assert (await his.ask("undo", seat=0, seen=2))["code"] == "not-your-seat"
        assert (await his.ask("undo", seat=1, seen=2))["code"] == "undo-nothing"
        assert (await hers.ask("undo", seat=0, seen=2))["type"] == "done"
        assert (await hers.ask("undo", seat=0, seen=3))["code"] == "undo-nothing"
        assert (await hers.ask("move", seat=0, action="take 1", seen=2))["code"] == "stale"
        await hers.ask("move", seat=0, action="take 1", seen=3)
        await hers.ask("move", seat=0, action="dig", seen=4)
        assert (await hers.ask("undo", seat=0, seen=5))["code"] == "undo-revealed"
    async with bob.live(table) as again:
        state = await again.state()
        kinds = [entry["kind"] for entry in state["entries"]]
        assert kinds == ["started", "moved", "taken-back", "moved", "moved"]
        assert state["entries"][2]["moves"] == [2]
        assert state["view"]["heap"] == 11


async def test_all_at_once_in_any_order_and_taking_back_among_others(site: Site) -> None:
    ada, bob, table = await table_of_two(site, "whispers")
    async with ada.live(table) as hers, bob.live(table) as his:
        her_state, his_state = await hers.state(), await his.state()
        hers_first, hers_second = (choice["action"] for choice in her_state["legal"][:2])
        his_first = his_state["legal"][0]["action"]
        await his.ask("move", seat=1, action=his_first, seen=1)
        # She has not seen his choice, and need not.
        assert (await hers.ask("move", seat=0, action=hers_first, seen=1))["type"] == "done"
        assert (await his.ask("move", seat=1, action="done", seen=2))["type"] == "done"
        assert (await hers.ask("undo", seat=0, seen=3))["type"] == "done"
        assert (await hers.ask("move", seat=0, action=hers_second, seen=5))["type"] == "done"
        assert (await hers.ask("move", seat=0, action="done", seen=6))["type"] == "done"
        shown = (await hers.ask("why", seat=0, action="done"))["code"]
        assert shown == "choose-first"
    async with bob.live(table) as again:
        state = await again.state()
        assert state["view"]["round"] == 1
        told = [entry["told"][0] for entry in state["entries"] if entry["kind"] == "moved" and entry["seat"] == 0]
        assert {"card" in sentence for sentence in told} == {False}


async def test_a_vote_of_all_takes_back_more(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        await hers.ask("move", seat=0, action="take 1", seen=1)
        await hers.ask("move", seat=0, action="end", seen=2)
        assert (await hers.ask("vote", seat=0, about="take-back", to=1))["type"] == "done"
        asked = await his.until("state", number=4)
        assert asked["votes"] == [{"about": "take-back", "to": 1, "agreed": [0], "needed": [0, 1]}]
        assert (await his.ask("vote", seat=1, about="take-back", to=1, agree=False))["type"] == "done"
        assert (await his.ask("vote", seat=1, about="take-back", to=1, agree=False))["code"] == "nothing-to-vote"
        await hers.ask("vote", seat=0, about="take-back", to=1)
        await his.ask("vote", seat=1, about="take-back", to=1)
        back = await hers.until("state", number=8)
        assert back["view"]["heap"] == 12
        assert back["votes"] == []
        assert back["entries"][-1]["moves"] == [2, 3]
        for to in (None, 0, 8, 99):
            assert (await hers.ask("vote", seat=0, about="take-back", to=to))["code"] == "nothing-to-vote"


async def test_no_vote_takes_back_where_it_is_serious(site: Site) -> None:
    ada, _, table = await table_of_two(site, friendly=False)
    async with ada.live(table) as live:
        await live.ask("move", seat=0, action="take 1", seen=1)
        assert (await live.ask("vote", seat=0, about="take-back", to=1))["code"] == "not-friendly"


async def test_a_pause_by_agreement_stops_play_and_clocks(site: Site, clock: FakeClock) -> None:
    ada, bob, table = await table_of_two(site, clock={"kind": "turn", "seconds": 60})
    async with ada.live(table) as hers, bob.live(table) as his:
        assert (await hers.ask("resume", seat=0))["code"] == "not-paused"
        clock.pass_seconds(10)
        await hers.ask("vote", seat=0, about="pause")
        await his.ask("vote", seat=1, about="pause")
        paused = await hers.until("state", number=4)
        assert paused["paused"]
        assert paused["legal"] == []
        assert paused["clocks"][0] == {"seat": 0, "left": 50_000, "running": False}
        assert (await hers.ask("move", seat=0, action="take 1", seen=3))["code"] == "match-paused"
        clock.pass_seconds(1000)
        await his.ask("resume", seat=1)
        resumed = await hers.until("state", number=5)
        assert resumed["clocks"][0] == {"seat": 0, "left": 50_000, "running": True}


async def test_hot_seat_shows_one_hand_at_a_time(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="whispers", seats=[ME, {"kind": "me", "name": "Emma"}], confirm_turn=False)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Emma"]
    async with ada.live(table["id"]) as live:
        first = await live.state()
        assert first["seat"] == 0
        assert (await live.ask("look", seat=1))["type"] == "done"
        second = next(m for m in messages(live) if m["type"] == "state" and m["seat"] == 1)
        assert second["view"]["hand"] != first["view"]["hand"]
        assert second["since"] == 0
        assert (await live.ask("look", seat=5))["code"] == "not-your-seat"
        await live.ask("look", seat=None)
        assert messages(live)[-2]["view"]["hand"] is None
        action = second["legal"][0]["action"]
        assert (await live.ask("move", seat=1, action=action, seen=1))["type"] == "done"
        assert (await live.ask("vote", seat=0, about="pause"))["type"] == "done"
        assert messages(live)[-2]["paused"]


def messages(live: LiveConnection) -> list[dict[str, Any]]:
    import json

    return [json.loads(text) for text in live.raw]


async def test_spectators_watch_and_only_watch(site: Site) -> None:
    _, _, table = await table_of_two(site, "whispers")
    eve = await site.guest("Eve")
    for watcher in (eve, site.client()):
        async with watcher.live(table) as live:
            state = await live.state()
            assert state["seat"] is None
            assert state["view"]["hand"] is None
            assert state["legal"] == []
            for kind, fields in (
                ("move", {"seat": 0, "action": "done", "seen": 1}),
                ("undo", {"seat": 0, "seen": 1}),
                ("vote", {"seat": 0, "about": "pause"}),
                ("resume", {"seat": 0}),
                ("leave", {"seat": 0}),
                ("return", {"seat": 0}),
                ("why", {"seat": 0, "action": "done"}),
                ("preview", {"seat": 0, "action": "done"}),
                ("look", {"seat": 0}),
                ("chat", {"text": "Psst"}),
            ):
                refused = await live.ask(kind, **fields)
                assert refused["type"] == "refused"
                assert refused["code"] in ("not-your-seat", "no-identity", "not-seated")


async def test_chat_is_kept_and_can_be_muted(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers, bob.live(table) as his:
        assert (await his.ask("chat", text="  Good   luck! "))["type"] == "done"
        heard = await hers.until("chat")
        assert (heard["text"], heard["name"], heard["seat"], heard["number"]) == ("Good luck!", "Bob", 1, 1)
        assert (await his.ask("chat", text="\u202e"))["code"] == "bad-request"
        assert (await hers.ask("mute", player=bob.id))["type"] == "done"
        await his.ask("chat", text="Hello?")
        assert [m for m in await hers.sync() if m["type"] == "chat"] == []
    async with ada.live(table) as hers:
        assert [m for m in await hers.sync() if m["type"] == "chat"] == []
        await hers.ask("mute", player=bob.id, muted=False)
    async with ada.live(table) as hers:
        assert [m["text"] for m in await hers.sync() if m["type"] == "chat"] == ["Good luck!", "Hello?"]


async def test_presence_is_told(site: Site) -> None:
    ada, bob, table = await table_of_two(site)
    async with ada.live(table) as hers:
        async with bob.live(table):
            while not (await hers.until("table"))["table"]["seats"][1]["present"]:
                pass
        while (await hers.until("table"))["table"]["seats"][1]["present"]:
            pass
