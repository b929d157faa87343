"""Chat at a table: players write, everybody there reads, and a player can mute others."""

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from beagle.server.errors import ApiError
from beagle.server.rows import ChatRow, load_table
from beagle.server.schema import CHATS, MUTES
from beagle.server.services import Services


async def say(services: Services, table: str, player: str, text: str) -> None:
    """Store a message, then pass it on. Raises ``ApiError``."""
    shown = " ".join(text.split())
    if not shown or not shown.isprintable():
        raise ApiError("bad-request", key="problem-unshowable-words")
    now = services.now()

    def write(connection: Connection) -> ChatRow:
        seat, name = find_seat(connection, table, player)
        last = select(func.coalesce(func.max(CHATS.c.number), 0)).where(CHATS.c.table == table)
        number = int(connection.execute(last).scalar_one()) + 1
        chat = ChatRow(number, player, name, seat, shown, now)
        connection.execute(CHATS.insert().values(table=table, **chat.__dict__))
        return chat

    try:
        chat = await services.store.write(write)
    except IntegrityError:
        # Another process took this number: the next one is free.
        chat = await services.store.write(write)
    services.hub.publish("chat", table, chat=chat.__dict__)


def find_seat(connection: Connection, table: str, player: str) -> tuple[int, str]:
    """Where somebody sits, and their name there. Raises ``ApiError`` for a spectator."""
    row = load_table(connection, table)
    mine = [] if row is None else row.seats_of(player)
    if row is None or not mine:
        raise ApiError("not-seated")
    return mine[0], row.seats[mine[0]].name


async def mute(services: Services, player: str, other: str, *, muted: bool) -> None:
    """Mute a player, or unmute them."""

    def write(connection: Connection) -> None:
        connection.execute(delete(MUTES).where(MUTES.c.player == player, MUTES.c.muted == other))
        if muted:
            connection.execute(MUTES.insert().values(player=player, muted=other))

    await services.store.write(write)
