"""A program that plays: it sets up a table against a bot of the server and plays the match to its end.

    python examples/bot.py http://127.0.0.1:8000 footsteps

With a token of yours (``BEAGLE_TOKEN``) it plays in your name, else it introduces itself as a guest. It needs nothing
but Python. ``docs/protocol.md`` describes what is said; replace ``choose`` by something clever.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

TOO_MANY_REQUESTS = 429
"""The server asks for patience, and says how long."""


class Server:
    """The server's HTTP side, with a token."""

    def __init__(self, address: str, token: str | None) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def open(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code != TOO_MANY_REQUESTS:
                    raise
                time.sleep(float(error.headers.get("Retry-After", "1")))

    def ask(self, path: str, body: Any = None) -> Any:
        """GET, or POST a body; the answer's JSON."""
        with self.open(path, body) as answer:
            return json.load(answer)

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """A stream of JSON lines."""
        with self.open(path) as answer:
            for line in answer:
                yield json.loads(line)

    def introduce(self, name: str) -> None:
        """Become a guest, and take a token for all that follows."""
        with self.open("/api/me", {"name": name}) as answer:
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.headers["Cookie"] = cookie
        token = self.ask("/api/tokens", {"label": "example bot"})["token"]
        del self.headers["Cookie"]
        self.headers["Authorization"] = f"Bearer {token}"


def choose(state: dict[str, Any]) -> str:
    """The action to do: any, at random. ``state["view"]`` has all that this seat may know."""
    action: str = random.choice(state["legal"])["action"]
    return action


def play(server: Server, game: str) -> dict[str, Any]:
    """Play one match; its result."""
    least = server.ask(f"/api/games/{game}")["least_players"]
    bots = [{"kind": "bot", "level": "1"}] * (least - 1)
    table = server.ask("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})["id"]
    print(f"playing at {server.address}/table/{table}")
    for message in server.lines(f"/api/tables/{table}/stream?seat=0"):
        if message["type"] != "state":
            continue
        if message["result"] is not None:
            result: dict[str, Any] = message["result"]
            return result
        if message["legal"]:
            try:
                server.ask(f"/api/tables/{table}/moves", {"action": choose(message), "seen": message["number"]})
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if problem["code"] != "stale":
                    raise SystemExit(f"refused: {problem['sentence']}") from None
    raise SystemExit("the match was closed")


def main() -> None:
    if len(sys.argv) != 3:
        raise SystemExit("usage: python examples/bot.py http://127.0.0.1:8000 footsteps")
    server = Server(sys.argv[1], os.environ.get("BEAGLE_TOKEN"))
    try:
        if "Authorization" not in server.headers:
            server.introduce("Example bot")
        result = play(server, sys.argv[2])
    except urllib.error.HTTPError as error:
        raise SystemExit(f"refused: {json.load(error)['sentence']}") from None
    except urllib.error.URLError as error:
        raise SystemExit(f"{sys.argv[1]} can't be reached: {error.reason}") from None
    print(f"scores {result['scores']}, {'won' if 0 in result['winners'] else 'lost'}")


if __name__ == "__main__":
    main()
