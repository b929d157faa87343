"""The lobby: setting up tables, sitting down, starting, rematches. A table starts as soon as every seat is taken."""

import json
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, update

from beagle.match.bots import live_seed
from beagle.match.catalogue import Game
from beagle.server.errors import ApiError
from beagle.server.hub import Hub
from beagle.server.identity import clean_name, new_id
from beagle.server.live_match import LiveMatch
from beagle.server.offered_games import OfferedGames
from beagle.server.play import Play
from beagle.server.rows import (
    EventRow,
    PlayerRow,
    SeatRow,
    TableRow,
    clock_text,
    insert_events,
    tables_under_way,
)
from beagle.server.schema import TABLES
from beagle.server.seating import (
    SeatPlan,
    TableChanges,
    TablePlan,
    bot_name,
    check_first,
    check_host,
    check_plan,
    find_table,
    insert_table,
    seat_to_take,
    write_seat,
)
from beagle.server.settings import Settings
from beagle.server.store import Store

FORGOTTEN: Final = 7 * 86_400_000

Change = Callable[[Connection, TableRow], None]


class Lobby:
    def __init__(self, settings: Settings, store: Store, offered_games: OfferedGames, hub: Hub, play: Play) -> None:
        self.settings = settings
        self.store = store
        self.offered_games = offered_games
        self.hub = hub
        self.play = play

    async def create(self, host: PlayerRow, plan: TablePlan) -> TableRow:
        """Set up a table. Raises ``ApiError``."""
        game = self.offered_games.find(plan.game, plan.components)
        check_plan(game, plan)
        seats = [self.new_seat(host, seat, number) for number, seat in enumerate(plan.seats)]
        now = self.settings.now()
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.info.rules_version,
            components=plan.components,
            components_hash=game.components_hash,
            options=dict(plan.options),
            public=plan.public,
            first=plan.first,
            clock=plan.clock,
            friendly=plan.friendly,
            confirm_turn=plan.confirm_turn,
            absent_level=self.offered_games.level(plan.absent_level),
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
            raise ApiError("too-many-tables", most=most, retry_after=60)

    def new_seat(self, host: PlayerRow, plan: SeatPlan, number: int) -> SeatRow:
        if plan.kind == "me":
            name = host.name if plan.name is None else clean_name(plan.name)
            return SeatRow(number, "player", host.id, name, None, None)
        if plan.name is not None:
            raise ApiError("bad-option", key="problem-not-your-name")
        return self.empty_seat(number, plan.kind, plan.level)

    def empty_seat(self, number: int, kind: str, level: str | None) -> SeatRow:
        """A seat that no player sits on."""
        if kind == "bot":
            chosen = self.offered_games.level(level)
            return SeatRow(number, "bot", None, bot_name(number), chosen, None)
        if level is not None:
            raise ApiError("bad-option", key="problem-no-bot-no-level")
        return SeatRow(number, kind, None, "", None, new_id() if kind == "invited" else None)

    # Sitting down and getting up

    async def join(self, table: str, player: PlayerRow, number: int | None, invitation: str | None) -> TableRow:
        def change(connection: Connection, row: TableRow) -> None:
            seat = seat_to_take(row, player.id, number, invitation)
            taken = SeatRow(seat.seat, "player", player.id, player.name, None, None)
            write_seat(connection, row.id, taken)

        return await self.change(table, change)

    async def get_up(self, table: str, player: str, seat: int | None) -> TableRow:
        """Leave a table that hasn't begun; when nobody is left, it is closed."""

        def change(connection: Connection, row: TableRow) -> None:
            mine = row.seats_of(player)
            leaving = mine if seat is None else [seat]
            if not mine or not set(leaving) <= set(mine):
                raise ApiError("not-your-seat" if mine else "not-seated")
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

    async def change_seat(self, table: str, host: str, number: int, kind: str, level: str | None) -> TableRow:
        def change(connection: Connection, row: TableRow) -> None:
            check_host(row, host)
            if not 0 <= number < len(row.seats):
                raise ApiError("no-seat")
            if row.seats[number].player == host and row.seats_of(host) == [number]:
                raise ApiError("bad-option", key="problem-host-keeps-a-seat")
            write_seat(connection, row.id, self.empty_seat(number, kind, level))

        return await self.change(table, change)

    async def start(self, table: str, host: str, fill: str | None) -> TableRow:
        """Begin, with bots where nobody sits."""

        def change(connection: Connection, row: TableRow) -> None:
            check_host(row, host)
            for seat in row.seats:
                if seat.kind in ("open", "invited"):
                    if fill is None:
                        raise ApiError("table-not-full")
                    write_seat(connection, row.id, self.empty_seat(seat.seat, "bot", fill))

        return await self.change(table, change)

    async def change_settings(self, table: str, host: str, changes: TableChanges) -> TableRow:
        given = {name: value for name, value in vars(changes).items() if value is not None}

        def write(connection: Connection) -> TableRow:
            row = find_table(connection, table)
            check_host(row, host)
            if row.status not in ("open", "playing"):
                raise ApiError("table-not-playing")
            if row.status == "playing" and set(given) - {"confirm_turn"}:
                raise ApiError("table-started")
            check_first(self.offered_games.find(row.game, row.components), changes.first)
            if changes.first is not None and changes.first >= len(row.seats):
                raise ApiError("no-seat")
            if changes.absent_level is not None:
                self.offered_games.level(changes.absent_level)
            values = dict(given)
            if changes.clock is not None:
                values["clock"] = clock_text(changes.clock)
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
        """The table of the rematch. The first who asks sets it up, with seats kept for the others."""

        def write(connection: Connection) -> TableRow:
            row = find_table(connection, table)
            if not row.seats_of(player.id):
                raise ApiError("not-seated")
            if row.status not in ("finished", "closed"):
                raise ApiError("match-not-over")
            if row.next is not None:
                return self.take_kept_seats(connection, row.next, player)
            self.check_not_too_many(connection, player.id)
            game = self.offered_games.find(row.game, row.components)
            again = self.rematch_table(row, player, game)
            insert_table(connection, again)
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(next=again.id))
            return self.begin_if_full(connection, again.id)

        made = await self.written(write)
        self.hub.publish("table", table)
        return made

    def rematch_table(self, row: TableRow, player: PlayerRow, game: Game) -> TableRow:
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
                raise ApiError("table-started")
            change(connection, row)
            return self.begin_if_full(connection, table)

        return await self.written(write)

    async def written(self, write: Callable[[Connection], TableRow]) -> TableRow:
        row = await self.store.write(write)
        self.hub.publish("table", row.id)
        self.play.on_table_change(row)
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
        live = LiveMatch(self.offered_games.find(row.game, row.components), started)
        event = EventRow(1, "started", None, {}, now)
        live.apply(event)
        insert_events(connection, table, [event])
        due = live.due(now, self.settings.bot_patience)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=due))
        return started
