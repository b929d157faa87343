"""For each game a moment at which a piece may be touched, and what is forbidden then."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.hands import Hand
from tests.browser.playing import act, sit_with_beginners, wait_for_turn


@dataclass(frozen=True)
class Moment:
    piece: str
    """May be touched."""
    touched: str
    """Is there once it was."""
    forbidden: str
    rule: str
    """Forbids it."""
    named: str
    """Pieces that the lens names."""


MOMENTS = {
    "darwinci": Moment(
        "main.acting[data-phase=set] .grip.open", ".grip.taken", ".plot .cell.free", "C-", ".stage .grip"
    ),
    "darwinning": Moment(".hand .can", ".hand .picked", ".open button", "W-D2", ".hand .kard"),
    "footsteps": Moment(".take.can", ".take.chosen", ".take:not(.can)", "F-T3", ".place"),
}


def reach(page: Page, game: str) -> Moment:
    """Play until the moment has come."""
    moment = MOMENTS[game]
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
