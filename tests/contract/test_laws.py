"""Every law, for every game of the catalogue, every player count and every option."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle.build_info import engine_build
from tests.contract import laws

GAMES = [beagle.game(name) for name in beagle.games()]
COMPILED = engine_build() == "compiled"
LOOK_EVERY = 7
"""The interpreted engine is some thirty times slower: there the laws look at one position in so many."""


def set_ups() -> list[Any]:
    """Each game with each player count and each combination of its yes-or-no options."""
    found = []
    for game in GAMES:
        flags = [name for name, option in game.info.options.items() if option.kind == "bool"]
        for players in range(game.info.least_players, game.info.most_players + 1):
            for values in product([False, True], repeat=len(flags)):
                options = dict(zip(flags, values))
                name = "-".join([game.id, str(players), *(flag for flag, value in options.items() if value)])
                found.append(pytest.param(game, players, options, id=name))
    return found


WALK_LAWS: list[Callable[[laws.Walk], None]] = [
    laws.legal_actions_are_well_formed,
    laws.refusals_agree_with_legal_actions,
    laws.copies_are_independent,
    laws.games_end,
    laws.positions_go_both_ways,
    laws.views_are_json_and_tell_the_turn,
    laws.resampling_keeps_what_the_seat_sees,
    laws.resampling_depends_on_nothing_hidden,
    laws.resampling_deals_anew,
    laws.observations_tell_just_what_the_seat_may_know,
    laws.hints_can_be_drawn_from,
    laws.what_a_seat_gathers_has_a_name,
    laws.worlds_that_look_alike_tell_alike,
    laws.every_word_is_there,
    laws.the_same_seed_gives_the_same_game,
]


@pytest.mark.parametrize("law", WALK_LAWS, ids=lambda law: str(law.__name__))
@pytest.mark.parametrize(("game", "players", "options"), set_ups())
def test_law(law: Callable[[laws.Walk], None], game: Any, players: int, options: dict[str, Any]) -> None:
    @settings(max_examples=2 if COMPILED else 1, derandomize=True)
    @given(seed=st.integers(0, 2**96 - 1), choices=st.integers(0, 2**32))
    def holds(seed: int, choices: int) -> None:
        law(laws.Walk(game, players, options, seed, choices, every=1 if COMPILED else LOOK_EVERY))

    holds()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_spelling_goes_both_ways(game: Any) -> None:
    laws.spelling_goes_both_ways(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
@given(text=st.text())
def test_no_text_breaks_the_action_parser(game: Any, text: str) -> None:
    try:
        action = game.parse_action(text)
    except beagle.BeagleError as error:
        assert str(error)
    else:
        assert game.format_action(action) == text
