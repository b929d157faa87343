"""The lists of mutations stay in step with the rules that they change (``scripts/mutations.py``)."""

import pytest

from scripts.mutations import Mutation, listed_games, mutations_of

MUTATIONS = [mutation for game in listed_games() for mutation in mutations_of(game)]


def test_a_game_has_at_least_fifty_mutations() -> None:
    for game in listed_games():
        assert len(mutations_of(game)) >= 50, game


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_a_mutation_can_be_applied(mutation: Mutation) -> None:
    assert mutation.trouble() == ""
    assert mutation.old != mutation.new
