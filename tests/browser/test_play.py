"""Each game from the home page to the final score."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.playing import GAMES, act_once, play_to_the_end, sideways, start_against_bots

pytestmark = pytest.mark.parametrize("game", GAMES)


def check_result(page: Page) -> None:
    """A winner, and a total for everyone."""
    expect(page.locator("main.end h1")).to_contain_text("win")
    totals = page.locator("main.end .bars .tot").all_inner_texts()
    assert len(totals) >= 2
    assert all(total.lstrip("-−").isdigit() for total in totals)


def test_alone_against_bots(visit: OpenPage, game: str) -> None:
    page = visit()
    start_against_bots(page, Hand(), game)
    play_to_the_end([page], Hand(), game)
    check_result(page)


def test_by_keyboard_alone(visit: OpenPage, game: str) -> None:
    page = visit()
    start_against_bots(page, Keys(), game)
    play_to_the_end([page], Keys(), game)
    check_result(page)


def test_on_a_phone(visit: OpenPage, game: str) -> None:
    page = visit(size=PHONE, touch=True)
    start_against_bots(page, Finger(), game)
    assert sideways(page) == 0
    play_to_the_end([page], Finger(), game)
    check_result(page)
    assert sideways(page) == 0


def test_two_browsers_and_a_bot(visit: OpenPage, game: str) -> None:
    host = visit(f"/new/{game}")
    seats = host.locator(".seats select")
    expect(seats.nth(2)).to_be_visible()
    host.get_by_label("Seat 3", exact=True).select_option("bot")
    host.get_by_role("button", name="Set up the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = visit(urlsplit(link).path)
    guest.get_by_role("button", name="Sit down here").first.click()
    host.wait_for_selector("main.table")
    guest.wait_for_selector("main.table")
    play_to_the_end([host, guest], Hand(), game)
    check_result(host)
    check_result(guest)


def test_a_reload_in_the_middle_of_a_turn(visit: OpenPage, game: str) -> None:
    page = visit()
    start_against_bots(page, Hand(), game)
    act_once(page, Hand(), game)
    page.reload()
    page.wait_for_selector("main.table")
    act_once(page, Hand(), game)
