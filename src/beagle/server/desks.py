"""Each match in this process has a desk: its present, kept at hand, and a lock for whoever changes it.

The store is the arbiter. An event is committed before anyone is told; the copy at the desk is thrown away when a commit
fails, and catches up when another process was faster.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from beagle.core.errors import BeagleError
from beagle.match.info import GameInfo
from beagle.server import hub
from beagle.server.ending import write_results
from beagle.server.fold import Live
from beagle.server.metrics import Metrics
from beagle.server.rows import EventRow, TableRow, load_events, load_table
from beagle.server.schema import EVENTS, TABLES
from beagle.server.settings import Settings
from beagle.server.shelf import Shelf
from beagle.server.store import Store
from beagle.server.trouble import Trouble

MOST_DESKS: Final = 2000

News = tuple[str, int | None, dict[str, Any]]
"""An event to be: its kind, its seat, its data."""


class Desk:
    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.newest = 0
        """The number of the last event that any process told of."""
        self.outdated = True
        """Whether the table itself has to be read again."""


class Desks(hub.Desks):
    def __init__(self, settings: Settings, store: Store, shelf: Shelf, hub: hub.Hub, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.after_event: Callable[[Live], None] = lambda live: None
        """Called after each commit: whoever lets the bots move."""
        self.metrics = metrics

    def desk(self, table: str) -> Desk:
        """The desk of a table; desks long unused are cleared."""
        found = self.desks.get(table)
        if found is None:
            found = self.desks[table] = Desk(table)
            for old in list(self.desks)[: max(0, len(self.desks) - MOST_DESKS)]:
                if not self.desks[old].lock.locked():
                    del self.desks[old]
        self.desks.move_to_end(table)
        return found

    def noticed(self, notice: hub.Notice) -> None:
        """Another process, or this one, changed a table."""
        desk = self.desks.get(notice["table"])
        if desk is None:
            return
        if notice["kind"] == "event":
            desk.newest = max(desk.newest, notice["number"])
        if notice["kind"] == "table":
            desk.outdated = True

    async def table(self, table: str) -> TableRow:
        """A table as it is now. Raises ``Trouble``."""
        found = await self.store.read(lambda connection: load_table(connection, table))
        if found is None:
            raise Trouble("no-table")
        return found

    @asynccontextmanager
    async def open(self, table: str) -> AsyncIterator[Live]:
        """The match at a table, up to date, for oneself alone. Raises ``Trouble`` when there is none."""
        if table not in self.desks:
            await self.table(table)
        desk = self.desk(table)
        async with desk.lock:
            yield await self.refresh(desk)

    async def refresh(self, desk: Desk) -> Live:
        live = desk.live
        if live is None or desk.outdated:
            desk.outdated = False
            row = await self.table(desk.table)
            if row.status == "open" or row.started is None:
                raise Trouble("table-not-playing")
            if live is None:
                live = desk.live = await self.rebuild(desk, row)
            live.table = row
        if live.number < desk.newest:
            known = live.number
            for event in await self.store.read(lambda connection: load_events(connection, desk.table, known)):
                live.fold(event)
        return live

    async def rebuild(self, desk: Desk, row: TableRow) -> Live:
        """A cold match, folded from its events; one that can't be is closed, with a note to its players."""
        events = await self.store.read(lambda connection: load_events(connection, desk.table))
        try:
            game = self.shelf.find(row.game, row.components)
            note = why_not_played(row, game.info, game.components_hash)
        except Trouble:
            note = {"key": "note-components-changed"}
        if note is None:
            try:
                live = Live(game, row)
                for event in events:
                    live.fold(event)
                return live
            except (BeagleError, AssertionError, KeyError):
                note = {"key": "note-unreadable"}
        if row.status == "playing":
            await self.store.write(lambda connection: close_table(connection, row, note, self.settings.now()))
            self.hub.publish("table", row.id)
        raise Trouble("match-closed", key=str(note["key"]), **{name: note[name] for name in note if name != "key"})

    async def append(self, live: Live, news: list[News]) -> int:
        """Commit events, then tell. To be called with the match open. Returns the last number."""
        desk = self.desks[live.table.id]
        now = self.settings.now()
        rows = [EventRow(live.number + 1 + i, kind, seat, data, now) for i, (kind, seat, data) in enumerate(news)]
        desk.live = None
        for row in rows:
            live.fold(row)
        due = live.due(now, self.settings.bot_patience)
        try:
            with self.metrics.append_seconds.time():
                await self.store.write(lambda connection: write_events(connection, live, rows, due, now))
        except IntegrityError:
            desk.newest = max(desk.newest, rows[0].number)
            raise Trouble("stale") from None
        desk.live = live
        self.metrics.events.inc(len(rows))
        if live.is_over():
            desk.outdated = True
            self.hub.publish("table", live.table.id)
        self.hub.publish("event", live.table.id, number=live.number)
        self.after_event(live)
        return live.number


def why_not_played(row: TableRow, info: GameInfo, components_hash: str) -> dict[str, Any] | None:
    """What keeps a match from being played on by this program."""
    if row.rules != info.rules_version:
        note = {"key": "note-rules-changed", "old": row.rules, "new": info.rules_version}
        if row.rules not in info.releases:
            return note
        return {**note, "key": "note-rules-released", "release": info.releases[row.rules]}
    if row.components_hash != components_hash:
        return {"key": "note-components-changed"}
    return None


def close_table(connection: Connection, row: TableRow, note: dict[str, Any], now: int) -> None:
    closed = {"status": "closed", "finished": now, "due": None, "note": json.dumps(note)}
    connection.execute(update(TABLES).where(TABLES.c.id == row.id, TABLES.c.status == row.status).values(closed))


def write_events(connection: Connection, live: Live, rows: list[EventRow], due: int | None, now: int) -> None:
    """The events and what follows from them, in one transaction."""
    connection.execute(
        EVENTS.insert(),
        [
            {
                "table": live.table.id,
                "number": row.number,
                "kind": row.kind,
                "seat": row.seat,
                "data": json.dumps(row.data),
                "at": row.at,
            }
            for row in rows
        ],
    )
    values: dict[str, Any] = {"due": due}
    if live.is_played():
        values |= {"status": "finished", "finished": now}
        write_results(connection, live, now)
    elif live.closed is not None:
        values |= {"status": "closed", "finished": now, "note": json.dumps(live.closed)}
    connection.execute(update(TABLES).where(TABLES.c.id == live.table.id).values(values))
