"""The numbers of the actions of Darwinning!"""

from beagle.games.darwinning import actions as A
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import CARDS, VALUES
from beagle.games.darwinning.components import ENVIRONMENTS, SPECIES
from beagle.games.darwinning.state import MAX_LEGAL_SEARCHING
from beagle.games.darwinning.survival import ENVIRONMENT_COUNT


def test_the_actions_lie_side_by_side() -> None:
    assert A.WAY_CHAIN + len(A.WAYS) == A.PUT
    assert A.LEAD == A.PUT + L.PLACES
    assert len(SPECIES) == A.DUMMY_ANIMAL
    assert A.LEAD + len(SPECIES) == A.EAT
    assert A.EAT + len(A.ANIMALS) == A.STEAL
    assert A.STEAL + len(A.ANIMALS) * VALUES == A.PLAY
    assert A.USE == A.PLAY + CARDS
    assert A.TAKE == A.USE + CARDS
    assert A.ACTION_COUNT == A.TAKE + CARDS
    assert len(ENVIRONMENTS) == ENVIRONMENT_COUNT
    assert MAX_LEGAL_SEARCHING == CARDS + 1
