"""Asks Lighthouse about the home page and a table of each game, as a phone and as a desktop (after ``make setup``).

Each page is loaded three times by a new browser, as a visitor's first load; a table is one in play, where the bots have
moved and wait. Accessibility and best practices have to reach 95 every time. Performance is the middle one of the
three, and has to reach 95 too with ``--strict``. A phone's processor is taken to be four times slower than this one: on
a machine that is busy or slow itself the figure says little, and Lighthouse's index of the machine says so.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

from playwright.sync_api import sync_playwright  # noqa: E402

from beagle.match.catalogue import catalogue  # noqa: E402
from build import environment, machine_npm, wheel_npm  # noqa: E402
from tests.browser.conftest import FLAGS, browser_path, serving  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ["performance", "accessibility", "best-practices"]
LEAST = 95
LOADS = 3
TRIES = 3
LEAST_MACHINE = 1000
"""The index below which Lighthouse itself calls a machine too slow."""
PATIENCE = 60
PRESETS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}


def ask(address: str, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, object], str]:
    """What the server answers, and the cookie it sets."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"{address}/api{path}", None if body is None else json.dumps(body).encode(), headers)
    with urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]


def pages(address: str) -> Iterator[tuple[str, str, str]]:
    """Name, address and cookie of each page to look at."""
    yield "home", address, ""
    _, cookie = ask(address, "/me", {"name": "Emma"})
    for game, card in catalogue().items():
        players = max(card.least_players, min(3, card.most_players))
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "1"}] * (players - 1)]
        table, _ = ask(address, "/tables", {"game": game, "seats": seats}, cookie)
        wait_for_turn(address, table["id"], cookie)
        yield game, f"{address}/t/{table['id']}", cookie


def wait_for_turn(address: str, id: object, cookie: str) -> None:
    """Until the bots at a table have moved. Raises ``SystemExit`` if they don't."""
    for _ in range(PATIENCE):
        mine: Any = ask(address, "/tables/mine", cookie=cookie)[0]["tables"]
        if any(table["id"] == id and table["my_turn"] for table in mine):
            return
        time.sleep(1)
    raise SystemExit(f"expected the bots to move within {PATIENCE} seconds")


def load(url: str, cookie: str, preset: list[str]) -> dict[str, float]:
    """What Lighthouse thinks of a page, by category, and of the machine; what it has against the page goes to the error
    stream."""
    npm = machine_npm() or wheel_npm()
    with sync_playwright() as playwright:
        browser = browser_path() or playwright.chromium.executable_path
    flags = " ".join(["--headless=new", *FLAGS])
    command = [*npm, "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", url, *preset]
    command += ["--quiet", "--output=json", "--output-path=stdout"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}"]
    if cookie:
        command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    surroundings = {**environment(npm), "CHROME_PATH": browser}
    told = json.loads(recorded(command, surroundings))
    for name in CATEGORIES[1:]:
        for audit in told["categories"][name]["auditRefs"]:
            found = told["audits"][audit["id"]]
            if found["score"] is not None and found["score"] < 1 and audit["weight"]:
                print(f"    {name}: {found['title']}", file=sys.stderr)
    found = {name: round(100 * told["categories"][name]["score"]) for name in CATEGORIES}
    return {**found, "machine": told["environment"]["benchmarkIndex"]}


def recorded(command: list[str], surroundings: dict[str, str]) -> str:
    """What Lighthouse says; a load whose beginning it missed is loaded again. Raises ``SystemExit`` if it fails."""
    for _ in range(TRIES):
        run = subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)
        if "NO_NAVSTART" not in run.stderr:
            break
    if run.returncode:
        raise SystemExit(f"lighthouse failed: {run.stderr[-2000:]}")
    return run.stdout


def scores(url: str, cookie: str, preset: list[str]) -> dict[str, float]:
    """The worst of several loads in what doesn't depend on the machine, the middle one in what does."""
    loads = [load(url, cookie, preset) for _ in range(LOADS)]
    middle = {name: statistics.median(one[name] for one in loads) for name in ("performance", "machine")}
    return {**{name: min(one[name] for one in loads) for name in CATEGORIES}, **middle}


def main(words: list[str]) -> int:
    """Look at every page; 1 if one falls short."""
    wanted = CATEGORIES if "--strict" in words else CATEGORIES[1:]
    short = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        for name, url, cookie in pages(address):
            for preset, options in PRESETS.items():
                found = scores(url, cookie, options)
                said = "  ".join(f"{one} {found[one]:.0f}" for one in CATEGORIES)
                busy = "" if found["machine"] >= LEAST_MACHINE else f" (below {LEAST_MACHINE}: too busy to tell)"
                print(f"{name:<12} {preset:<6} {said}  machine {found['machine']:.0f}{busy}", flush=True)
                short |= any(found[one] < LEAST for one in wanted)
    return int(short)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
