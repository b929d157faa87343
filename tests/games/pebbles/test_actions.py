"""The numbers of the actions of Pebbles."""

from examples.pebbles import actions as A


def test_every_action_has_a_spelling() -> None:
    assert len(A.SPELLINGS) == A.ACTION_COUNT
    assert A.END == A.ACTION_COUNT - 1
