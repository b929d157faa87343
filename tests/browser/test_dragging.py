"""Dragging, on top of choosing and placing: the same things come of it, and a click stays a click."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import sit_with_beginners, wait_for_turn

STEPS = 6


def drag(page: Page, what: str, where: str) -> None:
    """By the mouse, in several small moves."""
    page.locator(what).first.hover()
    page.mouse.down()
    box = page.locator(where).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=STEPS)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_tile_dropped_in_the_notebook_is_taken_and_one_dropped_beside_it_stays_chosen(visit: OpenPage) -> None:
    page = visit()
    sit_with_beginners(page, "footsteps")
    wait_for_turn(page, "footsteps")
    drag(page, ".take.can", ".preview")
    expect(page.locator(".take.chosen")).to_have_count(1)
    page.locator(".take.chosen").click()
    expect(page.locator(".take.chosen")).to_have_count(0)
    drag(page, ".take.can", ".notebook .grid")
    expect(page.locator(".notebook .head")).to_contain_text("tile 2 of 12")


def test_a_bone_is_dragged_to_its_place_in_the_plot(visit: OpenPage) -> None:
    page = visit()
    sit_with_beginners(page, "darwinci")
    while page.locator("main[data-phase=draw]").count():
        wait_for_turn(page, "darwinci")
        site = page.locator("main.acting[data-phase=draw] .site.open")
        if site.count():
            site.first.click()
        page.wait_for_timeout(100)
    drag(page, ".grip.open", ".plot .free")
    expect(page.locator(".plot .laid")).to_have_count(1)
    expect(page.locator(".action .primary")).to_have_text(re.compile("Put the .* here"))


def test_a_card_dragged_to_the_table_joins_the_play(visit: OpenPage) -> None:
    page = visit()
    sit_with_beginners(page, "darwinning")
    wait_for_turn(page, "darwinning")
    naming = page.locator(".naming .can")
    if naming.count():
        naming.first.click()
        page.locator(".action .primary").click()
    page.locator(".hand .can").first.wait_for()
    drag(page, ".hand .can", ".felt")
    expect(page.locator(".hand .picked")).to_have_count(1)
