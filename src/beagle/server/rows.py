"""Rows of the database as plain data, and the questions asked of them."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, func, or_, select

from beagle.server.clocks import ClockSetting
from beagle.server.schema import CHATS, EVENTS, MUTES, PLAYERS, RATINGS, RESULTS, SEATS, TABLES, TOKENS


@dataclass(frozen=True)
class PlayerRow:
    id: str
    name: str
    passphrase: str | None


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: str
    player: str | None
    name: str
    level: str | None
    invitation: str | None


@dataclass(frozen=True)
class TableRow:
    """A table and its seats. ``seed`` never leaves the server before the end."""

    id: str
    game: str
    rules: int
    components: str
    components_hash: str
    options: dict[str, bool | int | str]
    public: bool
    first: int | None
    clock: ClockSetting
    friendly: bool
    confirm_turn: bool
    absent_level: str
    host: str
    status: str
    created: int
    seats: tuple[SeatRow, ...]
    seed: str | None = field(default=None, repr=False)
    position: str | None = field(default=None, repr=False)
    started: int | None = None
    finished: int | None = None
    next: str | None = None
    note: dict[str, Any] | None = None

    @property
    def rated(self) -> bool:
        """Public tables with clocks count for the ratings."""
        return self.public and self.clock.is_on

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player sits on."""
        return [row.seat for row in self.seats if player is not None and row.kind == "player" and row.player == player]


@dataclass(frozen=True)
class EventRow:
    """Something that happened in a match."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: int


@dataclass(frozen=True)
class ChatRow:
    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True)
class TokenRow:
    """A program's token, without its secret."""

    id: str
    label: str
    created: int


def find_player(connection: Connection, player: str) -> PlayerRow | None:
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).one_or_none()
    return None if row is None else PlayerRow(row.id, row.name, row.passphrase)


def find_account(connection: Connection, account: str) -> PlayerRow | None:
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.account == account)).one_or_none()
    return None if row is None else PlayerRow(row.id, row.name, row.passphrase)


def find_token(connection: Connection, hashed: str) -> PlayerRow | None:
    """The player that a token belongs to."""
    owner = select(PLAYERS).join(TOKENS, TOKENS.c.player == PLAYERS.c.id).where(TOKENS.c.hash == hashed)
    row = connection.execute(owner).one_or_none()
    return None if row is None else PlayerRow(row.id, row.name, row.passphrase)


def tokens_of(connection: Connection, player: str) -> list[TokenRow]:
    rows = connection.execute(select(TOKENS).where(TOKENS.c.player == player).order_by(TOKENS.c.created, TOKENS.c.id))
    return [TokenRow(row.id, row.label, row.created) for row in rows]


def load_table(connection: Connection, table: str) -> TableRow | None:
    found = load_tables(connection, TABLES.c.id == table, 1)
    return found[0] if found else None


def load_tables(connection: Connection, condition: Any, most: int) -> list[TableRow]:
    """The newest tables that a condition holds for, with their seats."""
    newest = select(TABLES).where(condition).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
    rows = list(connection.execute(newest).mappings())
    ids = [row["id"] for row in rows]
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.table, SEATS.c.seat)):
        found = SeatRow(row.seat, row.kind, row.player, row.name, row.level, row.invitation)
        seats[row.table].append(found)
    return [table_of(row, seats[row["id"]]) for row in rows]


def table_of(row: Any, seats: list[SeatRow]) -> TableRow:
    plain = {name: value for name, value in row.items() if name != "due"}
    plain["options"] = json.loads(row["options"])
    plain["clock"] = ClockSetting(**json.loads(row["clock"]))
    plain["note"] = None if row["note"] is None else json.loads(row["note"])
    return TableRow(seats=tuple(seats), **plain)


def clock_text(clock: ClockSetting) -> str:
    """A clock as the database keeps it: its kind, and what is set."""
    return json.dumps({name: value for name, value in asdict(clock).items() if value})


def public_tables(connection: Connection, most: int) -> list[TableRow]:
    condition = and_(TABLES.c.public, TABLES.c.status.in_(("open", "playing")))
    return load_tables(connection, condition, most)


def tables_of(connection: Connection, player: str, most: int) -> list[TableRow]:
    """The tables somebody sits at or hosts."""
    seated = select(SEATS.c.table).where(SEATS.c.player == player, SEATS.c.kind == "player")
    return load_tables(connection, or_(TABLES.c.id.in_(seated), TABLES.c.host == player), most)


def tables_under_way(connection: Connection, player: str) -> int:
    """How many tables somebody hosts that are not over."""
    hosted = (TABLES.c.host == player, TABLES.c.status.in_(("open", "playing")))
    return int(connection.execute(select(func.count()).select_from(TABLES).where(*hosted)).scalar_one())


def tables_due(connection: Connection, now: int, most: int) -> list[str]:
    due = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.due <= now).order_by(TABLES.c.due)
    return list(connection.execute(due.limit(most)).scalars())


def count_playing(connection: Connection) -> int:
    playing = select(func.count()).select_from(TABLES).where(TABLES.c.status == "playing")
    return int(connection.execute(playing).scalar_one())


def load_events(connection: Connection, table: str, after: int = 0) -> list[EventRow]:
    later = select(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number > after).order_by(EVENTS.c.number)
    return [EventRow(row.number, row.kind, row.seat, json.loads(row.data), row.at) for row in connection.execute(later)]


def insert_events(connection: Connection, table: str, rows: list[EventRow]) -> None:
    values = [{"table": table, **row.__dict__, "data": json.dumps(row.data)} for row in rows]
    connection.execute(EVENTS.insert(), values)


def load_chats(connection: Connection, table: str, most: int) -> list[ChatRow]:
    last = select(CHATS).where(CHATS.c.table == table).order_by(CHATS.c.number.desc()).limit(most)
    rows = [ChatRow(r.number, r.player, r.name, r.seat, r.text, r.at) for r in connection.execute(last)]
    return rows[::-1]


def muted_by(connection: Connection, player: str) -> set[str]:
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.player == player)).scalars())


def ratings_of(connection: Connection, players: list[str], game: str) -> dict[str, tuple[float, float, int]]:
    """Skill, doubt and number of matches of those who have a rating."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player.in_(players), RATINGS.c.game == game))
    return {row.player: (row.skill, row.doubt, row.matches) for row in rows}


def best_rated(connection: Connection, game: str, most: int) -> list[tuple[str, str | None, float, float, int]]:
    """Player, name, skill, doubt and matches, the strongest first; a bot has no name."""
    strength = (RATINGS.c.skill - 3 * RATINGS.c.doubt).desc()
    rows = connection.execute(
        select(RATINGS, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player, isouter=True)
        .where(RATINGS.c.game == game)
        .order_by(strength, RATINGS.c.player)
        .limit(most)
    )
    return [(row.player, row.name, row.skill, row.doubt, row.matches) for row in rows]


def results_of(connection: Connection, player: str) -> list[tuple[str, int, bool, list[str]]]:
    """Game, score, victory and achievements of each match somebody finished."""
    rows = connection.execute(select(RESULTS).where(RESULTS.c.player == player).order_by(RESULTS.c.finished))
    return [(row.game, row.score, row.won, json.loads(row.achievements)) for row in rows]
