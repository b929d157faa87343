"""Games, rules, pieces, texts, health, metrics, safety headers, limits, the web app, the programs' streams."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from beagle.match.catalogue import game, games
from beagle.server import errors
from beagle.server.errors import STATUS, TEXTS, WORDS, language_of
from beagle.server.routes_programs import messages_of, notices_of
from beagle.server.rows import find_player
from beagle.server.settings import Limits, Settings
from beagle.server.visitor import Visitor
from tests.server.clients import Site, add_test_games, running
from tests.server.test_live import ME, OPEN

pytestmark = pytest.mark.anyio


async def test_the_shelf(site: Site) -> None:
    client = site.client()
    cards = (await client.get("/api/games")).json()
    assert {card["id"] for card in cards} >= set(games())
    for card in cards:
        if card["id"] not in games():
            continue
        path = f"/api/games/{card['id']}"
        assert (await client.get(path)).json() == card
        pieces = (await client.get(f"{path}/pieces")).json()
        assert set(pieces["names"]) == {"fr", "en"}
        for language in ("fr", "en"):
            rules = (await client.get(f"{path}/rules?lang={language}")).json()
            assert rules["page"].startswith("# ")
            assert rules["rules"]
            text = await client.get(f"/text/{card['id']}/{language}.ftl")
            assert text.headers["content-type"] == "text/plain; charset=utf-8"
            assert "choose-" in text.text
    for path in ("/api/games/chess", "/api/games/chess/pieces", "/text/chess/en.ftl", "/text/footsteps/de.ftl", "/x.y"):
        missing = await client.get(path)
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
    assert "problem-no-table" in (await client.get("/text/server/fr.ftl")).text
    assert "why-not-your-turn" in (await client.get("/text/beagle/en.ftl")).text
    assert (await client.get("/api/games/footsteps/pieces?components=lost")).status_code == 400


async def test_further_component_sets_are_offered(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "sets" / "footsteps" / "mine"
    folder.mkdir(parents=True)
    for file in game("footsteps").components_folder.glob("*.csv"):
        (folder / file.name).write_bytes(file.read_bytes())
    async with running(replace(settings, component_sets=tmp_path / "sets")) as site:
        ada = await site.guest("Ada")
        assert (await ada.get("/api/games/footsteps")).json()["components"] == ["standard", "mine"]
        table = await ada.table(game="footsteps", seats=[ME, ME], components="mine")
        assert table["components"] == "mine"
        assert (await ada.get(f"/api/tables/{table['id']}/export")).status_code == 200


async def test_health_and_metrics(site: Site) -> None:
    ada = await site.guest("Ada")
    await ada.table(game="footsteps", seats=[ME, ME])
    health = (await ada.get("/health")).json()
    assert (health["status"], health["tables"]) == ("ok", 1)
    metrics = (await ada.get("/metrics")).text
    assert 'beagle_http_responses_total{status="201"}' in metrics
    assert "beagle_append_seconds_bucket" in metrics
    assert ada.id not in metrics


async def test_every_answer_is_safe_for_a_browser(site: Site) -> None:
    client = site.client()
    for path in ("/", "/nowhere", "/api/games", "/api/nowhere", "/api/tables/x"):
        headers = (await client.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_other_sites_change_nothing(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="footsteps", seats=[ME, OPEN])
    foreign = await ada.post(f"/api/tables/{table['id']}/leave", origin="https://evil.example")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    assert (await ada.post(f"/api/tables/{table['id']}/leave", origin="http://beagle.test")).status_code == 200
    for origin in (
        "https://evil.example",
        "null",
        "http://beagle.test.evil.example",
        "http://[",
        "http://beagle.test:1",
    ):
        async with ada.live(table["id"], origin=origin) as live:
            assert (await live.receive())["code"] == "foreign-origin"


async def test_the_web_app(settings: Settings) -> None:
    settings.static.mkdir()
    async with running(settings) as site:
        client = site.client()
        unbuilt = await client.get("/", **{"accept-language": "fr"})
        assert unbuilt.text.startswith("L’application web n’est pas construite")
        (settings.static / "assets").mkdir()
        (settings.static / "index.html").write_text("<!doctype html><title>Beagle</title>", encoding="utf-8")
        (settings.static / "assets" / "app-1.js").write_text("let x;", encoding="utf-8")
        for path in ("/", "/table/abc", "/rules/footsteps"):
            page = await client.get(path)
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app-1.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/app-2.js", "/..%2f..%2fbeagle.db", "/assets/..%2f..%2f..%2fbeagle.db", "/%00.js"):
            assert (await client.get(path)).status_code == 404
        assert (await client.http.head("/")).status_code == 200


# Limits


async def test_limits_on_what_is_asked(settings: Settings) -> None:
    limits = Limits(body=2000, requests=1, requests_at_once=30, tables=2, guests=2, logins=2, connections=2)
    async with running(replace(settings, limits=limits)) as site:
        ada = await site.guest("Ada")
        large = await ada.post("/api/me", {"name": "x" * 5000})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        table = await ada.table(game="footsteps", seats=[ME, OPEN])
        await ada.table(game="footsteps", seats=[ME, OPEN])
        third = await ada.post("/api/tables", {"game": "footsteps", "seats": [ME, OPEN]})
        assert (third.status_code, third.json()["code"]) == (429, "too-many-tables")
        assert "2 tables" in third.json()["sentence"]
        await site.guest("Bob")
        crowd = await site.client().post("/api/me", {"name": "Eve"})
        assert (crowd.status_code, crowd.headers["retry-after"].isdigit()) == (429, True)
        for _ in range(2):
            await ada.post("/api/login", {"name": "Ada", "passphrase": "guess"})
        guessed = await ada.post("/api/login", {"name": "Ada", "passphrase": "guess"})
        assert guessed.status_code == 429
        async with ada.live(table["id"]) as one, ada.live(table["id"]) as two:
            await one.until("table")
            await two.until("table")
            async with ada.live(table["id"]) as three:
                assert (await three.receive())["code"] == "too-many-connections"
        statuses = [(await ada.get("/health")).status_code for _ in range(40)]
        assert statuses[-1] == 429
        slow = await ada.get("/health")
        assert slow.headers["retry-after"] == "1"


async def test_a_connection_that_talks_too_fast_is_refused_then_closed(settings: Settings) -> None:
    limits = replace(settings.limits, messages=1, messages_at_once=5, refused_messages=3)
    async with running(replace(settings, limits=limits)) as site:
        ada = await site.guest("Ada")
        table = await ada.table(game="footsteps", seats=[ME, OPEN])
        async with ada.live(table["id"]) as live:
            for _ in range(10):
                await live.send("ping")
            codes = []
            while not live.closed:
                codes.append((await live.receive()).get("code"))
            assert codes.count("too-many-requests") == 3
            assert live.closed == (4000, "too-many-requests")


async def test_a_message_too_large_is_refused(site: Site) -> None:
    ada = await site.guest("Ada")
    table = await ada.table(game="footsteps", seats=[ME, OPEN])
    async with ada.live(table["id"]) as live:
        await live.send_text("x" * 70_000)
        assert (await live.until("refused"))["code"] == "too-large"


# Programs


async def test_a_program_plays_by_stream_and_post(site: Site) -> None:
    """The stream is tapped at its source: the client of the tests reads an answer only when it is whole."""
    ada = await site.guest("Ada")
    row = await site.services.store.read(lambda connection: find_player(connection, ada.id))
    assert row is not None
    visitor = Visitor(row, errors.ApiError("no-identity"), "en", "here")
    notices = notices_of(site.services, visitor, row)
    waiting = asyncio.ensure_future(anext(notices))
    await asyncio.sleep(0.05)
    table = (await ada.table(game="pebbles", seats=[ME, ME], first=0, options={"heap": 4}))["id"]
    first = json.loads(await waiting)
    assert (first["about"], first["table"], first["seats"]) == ("started", table, [0, 1])
    assert json.loads(await anext(notices))["about"] == "turn"
    stream = messages_of(site.services, visitor, table, 0, 0)
    assert json.loads(await anext(stream))["number"] == 1
    moves = [(0, "take 2"), (0, "end"), (1, "take 2"), (1, "end")]
    for seen, (seat, action) in enumerate(moves, start=1):
        done = await ada.post(f"/api/tables/{table}/moves", {"action": action, "seen": seen, "seat": seat})
        assert done.json() == {"number": seen + 1}
        assert json.loads(await anext(stream))["number"] == seen + 1
    with pytest.raises(StopAsyncIteration):
        await anext(stream)
    assert json.loads(await anext(notices))["about"] == "over"
    await notices.aclose()
    refused = await ada.post(f"/api/tables/{table}/moves", {"action": "end", "seen": 5, "seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (409, "game-over")
    unclear = await ada.post(f"/api/tables/{table}/moves", {"action": "end", "seen": 5})
    assert unclear.json()["code"] == "no-seat"


async def test_ratings_and_statistics(settings: Settings) -> None:
    async with running(settings) as site:
        add_test_games(site.services)
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        clock = {"kind": "total", "seconds": 600, "increment": 2}
        wish: dict[str, Any] = {"game": "footsteps", "public": True, "clock": clock, "absent_level": "1"}
        table = await ada.table(seats=[ME, OPEN, {"kind": "bot", "level": "1"}], **wish)
        await bob.post(f"/api/tables/{table['id']}/join")
        for client in (ada, bob):
            await client.post(f"/api/tables/{table['id']}/leave")
        async with ada.live(table["id"]) as live:
            state = await live.state()
            while state["result"] is None:
                state = await live.state()
        rated = (await ada.get("/api/ratings/footsteps")).json()
        assert {rating["player"]["name"] for rating in rated} == {"Ada", "Bob", "1"}
        assert [rating["matches"] for rating in rated] == [1, 1, 1]
        ordinals = [rating["ordinal"] for rating in rated]
        assert ordinals == sorted(ordinals, reverse=True)
        (mine,) = (await bob.get(f"/api/players/{ada.id}/statistics")).json()
        assert (mine["matches"], mine["best_score"]) == (1, state["result"]["scores"][0])
        assert mine["victories"] == int(0 in state["result"]["winners"])
        assert sum(mine["achievements"].values()) == len(state["result"]["achievements"][0])
        assert mine["rating"]["matches"] == 1


# Texts


def test_both_languages_say_the_same() -> None:
    assert WORDS["fr"].keys() == WORDS["en"].keys()


def test_every_code_has_a_sentence() -> None:
    folder = Path(errors.__file__).parent
    used = {code for file in folder.glob("*.py") for code in re.findall(r'ApiError\(\s*"([a-z-]+)"', file.read_text())}
    assert used
    for code in {*used, *STATUS} - {"game-over"}:
        assert WORDS["en"].has(f"problem-{code}"), code
    keys = {key for file in folder.glob("*.py") for key in re.findall(r'key="(problem-[a-z-]+)"', file.read_text())}
    assert len(keys) > 5
    for key in keys:
        assert WORDS["en"].has(key), key
    assert (TEXTS / "fr.ftl").is_file()


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("de,en-US;q=0.5", "en"), ("", "en"), (";;,,fr", "fr"), ("ja", "en")],
)
def test_the_language_is_the_browsers(header: str, language: str) -> None:
    assert language_of(header) == language
