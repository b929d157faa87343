"""The end: points and ties (W-G1 to W-G5)."""

import pytest

from tests.games.darwinning.table import GAME, animal, board, table, view


def test_the_food_chain_gives_its_space() -> None:
    """W-G1."""
    state = table(animal("fish", 17, 0), {}, {}, phase="over", era=4)
    assert board(state)["points"]["chain"] == 17


@pytest.mark.parametrize(("population", "points"), [(0, 0), (6, 6), (7, 7), (8, 9), (10, 13)])
def test_population_above_the_start_counts_double(population: int, points: int) -> None:
    """W-G2: the fish starts with 7."""
    state = table(animal("fish", 17, population), {}, {}, phase="over", era=4)
    assert board(state)["points"]["population"] == points


def test_learned_environments_count_double() -> None:
    """W-G3: the fish has four printed ones."""
    state = table(animal("fish", 17, 0, learned=["desert", "forest"]), {}, {}, phase="over", era=4)
    assert board(state)["points"]["environments"] == 4 + 2 * 2


def test_traits_count_one_up_to_nine_and_three_from_ten() -> None:
    """W-G4."""
    state = table(animal("fish", 17, 0, 9, 10, 1, 15), {}, {}, phase="over", era=4)
    assert board(state)["points"]["traits"] == 1 + 3 + 1 + 3


def test_printed_stolen_and_boxed_traits_count_nothing() -> None:
    """W-G4."""
    state = table(animal("fish", 17, 0, "printed", 8, None, None, 12, stolen="leaf-15-a"), {}, {}, phase="over", era=4)
    assert board(state)["points"]["traits"] == 1


def test_the_parts_add_up_to_the_score() -> None:
    """W-G1, W-G2, W-G3, W-G4."""
    state = table(animal("fish", 17, 8, 9, learned=["desert"]), {}, {}, phase="over", era=4)
    assert state.breakdown(0) == {"chain": 17, "population": 9, "environments": 6, "traits": 1}
    assert state.scores()[0] == 33


def test_most_points_win() -> None:
    """W-G5."""
    state = table(animal("fish", 17, 5), animal("bird", 3, 4), animal("pig", 4, 4), phase="over", era=4)
    assert state.winners() == [0]
    assert state.is_over()
    assert state.end_reason() == "end-eras"


def test_a_tie_goes_to_the_larger_population() -> None:
    """W-G5."""
    tied = table(animal("bird", 10, 3), animal("pig", 9, 4), animal("fish", 1, 0), phase="over", era=4)
    assert tied.scores()[0] == tied.scores()[1]
    assert tied.winners() == [1]


def test_a_tie_with_equal_populations_goes_to_the_higher_place() -> None:
    """W-G5: places differ, so there is one winner."""
    state = table(animal("bird", 10, 4), animal("pig", 9, 4, 9), animal("fish", 1, 0), phase="over", era=4)
    assert state.scores()[0] == state.scores()[1]
    assert [seat["population"] for seat in view(state)["seats"][:2]] == [4, 4]
    assert state.winners() == [0]


def test_a_game_has_one_winner() -> None:
    """W-G5."""
    for seed in range(6):
        state = GAME.start(players=2 + seed % 5, seed=seed)
        while not state.is_over():
            seat = state.to_act()[0]
            state.apply(seat, state.legal_actions(seat)[-1])
        assert len(state.winners()) == 1
