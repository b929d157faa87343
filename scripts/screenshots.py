"""Takes the pictures of the README: ``python scripts/screenshots.py [GAME ...]`` (after ``make setup``).

Each game is played against bots for a while, a choice is made and the table photographed, then the home page.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, browser_path, listening  # noqa: E402
from tests.browser.hands import Hand  # noqa: E402
from tests.browser.playing import GAMES, act_once, start_against_bots  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
ACTS = 8
CHOICES = {"footsteps": ".take.can >> nth=1"}
"""What to touch before the picture, so that it shows a preview."""


def photograph(page: Page, name: str) -> None:
    page.wait_for_timeout(600)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)


def picture_of(browser: Browser, address: str, game: str) -> None:
    """One table, in the middle of a match."""
    page = new_page(browser, address)
    start_against_bots(page, Hand(), game)
    for _ in range(ACTS):
        act_once(page, Hand(), game)
    page.locator(".action .btn.primary", has_text="Waiting").wait_for(state="detached")
    choice = CHOICES.get(game)
    if choice:
        page.locator(choice).click()
    photograph(page, game)
    page.context.close()


def new_page(browser: Browser, address: str) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        device_scale_factor=2 / 3,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    return page


def main(games: list[str]) -> None:
    """All pictures asked for, and the home page."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        log = Path(data) / "server.log"
        command = [sys.executable, "-m", "beagle.cli", "serve", "--port", "0", "--data", data, "--lang", "en"]
        with log.open("w") as written:
            server = subprocess.Popen(command, stdout=written, stderr=written)
            try:
                address = listening(server, log)
                browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
                for game in games:
                    picture_of(browser, address, game)
                photograph(new_page(browser, address), "home")
                browser.close()
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)
