"""How errors become HTTP answers: one shape for every error, described in OpenAPI."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from beagle.server import wire
from beagle.server.errors import WORDS, ApiError
from beagle.server.visitor import asked_language

LOG: Final = logging.getLogger("beagle")

DESCRIPTIONS: Final = {
    400: "The request can't be read, or asks for something impossible.",
    401: "No session or token, or one that isn't valid.",
    403: "Not allowed for this player.",
    404: "Not found.",
    405: "Not with this method.",
    409: "Not possible now; for a move, the code and the rule that forbids it.",
    413: "Too large.",
    429: "Too many requests; Retry-After says when to try again.",
    503: "The server is busy; Retry-After says when to try again.",
}

PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, description=text, generate_examples=False)
    for status, text in DESCRIPTIONS.items()
}

CODES: Final = {
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many-requests",
    401: "bad-session",
}


def answer(request: Request[Any, Any, Any], error: ApiError, status: int | None = None) -> Response[wire.Problem]:
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else {}
    problem = wire.Problem(error.code, error.sentence(asked_language(request)), error.rule)
    return Response(problem, status_code=status or error.status, headers=headers, media_type="application/json")


def on_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[wire.Problem]:
    return answer(request, error)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """What the framework itself refuses."""
    status = error.status_code
    if status >= 500:
        return on_failure(request, error)
    if status in CODES:
        return answer(request, ApiError(CODES[status]), status)
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        reason = f"{first.get('key', 'body')}: {first.get('message', error.detail)}"
    return answer(request, ApiError("bad-request", reason=reason[:300]), 400)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """An error in the server: the details go to the log, not into the answer."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = wire.Problem("internal", WORDS[asked_language(request)].say("problem-internal"))
    return Response(problem, status_code=500, media_type="application/json")


HANDLERS: Final = {ApiError: on_api_error, HTTPException: on_http, Exception: on_failure}
