"""Ways to touch the page: with the mouse, with a finger, by keyboard alone."""

from playwright.sync_api import Locator, Page

MOST_STEPS = 200
"""So many presses of Tab go round any page of ours."""

STEPS_TO = """target => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const stops = [...within.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(one =>
        one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }));
    const at = stops.indexOf(document.activeElement);
    return stops.includes(target) ? stops.indexOf(target) - at : null;
}"""
"""How often to press Tab, backwards if negative, as far as the page's order tells."""


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
    """The keyboard alone: Tab to the thing, Enter; its number, where a board is one stop of Tab; C confirms."""

    def press(self, target: Locator) -> None:
        keyboard = target.page.keyboard
        number = target.get_attribute("data-choice") or "0"
        if target.get_attribute("tabindex") == "-1" and 1 <= int(number) <= 9:
            keyboard.press(number)
            return
        pressed = 0
        while pressed < MOST_STEPS:
            steps: int | None = target.evaluate(STEPS_TO)
            assert steps is not None, f"Tab never stops at {target}"
            if steps == 0:
                keyboard.press("Enter")
                return
            for _ in range(abs(steps)):
                keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            pressed += abs(steps)
        raise AssertionError(f"no way to {target} by Tab")

    def confirm(self, page: Page) -> None:
        page.keyboard.press("c")
