"""Pieces and set-up (F-C*, F-S*)."""

from collections import Counter

import pytest

from tests.games.footsteps.table import GAME, notebook


def position(players: int, seed: int = 1, first: int | None = None) -> dict[str, object]:
    return GAME.position(GAME.start(players=players, seed=seed, first=first))


def test_there_are_four_animals_of_each_class_in_each_ecosystem_and_five_characters() -> None:
    """F-C1."""
    pieces = GAME.rules.pieces()
    cells = Counter((row["animal_class"], row["ecosystem"]) for row in pieces["animals"])
    assert len(pieces["animals"]) == 64
    assert len(cells) == 16
    assert set(cells.values()) == {4}
    assert len(pieces["characters"]) == 5
    assert {row["bonus"] for row in pieces["animals"]} == {"discovery", "map", "survey", "guide"}


def test_rows_are_ecosystems_and_columns_are_classes() -> None:
    """F-C2."""
    state = GAME.from_position(
        {"players": 2, "seats": [{"tiles": ["andean-condor", "jaguar", "nile-crocodile", "atlas-moth", "emu"]}, {}]}
    )
    cells = notebook(state)["cells"]
    assert [cell for cell in range(16) if cells[cell]] == [0, 1, 6, 11, 12]


def test_chapters_1_to_8_are_there_twice_and_the_others_once() -> None:
    """F-C3."""
    copies = [int(str(row["copies"])) for row in GAME.rules.pieces()["theories"]]
    assert copies == [2] * 8 + [1] * 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_twelve_tiles_a_player_make_the_pile_and_nine_lie_open(players: int) -> None:
    """F-S1."""
    written = position(players)
    journey, pile = written["journey"], written["pile"]
    assert isinstance(journey, list)
    assert isinstance(pile, list)
    assert len(journey) == 9
    assert len(pile) == 12 * players
    assert len({*journey, *pile}) == 9 + 12 * players


def test_tiles_are_shuffled_and_any_of_them_may_be_the_first() -> None:
    """F-S1: animals and characters together."""
    written = [position(2, seed) for seed in range(300)]
    assert len({str(first["journey"][0]) for first in written}) > 60  # type: ignore[index]
    boards = [set(first["journey"]) for first in written]  # type: ignore[call-overload]
    assert any("darwin" in board for board in boards)


def test_theories_are_shuffled() -> None:
    """F-S4: which one a player starts with is chance."""
    starts = [GAME.start(players=2, seed=seed) for seed in range(200)]
    for seat in range(2):
        assert {notebook(state, seat)["theories"][0]["chapter"] for state in starts} == set(range(1, 17))


def test_the_beagle_starts_above_the_middle_column_and_faces_down_it() -> None:
    """F-S2."""
    view = GAME.start(players=2, seed=1).view(0)
    assert view["beagle"] == 1
    assert view["facing"] == [1, 4, 7]


@pytest.mark.parametrize(
    ("space", "places"),
    [
        (0, [0, 3, 6]), (1, [1, 4, 7]), (2, [2, 5, 8]), (3, [2, 1, 0]), (4, [5, 4, 3]), (5, [8, 7, 6]),
        (6, [8, 5, 2]), (7, [7, 4, 1]), (8, [6, 3, 0]), (9, [6, 7, 8]), (10, [3, 4, 5]), (11, [0, 1, 2]),
    ],
)  # fmt: skip
def test_each_space_faces_its_row_or_column_nearest_first(space: int, places: list[int]) -> None:
    """F-S2."""
    assert GAME.from_position({"players": 2, "beagle": space}).view(0)["facing"] == places


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_has_the_darwin_pawn(first: int) -> None:
    """F-S3."""
    state = GAME.start(players=3, seed=5, first=first)
    assert state.to_act() == [first]
    assert state.view(None)["pawn"] == first


def test_chance_chooses_the_first_player_when_the_table_does_not() -> None:
    """F-S3."""
    assert {GAME.start(players=3, seed=seed).to_act()[0] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "sizes"), [(2, [10, 9]), (3, [9, 9]), (4, [9, 8]), (5, [8, 8])])
def test_one_theory_each_three_in_view_and_two_even_piles(players: int, sizes: list[int]) -> None:
    """F-S4."""
    state = GAME.start(players=players, seed=3)
    theories = state.view(None)["theories"]
    assert isinstance(theories, dict)
    assert all(len(notebook(state, seat)["theories"]) == 1 for seat in range(players))
    assert None not in theories["row"]
    assert [pile["size"] for pile in theories["piles"]] == sizes


def test_everyone_starts_with_one_guide_and_no_compass() -> None:
    """F-S5."""
    state = GAME.start(players=4, seed=3)
    assert [notebook(state, seat)["guides"] for seat in range(4)] == [1] * 4
    assert [notebook(state, seat)["compasses"] for seat in range(4)] == [0] * 4
