"""HTTP: identities, tokens, statistics and ratings."""

import asyncio
from collections import Counter

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, update
from sqlalchemy import delete as delete_rows
from sqlalchemy.exc import IntegrityError

from beagle.server import wire
from beagle.server.ending import BOT
from beagle.server.error_handlers import PROBLEMS
from beagle.server.errors import ApiError
from beagle.server.identity import (
    COOKIE,
    COOKIE_DAYS,
    account_of,
    clean_name,
    hash_passphrase,
    hash_token,
    is_passphrase,
    new_id,
    new_token,
    sign,
)
from beagle.server.rows import (
    PlayerRow,
    best_rated,
    find_account,
    find_player,
    ratings_of,
    results_of,
    tokens_of,
)
from beagle.server.schema import PLAYERS, TOKENS
from beagle.server.services import InjectedServices, Services
from beagle.server.visitor import InjectedVisitor

MOST_TOKENS = 20
MOST_RATINGS = 100


def identity_cookie(services: Services, player: str) -> Cookie:
    """The cookie that says who somebody is."""
    return Cookie(
        key=COOKIE,
        value=sign(services.settings.secret, player, services.now()),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=services.settings.cookie_secure,
        path="/",
    )


def me_of(player: PlayerRow) -> wire.Me:
    return wire.Me(wire.Player(player.id, player.name), player.passphrase is not None)


@get("/me", responses=PROBLEMS, operation_id="me")
async def show_me(visitor: InjectedVisitor) -> wire.Me:
    """Who I am; no player for a stranger without a session."""
    if visitor.player is None and visitor.error.code != "no-identity":
        raise visitor.error
    return wire.Me(None) if visitor.player is None else me_of(visitor.player)


@post("/me", responses=PROBLEMS, operation_id="becomeGuest")
async def become_guest(
    data: JSONBody[wire.NewGuest], services: InjectedServices, visitor: InjectedVisitor
) -> Response[wire.Me]:
    """Take a name: a new guest, or another name for who I am already."""
    name = clean_name(data.name)
    player = visitor.player
    if player is None:
        services.guests.take(visitor.address, services.now())
        player = PlayerRow(new_id(), name, None)
    made = PlayerRow(player.id, name, player.passphrase)
    now = services.now()

    def write(connection: Connection) -> None:
        holder = find_account(connection, account_of(name))
        if holder is not None and holder.id != made.id:
            raise ApiError("name-taken")
        if find_player(connection, made.id) is None:
            connection.execute(PLAYERS.insert().values(id=made.id, name=name, created=now))
            return
        account = account_of(name) if made.passphrase else None
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == made.id).values(name=name, account=account))

    await services.store.write(write)
    return Response(me_of(made), status_code=201, cookies=[identity_cookie(services, made.id)])


@put("/me/passphrase", responses=PROBLEMS, operation_id="setPassphrase")
async def set_passphrase(
    data: JSONBody[wire.Passphrase], services: InjectedServices, visitor: InjectedVisitor
) -> wire.Me:
    """Keep my name with a passphrase, to be found again from other devices."""
    player = visitor.known()
    services.logins.take(visitor.address, services.now())
    hashed = await asyncio.to_thread(hash_passphrase, data.passphrase)

    def write(connection: Connection) -> PlayerRow:
        values = {"passphrase": hashed, "account": account_of(player.name)}
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(values))
        return PlayerRow(player.id, player.name, hashed)

    try:
        return me_of(await services.store.write(write))
    except IntegrityError:
        raise ApiError("name-taken") from None


@post("/login", status_code=200, responses=PROBLEMS, operation_id="login")
async def log_in(data: JSONBody[wire.Login], services: InjectedServices, visitor: InjectedVisitor) -> Response[wire.Me]:
    """Take up an identity on this device."""
    services.logins.take(visitor.address, services.now())
    account = account_of(data.name)
    player = await services.store.read(lambda connection: find_account(connection, account))
    right = await asyncio.to_thread(is_passphrase, player.passphrase if player else None, data.passphrase)
    if player is None or not right:
        raise ApiError("wrong-passphrase")
    return Response(me_of(player), cookies=[identity_cookie(services, player.id)])


