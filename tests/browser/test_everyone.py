"""For everyone: axe finds nothing on any page, nothing scrolls sideways, targets are large enough, pages load fast."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import in_theme, sideways, small_targets, violations
from tests.browser.conftest import DESKTOP, PHONE, TABLET, OpenPage
from tests.browser.playing import GAMES, sit_with_beginners, wait_for_turn

SMALL = (320, 640)
ZOOMED = (720, 450)
"""1440 × 900 at 200 %."""
SIZES = [DESKTOP, TABLET, ZOOMED, PHONE, SMALL]
PAGES = ["/", "/about", "/nowhere", *(f"/rules/{game}" for game in GAMES), *(f"/new/{game}" for game in GAMES)]
FIRST_LOAD = 150_000


def check(page: Page, what: object) -> None:
    """Readable by day and by night, no sideways scrolling, nothing too small to touch."""
    assert sideways(page) == 0, what
    assert small_targets(page) == [], what
    for theme in ("dark", "light"):
        in_theme(page, theme)
        assert violations(page) == [], (what, theme)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: OpenPage, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    for size in (DESKTOP, PHONE):
        resize(page, size)
        check(page, size)
    for size in (TABLET, ZOOMED, SMALL):
        resize(page, size)
        assert sideways(page) == 0, size
        assert small_targets(page) == [], size


def test_the_lobby(visit: OpenPage) -> None:
    page = visit("/new/footsteps")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    for size in SIZES:
        resize(page, size)
        check(page, size)


@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: OpenPage, game: str) -> None:
    page = visit()
    sit_with_beginners(page, game)
    wait_for_turn(page, game)
    for size in (DESKTOP, TABLET):
        resize(page, size)
        check(page, size)
    for size in (PHONE, SMALL, ZOOMED):
        resize(page, size)
        for tab in page.locator(".tabs button").all():
            tab.click()
            assert sideways(page) == 0, size
            assert small_targets(page) == [], size
            if size == SMALL:
                assert violations(page) == [], tab
    page.get_by_role("button", name="Menu").click()
    check(page, "menu")
    page.keyboard.press("Escape")
    resize(page, DESKTOP)
    page.get_by_role("button", name="Chat").click()
    check(page, "chat")
    page.keyboard.press("Escape")
    page.keyboard.down("l")
    check(page, "lens")


def test_the_first_load_is_small() -> None:
    """The script that the home page needs, as it comes over the wire."""
    static = Path(str(files("beagle") / "server" / "static"))
    wanted = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (static / "index.html").read_text(encoding="utf-8"))
    assert wanted
    assert sum(len(gzip.compress((static / script).read_bytes())) for script in wanted) <= FIRST_LOAD
