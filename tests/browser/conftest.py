"""One server and one browser for all tests of a process; a fresh visitor for each."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
DESKTOP = (1440, 900)
TABLET = (820, 1180)
PHONE = (360, 740)
PATIENCE = 30_000
"""Milliseconds: enough for two bots to think on a busy machine."""

SERVING = ["--port", "0", "--lang", "en", "--bot-pause", "0", "--unhurried"]
"""Bots move as soon as they have thought, and many guests may come from one address."""

ROOT = Path(__file__).parents[2]
BEAGLE = ["-P", "-m", "beagle.cli"]

OpenPage = Callable[..., Page]


def browser_path() -> str | None:
    """The browser that ``scripts/browser.sh`` finds or installs; None is Playwright's own."""
    return os.environ.get("BEAGLE_BROWSER") or next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def serving(data: Path, *options: str, program: Sequence[str] = BEAGLE) -> Iterator[str]:
    """The address of a server that keeps its things in a folder."""
    command = [sys.executable, *program, "serve", *SERVING, "--data", str(data), *options]
    log = data / "server.log"
    with log.open("w") as written:
        server = subprocess.Popen(command, stdout=written, stderr=written, cwd=ROOT)
        try:
            yield listening(server, log)
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, with an empty database."""
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


def listening(server: subprocess.Popen[bytes], log: Path) -> str:
    """The address that the server says it listens at."""
    for _ in range(300):
        found = re.search(r"http://[\d.]+:\d+", log.read_text())
        if found:
            return found.group()
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise AssertionError(f"the server did not start: {log.read_text()}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens a page as a new visitor; at the end, no page may have complained in its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        theme: str = "light",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