@post("/logout", status_code=200, responses=PROBLEMS, operation_id="logout")
async def log_out() -> Response[wire.Me]:
    """End the session on this device."""
    return Response(wire.Me(None), cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True, path="/")])


@get("/players/{player:str}/statistics", responses=PROBLEMS, operation_id="statistics")
async def statistics(player: FromPath[str], services: InjectedServices) -> list[wire.GameStatistics]:
    """How somebody has played, game by game."""
    return await services.store.read(lambda connection: statistics_of(connection, player))


def statistics_of(connection: Connection, player: str) -> list[wire.GameStatistics]:
    found = find_player(connection, player)
    if found is None:
        raise ApiError("no-player")
    results = results_of(connection, player)
    shown = []
    for game in sorted({game for game, *_ in results}):
        mine = [result for result in results if result[0] == game]
        scores = [score for _, score, _, _ in mine]
        rating = ratings_of(connection, [player], game).get(player)
        shown.append(
            wire.GameStatistics(
                game=game,
                matches=len(mine),
                victories=sum(won for _, _, won, _ in mine),
                best_score=max(scores),
                mean_score=sum(scores) / len(scores),
                achievements=dict(Counter(achieved for *_, list in mine for achieved in list)),
                rating=None if rating is None else rating_of(game, player, found.name, *rating),
            )
        )
    return shown


def rating_of(game: str, player: str, name: str, skill: float, doubt: float, matches: int) -> wire.Rating:
    ordinal = skill - 3 * doubt
    return wire.Rating(wire.Player(player, name), game, round(skill, 2), round(doubt, 2), round(ordinal, 2), matches)


@get("/ratings/{game:str}", responses=PROBLEMS, operation_id="ratings")
async def ratings(game: FromPath[str], services: InjectedServices) -> list[wire.Rating]:
    """The strongest at a game; bots among them."""
    services.offered_games.info(game)
    rows = await services.store.read(lambda connection: best_rated(connection, game, MOST_RATINGS))
    return [
        rating_of(game, player, name or player.removeprefix(BOT), skill, doubt, matches)
        for player, name, skill, doubt, matches in rows
    ]


@get("/tokens", responses=PROBLEMS, operation_id="listTokens")
async def list_tokens(services: InjectedServices, visitor: InjectedVisitor) -> list[wire.TokenInfo]:
    """My tokens, without their secrets."""
    player = visitor.known().id
    rows = await services.store.read(lambda connection: tokens_of(connection, player))
    return [wire.TokenInfo(row.id, row.label, row.created) for row in rows]


@post("/tokens", responses=PROBLEMS, operation_id="makeToken")
async def make_token(data: JSONBody[wire.NewToken], services: InjectedServices, visitor: InjectedVisitor) -> wire.Token:
    """A token for a program that plays in my name; it is shown this once."""
    player, label = visitor.known().id, clean_name(data.label)
    token = wire.Token(new_id(), label, new_token())
    values = {"id": token.id, "hash": hash_token(token.token), "player": player, "label": label}

    def write(connection: Connection) -> None:
        if len(tokens_of(connection, player)) >= MOST_TOKENS:
            raise ApiError("bad-option", key="problem-too-many-tokens", most=MOST_TOKENS)
        connection.execute(TOKENS.insert().values(created=services.now(), **values))

    await services.store.write(write)
    return token


@delete("/tokens/{token:str}", responses=PROBLEMS, operation_id="dropToken")
async def drop_token(token: FromPath[str], services: InjectedServices, visitor: InjectedVisitor) -> None:
    """Delete a token, by its id."""
    player = visitor.known().id

    def write(connection: Connection) -> int:
        return connection.execute(delete_rows(TOKENS).where(TOKENS.c.id == token, TOKENS.c.player == player)).rowcount

    if not await services.store.write(write):
        raise ApiError("not-found")


people = Router(
    "/api",
    route_handlers=[
        show_me,
        become_guest,
        set_passphrase,
        log_in,
        log_out,
        statistics,
        ratings,
        list_tokens,
        make_token,
        drop_token,
    ],
    tags=["people"],
)
