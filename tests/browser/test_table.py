"""What a table offers besides playing: why not, undo, lens, French, lost connections, hot-seat, watching."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hand
from tests.browser.playing import act_once, start_against_bots

GAME = "footsteps"


def my_turn(page: Page) -> Page:
    """A match against bots, the visitor to act."""
    start_against_bots(page, Hand(), GAME)
    expect(page.locator(".take.can").first).to_be_visible()
    return page


def test_touching_what_is_forbidden_says_which_rule_forbids_it(visit: OpenPage) -> None:
    page = my_turn(visit())
    page.locator(".take:not(.can)").first.click(force=True)
    note = page.locator(".note")
    expect(note).to_contain_text("The Beagle doesn't face that tile.")
    expect(note.locator("a")).to_have_attribute("href", "/rules/footsteps#F-T3")


def test_a_choice_is_previewed_and_undone_before_it_counts(visit: OpenPage) -> None:
    page = my_turn(visit())
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator(".take.can").first.click()
    expect(page.locator(".ship.next")).to_be_visible()
    expect(page.locator(".action .btn.primary")).to_be_enabled()
    undo.click()
    expect(page.locator(".ship.next")).to_have_count(0)
    expect(page.locator(".action .btn.primary")).to_be_disabled()


def test_a_guide_spent_is_taken_back(visit: OpenPage) -> None:
    page = my_turn(visit())
    page.get_by_role("button", name="Spend a guide").click()
    page.get_by_role("button", name="Voyage: one space forward").click()
    page.locator(".action .btn.primary").click()
    guide = page.locator('.slots[aria-label^="0 of 2"]')
    expect(guide).to_be_visible()
    page.keyboard.press("u")
    expect(guide).to_have_count(0)


def test_holding_l_names_every_symbol(visit: OpenPage) -> None:
    page = my_turn(visit())
    page.keyboard.down("l")
    expect(page.locator(".place .lens-words")).to_have_count(9)
    page.keyboard.up("l")
    expect(page.locator(".lens-words")).to_have_count(0)


def test_a_card_tells_what_a_tile_does(visit: OpenPage) -> None:
    page = my_turn(visit())
    page.locator(".take.can").first.focus()
    page.keyboard.press("i")
    card = page.locator(".piece-card")
    expect(card).to_be_visible()
    expect(card.locator("a")).to_have_attribute("href", re.compile(r"^/rules/footsteps#F-"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_the_language_is_the_browsers_and_switches_at_once(visit: OpenPage) -> None:
    page = visit(locale="fr-FR")
    expect(page.locator("h1")).to_have_text("Trois jeux Darwin, un seul voyage")
    start_against_bots(page, Hand(), GAME)
    expect(page.locator(".action .btn.primary")).to_have_text("Choisir une tuile")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".action .btn.primary")).to_have_text("Choose a tile")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_lost_connection_comes_back_without_a_reload(visit: OpenPage) -> None:
    page = visit()
    routes: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket(re.compile("/live"), pass_on)
    my_turn(page)
    page.locator(".take.can").first.click()
    routes[-1].close()
    expect(page.get_by_text("Connection lost, trying again.")).to_be_visible()
    expect(page.get_by_text("Connection lost, trying again.")).to_have_count(0)
    expect(page.locator(".take.chosen")).to_have_count(1)
    page.locator(".action .btn.primary").click()
    expect(page.locator(".take.chosen")).to_have_count(0)


def test_two_people_on_one_device_have_a_curtain_between_them(visit: OpenPage) -> None:
    page = visit(f"/new/{GAME}")
    page.locator(".count", has_text="2").click()
    page.get_by_label("Seat 1", exact=True).select_option("me")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_label("Your name").last.fill("Emma")
    page.get_by_role("button", name="Start the match").click()
    for _ in range(2):
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert page.locator(".take.can").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        act_once(page, Hand(), GAME)


def test_a_spectator_sees_the_open_table_and_nothing_else(visit: OpenPage) -> None:
    player = my_turn(visit())
    address = "/t/" + player.url.rsplit("/", 1)[1]
    heard: list[str] = []
    watcher = visit("/about")
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(address)
    watcher.wait_for_selector("main.table")
    expect(watcher.locator(".action")).to_contain_text("You are watching this match.")
    assert watcher.locator(".take.can").count() == 0
    states = [message for frame in heard if (message := json.loads(frame))["type"] == "state"]
    assert states
    for state in states:
        assert state["seat"] is None
        assert state["legal"] == []
        assert state["view"]["seat"] is None


def test_the_log_points_at_the_table(visit: OpenPage) -> None:
    page = my_turn(visit())
    act_once(page, Hand(), GAME)
    expect(page.locator(".take.can").first).to_be_visible()
    page.locator(".log button", has_text="Guest").first.focus()
    expect(page.locator(".tile.pointed").first).to_be_visible()


def test_chat_reaches_the_table(visit: OpenPage) -> None:
    page = my_turn(visit())
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Fair winds")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text("Fair winds")


def test_the_title_says_whose_turn_it_is(visit: OpenPage) -> None:
    page = my_turn(visit())
    expect(page).to_have_title("Your turn · In the Footsteps of Darwin · Beagle")
