"""The store: one writer that commits in groups, readers beside it; SQLite by default, PostgreSQL by its URL.

A write is a function of a connection, and may be run again from the start. Writes that arrive together share one commit
and are answered after it. If one of them fails, the group is undone and run again with a savepoint for each, so that
one that fails doesn't affect the others.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from beagle.server.errors import ApiError

T = TypeVar("T")

LARGEST_GROUP: Final = 200
BUSY_SECONDS: Final = 10
READERS: Final = 4


@dataclass
class PendingWrite:
    """A write that waits for its commit."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        """Pass on the result, if somebody still waits for it."""
        if self.answer.cancelled():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Store:
    def __init__(self, url: str, *, most_waiting: int = 10_000) -> None:
        self.url = url
        self.writing = open_engine(url, immediate=True)
        self.reading = open_engine(url, immediate=False)
        self.queue: queue.Queue[PendingWrite | None] = queue.Queue(most_waiting)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = threading.Thread(target=self.write_groups, name="writer", daemon=True)
        self.commits = 0
        self.writes = 0
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out a write; returns after it is committed."""
        loop = asyncio.get_running_loop()
        pending = PendingWrite(work, loop, loop.create_future())
        try:
            self.queue.put_nowait(pending)
        except queue.Full:
            raise ApiError("busy", retry_after=2) from None
        result: T = await pending.answer
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function finds in the database."""

        def run() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def write_groups(self) -> None:
        """The writer's thread."""
        running = True
        while running:
            first = self.queue.get()
            if first is None:
                return
            group = [first]
            while len(group) < LARGEST_GROUP:
                try:
                    pending = self.queue.get_nowait()
                except queue.Empty:
                    break
                if pending is None:
                    running = False
                    break
                group.append(pending)
            self.commit(group)

    def commit(self, group: list[PendingWrite]) -> None:
        """Carry out a group in one transaction, then answer everybody."""
        try:
            try:
                self.carry_out(group)
            except Exception:
                self.carry_out_one_by_one(group)
            self.commits += 1
            self.writes += len(group)
        except Exception as error:
            for pending in group:
                pending.error = pending.error or error
        for pending in group:
            # When the loop is closed, nobody waits any more.
            with contextlib.suppress(RuntimeError):
                pending.loop.call_soon_threadsafe(pending.tell)

    def carry_out(self, group: list[PendingWrite]) -> None:
        """The usual case: nobody's write fails."""
        with self.writing.begin() as connection:
            for pending in group:
                pending.result = pending.work(connection)

    def carry_out_one_by_one(self, group: list[PendingWrite]) -> None:
        """Once more from the start, each write in a savepoint: only those that fail are left out."""
        with self.writing.begin() as connection:
            for pending in group:
                try:
                    with connection.begin_nested():
                        pending.result = pending.work(connection)
                except Exception as error:
                    pending.error = error

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self.queue.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()


def open_engine(url: str, *, immediate: bool) -> Engine:
    """An engine; on SQLite with the settings that make a commit durable. ``immediate``: for the one writer."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_size=1 if immediate else READERS, pool_pre_ping=True)
    pool = QueuePool if immediate else NullPool
    engine = create_engine(parsed, poolclass=pool, connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS})

    def on_connect(connection: sqlite3.Connection, _: object) -> None:
        # SQLAlchemy says BEGIN itself, below.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    return engine


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; ``None`` for another kind."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)


def reason_of(error: Exception) -> str:
    """What went wrong with a database, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__
