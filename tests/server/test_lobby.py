"""Setting up tables, sitting down, starting, rematches."""

from typing import Any

import pytest

from tests.server.clients import Client, Site
from tests.server.conftest import FakeClock
from tests.server.test_live import ME, OPEN

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "1"}
INVITED = {"kind": "invited"}


async def code(client: Client, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
    answer = await client.http.request(method, path, json={} if body is None else body)
    return answer.status_code, answer.json().get("code", "")


async def test_a_table_begins_when_every_seat_is_taken(site: Site) -> None:
    ada, bob, eve = [await site.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.table(game="footsteps", seats=[ME, OPEN, BOT], public=True)
    assert table["status"] == "open"
    assert table["hosting"]
    listed = (await eve.get("/api/tables")).json()["tables"]
    assert [found["id"] for found in listed] == [table["id"]]
    assert not listed[0]["hosting"]
    joined = (await bob.post(f"/api/tables/{table['id']}/join")).json()
    assert joined["status"] == "playing"
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bob", "Hooker"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert await code(eve, f"/api/tables/{table['id']}/join") == (409, "table-started")


async def test_unlisted_tables_are_found_by_link_alone(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="footsteps", seats=[ME, OPEN])
    assert (await ada.get("/api/tables")).json()["tables"] == []
    assert (await site.client().get(f"/api/tables/{table['id']}")).status_code == 200
    assert len(table["id"]) == 32
    mine = (await ada.get("/api/tables/mine")).json()["tables"]
    assert [found["id"] for found in mine] == [table["id"]]


async def test_my_tables_say_which_of_them_wait_for_me(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    table = await ada.table(game="footsteps", seats=[ME, OPEN], first=1)
    awaited = [await waits(client) for client in (ada, bob)]
    await bob.post(f"/api/tables/{table['id']}/join")
    assert awaited == [[False], []]
    assert [await waits(client) for client in (ada, bob)] == [[False], [True]]


async def waits(client: Client) -> list[bool]:
    return [table["my_turn"] for table in (await client.get("/api/tables/mine")).json()["tables"]]


async def test_an_invited_seat_needs_its_invitation(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    table = await ada.table(game="footsteps", seats=[ME, INVITED])
    invitation = table["seats"][1]["invitation"]
    assert len(invitation) == 32
    path = f"/api/tables/{table['id']}"
    assert (await bob.get(path)).json()["seats"][1]["invitation"] is None
    assert await code(bob, f"{path}/join") == (409, "table-full")
    assert await code(bob, f"{path}/join", {"seat": 1}) == (403, "wrong-invitation")
    assert await code(bob, f"{path}/join", {"invitation": "0" * 32}) == (403, "wrong-invitation")
    assert await code(bob, f"{path}/join", {"invitation": invitation}) == (200, "")


async def test_the_host_starts_early_with_bots(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    path = f"/api/tables/{(await ada.table(game='footsteps', seats=[ME, OPEN, INVITED]))['id']}"
    assert await code(bob, f"{path}/start", {"fill": "1"}) == (403, "not-the-host")
    assert await code(ada, f"{path}/start") == (409, "table-not-full")
    assert await code(ada, f"{path}/start", {"fill": "genius"}) == (400, "bad-option")
    started = (await ada.post(f"{path}/start", {"fill": "2"})).json()
    assert started["status"] == "playing"
    assert [seat["level"] for seat in started["seats"]] == [None, "2", "2"]
    assert await code(ada, f"{path}/start", {"fill": "2"}) == (409, "table-started")


async def test_seats_and_settings_are_the_hosts(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    path = f"/api/tables/{(await ada.table(game='footsteps', seats=[ME, OPEN, OPEN]))['id']}"
    await bob.post(f"{path}/join", {"seat": 2})
    assert await code(bob, f"{path}/seats/1", {"kind": "bot"}, "PUT") == (403, "not-the-host")
    assert await code(ada, f"{path}/seats/0", {"kind": "bot"}, "PUT") == (400, "bad-option")
    assert await code(ada, f"{path}/seats/9", {"kind": "bot"}, "PUT") == (404, "no-seat")
    assert await code(ada, f"{path}/seats/2", {"kind": "open"}, "PUT") == (200, "")
    assert (await ada.get(path)).json()["seats"][2]["kind"] == "open"
    assert await code(bob, path, {"public": True}, "PATCH") == (403, "not-the-host")
    assert await code(ada, path, {"first": 7}, "PATCH") == (404, "no-seat")
    changed = await ada.http.patch(path, json={"public": True, "clock": {"kind": "total", "seconds": 600}})
    assert changed.json()["clock"] == {"kind": "total", "seconds": 600, "increment": 0}
    assert changed.json()["rated"]
    await ada.post(f"{path}/start", {"fill": "1"})
    assert await code(ada, path, {"public": False}, "PATCH") == (409, "table-started")
    assert await code(ada, path, {"confirm_turn": False}, "PATCH") == (200, "")


async def test_getting_up_before_the_start(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    path = f"/api/tables/{(await ada.table(game='footsteps', seats=[ME, OPEN, OPEN]))['id']}"
    assert await code(bob, f"{path}/leave") == (403, "not-seated")
    await bob.post(f"{path}/join")
    assert await code(bob, f"{path}/join") == (409, "seat-taken")
    assert await code(bob, f"{path}/leave", {"seat": 0}) == (403, "not-your-seat")
    assert await code(ada, f"{path}/leave") == (200, "")
    assert (await bob.get(path)).json()["hosting"]
    closed = (await bob.post(f"{path}/leave")).json()
    assert closed["status"] == "closed"
    assert closed["note"] == {"key": "note-abandoned"}


async def test_a_rematch_keeps_everybodys_seat(site: Site) -> None:
    ada, bob, eve = [await site.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.table(game="footsteps", seats=[ME, OPEN, BOT], absent_level="1")
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join")
    assert await code(ada, f"{path}/rematch") == (409, "match-not-over")
    await ada.post(f"{path}/leave")
    await bob.post(f"{path}/leave")
    async with ada.live(table["id"]) as live:
        while (await live.state())["result"] is None:
            pass
    assert await code(eve, f"{path}/rematch") == (403, "not-seated")
    again = (await ada.post(f"{path}/rematch")).json()
    assert again["status"] == "open"
    assert [seat["kind"] for seat in again["seats"]] == ["player", "invited", "bot"]
    assert (await ada.get(path)).json()["next"] == again["id"]
    assert await code(eve, f"/api/tables/{again['id']}/join", {"seat": 1}) == (403, "wrong-invitation")
    his = (await bob.post(f"{path}/rematch")).json()
    assert his["id"] == again["id"]
    assert his["status"] == "playing"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": "footsteps", "seats": [ME]},
        {"game": "footsteps", "seats": [OPEN, OPEN]},
        {"game": "footsteps", "seats": [ME, OPEN], "first": 5},
        {"game": "darwinning", "seats": [ME, OPEN], "first": 0},
        {"game": "footsteps", "seats": [ME, OPEN], "options": {"speed": 3}},
        {"game": "footsteps", "seats": [ME, OPEN], "components": "../../etc"},
        {"game": "footsteps", "seats": [ME, {"kind": "bot", "level": "genius"}]},
        {"game": "footsteps", "seats": [ME, {"kind": "open", "level": "1"}]},
        {"game": "footsteps", "seats": [ME, {"kind": "open", "name": "Bob"}]},
        {"game": "pebbles", "seats": [ME, OPEN], "options": {"heap": 99}},
    ],
)
async def test_a_table_that_cannot_be_is_refused(site: Site, wish: dict[str, Any]) -> None:
    ada = await site.guest("Ada")
    answer = await ada.post("/api/tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")


async def test_nobody_chooses_who_begins_where_a_rule_decides_it(site: Site) -> None:
    """W-E2."""
    ada = await site.guest("Ada")
    answer = await ada.post("/api/tables", {"game": "darwinning", "seats": [ME, OPEN], "first": 1})
    assert answer.json()["sentence"] == "Rule W-E2 decides who begins: no first seat can be chosen."
    path = f"/api/tables/{(await ada.table(game='darwinning', seats=[ME, OPEN]))['id']}"
    assert await code(ada, path, {"first": 1}, "PATCH") == (400, "bad-option")
    cards = (await ada.get("/api/games")).json()
    assert {card["id"]: card["first_rule"] for card in cards}["darwinning"] == "W-E2"


async def test_a_refusal_is_told_in_the_readers_language(site: Site) -> None:
    ada = await site.guest("Ada")
    wish = {"game": "footsteps", "seats": [OPEN, OPEN]}
    for language, sentence in (
        ("fr", "La personne qui ouvre une table doit y avoir une place (de type «\u00a0me\u00a0»)."),
        ("en", 'The host of a table needs a seat at it (kind "me").'),
    ):
        answer = await ada.post("/api/tables", wish, **{"accept-language": language})
        assert answer.json()["sentence"] == sentence


async def test_unknown_tables_and_nobodys_requests(site: Site) -> None:
    ada, nobody = await site.guest("Ada"), site.client()
    table = await ada.table(game="footsteps", seats=[ME, OPEN])
    unknown = "/api/tables/" + "0" * 32
    assert (await ada.get(unknown)).json()["code"] == "no-table"
    for path in ("/join", "/leave", "/start", "/rematch"):
        assert await code(ada, unknown + path) == (404, "no-table")
        assert await code(nobody, f"/api/tables/{table['id']}{path}") == (401, "no-identity")
    assert await code(nobody, "/api/tables", {"game": "footsteps", "seats": [ME, OPEN]}) == (401, "no-identity")
    async with nobody.live("0" * 32) as live:
        assert (await live.receive())["code"] == "no-table"
        assert (await live.receive())["code"] == 4000


async def test_while_a_table_fills_its_page_follows(site: Site) -> None:
    ada, bob = await site.guest("Ada"), await site.guest("Bob")
    table = await ada.table(game="footsteps", seats=[ME, OPEN])
    async with ada.live(table["id"]) as live:
        assert (await live.until("table"))["table"]["status"] == "open"
        await bob.post(f"/api/tables/{table['id']}/join")
        state = await live.state()
        assert state["seat"] == 0


async def test_options_reach_the_game(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="pebbles", seats=[ME, ME], options={"heap": 7, "double": True})
    async with ada.live(table["id"]) as live:
        assert (await live.state())["view"]["heap"] == 7


async def test_a_table_that_nobody_fills_is_closed_after_a_week(site: Site, clock: FakeClock) -> None:
    ada = await site.guest("Ada")
    old = await ada.table(game="footsteps", seats=[ME, OPEN], public=True)
    clock.pass_seconds(7 * 86_400 + 1)
    new = await ada.table(game="footsteps", seats=[ME, OPEN], public=True)
    await site.services.lobby.close_forgotten()
    listed = (await ada.get("/api/tables")).json()["tables"]
    assert [table["id"] for table in listed] == [new["id"]]
    assert (await ada.get(f"/api/tables/{old['id']}")).json()["note"] == {"key": "note-forgotten"}
