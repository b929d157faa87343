"""The commands ``beagle serve``, ``backup`` and ``restore``."""

import argparse
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import uvicorn

from beagle.build_info import engine_build
from beagle.match.text import SharedWords
from beagle.server.errors import WORDS
from beagle.server.maintenance import backup, migrate, restore
from beagle.server.settings import UNHURRIED, BadSetting, Limits, Settings, read_secret


def run(asked: argparse.Namespace, language: str) -> int:
    """Carry out one of the server's commands. Raises ``BeagleError`` when it fails."""
    words = WORDS[language]
    data = data_folder(asked.data, os.environ)
    url = asked.database or f"sqlite:///{data / 'beagle.db'}"
    match asked.command:
        case "backup":
            backup(url, Path(asked.file), words)
            print(words.say("backup-done", {"file": asked.file}))
        case "restore":
            restore(url, Path(asked.file), words, replace=asked.replace)
            print(words.say("restore-done", {"database": url.removeprefix("sqlite:///"), "file": asked.file}))
        case _:
            serve(asked, url, data, words)
    return 0


def data_folder(asked: str | None, environment: Mapping[str, str]) -> Path:
    """The folder of database and secret."""
    named = asked or environment.get("BEAGLE_DATA")
    if named:
        return Path(named)
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "beagle"


def serve(asked: argparse.Namespace, url: str, data: Path, words: SharedWords) -> None:
    """Host until Ctrl-C."""
    settings = settings_of(asked, url, data, words)
    migrate(url, words, say)
    listening = listen(asked.host, asked.port, words)
    address = address_of(asked.host, listening)
    if engine_build() != "compiled":
        say(words.say("serve-interpreted"))
    if not (settings.static / "index.html").is_file():
        say(words.say("serve-not-built"))
    say(words.say("serve-listening", {"address": address}))
    if asked.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    from beagle.server.app import create_app

    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.body,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


def settings_of(asked: argparse.Namespace, url: str, data: Path, words: SharedWords) -> Settings:
    """What the command line asks for. Raises ``BadSetting``."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetting(words.say("serve-database-trouble", {"database": str(data), "reason": reason})) from None
    if asked.redis is not None and not asked.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting(words.say("serve-channels-trouble", {"address": asked.redis}))
    thinkers = max(1, (os.cpu_count() or 2) - 1) if asked.thinkers is None else max(0, asked.thinkers)
    return Settings(
        database=url,
        secret=read_secret(data / "secret", os.environ, words),
        channels=asked.redis,
        origins=frozenset(asked.origin or []),
        behind_proxy=asked.behind_proxy,
        thinkers=thinkers,
        component_sets=None if asked.component_sets is None else Path(asked.component_sets),
        bot_pause=max(0.0, asked.bot_pause),
        limits=UNHURRIED if asked.unhurried else Limits(),
        cookie_secure=asked.behind_proxy,
    )


def listen(host: str, port: int, words: SharedWords) -> socket.socket:
    """A socket that listens. Raises ``BadSetting``."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadSetting(words.say("serve-port-taken", {"host": host, "port": str(port), "reason": reason})) from None
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
