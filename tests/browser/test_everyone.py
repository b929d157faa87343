"""For everyone: axe finds nothing on any page, nothing scrolls sideways, targets are large enough, pages load fast."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, TABLET, OpenPage
from tests.browser.hands import Hand
from tests.browser.playing import GAMES, sideways, start_against_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small": (320, 640)}
PAGES = ["/", "/about", *(f"/rules/{game}" for game in GAMES), *(f"/new/{game}" for game in GAMES)]
FIRST_LOAD = 150_000
LEAST_TARGET = 44


def violations(page: Page) -> list[str]:
    """What axe has against the page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def small_targets(page: Page) -> list[str]:
    """Visible buttons smaller than a fingertip."""
    buttons: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('button, .btn, select, input:not(.vh)')]
            .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect(), one.type])
            .filter(([, box, type]) => box.width > 1 && type !== 'checkbox')
            .filter(([, box]) => Math.min(box.width, box.height) < least - .5)
            .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)""",
        LEAST_TARGET,
    )
    return buttons


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pages(visit: OpenPage, size: str, theme: str) -> None:
    page = visit(size=SIZES[size], theme=theme)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
        assert sideways(page) == 0, path
        assert small_targets(page) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_table(visit: OpenPage, game: str, size: str, theme: str) -> None:
    page = visit(size=SIZES[size], theme=theme)
    start_against_bots(page, Hand(), game)
    tabs = page.locator(".tabs button")
    for tab in tabs.all() if size in ("phone", "small") else [None]:
        if tab is not None:
            tab.click()
        assert violations(page) == []
        assert sideways(page) == 0
        assert small_targets(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    assert sideways(page) == 0


def test_the_first_load_is_small() -> None:
    """The script that the home page needs, as it comes over the wire."""
    static = Path(str(files("beagle") / "server" / "static"))
    wanted = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (static / "index.html").read_text(encoding="utf-8"))
    assert wanted
    assert sum(len(gzip.compress((static / script).read_bytes())) for script in wanted) <= FIRST_LOAD
