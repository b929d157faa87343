"""HTTP: the games, their rules, pieces and texts; health and metrics; the web app."""

import mimetypes
from pathlib import Path
from typing import Annotated, Final, Literal

from litestar import MediaType, Response, Router, get, route
from litestar.params import FromPath, FromQuery, PathParameter

import beagle
from beagle.build_info import engine_build
from beagle.match.catalogue import STANDARD
from beagle.match.info import LANGUAGES
from beagle.match.rulebook import split_rules
from beagle.match.text import SHARED_TEXTS
from beagle.server import wire
from beagle.server.error_handlers import PROBLEMS
from beagle.server.errors import TEXTS, WORDS, ApiError
from beagle.server.offered_games import OfferedGames
from beagle.server.rows import count_playing
from beagle.server.services import InjectedServices
from beagle.server.visitor import InjectedVisitor

Language = Literal["fr", "en"]

FRESH: Final = {"Cache-Control": "public, max-age=300"}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
NO_STORE: Final = {"Cache-Control": "no-cache"}


def game_card(offered: OfferedGames, id: str) -> wire.GameCard:
    """A game as the lobby shows it. Raises ``ApiError``."""
    info = offered.info(id)
    return wire.GameCard(
        id=info.id,
        title=info.title,
        least_players=info.least_players,
        most_players=info.most_players,
        designers=list(info.designers),
        publisher=info.publisher,
        year=info.year,
        rules_version=info.rules_version,
        first_rule=info.first_rule,
        options=[
            wire.OptionCard(option.name, option.kind, option.default, list(option.allowed), option.title)
            for option in info.options.values()
        ],
        components=offered.sets(id),
        levels=offered.levels,
    )


@get("/api/games", responses=PROBLEMS, operation_id="games", tags=["games"])
async def list_games(services: InjectedServices) -> list[wire.GameCard]:
    """Every game that this server offers."""
    return [game_card(services.offered_games, id) for id in services.offered_games.infos]


@get("/api/games/{game:str}", responses=PROBLEMS, operation_id="game", tags=["games"])
async def show_game(game: FromPath[str], services: InjectedServices) -> wire.GameCard:
    """One game's card."""
    return game_card(services.offered_games, game)


@get("/api/games/{game:str}/pieces", responses=PROBLEMS, operation_id="pieces", tags=["games"])
async def show_pieces(
    game: FromPath[str], services: InjectedServices, components: FromQuery[str] = STANDARD
) -> wire.Pieces:
    """What is printed on the pieces, and their names."""
    services.offered_games.info(game)
    found = services.offered_games.find(game, components)
    names = {language: found.rules.names(language) for language in LANGUAGES}
    return wire.Pieces(game, components, found.components_hash, found.rules.pieces(), names)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, operation_id="rules", tags=["games"])
async def show_rules(
    game: FromPath[str], services: InjectedServices, lang: FromQuery[Language] = "en"
) -> wire.RulesPage:
    """The rules, whole and rule by rule."""
    services.offered_games.info(game)
    page = services.offered_games.find(game).rules_page(lang)
    return wire.RulesPage(game, lang, page, split_rules(page))


@get("/text/{folder:str}/{file:str}", media_type="text/plain", responses=PROBLEMS, operation_id="text", tags=["games"])
async def show_text(
    folder: Annotated[str, PathParameter(description="a game's id, or ``beagle``, or ``server``")],
    file: Annotated[str, PathParameter(description="``en.ftl`` or ``fr.ftl``")],
    services: InjectedServices,
) -> Response[str]:
    """Names and sentences, as a Fluent file."""
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or file == language:
        raise ApiError("not-found")
    own = {"beagle": SHARED_TEXTS, "server": TEXTS}
    where = own[folder] if folder in own else services.offered_games.info(folder).folder / "text"
    text = (where / file).read_text(encoding="utf-8")
    return Response(text, media_type="text/plain", headers=FRESH)


@get("/health", responses=PROBLEMS, operation_id="health", tags=["upkeep"])
async def health(services: InjectedServices) -> wire.Health:
    """Whether the server and its database answer."""
    playing = await services.store.read(count_playing)
    return wire.Health("ok", beagle.__version__, engine_build(), playing)


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS, operation_id="metrics", tags=["upkeep"])
async def metrics(services: InjectedServices) -> Response[bytes]:
    """Numbers in Prometheus's format."""
    return Response(services.metrics_page(), media_type="text/plain; version=0.0.4")


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def web_app(services: InjectedServices, visitor: InjectedVisitor, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the web app; every other address of the site is the app itself."""
    asked = path.lstrip("/")
    if asked.split("/")[0] in ("api", "schema", "text"):
        raise ApiError("not-found")
    static = services.settings.static
    if not (static / "index.html").is_file():
        if asked:
            raise ApiError("not-found")
        words = WORDS[visitor.language].say("serve-not-built") + "\n"
        return Response(words.encode(), media_type="text/plain", headers=NO_STORE)
    file = static_file(static, asked)
    if file is None and "." in asked.split("/")[-1]:
        raise ApiError("not-found")
    file = file or static / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = FOREVER if asked.startswith("assets/") else NO_STORE
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def static_file(static: Path, asked: str) -> Path | None:
    """A file inside the folder of the web app, never one outside."""
    if "\x00" in asked:
        return None
    file = (static / asked).resolve()
    return file if file.is_relative_to(static.resolve()) and file.is_file() else None


games = Router(
    "/", route_handlers=[list_games, show_game, show_pieces, show_rules, show_text, health, metrics, web_app]
)
