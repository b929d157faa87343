"""``import beagle``: its example holds, its names are there."""

import doctest
import importlib

import beagle


def test_the_example_of_the_package_holds() -> None:
    results = doctest.testmod(beagle)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_public_name_is_there() -> None:
    assert all(hasattr(beagle, name) for name in beagle.__all__)


def test_games_stays_a_function_when_a_game_is_loaded() -> None:
    importlib.import_module("beagle.games.footsteps")
    assert beagle.game("footsteps").start(players=2, seed=1).players == 2
    assert "footsteps" in beagle.games()
