"""Each game from the home page to the final score, and what happens when the page or the network fails in between."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.checks import in_theme, sideways, small_targets, violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.playing import (
    GAMES,
    act_once,
    play_to_the_end,
    sit_with_beginners,
    start_against_bots,
    wait_for_turn,
)

pytestmark = pytest.mark.parametrize("game", GAMES)


def check_result(page: Page) -> None:
    """A winner, and a total for everyone."""
    expect(page.locator("main.end h1")).to_contain_text(re.compile("win|victory|You are "))
    totals = page.locator("main.end .bars .tot").all_inner_texts()
    assert len(totals) >= 2
    assert all(total.lstrip("-−").isdigit() for total in totals)


def test_alone_against_bots(visit: OpenPage, game: str) -> None:
    page = visit()
    start_against_bots(page, Hand(), game)
    play_to_the_end([page], Hand(), game)
    check_result(page)
    for theme in ("light", "dark"):
        in_theme(page, theme)
        assert violations(page) == [], theme


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
    assert small_targets(page) == []
    assert violations(page) == []


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


TOLD = ".log li, .hand .picked"
"""What the log tells, and the cards of a play that is not yet told."""


def test_a_reload_in_the_middle_of_a_turn(visit: OpenPage, game: str) -> None:
    page = visit()
    sit_with_beginners(page, game)
    told = page.locator(TOLD)
    while not told.count():
        act_once(page, Hand(), game)
    wait_for_turn(page, game)
    before = told.count()
    page.reload()
    wait_for_turn(page, game)
    expect(told.nth(before - 1)).to_be_attached()
    act_once(page, Hand(), game)


def test_what_is_done_while_the_network_is_gone_is_done_when_it_is_back(visit: OpenPage, game: str) -> None:
    page = visit()
    routes: list[WebSocketRoute] = []
    down = False

    def pass_on(route: WebSocketRoute) -> None:
        if down:
            route.close()
            return
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket(re.compile("/live"), pass_on)
    sit_with_beginners(page, game)
    wait_for_turn(page, game)
    told = page.locator(TOLD)
    before = told.count()
    down = True
    routes[-1].close()
    lost = page.get_by_text("Connection lost, trying again.")
    expect(lost).to_be_visible()
    for _ in range(2):
        act_once(page, Hand(), game)
        if page.locator(".play.busy").count():
            break
    down = False
    expect(lost).to_have_count(0)
    expect(page.locator(".play.busy")).to_have_count(0)
    wait_for_turn(page, game)
    expect(told.nth(before)).to_be_attached()
