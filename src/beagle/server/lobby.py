"""The lobby: setting up tables, sitting down, starting, rematches. A table starts as soon as every seat is taken."""

import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, update

from beagle.match.bots import live_seed
from beagle.match.catalogue import Game
from beagle.server import wire
from beagle.server.fold import Live
from beagle.server.hub import Hub
from beagle.server.identity import clean_name, new_id
from beagle.server.rows import EventRow, PlayerRow, SeatRow, TableRow, tables_under_way
from beagle.server.schema import EVENTS, TABLES
from beagle.server.seating import (
    bot_name,
    check_first,
    check_host,
    check_wish,
    find_table,
    insert_table,
    seat_to_take,
    write_seat,
)
from beagle.server.settings import Settings
from beagle.server.shelf import Shelf
from beagle.server.store import Store
from beagle.server.trouble import Trouble

FORGOTTEN: Final = 7 * 86_400_000

Change = Callable[[Connection, TableRow], None]


class Lobby:
    def __init__(self, settings: Settings, store: Store, shelf: Shelf, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self.after_change: Callable[[TableRow], None] = lambda row: None
        """Called after each change: whoever lets the bots move."""

    async def create(self, host: PlayerRow, wish: wire.NewTable) -> TableRow:
        """Set up a table. Raises ``Trouble``."""
        game = self.shelf.find(wish.game, wish.components)
        check_wish(game, wish)
        seats = [self.new_seat(host, seat, number) for number, seat in enumerate(wish.seats)]
        now = self.settings.now()
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.info.rules_version,
            components=wish.components,
            components_hash=game.components_hash,
            options=dict(wish.options),
            public=wish.public,
            first=wish.first,
            clock=wish.clock,
            friendly=wish.friendly,
            confirm_turn=wish.confirm_turn,
            absent_level=self.shelf.level(wish.absent_level),
            host=host.id,
            status="open",
            created=now,
            seats=tuple(seats),
        )

        def write(connection: Connection) -> TableRow:
            self.check_not_too_many(connection, host.id)
            insert_table(connection, row)
            return self.begin_if_full(connection, row.id)

        return await self.written(write)

    def check_not_too_many(self, connection: Connection, host: str) -> None:
        most = self.settings.limits.tables
        if tables_under_way(connection, host) >= most:
            raise Trouble("too-many-tables", most=most, retry_after=60)

    def new_seat(self, host: PlayerRow, wish: wire.NewSeat, number: int) -> SeatRow:
        if wish.kind == "me":
            name = host.name if wish.name is None else clean_name(wish.name)
            return SeatRow(number, "player", host.id, name, None, None)
        if wish.name is not None:
            raise Trouble("bad-option", key="problem-not-your-name")
        return self.empty_seat(number, wish.kind, wish.level)

    def empty_seat(self, number: int, kind: str, level: str | None) -> SeatRow:
        """A seat that no player sits on."""
        if kind == "bot":
            chosen = self.shelf.level(level)
            return SeatRow(number, "bot", None, bot_name(number), chosen, None)
        if level is not None:
            raise Trouble("bad-option", key="problem-no-bot-no-level")
        return SeatRow(number, kind, None, "", None, new_id() if kind == "invited" else None)

    # Sitting down and getting up

    async def join(self, table: str, player: PlayerRow, wish: wire.Join) -> TableRow:
        def change(connection: Connection, row: TableRow) -> None:
            seat = seat_to_take(row, player.id, wish)
            taken = SeatRow(seat.seat, "player", player.id, player.name, None, None)
            write_seat(connection, row.id, taken)

        return await self.change(table, change)

    async def get_up(self, table: str, player: str, seat: int | None) -> TableRow:
        """Leave a table that hasn't begun; when nobody is left, it is closed."""

        def change(connection: Connection, row: TableRow) -> None:
            mine = row.seats_of(player)
            leaving = mine if seat is None else [seat]
            if not mine or not set(leaving) <= set(mine):
                raise Trouble("not-your-seat" if mine else "not-seated")
            for number in leaving:
                write_seat(connection, row.id, self.empty_seat(number, "open", None))
            staying = [other.player for other in row.seats if other.kind == "player" and other.seat not in leaving]
            if not staying:
                note = json.dumps({"key": "note-abandoned"})
                closed = {"status": "closed", "finished": self.settings.now(), "note": note}
                connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(closed))
            elif row.host == player and player not in staying:
                connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(host=staying[0]))

        return await self.change(table, change)

    # What the host decides

    async def change_seat(self, table: str, host: str, number: int, wish: wire.ChangeSeat) -> TableRow:
        def change(connection: Connection, row: TableRow) -> None:
            check_host(row, host)
            if not 0 <= number < len(row.seats):
                raise Trouble("no-seat")
            if row.seats[number].player == host and row.seats_of(host) == [number]:
                raise Trouble("bad-option", key="problem-host-keeps-a-seat")
            write_seat(connection, row.id, self.empty_seat(number, wish.kind, wish.level))

        return await self.change(table, change)

    async def start(self, table: str, host: str, fill: str | None) -> TableRow:
        """Begin, with bots where nobody sits."""

        def change(connection: Connection, row: TableRow) -> None:
            check_host(row, host)
            for seat in row.seats:
                if seat.kind in ("open", "invited"):
                    if fill is None:
                        raise Trouble("table-not-full")
                    write_seat(connection, row.id, self.empty_seat(seat.seat, "bot", fill))

        return await self.change(table, change)

    async def change_settings(self, table: str, host: str, wish: wire.TableSettings) -> TableRow:
        given = {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}

        def write(connection: Connection) -> TableRow:
            row = find_table(connection, table)
            check_host(row, host)
            if row.status not in ("open", "playing"):
                raise Trouble("table-not-playing")
            if row.status == "playing" and set(given) - {"confirm_turn"}:
                raise Trouble("table-started")
            check_first(self.shelf.find(row.game, row.components), wish.first)
            if wish.first is not None and wish.first >= len(row.seats):
                raise Trouble("no-seat")
            if wish.absent_level is not None:
                self.shelf.level(wish.absent_level)
            values = dict(given)
            if wish.clock is not None:
                values["clock"] = msgspec.json.encode(wish.clock).decode()
            if values:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            return find_table(connection, table)

        return await self.written(write)

    async def close_forgotten(self) -> None:
        """Tables that nobody filled for a week are closed."""
        now = self.settings.now()
        forgotten = (TABLES.c.status == "open", TABLES.c.created < now - FORGOTTEN)
        closed = {"status": "closed", "finished": now, "note": json.dumps({"key": "note-forgotten"})}
        await self.store.write(lambda connection: connection.execute(update(TABLES).where(*forgotten).values(closed)))

    # Rematch

    async def rematch(self, table: str, player: PlayerRow) -> TableRow:
        """The table of the rematch: made by the first who asks, the others' seats are kept for them."""

        def write(connection: Connection) -> TableRow:
            row = find_table(connection, table)
            if not row.seats_of(player.id):
                raise Trouble("not-seated")
            if row.status not in ("finished", "closed"):
                raise Trouble("match-not-over")
            if row.next is not None:
                return self.take_kept_seats(connection, row.next, player)
            self.check_not_too_many(connection, player.id)
            game = self.shelf.find(row.game, row.components)
            again = self.again(row, player, game)
            insert_table(connection, again)
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(next=again.id))
            return self.begin_if_full(connection, again.id)

        made = await self.written(write)
        self.hub.publish("table", table)
        return made

    def again(self, row: TableRow, player: PlayerRow, game: Game) -> TableRow:
        """The same table once more, with the present rules and pieces."""
        seats = tuple(
            seat
            if seat.kind == "bot" or seat.player == player.id
            else SeatRow(seat.seat, "invited", seat.player, seat.name, None, new_id())
            for seat in row.seats
        )
        return TableRow(
            id=new_id(),
            game=row.game,
            rules=game.info.rules_version,
            components=row.components,
            components_hash=game.components_hash,
            options=row.options,
            public=row.public,
            first=row.first,
            clock=row.clock,
            friendly=row.friendly,
            confirm_turn=row.confirm_turn,
            absent_level=row.absent_level,
            host=player.id,
            status="open",
            created=self.settings.now(),
            seats=seats,
        )

    def take_kept_seats(self, connection: Connection, table: str, player: PlayerRow) -> TableRow:
        row = find_table(connection, table)
        for seat in row.seats:
            if row.status == "open" and seat.kind == "invited" and seat.player == player.id:
                write_seat(connection, row.id, SeatRow(seat.seat, "player", player.id, seat.name, None, None))
        return self.begin_if_full(connection, table)

    # Writing

    async def change(self, table: str, change: Change) -> TableRow:
        """Change a table that hasn't begun; it begins if that filled it."""

        def write(connection: Connection) -> TableRow:
            row = find_table(connection, table)
            if row.status != "open":
                raise Trouble("table-started")
            change(connection, row)
            return self.begin_if_full(connection, table)

        return await self.written(write)

    async def written(self, write: Callable[[Connection], TableRow]) -> TableRow:
        row = await self.store.write(write)
        self.hub.publish("table", row.id)
        self.after_change(row)
        return row

    def begin_if_full(self, connection: Connection, table: str) -> TableRow:
        """Shuffle and begin when every seat is taken."""
        row = find_table(connection, table)
        if row.status != "open" or any(seat.kind in ("open", "invited") for seat in row.seats):
            return row
        now = self.settings.now()
        values: dict[str, Any] = {"status": "playing", "started": now, "seed": str(live_seed()), "due": now}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
        started = find_table(connection, table)
        live = Live(self.shelf.find(row.game, row.components), started)
        live.fold(EventRow(1, "started", None, {}, now))
        event = {"table": table, "number": 1, "kind": "started", "seat": None, "data": "{}", "at": now}
        connection.execute(EVENTS.insert().values(event))
        due = live.due(now, self.settings.bot_patience)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due))
        return started
