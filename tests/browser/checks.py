"""What every page has to be: without a violation that axe knows, without sideways scrolling, with large targets."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEAST_TARGET = 44
CALM = 400
"""Milliseconds after which nothing moves any more."""

SMALL_TARGETS = """least => [...document.querySelectorAll('button, .btn, select, input:not(.vh)')]
    .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect(), one.type])
    .filter(([, box, type]) => box.width > 1 && type !== 'checkbox')
    .filter(([, box]) => Math.min(box.width, box.height) < least - .5)
    .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)"""


def violations(page: Page) -> list[str]:
    """What axe has against the page; what it says of a page in change is asked again when the page is calm."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    if not found_by_axe(page):
        return []
    page.wait_for_timeout(CALM)
    return found_by_axe(page)


def found_by_axe(page: Page) -> list[str]:
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'], elementRef: false })")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def small_targets(page: Page) -> list[str]:
    """Visible buttons smaller than a fingertip."""
    buttons: list[str] = page.evaluate(SMALL_TARGETS, LEAST_TARGET)
    return buttons


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


def in_theme(page: Page, theme: str) -> None:
    """The page by day or by night, at once."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
