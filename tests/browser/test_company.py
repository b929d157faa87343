"""At a table with others: settings, invitations, chat, clocks, pauses, leaving, a rematch, whose turn it is."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hand
from tests.browser.playing import offered, play_to_the_end

GAME = "footsteps"


def set_up(host: Page, **settings: str) -> str:
    """A table of two that waits for the other; its link."""
    host.locator(".count", has_text="2").click()
    for label, value in settings.items():
        host.get_by_label(label).select_option(label=value)
    host.get_by_role("button", name="Set up the table").click()
    return host.get_by_label("Link to this table").input_value()


def sit_down(visit: OpenPage, link: str) -> Page:
    guest = visit(urlsplit(link).path)
    guest.get_by_role("button", name="Sit down here").click()
    return guest


@pytest.fixture
def pair(visit: OpenPage) -> tuple[Page, Page]:
    """Two people at a table with a clock."""
    host = visit(f"/new/{GAME}")
    guest = sit_down(visit, set_up(host, Clock="1 min a turn"))
    for page in (host, guest):
        page.wait_for_selector("main.table")
    return host, guest


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()


def to_act(pair: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who is to act first, the other second."""
    host, guest = pair
    while True:
        if offered(host, GAME):
            return host, guest
        if offered(guest, GAME):
            return guest, host
        host.wait_for_timeout(30)


def test_a_table_is_listed_joined_and_named_in_my_matches(visit: OpenPage) -> None:
    host = visit(f"/new/{GAME}")
    host.get_by_label("Listed among the open tables").check()
    set_up(host)
    guest = visit("/")
    guest.get_by_role("button", name=re.compile("^Join")).first.click()
    for page in (host, guest):
        page.wait_for_selector("main.table")
    active, other = to_act((host, guest))
    for page, words in ((active, "Your turn"), (other, "Waiting for others")):
        page.goto("/")
        expect(page.locator(".mine a").first).to_contain_text(words)


def test_the_host_changes_seats_and_settings_before_the_match(visit: OpenPage) -> None:
    host = visit(f"/new/{GAME}")
    link = set_up(host)
    guest = visit(urlsplit(link).path)
    expect(guest.locator(".side dd").first).to_have_text("No clock")
    host.get_by_label("Clock").select_option(label="3 min a turn")
    host.get_by_label("Listed").check()
    expect(guest.locator(".side dd").first).to_have_text("3 min a turn")
    expect(guest.locator(".side dd").nth(1)).to_have_text("yes")
    host.get_by_role("button", name="Bot instead").click()
    for page in (host, guest):
        page.wait_for_selector("main.table")


def test_a_personal_invitation_seats_the_person_who_opens_it(visit: OpenPage) -> None:
    host = visit(f"/new/{GAME}")
    host.get_by_label("Seat 2", exact=True).select_option("invited")
    set_up(host)
    host.get_by_role("button", name="Copy invitation").click()
    link = urlsplit(host.evaluate("navigator.clipboard.readText()"))
    guest = visit(f"{link.path}?{link.query}")
    for page in (host, guest):
        expect(page.locator("main.table")).to_be_visible()


def test_the_clock_is_shown_and_chat_is_heard(pair: tuple[Page, Page]) -> None:
    host, guest = pair
    for page in pair:
        expect(page.locator(".clock")).to_have_text(re.compile(r"^[01]:\d\d$"))
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Say something").fill("Fair winds")
    guest.get_by_role("button", name="Send").click()
    expect(guest.locator(".chat li")).to_contain_text("Fair winds")
    host.get_by_role("button", name="Chat, 1 new").click()
    expect(host.locator(".chat li")).to_contain_text("Fair winds")


def test_a_pause_needs_everyone_and_holds_the_match(pair: tuple[Page, Page]) -> None:
    host, guest = pair
    menu(host, "Ask for a pause")
    expect(guest.get_by_text("Someone asks for a pause.")).to_be_visible()
    guest.get_by_role("button", name="Refuse").click()
    expect(guest.get_by_text("Someone asks for a pause.")).to_have_count(0)
    menu(host, "Ask for a pause")
    guest.get_by_role("button", name="Agree").click()
    for page in pair:
        expect(page.locator(".notes").get_by_text("The match is paused.")).to_be_visible()
    guest.get_by_role("button", name="Resume").click()
    for page in pair:
        expect(page.locator(".notes").get_by_text("The match is paused.")).to_have_count(0)


def test_a_bot_plays_for_who_leaves_until_they_are_back(pair: tuple[Page, Page]) -> None:
    active, _ = to_act(pair)
    menu(active, "Leave your seat to a bot")
    expect(active.get_by_text("A bot is playing for you.")).to_be_visible()
    active.get_by_role("button", name="Take your seat back").click()
    expect(active.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_a_rematch_brings_the_same_people_together_again(pair: tuple[Page, Page]) -> None:
    host, guest = pair
    before = host.url
    play_to_the_end([host, guest], Hand(), GAME)
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("A rematch is waiting for you.")).to_be_visible()
    guest.get_by_role("button", name="Rematch").click()
    for page in pair:
        page.wait_for_selector("main.table")
        assert page.url != before
    to_act(pair)
