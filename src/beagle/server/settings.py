"""How a server is set up."""

import os
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from beagle.core.errors import BeagleError
from beagle.match.text import SharedWords

SHORTEST_SECRET: Final = 32
SECRET_VARIABLE: Final = "BEAGLE_SECRET"


class BadSetting(BeagleError):
    """A server can't be set up like this."""

    code = "bad-setting"


@dataclass(frozen=True)
class Limits:
    """What one person or address may ask of the server."""

    body: int = 64_000
    """Bytes of a request, and of a message of live play."""
    requests: int = 20
    """Requests a second from one address, in the long run."""
    requests_at_once: int = 100
    """Requests from one address in a burst."""
    messages: int = 20
    """Messages of live play a second on one connection, in the long run."""
    messages_at_once: int = 60
    """Messages of live play on one connection in a burst."""
    refused_messages: int = 200
    """A connection is closed after so many refusals in a row by the rate limit."""
    connections: int = 100
    """Connections at once from one address."""
    tables: int = 20
    """Tables that one player hosts at once."""
    guests: int = 30
    """New guests from one address an hour."""
    logins: int = 20
    """Attempts to log in from one address an hour."""
    listed: int = 100
    """Tables in one answer."""


UNHURRIED: Final = Limits(
    requests=100_000,
    requests_at_once=1_000_000,
    messages=100_000,
    messages_at_once=1_000_000,
    connections=10_000,
    tables=10_000,
    guests=1_000_000,
    logins=1_000_000,
)
"""For tests and closed networks: only sizes are limited."""


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    database: str
    """The URL of the database."""
    secret: bytes = field(repr=False)
    """The key that signs the cookies."""
    channels: str | None = field(default=None, repr=False)
    """The URL of Redis, when there is more than one worker."""
    origins: frozenset[str] = frozenset()
    """Other sites that may open live connections, such as ``https://games.example``."""
    behind_proxy: bool = False
    """Whether ``X-Forwarded-For`` and ``-Proto`` come from a proxy of ours."""
    thinkers: int = 1
    """Processes in which bots think; 0 for a thread of this one."""
    most_thoughts: int = 200
    """Bot moves that may wait at once."""
    component_sets: Path | None = None
    """A folder ``<game>/<set>/*.csv`` of further component sets."""
    static: Path = Path(__file__).parent / "static"
    """The built web app."""
    limits: Limits = Limits()
    now: Callable[[], int] = wall_clock
    sweep_seconds: float = 1.0
    """Seconds between two looks for clocks that ran out and bots that got stuck."""
    bot_patience: int = 10_000
    """After so many milliseconds a bot's move counts as stuck and is asked for again."""
    bot_pause: float = 0.0
    """Seconds a bot waits before it moves, so that people can follow."""
    cookie_secure: bool = False


def read_secret(file: Path, environment: Mapping[str, str], words: SharedWords) -> bytes:
    """The secret from the environment, else from its file, which is made if it is missing. Raises ``BadSetting``."""
    given = environment.get(SECRET_VARIABLE)
    if given is None:
        given = read_secret_file(file, words)
    if len(given) < SHORTEST_SECRET:
        raise BadSetting(words.say("serve-secret-short", {"count": len(given)}))
    return given.encode()


def read_secret_file(file: Path, words: SharedWords) -> str:
    try:
        if not file.exists():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="ascii") as made:
                made.write(secrets.token_urlsafe(32) + "\n")
        if os.name == "posix" and file.stat().st_mode & 0o077:
            raise BadSetting(words.say("serve-secret-open", {"file": str(file)}))
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadSetting(words.say("serve-secret-trouble", {"file": str(file), "reason": reason})) from None
