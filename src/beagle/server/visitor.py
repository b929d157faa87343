"""Who is asking, from where, in which language: read from the request itself."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from beagle.server.house import House
from beagle.server.identity import COOKIE, hash_token, verify
from beagle.server.rows import PlayerRow, find_player, find_token
from beagle.server.trouble import Trouble, language_of

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door. ``trouble`` is why they are nobody in particular."""

    player: PlayerRow | None
    trouble: Trouble
    language: str
    address: str

    @property
    def id(self) -> str | None:
        return None if self.player is None else self.player.id

    def known(self) -> PlayerRow:
        """The player. Raises ``Trouble`` for a stranger."""
        if self.player is None:
            raise self.trouble
        return self.player


async def visitor_of(house: House, connection: Connection) -> Visitor:
    """Read token or cookie; a wrong one makes a stranger, who hears why when it matters."""
    player, trouble = None, Trouble("no-identity")
    try:
        player = await player_of(house, connection)
    except Trouble as found:
        trouble = found
    return Visitor(player, trouble, asked_language(connection), address_of(house, connection))


async def player_of(house: House, connection: Connection) -> PlayerRow | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        hashed = hash_token(token.strip())
        found = await house.store.read(lambda database: find_token(database, hashed))
        if found is None:
            raise Trouble("bad-token")
        return found
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    player = verify(house.settings.secret, cookie, house.now())
    found = await house.store.read(lambda database: find_player(database, player))
    if found is None:
        raise Trouble("bad-session")
    return found


def asked_language(connection: Connection) -> str:
    """``?lang=``, else the browser's language."""
    return language_of(str(connection.query_params.get("lang") or connection.headers.get("accept-language", "")))


def address_of(house: House, connection: Connection) -> str:
    """Where a request comes from; a proxy of ours says it in its header."""
    if house.settings.behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else "unknown"


def check_origin(house: House, connection: Connection) -> None:
    """Browsers say which site a request comes from: only ours may change anything. Raises ``Trouble``."""
    origin = connection.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Trouble("foreign-origin")
