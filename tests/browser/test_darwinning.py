"""Darwinning! at its table: every phase of a game of two, combinations, why not, undo, lens, cards, the log."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hand
from tests.browser.playing import MOST_ACTS, PAUSE, act
from tests.browser.test_everyone import small_targets, violations

GAME = "darwinning"
PHASES = [
    ".naming",
    ".plays",
    ".hand .picked",
    ".improve .group",
    ".improve .places",
    ".survival",
    ".loot",
    ".discards",
]


def against_a_beginner(page: Page) -> Page:
    """A table of two: the visitor, the weakest bot and the dummy."""
    page.goto(f"/new/{GAME}")
    page.locator(".count", has_text="2").click()
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_label("Strength").select_option("1")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector("main.table")
    return page


def my_play(page: Page) -> Page:
    """The visitor is to play a card."""
    against_a_beginner(page)
    for _ in range(MOST_ACTS):
        if page.locator(".hand .can").count():
            return page
        if page.locator(".naming .can").count():
            act(page, Hand(), GAME)
        page.wait_for_timeout(PAUSE)
    raise AssertionError("the visitor never was to play")


def test_a_whole_game_is_accessible_in_every_phase(visit: OpenPage) -> None:
    page = against_a_beginner(visit())
    unseen = list(PHASES)
    for _ in range(MOST_ACTS):
        if page.locator("main.end").is_visible():
            break
        for phase in [phase for phase in unseen if page.locator(phase).count()]:
            unseen.remove(phase)
            assert violations(page) == [], phase
            assert small_targets(page) == [], phase
        if not act(page, Hand(), GAME):
            page.wait_for_timeout(PAUSE)
    expect(page.locator("main.end h1")).to_contain_text("win")
    assert len(page.locator("main.end .bars .tot").all_inner_texts()) == 2
    assert not {".plays", ".hand .picked", ".improve .group"} & set(unseen)


def test_tapping_cards_builds_a_play_and_tapping_again_takes_it_back(visit: OpenPage) -> None:
    page = my_play(visit())
    primary = page.locator(".action .btn.primary")
    expect(primary).to_be_disabled()
    card = page.locator(".hand .can").first
    card.click()
    expect(page.locator(".hand .picked")).to_have_count(1)
    expect(page.locator(".you .kard.ghost")).to_have_count(1)
    expect(primary).to_be_enabled()
    page.locator(".hand .picked").click()
    expect(page.locator(".hand .picked")).to_have_count(0)
    card.click()
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".hand .picked")).to_have_count(0)


def test_an_open_card_says_why_it_cannot_be_used_yet(visit: OpenPage) -> None:
    page = my_play(visit())
    page.locator(".open button").first.click()
    note = page.locator(".note a")
    expect(note).to_have_attribute("href", f"/rules/{GAME}#W-D2")


def test_holding_l_names_every_card(visit: OpenPage) -> None:
    page = my_play(visit())
    page.keyboard.down("l")
    expect(page.locator(".hand .lens-words").first).to_be_visible()
    assert page.locator(".hand .lens-words").count() == page.locator(".hand .kard").count()
    page.keyboard.up("l")
    expect(page.locator(".lens-words")).to_have_count(0)


def test_a_card_tells_its_effect_and_the_rule(visit: OpenPage) -> None:
    page = my_play(visit())
    page.locator(".hand .can").first.focus()
    page.keyboard.press("i")
    card = page.locator(".piece-card")
    expect(card).to_be_visible()
    expect(card.locator("a")).to_have_attribute("href", re.compile(rf"^/rules/{GAME}#W-X\d+$"))


def test_the_log_points_at_the_cards_on_the_table(visit: OpenPage) -> None:
    page = my_play(visit())
    page.locator(".hand .can").first.click()
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.locator(".log button", has_text="picks").first.focus()
    expect(page.locator(".kard.pointed").first).to_be_visible()
