"""The matches of this process: each has a slot with its present state, and a lock for those who change it.

The store is the arbiter. An event is committed before anyone is told; the state in the slot is thrown away when a
commit fails, and catches up when another process was faster.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from beagle.core.errors import BeagleError
from beagle.match.info import GameInfo
from beagle.server.ending import write_results
from beagle.server.errors import ApiError
from beagle.server.hub import Hub, Notice
from beagle.server.live_match import LiveMatch
from beagle.server.metrics import Metrics
from beagle.server.offered_games import OfferedGames
from beagle.server.rows import EventRow, TableRow, insert_events, load_events, load_table
from beagle.server.schema import TABLES
from beagle.server.settings import Settings
from beagle.server.store import Store

MOST_SLOTS: Final = 2000


@dataclass(frozen=True)
class NewEvent:
    """An event about to be committed. ``action`` is that of a move, already checked."""

    kind: str
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)
    action: int | None = None


class Slot:
    """What this process keeps of one match."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: LiveMatch | None = None
        self.newest = 0
        """The number of the last event that any process told of."""
        self.outdated = True
        """Whether the table itself has to be read again."""


class LiveMatches:
    def __init__(
        self, settings: Settings, store: Store, offered_games: OfferedGames, hub: Hub, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.offered_games = offered_games
        self.hub = hub
        self.metrics = metrics
        self.slots: OrderedDict[str, Slot] = OrderedDict()

    def slot(self, table: str) -> Slot:
        """The slot of a table; slots long unused are cleared."""
        found = self.slots.get(table)
        if found is None:
            found = self.slots[table] = Slot(table)
            for old in list(self.slots)[: max(0, len(self.slots) - MOST_SLOTS)]:
                if not self.slots[old].lock.locked():
                    del self.slots[old]
        self.slots.move_to_end(table)
        return found

    def on_notice(self, notice: Notice) -> None:
        """Another process, or this one, changed a table."""
        slot = self.slots.get(notice["table"])
        if slot is not None and notice["kind"] == "event":
            slot.newest = max(slot.newest, notice["number"])
        if notice["kind"] == "table":
            self.on_table_change(notice["table"])

    def on_table_change(self, table: str) -> None:
        if table in self.slots:
            self.slots[table].outdated = True

    async def table(self, table: str) -> TableRow:
        """A table as it is now. Raises ``ApiError``."""
        found = await self.store.read(lambda connection: load_table(connection, table))
        if found is None:
            raise ApiError("no-table")
        return found

    async def last_known_table(self, table: str) -> TableRow:
        """A table as this process last saw it, or as the store has it. Raises ``ApiError``."""
        slot = self.slots.get(table)
        return await self.table(table) if slot is None or slot.live is None else slot.live.table

    async def snapshot(self, table: str) -> LiveMatch:
        """The match at a table, up to date, to be read only. Raises ``ApiError`` when there is none."""
        async with self.open(table) as live:
            return live.snapshot()

    @asynccontextmanager
    async def open(self, table: str) -> AsyncIterator[LiveMatch]:
        """The match at a table, up to date, locked so that it can be changed. Raises ``ApiError`` when there is none.

        Views are built from a ``snapshot`` after the lock is released.
        """
        if table not in self.slots:
            await self.table(table)
        slot = self.slot(table)
        async with slot.lock:
            yield await self.refresh(slot)

    async def refresh(self, slot: Slot) -> LiveMatch:
        live = slot.live
        if live is None or slot.outdated:
            slot.outdated = False
            row = await self.table(slot.table)
            if row.status == "open" or row.started is None:
                raise ApiError("table-not-playing")
            if live is None:
                live = slot.live = await self.rebuild(slot, row)
            live.change_table(row)
        if live.number < slot.newest:
            known = live.number
            for event in await self.store.read(lambda connection: load_events(connection, slot.table, known)):
                live.apply(event)
        return live

    async def rebuild(self, slot: Slot, row: TableRow) -> LiveMatch:
        """A match made from its stored events; one that can't be is closed, with a note to its players."""
        events = await self.store.read(lambda connection: load_events(connection, slot.table))
        try:
            game = self.offered_games.find(row.game, row.components)
            note = why_not_played(row, game.info, game.components_hash)
        except ApiError:
            note = {"key": "note-components-changed"}
        if note is None:
            try:
                live = LiveMatch(game, row)
                for event in events:
                    live.apply(event)
                return live
            except (BeagleError, AssertionError, KeyError):
                note = {"key": "note-unreadable"}
        if row.status == "playing":
            await self.store.write(lambda connection: close_table(connection, row, note, self.settings.now()))
            self.hub.publish("table", row.id)
        raise ApiError("match-closed", key=str(note["key"]), **{name: note[name] for name in note if name != "key"})

    async def append(self, live: LiveMatch, events: list[NewEvent]) -> int:
        """Commit events, then tell. To be called with the match open. Returns the last number."""
        slot = self.slots[live.table.id]
        now = self.settings.now()
        slot.live = None
        rows = [apply_new(live, event, now) for event in events]
        due = live.due(now, self.settings.bot_patience)
        try:
            with self.metrics.append_seconds.time():
                await self.store.write(lambda connection: write_events(connection, live, rows, due, now))
        except IntegrityError:
            slot.newest = max(slot.newest, rows[0].number)
            raise ApiError("stale") from None
        slot.live = live
        self.metrics.events.inc(len(rows))
        if live.is_over():
            slot.outdated = True
            self.hub.publish("table", live.table.id)
        self.hub.publish("event", live.table.id, number=live.number)
        return live.number


def apply_new(live: LiveMatch, event: NewEvent, now: int) -> EventRow:
    row = EventRow(live.number + 1, event.kind, event.seat, event.data, now)
    live.apply(row, event.action)
    return row


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


def write_events(connection: Connection, live: LiveMatch, rows: list[EventRow], due: int | None, now: int) -> None:
    """The events and what follows from them, in one transaction."""
    insert_events(connection, live.table.id, rows)
    values: dict[str, Any] = {"due": due}
    if live.is_played():
        values |= {"status": "finished", "finished": now}
        write_results(connection, live, now)
    elif live.closed is not None:
        values |= {"status": "closed", "finished": now, "note": json.dumps(live.closed)}
    connection.execute(update(TABLES).where(TABLES.c.id == live.table.id).values(values))
