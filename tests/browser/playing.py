"""Playing a match through, whatever the game."""

import importlib
from pathlib import Path
from time import monotonic
from types import ModuleType

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.hands import Hand
from tests.browser.players import GENERIC, WAX

GAMES = sorted(file.stem for file in Path(__file__).with_name("players").glob("[a-z]*.py"))
"""The games that have a look of their own."""
PAUSE = 30
"""Milliseconds between two looks at a table where nothing can be done."""
LONGEST_MATCH = 240
LONGEST_WAIT = 60
"""Seconds: on a quiet machine a match takes ten to twenty."""

FIRST_OFFERED = """offered => {
    if (document.querySelector('.play.busy, .play[inert]')) return null;
    const seen = one => one.checkVisibility({ visibilityProperty: true });
    return offered.find(one => [...document.querySelectorAll(one)].some(seen)) ?? null;
}"""


def start_against_bots(page: Page, hand: Hand, game: str) -> None:
    """One click on the home page."""
    button = page.locator(f'article[data-game="{game}"] button')
    expect(button).to_be_enabled()
    hand.press(button)
    page.wait_for_selector("main.table")


def sit_with_beginners(page: Page, game: str, components: str = "standard") -> None:
    """Straight to a table as small as the game allows, against the weakest bots."""
    page.request.post("/api/me", data={"name": "Guest"})
    least = page.request.get(f"/api/games/{game}").json()["least_players"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "1"}] * (least - 1)]
    wanted = {"game": game, "seats": seats, "components": components}
    made = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("main.table")


def player_of(game: str) -> ModuleType:
    """How a person plays a game that has a look of its own."""
    return importlib.import_module(f"tests.browser.players.{game}")


def offered(page: Page, game: str) -> str | None:
    """What a person would touch next; None if there is nothing to do now."""
    wanted: list[str] = player_of(game).OFFERED if game in GAMES else GENERIC
    found: str | None = page.evaluate(FIRST_OFFERED, wanted)
    return found


def act(page: Page, hand: Hand, game: str) -> bool:
    """Do one thing that is offered now, and say whether there was one. What goes away meanwhile is let go."""
    found = offered(page, game)
    if found is None:
        return False
    try:
        if found.endswith(WAX):
            hand.confirm(page)
        else:
            hand.press(page.locator(found).locator("visible=true").first)
    except TimeoutError:
        if offered(page, game) == found:
            raise
    return True


def standing(page: Page, game: str) -> str:
    """Where a page stands, to find out why it goes no further."""
    says = " / ".join(page.locator(".now, .action, .notes .note").all_inner_texts())
    return f"{says!r} with {offered(page, game)} offered"


def wait_for_turn(page: Page, game: str) -> None:
    """Wait until there is something to do."""
    end = monotonic() + LONGEST_WAIT
    while offered(page, game) is None:
        assert monotonic() < end, f"it never was this page's turn: {standing(page, game)}"
        page.wait_for_timeout(PAUSE)


def act_once(page: Page, hand: Hand, game: str) -> None:
    """Wait for one's turn and do one thing."""
    wait_for_turn(page, game)
    act(page, hand, game)


def play_to_the_end(pages: list[Page], hand: Hand, game: str) -> None:
    """Play at all these pages until the result is shown at each."""
    end = monotonic() + LONGEST_MATCH
    while not all(page.locator("main.end").is_visible() for page in pages):
        assert monotonic() < end, f"the match did not end: {[standing(page, game) for page in pages]}"
        acted = [act(page, hand, game) for page in pages]
        if not any(acted):
            pages[0].wait_for_timeout(PAUSE)
