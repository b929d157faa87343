"""Darwinning! at its table: every phase of a game of two is accessible, cards build a play and improve a species."""

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import expect

from beagle import game
from tests.browser.checks import small_targets, violations
from tests.browser.conftest import OpenPage, serving
from tests.browser.hands import Hand
from tests.browser.moments import reach
from tests.browser.playing import LONGEST_MATCH, PAUSE, act, sit_with_beginners, standing

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

TRAITS_ALONE = "traits-alone"


def write_traits_alone(sets: Path) -> None:
    """A component set whose cards show nothing but their trait; every species has the two lowest from the start."""
    folder = sets / GAME / TRAITS_ALONE
    shutil.copytree(game(GAME).components_folder, folder)
    rewrite(folder / "cards.csv", {"food_chain": "", "population": "0", "environment": ""})
    rewrite(folder / "species.csv", {"traits": "1;2"})


def rewrite(table: Path, values: dict[str, str]) -> None:
    """Put the same values into every row."""
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    with table.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(row | values for row in rows)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers these cards too."""
    folder = tmp_path_factory.mktemp("darwinning")
    write_traits_alone(folder / "sets")
    with serving(folder, "--component-sets", str(folder / "sets")) as found:
        yield found


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


def test_a_card_that_can_only_go_to_one_place_is_shown_as_chosen(visit: OpenPage) -> None:
    """W-I4: such a trait asks neither for its use nor for its place."""
    page = visit("/about")
    sit_with_beginners(page, GAME, TRAITS_ALONE)
    chosen = page.locator(".improve:not(.planning) .group .on")
    end = monotonic() + LONGEST_MATCH
    while not chosen.count():
        assert monotonic() < end, f"no such card was won: {standing(page, GAME)}"
        if page.locator("main.end").is_visible():
            sit_with_beginners(page, GAME, TRAITS_ALONE)
        if not act(page, Hand(), GAME):
            page.wait_for_timeout(PAUSE)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".traits .then")).to_have_count(1)
    chosen.click()
    expect(chosen).to_have_count(0)
    page.locator(".improve .way").first.click()
    expect(chosen).to_have_count(1)
    page.locator(".action .btn.primary").click()
    expect(chosen).to_have_count(0)
