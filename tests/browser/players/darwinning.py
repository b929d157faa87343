"""Darwinning!: play the first cards offered, improve with the first that can be used, eat whoever can be eaten."""

from playwright.sync_api import Page

from tests.browser.hands import Hand

CHOSEN = ", ".join(
    [
        ".hand .picked",
        ".open .used",
        ".naming .on",
        ".survival .on",
        ".loot .on",
        ".improve:not(.planning) .on",
        ".discards li [aria-pressed=true]",
    ]
)
OFFERED = [
    ".naming .can:not(.on)",
    ".survival .can:not(.on)",
    ".loot .can:not(.on)",
    ".improve .places .way:not(.vain):not(.on)",
    ".improve:not(.planning) .group .way:not(.vain):not(.on)",
    ".discards li button",
    ".hand .can",
    ".open .can",
]
"""What may be touched, most urgent first."""


def act(page: Page, hand: Hand) -> bool:
    """Confirm what is chosen, else touch the first thing offered."""
    page.wait_for_selector("main:not([aria-busy=true])")
    ready = page.locator("main.table ~ .action .btn.primary:not(:disabled)")
    if page.locator(CHOSEN).count() and ready.count():
        hand.confirm(page)
        return True
    for offered in OFFERED:
        if page.locator(offered).count():
            hand.press(page.locator(offered).first)
            return True
    if ready.count():
        hand.confirm(page)
        return True
    return False
