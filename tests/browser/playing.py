"""Playing a match through, whatever the game."""

import importlib
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hands import Hand

GAMES = sorted(file.stem for file in Path(__file__).with_name("players").glob("[a-z]*.py"))
MOST_ACTS = 1500
PAUSE = 40


def start_against_bots(page: Page, hand: Hand, game: str) -> None:
    """One click on the home page."""
    button = page.locator(f'article[data-game="{game}"] button')
    expect(button).to_be_enabled()
    hand.press(button)
    page.wait_for_selector("main.table")


def act(page: Page, hand: Hand, game: str) -> bool:
    """Do one thing that is offered now."""
    played: bool = importlib.import_module(f"tests.browser.players.{game}").act(page, hand)
    return played


def act_once(page: Page, hand: Hand, game: str) -> None:
    """Wait for one's turn and do one thing."""
    for _ in range(MOST_ACTS):
        if act(page, hand, game):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError("it never was this page's turn")


def play_to_the_end(pages: list[Page], hand: Hand, game: str) -> None:
    """Play at all these pages until the result is shown at each."""
    for _ in range(MOST_ACTS):
        if all(page.locator("main.end").is_visible() for page in pages):
            return
        acted = [act(page, hand, game) for page in pages]
        if not any(acted):
            pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("the match did not end")


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
