"""Every law, for every game, every player count and every option."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle.build_info import engine_build
from beagle.testing import GameLaw, WalkLaw, game_laws, walk_laws
from tests.contract import GAMES

COMPILED = engine_build() == "compiled"
LOOK_EVERY = 7
"""The interpreted engine is some thirty times slower: there the laws look at one position in so many."""


@pytest.mark.parametrize("law", [law for game in GAMES for law in walk_laws(game)], ids=str)
def test_law(law: WalkLaw) -> None:
    @settings(max_examples=2 if COMPILED else 1, derandomize=True)
    @given(seed=st.integers(0, 2**96 - 1), choices=st.integers(0, 2**32))
    def holds(seed: int, choices: int) -> None:
        law(seed, choices, every=1 if COMPILED else LOOK_EVERY)

    holds()


@pytest.mark.parametrize("law", [law for game in GAMES for law in game_laws(game)], ids=str)
def test_law_of_the_whole_game(law: GameLaw) -> None:
    law()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
@given(text=st.text())
def test_no_text_breaks_the_action_parser(game: Any, text: str) -> None:
    try:
        action = game.parse_action(text)
    except beagle.BeagleError as error:
        assert str(error)
    else:
        assert game.format_action(action) == text
