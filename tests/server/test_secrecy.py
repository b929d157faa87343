"""Only a seat's owner moves it or sees its view; two worlds that a seat can't tell apart give it the same bytes."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from beagle.core.state import State
from beagle.match.bots import BotPlayer
from beagle.match.catalogue import Game, game, games
from beagle.server.errors import ApiError
from beagle.server.routes_programs import messages_of
from beagle.server.rows import find_player
from beagle.server.schema import EVENTS, TABLES
from beagle.server.settings import Settings
from beagle.server.visitor import Visitor
from tests.fake_games.whispers import whispers
from tests.server.clients import Client, LiveConnection, Site, add_test_games, running
from tests.server.test_live import ME, OPEN

pytestmark = pytest.mark.anyio


async def worlds_apart(site: Site, played: Game, state: State, seats: int) -> list[Client]:
    """Put a position on a table of this site, everybody seated; the players' clients."""
    clients = [await site.guest(f"Player {seat}") for seat in range(seats)]
    table = await clients[0].table(game=played.id, seats=[ME] + [OPEN] * (seats - 1), confirm_turn=False)
    for client in clients[1:]:
        await client.post(f"/api/tables/{table['id']}/join")
    position = json.dumps(played.position(state))
    values = {"position": position, "seed": None}
    await site.services.store.write(
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table["id"]).values(values))
    )
    site.services.live_matches.slots.clear()
    for client in clients:
        client.table_id = table["id"]  # type: ignore[attr-defined]
    return clients


async def traffic(site: Site, clients: list[Client], seat: int, actions: list[str], others: list[Any]) -> str:
    """All that one seat ever hears: on joining, when it errs, asks, steps back, when others act, by export."""
    me = clients[seat]
    table = me.table_id  # type: ignore[attr-defined]
    heard: list[str] = []
    async with me.live(table) as live:
        state = await live.state()
        for kind, fields in requests(state, seat):
            await live.ask(kind, **fields)
        for other, action in others:
            async with clients[other].live(table) as theirs:
                await theirs.state()
                number = (await newest(theirs))["number"] + 1
                await theirs.ask("move", seat=other, action=action, seen=number - 1)
            await heard_of(live, number)
        for action in actions:
            number = (await newest(live))["number"]
            await live.ask("move", seat=seat, action=action, seen=number)
            await live.ask("undo", seat=seat, seen=number + 1)
        await live.sync()
        heard += live.raw
    async with me.live(table, since=1) as again:
        await again.sync()
        heard += again.raw
    for path in (f"/export?seat={seat}", "/export", "/record", "/scores", ""):
        heard.append((await me.get(f"/api/tables/{table}{path}")).text)
    heard.append(await first_line(site, me, table, seat))
    spectator = site.client()
    async with spectator.live(table) as watching:
        await watching.sync()
        heard += watching.raw
    return without_ids("\n".join(heard), table, [client.id for client in clients])


async def first_line(site: Site, me: Client, table: str, seat: int) -> str:
    """What a program hears first on its stream."""
    row = await site.services.store.read(lambda connection: find_player(connection, me.id))
    stream = messages_of(site.services, Visitor(row, ApiError("no-identity"), "en", "here"), table, seat, 0)
    line = await anext(stream)
    await stream.aclose()
    return line.decode()


async def heard_of(live: LiveConnection, number: int) -> None:
    """Wait for the news of an event, so that two events are never told in one message here and in two there."""
    while (await newest(live))["number"] < number:
        await live.state()


async def newest(live: LiveConnection) -> dict[str, Any]:
    return next(message for message in map(json.loads, reversed(live.raw)) if message["type"] == "state")


