"""Ways to touch the page: with the mouse, with a finger, by keyboard alone."""

from playwright.sync_api import Locator, Page

MOST_STEPS = 200
"""So many presses of Tab go round any page of ours."""


class Hand:
    """The mouse."""

    def press(self, target: Locator) -> None:
        target.click()

    def confirm(self, page: Page) -> None:
        self.press(page.locator(".action .btn.primary"))


class Finger(Hand):
    """A finger on a phone."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keys(Hand):
    """The keyboard alone: Tab to the thing, Enter; C confirms."""

    def press(self, target: Locator) -> None:
        page = target.page
        for _ in range(MOST_STEPS):
            if target.evaluate("element => element === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {target} by Tab")

    def confirm(self, page: Page) -> None:
        page.keyboard.press("c")
