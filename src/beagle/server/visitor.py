"""Who is asking, from where, in which language: read from the request itself."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from beagle.server.errors import ApiError, language_of
from beagle.server.identity import COOKIE, hash_token, verify
from beagle.server.rows import PlayerRow, find_player, find_token
from beagle.server.services import Services

AnyConnection = ASGIConnection[Any, Any, Any, Any]
"""An HTTP request or a WebSocket."""


@dataclass(frozen=True)
class Visitor:
    """The sender of a request. ``error`` says why they aren't known, if they aren't."""

    player: PlayerRow | None
    error: ApiError
    language: str
    address: str

    @property
    def id(self) -> str | None:
        return None if self.player is None else self.player.id

    def known(self) -> PlayerRow:
        """The player. Raises ``ApiError`` for a stranger."""
        if self.player is None:
            raise self.error
        return self.player


InjectedVisitor = NamedDependency[Visitor]


async def visitor_of(services: Services, connection: AnyConnection) -> Visitor:
    """Read token or cookie; a wrong one makes a stranger, who is told why when it matters."""
    player, error = None, ApiError("no-identity")
    try:
        player = await player_of(services, connection)
    except ApiError as found:
        error = found
    return Visitor(player, error, asked_language(connection), address_of(services, connection))


async def player_of(services: Services, connection: AnyConnection) -> PlayerRow | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        hashed = hash_token(token.strip())
        found = await services.store.read(lambda database: find_token(database, hashed))
        if found is None:
            raise ApiError("bad-token")
        return found
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    player = verify(services.settings.secret, cookie, services.now())
    found = await services.store.read(lambda database: find_player(database, player))
    if found is None:
        raise ApiError("bad-session")
    return found


def asked_language(connection: AnyConnection) -> str:
    """``?lang=``, else the browser's language."""
    return language_of(str(connection.query_params.get("lang") or connection.headers.get("accept-language", "")))


def address_of(services: Services, connection: AnyConnection) -> str:
    """Where a request comes from; a proxy of ours says it in its header."""
    if services.settings.behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else "unknown"


def check_origin(services: Services, connection: AnyConnection) -> None:
    """Browsers say which site a request comes from: only ours may change anything. Raises ``ApiError``."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise ApiError("foreign-origin")
