"""The numbers of the actions of Sur les traces de Darwin."""

from beagle.games.footsteps import actions as A
from beagle.games.footsteps.components import CHAPTERS, TILES


def test_the_actions_lie_side_by_side() -> None:
    assert A.DEVELOP == A.TAKE + TILES
    assert A.DEVELOP_PILE == A.DEVELOP + CHAPTERS
    assert A.RETURN == A.DEVELOP_PILE + 2
    assert A.ACTION_COUNT == A.RETURN + CHAPTERS
