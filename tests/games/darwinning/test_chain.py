"""The food chain (W-F1 to W-F6)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning.chain import SPACES, move


def after(spaces: tuple[int, ...], who: int, points: int, dummy: int = L.NO_DUMMY) -> list[int]:
    """Where everybody is when ``who`` has moved, the dummy last if there is one."""
    v = vec[i64]([0] * L.room_for(len(spaces)))
    v[L.DUMMY_PLACE] = dummy
    for seat, space in enumerate(spaces):
        v[L.seat_at(seat) + L.PLACE] = space
    move(v, len(spaces), who, points)
    everybody = [v[L.seat_at(seat) + L.PLACE] for seat in range(len(spaces))]
    return [*everybody, v[L.DUMMY_PLACE]] if dummy else everybody


def test_the_highest_species_goes_up_one_space() -> None:
    """W-F1."""
    assert after((3, 7), 1, 1) == [3, 8]
    assert after((3, 7), 1, 3) == [3, 10]


def test_a_free_space_ahead_leads_to_the_last_but_one_free_space() -> None:
    """W-F2."""
    assert after((5, 9), 0, 1) == [7, 9]
    assert after((2, 20), 0, 1) == [18, 20]


def test_a_single_free_space_is_entered() -> None:
    """W-F2."""
    assert after((7, 9), 0, 1) == [8, 9]


def test_occupied_spaces_are_jumped() -> None:
    """W-F3."""
    assert after((4, 5, 6, 7), 0, 1) == [8, 5, 6, 7]
    assert after((4, 5, 7), 0, 1) == [6, 5, 7]


@pytest.mark.parametrize(("points", "place"), [(1, 7), (2, 8), (3, 10)])
def test_the_example_of_the_rules(points: int, place: int) -> None:
    """W-F4: species on 1, 5, 9."""
    assert after((1, 5, 9), 1, points) == [1, place, 9]


def test_the_example_goes_on_with_the_lowest() -> None:
    """W-F4."""
    assert after((1, 10, 9), 0, 1) == [7, 10, 9]


@pytest.mark.parametrize(("points", "place"), [(1, 14), (2, 13), (3, 11)])
def test_the_example_in_the_mirror(points: int, place: int) -> None:
    """W-F5: species on 20, 16, 12, moving down."""
    assert after((20, 16, 12), 1, -points) == [20, place, 12]


def test_the_mirrored_example_goes_on_with_the_highest() -> None:
    """W-F5."""
    assert after((20, 11, 12), 0, -1) == [14, 11, 12]


def test_the_lowest_species_goes_down_one_space() -> None:
    """W-F5."""
    assert after((5, 9), 0, -1) == [4, 9]


def test_with_every_space_below_occupied_the_mover_takes_the_lowest_and_the_others_shift_up() -> None:
    """W-F5."""
    assert after((1, 2, 3, 4, 9), 3, -1) == [2, 3, 4, 1, 9]


def test_the_dummy_shifts_up_like_any_other_below_the_mover_and_shifts_others() -> None:
    """W-F5, W-D1: above the mover it stays where it is."""
    assert after((1, 3), 1, -1, dummy=2) == [2, 1, 3]
    assert after((1, 2), 1, -1, dummy=3) == [2, 1, 3]
    assert after((1, 2), L.DUMMY, -1, dummy=3) == [2, 3, 1]
    assert after((1, 9), L.DUMMY, -1, dummy=2) == [2, 9, 1]


def test_the_dummy_is_in_the_way_like_any_other() -> None:
    """W-F2, W-F3, W-D1."""
    assert after((5, 20), 0, 1, dummy=9) == [7, 20, 9]
    assert after((5, 20), 0, 1, dummy=6) == [7, 20, 6]
    assert after((5, 9), L.DUMMY, 1, dummy=4) == [5, 9, 6]


def test_the_lowest_space_is_never_left_downward() -> None:
    """W-F6: what is left of a move is lost."""
    assert after((1, 5), 0, -1) == [1, 5]
    assert after((2, 5), 0, -3) == [1, 5]


def test_the_top_of_the_track_is_never_left() -> None:
    """W-F6."""
    assert after((5, SPACES), 1, 1) == [5, SPACES]
    assert after((5, SPACES - 1), 1, 3) == [5, SPACES]


def test_with_no_free_space_above_the_point_is_lost_and_nobody_shifts() -> None:
    """W-F6."""
    assert after((18, 19, 20), 0, 2) == [18, 19, 20]
