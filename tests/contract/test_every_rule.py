"""Every id of the rules pages is named by a test, and both languages have the same ids."""

import re
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.match.rulebook import split_rules

TESTS = Path(__file__).parents[1] / "games"
GAMES = [beagle.game(name) for name in beagle.games()]


def cited_in_tests(game: str) -> set[str]:
    """The ids in the docstrings and names of a game's tests."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TESTS / game).rglob("test_*.py")))
    return set(re.findall(r"\b[A-Z]-[A-Z]+[0-9]+[a-z]?\b", text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_rule_has_a_test(game: Any) -> None:
    ids = set(split_rules(game.rules_page("en")))
    assert len(ids) > 30
    assert sorted(ids - cited_in_tests(game.id)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_test_cites_a_rule_that_is_not_there(game: Any) -> None:
    assert sorted(cited_in_tests(game.id) - set(split_rules(game.rules_page("en")))) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_both_languages_have_the_same_rules_and_texts(game: Any) -> None:
    english, french = game.rules_page("en"), game.rules_page("fr")
    assert list(split_rules(english)) == list(split_rules(french))
    assert game.text("en").keys() == game.text("fr").keys()
