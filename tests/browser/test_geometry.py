"""Every table fits every screen, by geometry: in both languages, with every number of players, in every phase.

Some of it always; all of it with ``make screens`` (``BEAGLE_SCREENS=all``).
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.positions import Position, positions, settle, show

CHECK = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
WHOLE = os.environ.get("BEAGLE_SCREENS") == "all"
SIZES = [
    (1280, 600),
    (1366, 640),
    (1280, 720),
    (1440, 900),
    (1920, 950),
    (2560, 1300),
    (1024, 768),
    (820, 1180),
    (360, 740),
]
LANGUAGES = ("en", "fr")
SCREENS = [(size, LANGUAGES) for size in SIZES]
FEW_SCREENS = [
    ((1280, 600), LANGUAGES),
    ((1366, 640), ("en",)),
    ((820, 1180), ("fr",)),
    ((360, 740), LANGUAGES),
]
PLAYERS = {"footsteps": (2, 5), "darwinci": (3, 5), "darwinning": (2, 6)}
LEAST: dict[str, dict[str, int]] = {
    "footsteps": {".journey .take": 64},
    "darwinci": {".lot .bone": 60},
    "darwinning": {".plays .kard": 48, ".hand .kard": 54},
}
"""How small pieces may become on a wide screen, by selector."""

FEW = {
    "footsteps": [("turn", 5), ("choice", 5), ("theory", 4)],
    "darwinci": [("bid", 5), ("stone", 5), ("jewel", 4), ("place", 3)],
    "darwinning": [("answer", 6), ("answer", 2), ("improve", 4), ("feed", 5)],
}
"""What is asked always: the fullest tables, and a phase with a part of its own."""


def chosen() -> list[Position]:
    """The positions to look at."""
    every = [
        position
        for game, (least, most) in PLAYERS.items()
        for players in range(least, most + 1)
        for position in positions(game, players)
        if position.name != "end"
    ]
    if WHOLE:
        return every
    return [position for position in every if (position.name, position.players) in FEW[position.game]]


def wrong_with(page: Page, position: Position, size: tuple[int, int]) -> list[str]:
    """What the page isn't that it should be."""
    least: dict[str, Any] = LEAST[position.game] if size[0] > 760 else {}
    found: list[str] = page.evaluate(CHECK, {"needed": position.name != "end", "least": least})
    return found


def assert_fits(page: Page, position: Position) -> None:
    show(page, position)
    wrong = []
    for size, languages in SCREENS if WHOLE else FEW_SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for language in languages:
            in_language(page, language)
            settle(page)
            wrong += [f"{size[0]}x{size[1]} {language}: {one}" for one in wrong_with(page, position, size)]
    assert not wrong, "\n" + "\n".join(wrong)


def in_language(page: Page, language: str) -> None:
    """The page in this language, at once; on a small screen the button is in the menu."""
    page.locator(f".appbar [lang={language}]").evaluate("button => button.click()")


@pytest.mark.parametrize("position", chosen(), ids=lambda position: position.title)
def test_everything_fits_and_nothing_is_cut(visit: OpenPage, position: Position) -> None:
    assert_fits(visit("/about"), position)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_end_is_whole_on_every_screen(visit: OpenPage, game: str) -> None:
    assert_fits(visit("/about"), next(one for one in positions(game, PLAYERS[game][1]) if one.name == "end"))
