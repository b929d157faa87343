"""The result of an arena: win rates with intervals, sides, ratings, thinking times."""

import pytest

from beagle.study.arena import LineUp, Outcome, Tally, run
from beagle.study.intervals import wilson
from beagle.study.words import StudyWords

GREEDY_V_RANDOM = LineUp("footsteps", ("greedy", "random"), 1)
ENGLISH = StudyWords("en")


def test_bots_are_rated() -> None:
    tally = Tally(GREEDY_V_RANDOM)
    for outcome in run(GREEDY_V_RANDOM, 0, 12, 1):
        tally.add(outcome)
    rated = tally.ratings.to_json()
    assert rated["greedy"]["mu"] > 25 > rated["random"]["mu"]
    assert "ratings (openskill): greedy" in tally.text(ENGLISH)
    assert Tally(LineUp("footsteps", ("random", "random"), 1)).ratings.to_json() == {}


def test_wilson_intervals_are_those_of_the_tables() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_places_with_the_same_bot_are_one_side() -> None:
    tally = Tally(LineUp("footsteps", ("greedy", "random", "random", "random"), 1))
    none = (0, 0, 0, 0)
    tally.add(Outcome(0, (9, 5, 7, 9), (0.5, 0, 0, 0.5), (0, 1, 2, 3), 90, 0, none, none, none))
    greedy, randoms = tally.sides
    assert (greedy.rate(), randoms.rate()) == (0.5, 0.5)
    assert (greedy.mean_points(), randoms.mean_points()) == (9, 7)
    assert tally.by_seat == [0.5, 0, 0, 0.5]


def test_where_all_bots_are_alike_each_place_is_a_side() -> None:
    assert [side.places for side in Tally(LineUp("footsteps", ("3", "3"), 1)).sides] == [[0], [1]]
