"""Every id of the rules pages is named by a test of the game, and no test names another."""

import re
from pathlib import Path
from typing import Any

import pytest

from beagle.match.rulebook import split_rules
from tests.contract import GAMES

TESTS = Path(__file__).parents[1] / "games"
RULE_ID = re.compile(r"\b[A-Z]-[A-Z]*[0-9]+[a-z]?\b")


def cited_in_tests(game: str) -> set[str]:
    """The ids in the docstrings and names of a game's tests."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TESTS / game).rglob("test_*.py")))
    return set(RULE_ID.findall(text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_rule_has_a_test(game: Any) -> None:
    ids = set(split_rules(game.rules_page("en")))
    assert ids
    assert sorted(ids - cited_in_tests(game.id)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_test_cites_a_rule_that_is_not_there(game: Any) -> None:
    assert sorted(cited_in_tests(game.id) - set(split_rules(game.rules_page("en")))) == []
