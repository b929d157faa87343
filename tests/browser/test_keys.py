"""Keys and cards of every table: 1 2 3 choose, arrows walk, a card is entered with the mouse, Undo says why not."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.positions import Position, positions, settle, show

MOMENTS = {"footsteps": "turn", "darwinci": "bid", "darwinning": "lead"}
PIECES = {"footsteps": ".take.can", "darwinci": ".lot .bone", "darwinning": ".hand .can"}
every_game = pytest.mark.parametrize("game", sorted(MOMENTS))
HIDDEN = 1200
"""Milliseconds after which a card that was to come or to go has done so."""


def moment(game: str) -> Position:
    """My turn, nothing chosen."""
    return next(one for one in positions(game, 4) if one.name == MOMENTS[game])


def hover(page: Page, selector: str) -> None:
    """Move the mouse over a piece and let it rest there."""
    box = page.locator(selector).locator("visible=true").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 6, y - 6)
    page.mouse.move(x, y, steps=4)


@every_game
def test_a_number_chooses_what_is_offered(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    show(page, moment(game))
    expect(page.locator("[data-choice='1']").locator("visible=true")).to_have_count(1)
    before = page.locator(".action").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".action")).not_to_have_text(before)


@every_game
def test_arrows_walk_and_a_board_is_one_stop_of_tab(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    show(page, moment(game))
    first = page.locator("[data-choice='1']").locator("visible=true").first
    first.focus()
    page.keyboard.press("ArrowRight")
    if first.evaluate("one => one === document.activeElement"):
        page.keyboard.press("ArrowDown")
    if first.evaluate("one => one === document.activeElement"):
        page.keyboard.press("ArrowUp")
    assert not first.evaluate("one => one === document.activeElement")
    assert page.evaluate("document.activeElement !== document.body")


@every_game
def test_a_card_is_entered_with_the_mouse_and_goes_when_it_leaves(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    show(page, moment(game))
    card = page.locator(".piece-card")
    hover(page, PIECES[game])
    expect(card).to_be_visible()
    link = card.locator("a")
    expect(link).to_have_text(re.compile("^Rule: "))
    link.hover()
    page.wait_for_timeout(HIDDEN)
    expect(link).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)


@every_game
def test_a_piece_under_a_resting_mouse_shows_nothing(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    show(page, moment(game))
    hover(page, PIECES[game])
    page.reload()
    page.wait_for_selector(PIECES[game])
    settle(page)
    page.wait_for_timeout(HIDDEN)
    expect(page.locator(".piece-card")).to_have_count(0)


def test_a_tap_beside_a_card_closes_it_and_does_nothing_else(visit: OpenPage) -> None:
    page = visit("/about", size=PHONE, touch=True)
    show(page, moment("footsteps"))
    page.locator(".take.can").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".piece-card")).to_be_visible()
    page.locator(".action .btn.undo").tap(force=True)
    expect(page.locator(".piece-card")).to_have_count(0)
    expect(page.get_by_text("Nothing of this turn can be taken back")).to_have_count(0)


@every_game
def test_undo_says_why_there_is_nothing_to_undo(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    show(page, moment(game))
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".notes .note")).to_contain_text("Nothing of this turn can be taken back")
