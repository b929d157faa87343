"""Sur les traces de Darwin: take the nearest tile, develop the first theory."""

from playwright.sync_api import Page

from tests.browser.hands import Hand


def act(page: Page, hand: Hand) -> bool:
    """One tile, or one theory."""
    theory = page.locator("dialog[open] .pick:not(.chosen)").first
    if theory.is_visible():
        hand.press(theory)
        hand.press(page.locator("dialog[open] .btn.primary"))
        page.locator("dialog[open] .pick.chosen").wait_for(state="detached")
        return True
    tile = page.locator(".take.can:not(.chosen)").first
    if tile.is_visible():
        hand.press(tile)
        hand.confirm(page)
        page.locator(".take.chosen").wait_for(state="detached")
        return True
    return False
