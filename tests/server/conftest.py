"""A server for each test: its own database, no network, bots that think in a thread."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from beagle.match.catalogue import game
from beagle.server import bot_worker
from beagle.server.errors import WORDS
from beagle.server.maintenance import migrate
from beagle.server.settings import UNHURRIED, Settings
from tests.fake_games import pebbles
from tests.fake_games.whispers import whispers
from tests.server.clients import Site, add_test_games, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database just set up, to be copied."""
    file = tmp_path_factory.mktemp("database") / "beagle.db"
    migrate(f"sqlite:///{file}", WORDS["en"], lambda _: None)
    return file.read_bytes()


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def pass_seconds(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def settings(tmp_path: Path, empty_database: bytes, clock: FakeClock) -> Settings:
    file = tmp_path / "beagle.db"
    file.write_bytes(empty_database)
    return Settings(
        database=f"sqlite:///{file}",
        secret=b"a secret for tests, long enough to be one",
        thinkers=0,
        static=tmp_path / "static",
        limits=replace(UNHURRIED, tables=20),
        sweep_seconds=0.05,
        now=clock,
    )


@pytest.fixture
async def site(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """A running server with the games of the catalogue and two of the tests' own."""
    own = {"pebbles": pebbles(), "whispers": whispers()}
    monkeypatch.setattr(bot_worker, "known_game", lambda id, folder: own.get(id) or game(id, folder))
    async with running(settings) as found:
        add_test_games(found.services)
        yield found
