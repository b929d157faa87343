"""The numbers of the actions of Darwinci."""

from beagle.games.darwinci import actions as A
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.plot import FIELD, WIDTH


def test_the_actions_lie_side_by_side() -> None:
    assert A.LINES == 2 * WIDTH
    assert A.TAKE == A.DRAW + L.SITES
    assert A.OFFER == A.TAKE + L.BONES
    assert A.RETURN == A.OFFER + L.BONES
    assert A.PUT == A.RETURN + L.SITES * L.BONES
    assert A.STONE == A.PUT + 4 * L.CELLS
    assert A.JEWEL == A.STONE + L.STONES * L.MOST_PLAYERS
    assert A.KEEP_BIG == A.JEWEL + A.LINES * A.RUNS * L.JEWEL_KINDS
    assert [A.LEAVE_BIG, A.ACTION_COUNT] == [A.KEEP_BIG + 1, A.KEEP_BIG + 2]
    assert FIELD == (1 << L.CELLS) - 1
