"""The ASGI application: routes, safety headers, errors, OpenAPI."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware.base import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import beagle
from beagle.server.error_handlers import HANDLERS
from beagle.server.routes_games import games
from beagle.server.routes_people import people
from beagle.server.routes_programs import programs
from beagle.server.routes_tables import tables
from beagle.server.services import Services
from beagle.server.settings import Settings
from beagle.server.socket import live
from beagle.server.visitor import Visitor, address_of, check_origin, visitor_of

SAFETY: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer: no script and no style sheet but our own files (pieces are placed by style attributes), and no other
site learns the address of a table."""

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class RequestChecks(ASGIMiddleware):
    """Before every HTTP request: the rate limit of its address, and no changes on behalf of other sites."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, services: Services) -> None:
        self.services = services

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        self.services.requests.take(address_of(self.services, connection), self.services.now())
        if scope.get("method") not in SAFE_METHODS:
            check_origin(self.services, connection)
        await next_app(scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """The application; its database must be up to date."""
    services = Services(settings)

    async def give_visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        return await visitor_of(services, request)

    async def on_message(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in SAFETY.items():
                headers[name] = value
            services.metrics.responses.labels(message["status"]).inc()

    def run_services(config: AppConfig) -> AppConfig:
        config.lifespan.append(services.running())
        return config

    app = Litestar(
        route_handlers=[people, tables, programs, games, live],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(give_visitor),
        },
        middleware=[RequestChecks(services)],
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        before_send=[on_message],
        compression_config=CompressionConfig(backend="gzip", exclude=["/stream$"]),
        request_max_body_size=settings.limits.body,
        plugins=[services.channels],
        on_app_init=[run_services],
        openapi_config=OpenAPIConfig(
            title="Beagle",
            version=beagle.__version__,
            description="Three Darwin board games: lobby, tables, live play. docs/protocol.md describes the messages.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "pass": SecurityScheme(type="apiKey", name="beagle", security_scheme_in="cookie"),
                }
            ),
        ),
        debug=False,
        logging_config=None,
        pdb_on_exception=False,
    )
    app.state.services = services
    return app
