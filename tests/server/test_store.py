"""Storage: group commit, durable settings, migrations, backups, and databases that can't be used."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError

from beagle.cli import main
from beagle.server.errors import WORDS, ApiError
from beagle.server.maintenance import DatabaseError, backup, migrate, restore
from beagle.server.schema import EVENTS, METADATA, PLAYERS, TABLES
from beagle.server.settings import BadSetting, Settings, read_secret
from beagle.server.store import Store, open_engine
from tests.server.clients import add_test_games, running
from tests.server.test_live import ME

pytestmark = pytest.mark.anyio

EN = WORDS["en"]


def insert(connection: Connection, id: str) -> str:
    connection.execute(PLAYERS.insert().values(id=id, name="Ada", created=0))
    return id


def insertion(id: str) -> Callable[[Connection], str]:
    return lambda connection: insert(connection, id)


async def test_writes_that_arrive_together_share_a_commit(settings: Settings) -> None:
    store = Store(settings.database)
    ids = [f"{number:04}" for number in range(500)]
    written = await asyncio.gather(*[store.write(insertion(id)) for id in ids])
    assert written == ids
    assert store.commits < 50
    found = await store.read(lambda connection: list(connection.execute(select(PLAYERS.c.id)).scalars()))
    assert sorted(found) == ids
    store.close()


async def test_a_write_that_fails_takes_nothing_with_it(settings: Settings) -> None:
    store = Store(settings.database)
    results = await asyncio.gather(*[store.write(insertion(id)) for id in ("a", "b", "a", "c")], return_exceptions=True)
    assert results[:2] == ["a", "b"]
    assert isinstance(results[2], IntegrityError)
    assert results[3] == "c"
    store.close()


async def test_a_queue_that_is_full_says_busy(settings: Settings) -> None:
    store = Store(settings.database, most_waiting=1)
    answers = await asyncio.gather(*[store.write(insertion(str(id))) for id in range(50)], return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, ApiError)]
    assert {error.code for error in refused} == {"busy"}
    assert {error.retry_after for error in refused} == {2}
    store.close()


def test_sqlite_is_set_to_be_durable(settings: Settings) -> None:
    with open_engine(settings.database, immediate=True).connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        }
        assert pragmas == {"journal_mode": "wal", "synchronous": 2}
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == 10_000


async def test_the_key_decides_between_two_workers(settings: Settings) -> None:
    """Two processes share a database: both write event 2, one is told that the table has changed."""
    async with running(settings) as one, running(settings) as two:
        for site in (one, two):
            add_test_games(site.services)
        ada = await one.guest("Ada")
        table = (await ada.table(game="pebbles", seats=[ME, ME], first=0, confirm_turn=False))["id"]
        elsewhere = two.client()
        elsewhere.http.cookies = ada.http.cookies
        await elsewhere.get(f"/api/tables/{table}/export?seat=0")
        move = {"action": "take 1", "seen": 1, "seat": 0}
        answers = [await client.post(f"/api/tables/{table}/moves", move) for client in (ada, elsewhere)]
        assert [answer.status_code for answer in answers] == [200, 409]
        assert answers[1].json()["code"] == "stale"
        export = (await elsewhere.get(f"/api/tables/{table}/export?seat=0")).json()
        assert export["state"]["number"] == 2
        again = await elsewhere.post(f"/api/tables/{table}/moves", {"action": "end", "seen": 2, "seat": 0})
        assert again.json() == {"number": 3}


def test_the_migrations_lead_to_the_schema(settings: Settings) -> None:
    with open_engine(settings.database, immediate=True).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrating_says_so_once(tmp_path: Path) -> None:
    said: list[str] = []
    url = f"sqlite:///{tmp_path}/new.db"
    migrate(url, EN, said.append)
    migrate(url, EN, said.append)
    assert said == [f"Setting up the database {tmp_path}/new.db."]


def test_a_database_from_the_future_is_refused(settings: Settings, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "beagle.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match=r"newer version of Beagle \(9999\)"):
        migrate(settings.database, EN, print)


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all/beagle.db", "nonsense", "oracle9://x", "sqlite:///{tmp}"])
def test_a_database_that_cannot_be_opened_is_one_sentence(url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="can't be opened") as caught:
        migrate(url.replace("{tmp}", str(tmp_path)), WORDS["en"], print)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "beagle.db").write_text("Dear diary, today we saw a tortoise. " * 100, encoding="utf-8")
    assert main(["serve", "--data", str(tmp_path), "--lang", "fr"]) == 2
    said = capsys.readouterr().err
    assert said == f"beagle: la base {tmp_path}/beagle.db ne s’ouvre pas\u00a0: file is not a database\n"


async def test_backup_and_restore(settings: Settings, tmp_path: Path) -> None:
    store = Store(settings.database)
    await store.write(lambda connection: insert(connection, "ada"))
    copy = tmp_path / "monday.db"
    backup(settings.database, copy, EN)
    await store.write(lambda connection: insert(connection, "bob"))
    store.close()
    with pytest.raises(DatabaseError, match="already exists"):
        backup(settings.database, copy, EN)
    with pytest.raises(DatabaseError, match="add --replace"):
        restore(settings.database, copy, EN)
    restore(settings.database, copy, EN, replace=True)
    store = Store(settings.database)
    assert await store.read(lambda c: list(c.execute(select(PLAYERS.c.id)).scalars())) == ["ada"]
    store.close()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/beagle.db"
    (tmp_path / "letter.txt").write_text("Dear Emma", encoding="utf-8")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE t (x)").connection.close()
    for name in ("letter.txt", "other.db", "missing.db"):
        with pytest.raises(DatabaseError, match="isn't a Beagle backup"):
            restore(url, tmp_path / name, EN)
    with pytest.raises(DatabaseError, match="can't be opened"):
        backup(url, tmp_path / "copy.db", EN)
    with pytest.raises(DatabaseError, match="pg_dump"):
        backup("postgresql+psycopg://localhost/beagle", tmp_path / "copy.db", EN)


def test_the_commands_for_backups(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    migrate(f"sqlite:///{tmp_path}/beagle.db", EN, lambda _: None)
    copy, where = str(tmp_path / "b.db"), ["--data", str(tmp_path), "--lang", "en"]
    assert main(["backup", copy, *where]) == 0
    assert main(["restore", copy, *where]) == 2
    assert main(["restore", copy, *where, "--replace"]) == 0
    said = capsys.readouterr()
    assert said.out == f"Backed up to {copy}.\nRestored {tmp_path}/beagle.db from {copy}.\n"
    assert said.err == f"beagle: {tmp_path}/beagle.db already exists; add --replace to overwrite it\n"


# Secrets


def test_the_secret_is_made_once_for_the_server_alone(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    made = read_secret(file, {}, EN)
    assert len(made) >= 32
    assert file.stat().st_mode & 0o777 == 0o600
    assert read_secret(file, {}, EN) == made
    assert read_secret(file, {"BEAGLE_SECRET": "x" * 32}, EN) == b"x" * 32


def test_a_secret_that_others_can_read_or_guess_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    read_secret(file, {}, EN)
    file.chmod(0o644)
    with pytest.raises(BadSetting, match="permissions to 600"):
        read_secret(file, {}, EN)
    with pytest.raises(BadSetting, match="at least 32"):
        read_secret(file, {"BEAGLE_SECRET": "finch"}, EN)
    with pytest.raises(BadSetting, match="can't be used"):
        read_secret(tmp_path / "no" / "secret", {}, EN)


def test_settings_keep_their_secrets_to_themselves(settings: Settings) -> None:
    assert "secret for tests" not in repr(replace(settings, channels="redis://:password@host"))
    assert "password" not in repr(replace(settings, channels="redis://:password@host"))


# Older matches


@pytest.mark.parametrize(
    ("column", "value", "key"),
    [
        ("rules", 0, "note-rules-changed"),
        ("components_hash", "0" * 64, "note-components-changed"),
        ("components", "lost", "note-components-changed"),
    ],
)
async def test_a_match_that_cannot_go_on_is_closed_with_a_note(
    settings: Settings, column: str, value: object, key: str
) -> None:
    async with running(settings) as site:
        ada = await site.guest("Ada")
        table = (await ada.table(game="footsteps", seats=[ME, ME]))["id"]
        await site.services.store.write(lambda c: c.execute(update(TABLES).values({column: value})))
        site.services.live_matches.slots.clear()
        answer = await ada.get(f"/api/tables/{table}/export")
        assert (answer.status_code, answer.json()["code"]) == (409, "match-closed")
        closed = (await ada.get(f"/api/tables/{table}")).json()
        assert closed["status"] == "closed"
        assert closed["note"]["key"] == key
        assert "had to be closed" in answer.json()["sentence"]


async def test_the_note_about_earlier_rules_names_the_release_that_plays_them(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as site:
        ada = await site.guest("Ada")
        table = (await ada.table(game="footsteps", seats=[ME, ME]))["id"]
        game = site.services.offered_games.find("footsteps", "standard")
        monkeypatch.setattr(game, "info", replace(game.info, rules_version=2, releases={1: "0.1"}))
        site.services.live_matches.slots.clear()
        answer = await ada.get(f"/api/tables/{table}/export")
        assert "rules version 1, which Beagle 0.1 plays; this server plays version 2" in answer.json()["sentence"]
        note = (await ada.get(f"/api/tables/{table}")).json()["note"]
        assert note == {"key": "note-rules-released", "old": 1, "new": 2, "release": "0.1"}


async def test_events_that_make_no_match_close_it(settings: Settings) -> None:
    async with running(settings) as site:
        ada = await site.guest("Ada")
        table = (await ada.table(game="footsteps", seats=[ME, ME]))["id"]
        bad = {"table": table, "number": 2, "kind": "moved", "seat": 0, "data": '{"action": "fly"}', "at": 0}
        await site.services.store.write(lambda c: c.execute(EVENTS.insert().values(bad)))
        site.services.live_matches.slots.clear()
        assert (await ada.get(f"/api/tables/{table}/export")).status_code == 409
        assert (await ada.get(f"/api/tables/{table}")).json()["note"] == {"key": "note-unreadable"}
