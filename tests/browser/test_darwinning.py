"""Darwinning! at its table: every phase of a game of two is accessible, and cards build a play."""

from time import monotonic

from playwright.sync_api import expect

from tests.browser.checks import small_targets, violations
from tests.browser.conftest import OpenPage
from tests.browser.hands import Hand
from tests.browser.moments import reach
from tests.browser.playing import LONGEST_MATCH, PAUSE, act, sit_with_beginners

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


def test_a_whole_game_is_accessible_in_every_phase(visit: OpenPage) -> None:
    page = visit("/about")
    sit_with_beginners(page, GAME)
    unseen = list(PHASES)
    end = monotonic() + LONGEST_MATCH
    while not page.locator("main.end").is_visible():
        assert monotonic() < end, "the match did not end"
        for phase in [phase for phase in unseen if page.locator(phase).count()]:
            unseen.remove(phase)
            assert violations(page) == [], phase
            assert small_targets(page) == [], phase
        if not act(page, Hand(), GAME):
            page.wait_for_timeout(PAUSE)
    assert len(page.locator("main.end .bars .tot").all_inner_texts()) == 2
    assert not {".plays", ".hand .picked", ".improve .group"} & set(unseen)


def test_tapping_cards_builds_a_play_and_tapping_again_takes_it_back(visit: OpenPage) -> None:
    page = visit("/about")
    sit_with_beginners(page, GAME)
    reach(page, GAME)
    primary = page.locator(".action .btn.primary")
    expect(primary).to_be_disabled()
    card = page.locator(".hand .can").first
    card.click()
    expect(page.locator(".hand .picked")).to_have_count(1)
    expect(page.locator(".you .kard.ghost")).to_have_count(1)
    expect(primary).to_be_enabled()
    page.locator(".hand .picked").click()
    expect(page.locator(".hand .picked")).to_have_count(0)