def requests(state: dict[str, Any], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Questions of every kind, those that are refused among them."""
    number = state["number"]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("look", {"seat": seat}),
        ("look", {"seat": 1 - seat if seat < 2 else 0}),
        ("undo", {"seat": seat, "seen": number}),
        ("why", {"seat": seat, "action": "nonsense"}),
        ("vote", {"seat": seat, "about": "take-back", "to": number}),
    ]
    for legal in state["legal"]:
        asked.append(("preview", {"seat": seat, "action": legal["action"]}))
    return asked


def without_ids(text: str, table: str, players: list[str]) -> str:
    """Ids are new for each table and say nothing of it; presence comes when it comes."""
    for place, id in enumerate([table, *players]):
        text = text.replace(id, f"id-{place}")
    text = re.sub(r'"seed_hash":"[0-9a-f]*"', '"seed_hash":"-"', text)
    lines = [line for line in text.split("\n") if not line.startswith('{"type":"table"')]
    return re.sub(r'"present":(true|false)', "", "\n".join(lines))


@asynccontextmanager
async def two_sites(settings: Settings, empty_database: bytes, tmp_path: Any) -> AsyncIterator[list[Site]]:
    second = tmp_path / "second.db"
    second.write_bytes(empty_database)
    async with running(settings) as one, running(replace(settings, database=f"sqlite:///{second}")) as two:
        for site in (one, two):
            add_test_games(site.services)
        yield [one, two]


def after(played: Game, seats: int, moves: int, seed: int) -> State:
    """A position some moves into a match of bots."""
    state = played.start(players=seats, seed=seed)
    for number in range(moves):
        if state.is_over():
            break
        seat = state.to_act()[number % len(state.to_act())]
        state.apply(seat, BotPlayer("2").choose(state, seat, seed + number))
    return state


def quiet_actions(played: Game, state: State, seat: int) -> list[str]:
    """Actions of a seat that bring nothing hidden to light, as the seat can know: they are safe to compare."""
    found = []
    for action in state.legal_actions(seat):
        trial = state.copy()
        trial.apply(seat, action)
        if trial.revealed() == state.revealed():
            found.append(played.format_action(action))
    return found[:3]


@pytest.mark.parametrize("moves", [0, 7, 20])
@pytest.mark.parametrize("id", [*games(), "whispers"])
async def test_worlds_that_a_seat_cannot_tell_apart_sound_the_same(
    settings: Settings, empty_database: bytes, tmp_path: Any, id: str, moves: int
) -> None:
    played = whispers() if id == "whispers" else game(id)
    seats = max(3, played.info.least_players)
    true = after(played, seats, moves if id != "whispers" else moves // 3, seed=5)
    async with two_sites(settings, empty_database, tmp_path) as sites:
        for seat in range(seats):
            worlds = [true, true.resample(seat, 99)]
            actions = quiet_actions(played, true, seat)
            heard = []
            for site, world in zip(sites, worlds):
                clients = await worlds_apart(site, played, world, seats)
                heard.append(await traffic(site, clients, seat, actions, []))
            assert heard[0] == heard[1]


async def test_what_others_choose_face_down_is_not_heard(
    settings: Settings, empty_database: bytes, tmp_path: Any
) -> None:
    played = whispers()
    state = after(played, 3, 0, seed=5)
    choices = [played.format_action(action) for action in state.legal_actions(1)]
    async with two_sites(settings, empty_database, tmp_path) as sites:
        heard = []
        for site, choice in zip(sites, choices):
            clients = await worlds_apart(site, played, state, 3)
            heard.append(await traffic(site, clients, 0, [], [(1, choice), (1, "done")]))
        assert "event-chose" in heard[0]
        assert heard[0] == heard[1]


async def test_every_seat_route_is_closed_to_every_other_identity(site: Site) -> None:
    ada, bob, eve = [await site.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.table(game="whispers", seats=[ME, OPEN], confirm_turn=False)
    await bob.post(f"/api/tables/{table['id']}/join")
    path = f"/api/tables/{table['id']}"
    token = (await eve.post("/api/tokens", {"label": "spy"})).json()["token"]
    program = site.client()
    program.http.headers["authorization"] = f"Bearer {token}"
    expected = {"not-your-seat", "not-seated", "not-the-host", "no-identity", "bad-token", "table-started"}
    stranger, forger = site.client(), site.client()
    forger.http.headers["authorization"] = "Bearer beagle_wrong"
    for other in (bob, eve, program, stranger, forger):
        move = {"action": "done", "seen": 1, "seat": 0}
        answers = [
            await other.get(f"{path}/export?seat=0"),
            await other.get(f"{path}/stream?seat=0"),
            await other.post(f"{path}/moves", move),
            await other.post(f"{path}/leave", {"seat": 0}),
            await other.post(f"{path}/start", {"fill": "1"}),
            await other.http.put(f"{path}/seats/0", json={"kind": "bot"}),
            await other.http.patch(path, json={"confirm_turn": True}),
        ]
        if other is not bob:
            answers.append(await other.post(f"{path}/rematch"))
        for answer in answers:
            assert answer.status_code in (401, 403, 409), answer.text
            assert answer.json()["code"] in expected
    assert (await ada.get(f"{path}/export?seat=0")).json()["state"]["number"] == 1


async def test_the_seed_is_told_at_the_end_and_not_before(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="whispers", seats=[ME, ME], confirm_turn=False)
    rows = await site.services.live_matches.table(table["id"])
    assert rows.seed is not None
    assert rows.seed not in repr(rows)
    early = await ada.get(f"/api/tables/{table['id']}/record")
    assert (early.status_code, early.json()["code"]) == (409, "match-not-over")
    async with ada.live(table["id"]) as live:
        await live.state()
        for _ in range(3):
            for seat in (0, 1):
                await live.ask("look", seat=seat)
                legal = (await newest(live))["legal"]
                number = (await newest(live))["number"]
                await live.ask("move", seat=seat, action=legal[0]["action"], seen=number)
                assert not any(rows.seed in text for text in live.raw)
                await live.ask("move", seat=seat, action="done", seen=number + 1)
        assert (await newest(live))["result"]["seed"] == rows.seed
    record = (await ada.get(f"/api/tables/{table['id']}/record")).text
    assert f"\nseed {rows.seed}\n" in record
    assert "\nseed-hash sha256:" in record


async def test_events_are_never_changed(site: Site) -> None:
    """Taking back adds an event; it removes none."""
    ada = await site.guest("Ada")
    table = await ada.table(game="pebbles", seats=[ME, ME], first=0, confirm_turn=False)
    async with ada.live(table["id"]) as live:
        await live.ask("move", seat=0, action="take 1", seen=1)
        await live.ask("undo", seat=0, seen=2)
    rows = await site.services.store.read(
        lambda connection: connection.execute(EVENTS.select().order_by(EVENTS.c.number)).all()
    )
    assert [row.kind for row in rows] == ["started", "moved", "taken-back"]
