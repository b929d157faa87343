"""Asks Lighthouse about the home page and a table of each game, as a phone and as a desk (after ``make setup``).

Accessibility and best practices have to reach 95. Performance is told, and has to reach 95 too with ``--strict``: it
depends on how busy the machine is.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

from playwright.sync_api import sync_playwright  # noqa: E402

from build import environment, machine_npm, wheel_npm  # noqa: E402
from tests.browser.conftest import FLAGS, browser_path, serving  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ["performance", "accessibility", "best-practices"]
LEAST = 95
GAMES = ["footsteps", "darwinci", "darwinning"]
PRESETS: dict[str, list[str]] = {"phone": [], "desk": ["--preset=desktop"]}


def ask(address: str, path: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
    """What the server answers, and the cookie it sets."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"{address}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]


def pages(address: str) -> Iterator[tuple[str, str, str]]:
    """Name, address and cookie of each page to look at."""
    yield "home", address, ""
    _, cookie = ask(address, "/me", {"name": "Emma"})
    for game in GAMES:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]
        table, _ = ask(address, "/tables", {"game": game, "seats": seats}, cookie)
        yield game, f"{address}/t/{table['id']}", cookie


def scores(url: str, cookie: str, preset: list[str]) -> dict[str, float]:
    """What Lighthouse thinks of a page, by category; what it has against the page goes to the error stream."""
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
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)
    if run.returncode:
        raise SystemExit(f"lighthouse failed: {run.stderr[-2000:]}")
    told = json.loads(run.stdout)
    for name in CATEGORIES[1:]:
        for audit in told["categories"][name]["auditRefs"]:
            found = told["audits"][audit["id"]]
            if found["score"] is not None and found["score"] < 1 and audit["weight"]:
                print(f"    {name}: {found['title']}", file=sys.stderr)
    return {name: round(100 * told["categories"][name]["score"]) for name in CATEGORIES}


def main(words: list[str]) -> int:
    """Look at every page; 1 if one falls short."""
    wanted = CATEGORIES if "--strict" in words else CATEGORIES[1:]
    short = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        for name, url, cookie in pages(address):
            for preset, options in PRESETS.items():
                found = scores(url, cookie, options)
                print(
                    f"{name:<12} {preset:<6} " + "  ".join(f"{one} {found[one]:.0f}" for one in CATEGORIES), flush=True
                )
                short |= any(found[one] < LEAST for one in wanted)
    return int(short)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
