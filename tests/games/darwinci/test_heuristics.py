"""What bots make of the big stones (C-X1, C-X3), and what learners see of the award."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.observing import observation_of
from beagle.core.state import State
from tests.games.darwinci.table import GAME, play, table

BIG_ALONE = {"offer": "S11", "stones": {"big white": 1}}


def award() -> State:
    """White won Green's bone with the big stone alone."""
    return table(BIG_ALONE, {}, {}, phase="award", expert=True)


def expected(state: State) -> list[int]:
    """Each seat's points as bots foresee them."""
    points = vec[i64]([0] * state.players)
    state.evaluate(points)
    return [int(one) for one in points]


def test_a_big_stone_taken_back_is_worth_more_to_the_winner_than_one_that_is_left() -> None:
    """C-X3."""
    kept = expected(play(award(), "keep big"))
    left = expected(play(award(), "leave big"))
    assert kept[1] > left[1]
    assert kept[0] < left[0]


def test_a_playout_mostly_takes_the_big_stone_back() -> None:
    """C-X3."""
    weights = vec[i64]([0, 0])
    options = vec[i64](award().legal_actions(1))
    award().rollout_weights(1, options, 2, weights)
    assert weights[0] > weights[1] > 0


def test_a_playout_goes_on_until_the_bones_are_awarded() -> None:
    """C-X3."""
    assert not award().is_calm()
    assert play(award(), "keep big").is_calm()


def test_learners_see_whose_bone_is_being_awarded() -> None:
    """C-X3: the observing seat comes first."""
    state = award()
    for seat, place in ((0, 0), (1, 2), (2, 1)):
        row = observation_of(state, seat)
        at = 0
        shown = {}
        for name, size in state.observation_fields().items():
            shown[name] = [int(row[at + index]) for index in range(size)]
            at += size
        assert [shown[f"awarding_{other}"] for other in range(3)] == [[int(other == place)] for other in range(3)]
        assert shown["phase"].index(1) == 7
    assert GAME.parse_action("keep big") in state.legal_actions(1)
