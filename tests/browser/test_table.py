"""What every table offers besides playing: why not, undo, lens, cards, the log, French, hot-seat, watching."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Hand
from tests.browser.moments import at_my_moment
from tests.browser.playing import GAMES, act, act_once, start_against_bots, wait_for_turn

every_game = pytest.mark.parametrize("game", GAMES)


def heard_by(page: Page) -> list[Any]:
    """Every ``state`` that comes to the page from now on."""
    heard: list[Any] = []

    def listen(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


@every_game
def test_pieces_explain_themselves(visit: OpenPage, game: str) -> None:
    """Why not, lens and card."""
    page = visit("/about")
    moment = at_my_moment(page, game)
    page.locator(moment.forbidden).first.click(force=True)
    expect(page.locator(".notes .note a")).to_have_attribute("href", re.compile(rf"^/rules/{game}#{moment.rule}"))
    page.locator(".notes .note").get_by_role("button", name="Close").click()
    expect(page.locator(".notes .note")).to_have_count(0)

    page.keyboard.down("l")
    expect(page.locator(f"{moment.named} .lens-words").first).to_be_visible()
    expect(page.locator(f"{moment.named} .lens-words")).to_have_count(page.locator(moment.named).count())
    page.keyboard.up("l")
    expect(page.locator(".lens-words")).to_have_count(0)

    page.mouse.move(0, 0)
    page.locator(moment.piece).first.focus()
    page.keyboard.press("i")
    card = page.locator(".piece-card")
    expect(card).to_be_visible()
    expect(card.locator("a")).to_have_attribute("href", re.compile(rf"^/rules/{game}#[A-Z]-"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@every_game
def test_a_touch_is_taken_back(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    moment = at_my_moment(page, game)
    undo = page.get_by_role("button", name="Undo")
    page.locator(moment.piece).first.click()
    expect(page.locator(moment.touched)).to_have_count(1)
    undo.click()
    expect(page.locator(moment.touched)).to_have_count(0)
    page.locator(moment.piece).first.click()
    expect(page.locator(moment.touched)).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(moment.touched)).to_have_count(0)


@every_game
def test_the_log_is_one_stop_of_tab_and_points_at_the_table(visit: OpenPage, game: str) -> None:
    page = visit("/about")
    at_my_moment(page, game)
    entries = page.locator("ol.log button")
    while entries.count() < 4:
        act_once(page, Hand(), game)
    wait_for_turn(page, game)
    open_log(page)
    newest = page.locator('ol.log button[tabindex="0"]:visible')
    expect(newest).to_have_count(1)
    newest.focus()
    older = older_than_the_focused(page)
    pointed = 0
    for left in reversed(range(older)):
        page.keyboard.press("ArrowDown")
        assert older_than_the_focused(page) == left
        pointed += page.locator("main .pointed").count()
    assert pointed > 0
    page.keyboard.press("ArrowUp")
    assert older_than_the_focused(page) == 1


def open_log(page: Page) -> None:
    """Where the log isn't always in sight, a link shows it."""
    link = page.locator("main .link").get_by_text("Log", exact=True).locator("visible=true")
    if link.count():
        link.first.click()


def older_than_the_focused(page: Page) -> int:
    """How many entries of the log stand below the focused one: bots that go on choosing only add above it."""
    below: int = page.evaluate(
        """() => {
            const entries = [...document.querySelectorAll("ol.log button")];
            const at = entries.indexOf(document.activeElement);
            return at < 0 ? -1 : entries.length - 1 - at;
        }"""
    )
    return below


@every_game
def test_the_table_speaks_the_browsers_language_and_switches_at_once(visit: OpenPage, game: str) -> None:
    page = visit(locale="fr-FR")
    expect(page.locator("h1")).to_have_text("Trois jeux autour de Darwin, un seul voyage")
    title = page.request.get(f"/api/games/{game}").json()["title"]
    start_against_bots(page, Hand(), game)
    wait_for_turn(page, game)
    expect(page).to_have_title(f"À vous · {title['fr']} · Beagle")
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    said = page.locator(".action .words").inner_text()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page).to_have_title(f"Your turn · {title['en']} · Beagle")
    expect(page.locator(".action .words")).not_to_have_text(said)
    assert page.evaluate("document.documentElement.lang") == "en"


def hands_in(view: Any) -> list[str]:
    """The pieces in hands that a view shows."""
    return [key for seat in view["seats"] for key in seat.get("hand") or []]


SLOW_LINE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  setTimeout(() => send.call(this, message), message.includes('"look"') ? 300 : 0);
};
"""
"""Asking for another view takes a while."""


@every_game
def test_people_on_one_device_have_a_curtain_between_them(visit: OpenPage, game: str) -> None:
    """Under it is nobody's hand, however long the spectator's view takes to come."""
    page = visit("/about")
    page.add_init_script(SLOW_LINE)
    page.goto(f"/new/{game}")
    names = ["Ada", "Emma", "Mary"]
    expect(page.get_by_label("Seat 3", exact=True)).to_be_visible()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option("me")
        page.get_by_label("Your name").nth(number - 1).fill(name)
    page.get_by_role("button", name="Start the match").click()
    seen: set[str] = set()
    for _ in range(4):
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert page.locator("main .hand li, main .grip, main .can").count() == 0
        lift = curtain.get_by_role("button")
        seen.add(lift.inner_text().removeprefix("I am "))
        lift.click()
        expect(curtain).to_have_count(0)
        wait_for_turn(page, game)
        while not page.locator(".curtain").count():
            if not act(page, Hand(), game):
                page.wait_for_timeout(20)
    assert seen <= set(names)
    assert len(seen) >= 2


@every_game
def test_a_spectator_gets_nothing_that_is_hidden(visit: OpenPage, game: str) -> None:
    """Neither in what comes over the wire nor in the page's source."""
    player = visit("/about")
    told = heard_by(player)
    at_my_moment(player, game)
    watcher = visit("/about")
    heard = heard_by(watcher)
    watcher.goto("/t/" + player.url.rsplit("/", 1)[1])
    watcher.wait_for_selector("main.table")
    expect(watcher.locator(".action")).to_contain_text("You are watching this match.")
    for _ in range(6):
        act_once(player, Hand(), game)
    wait_for_turn(player, game)
    newest = told[-1]["number"]
    while not heard or heard[-1]["number"] < newest:
        watcher.wait_for_timeout(20)
    assert watcher.locator("main .can, main .grip").count() == 0
    source = watcher.content()
    for state in heard:
        assert state["seat"] is None
        assert state["legal"] == []
        assert hands_in(state["view"]) == []
    known = {state["number"]: state for state in told}
    for state in heard:
        if state["number"] in known:
            hidden = hands_in(known[state["number"]]["view"])
            assert [key for key in hidden if f'"{key}"' in json.dumps(state["view"])] == []
    assert [key for key in hands_in(known[newest]["view"]) if f'"{key}"' in source] == []


def test_a_guide_spent_is_taken_back(visit: OpenPage) -> None:
    page = visit("/about")
    at_my_moment(page, "footsteps")
    page.get_by_role("button", name="Use a guide").click()
    page.get_by_role("button", name="Voyage: one space forward").click()
    page.locator(".action .btn.primary").click()
    guide = page.locator('.slots[aria-label^="0 of 2"]')
    expect(guide).to_be_visible()
    page.keyboard.press("u")
    expect(guide).to_have_count(0)
