"""Games without a look of their own, on the generic table: Pebbles played in every way, Whispers with its secrets."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import in_theme, sideways, small_targets, violations
from tests.browser.conftest import PHONE, OpenPage, serving
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.playing import act_once, play_to_the_end, sit_with_beginners, start_against_bots, wait_for_turn

GAME = "pebbles"
LAPTOP = (1366, 640)
MORE_GAMES = ["-m", "tests.browser.more_games"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers them; its bots think in its own process, where those games are known."""
    with serving(tmp_path_factory.mktemp("data"), "--thinkers", "0", program=MORE_GAMES) as found:
        yield found


def check(page: Page) -> None:
    """Every part of the table: readable by day and by night, no sideways scrolling, nothing too small to touch."""
    for tab in page.locator(".tabs button").all():
        if tab.is_visible():
            tab.click()
        assert sideways(page) == 0
        assert small_targets(page) == []
        for theme in ("dark", "light"):
            in_theme(page, theme)
            assert violations(page) == [], (tab, theme)
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").first.click()


@pytest.mark.parametrize(
    ("hand", "size", "locale"),
    [
        (Hand(), LAPTOP, "en-GB"),
        (Keys(), LAPTOP, "fr-FR"),
        (Finger(), PHONE, "fr-FR"),
        (Keys(), PHONE, "en-GB"),
    ],
    ids=["mouse-laptop-en", "keys-laptop-fr", "finger-phone-fr", "keys-phone-en"],
)
def test_from_the_home_page_to_the_final_score(visit: OpenPage, hand: Hand, size: tuple[int, int], locale: str) -> None:
    page = visit(size=size, locale=locale, touch=isinstance(hand, Finger))
    start_against_bots(page, hand, GAME)
    wait_for_turn(page, GAME)
    check(page)
    play_to_the_end([page], hand, GAME)
    winner = "gagn|Victoire|Vous êtes " if locale == "fr-FR" else "win|victory|You are "
    expect(page.locator("main.end h1")).to_contain_text(re.compile(winner))
    totals = page.locator("main.end .bars .tot").all_inner_texts()
    assert len(totals) >= 2
    assert all(total.isdigit() for total in totals)
    assert sideways(page) == 0
    assert violations(page) == []


def at_my_turn(visit: OpenPage) -> Page:
    page = visit("/about", size=LAPTOP)
    sit_with_beginners(page, GAME)
    wait_for_turn(page, GAME)
    return page


def test_a_digit_chooses_c_confirms_u_takes_back(visit: OpenPage) -> None:
    page = at_my_turn(visit)
    chosen = page.locator(".choice.chosen")
    page.keyboard.press("2")
    expect(chosen).to_contain_text("Take 2 pebbles")
    expect(page.locator(".action .words")).to_have_text("Take 2 pebbles")
    page.keyboard.press("u")
    expect(chosen).to_have_count(0)
    page.keyboard.press("1")
    expect(chosen).to_contain_text("Take a pebble")
    page.keyboard.press("c")
    end = page.get_by_role("button", name="End the turn")
    expect(end).to_be_visible()
    page.keyboard.press("u")
    expect(end).to_have_count(0)
    expect(page.get_by_role("button", name="Take a pebble")).to_be_visible()


def test_a_choice_shows_what_it_would_change(visit: OpenPage) -> None:
    page = at_my_turn(visit)
    heap = page.get_by_role("region", name="The table")
    before = int(re.findall(r"\d+", heap.inner_text())[0])
    page.get_by_role("button", name="Take 2 pebbles").click()
    expect(heap.locator(".changed", has_text=f"{before - 2}")).to_have_count(1)
    expect(page.locator(".action .chip.gain")).to_have_text("+2 points")


def test_what_can_not_be_done_now_says_why(visit: OpenPage) -> None:
    page = at_my_turn(visit)
    forbidden = page.get_by_text("What can’t be done now")
    expect(forbidden).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    forbidden.click()
    page.get_by_role("button", name="Take 2 pebbles").click()
    note = page.locator(".notes .note")
    expect(note).to_contain_text("One handful a turn.")
    expect(note.locator("a")).to_have_attribute("href", re.compile(rf"^/rules/{GAME}#P-"))


def test_the_texts_of_a_game_that_is_not_built_in_come_in_both_languages(visit: OpenPage) -> None:
    page = at_my_turn(visit)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Prendre 2 cailloux")).to_be_visible()
    expect(page.get_by_role("heading", name="La table")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Take 2 pebbles")).to_be_visible()


def test_the_menu_names_the_digits_and_the_rules_can_be_read(visit: OpenPage) -> None:
    page = at_my_turn(visit)
    page.keyboard.press("m")
    expect(page.get_by_text("choose what has that number")).to_be_visible()
    page.keyboard.press("Escape")
    with page.context.expect_page() as opened:
        page.locator(".doing").get_by_role("link", name="Rules").click()
    expect(opened.value.locator("h1").first).to_be_visible()


def test_secrets_stay_with_their_seat(visit: OpenPage) -> None:
    """Whispers: everybody chooses at once from a hidden hand."""
    player = visit("/about", size=LAPTOP)
    sit_with_beginners(player, "whispers")
    wait_for_turn(player, "whispers")
    heard: list[Any] = []
    watcher = visit("/about", size=LAPTOP)
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    watcher.goto("/t/" + player.url.rsplit("/", 1)[1])
    watcher.wait_for_selector("main.table")
    expect(watcher.locator(".action")).to_contain_text("You are watching this match.")
    for _ in range(3):
        act_once(player, Hand(), "whispers")
    assert watcher.locator(".choice").count() == 0
    assert all(state["view"]["hand"] is None for state in heard if state["type"] == "state")
    play_to_the_end([player], Hand(), "whispers")
    watcher.wait_for_selector("main.end")
