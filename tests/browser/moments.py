"""Playing on until a piece may be touched."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Hand
from tests.browser.players import Moment
from tests.browser.playing import act, player_of, sit_with_beginners, wait_for_turn


def reach(page: Page, game: str) -> Moment:
    """Play until the moment has come."""
    moment: Moment = player_of(game).MOMENT
    wait_for_turn(page, game)
    while not page.locator(moment.piece).count():
        act(page, Hand(), game)
        wait_for_turn(page, game)
    return moment


def at_my_moment(page: Page, game: str) -> Moment:
    """A match against beginners in which the moment has come."""
    sit_with_beginners(page, game)
    moment = reach(page, game)
    expect(page.locator(moment.piece).first).to_be_visible()
    return moment
