"""The end: categories, ties, achievements (F-E*, F-A*)."""

from typing import Any

import pytest

from tests.games.footsteps.table import notebook, points, table


def test_discoveries_are_visible_ones_and_mccormicks_four() -> None:
    """F-E1."""
    assert points(table({"tiles": ["darwins-rhea", "mccormick", "koala"]}), "discoveries") == 7


def test_maps_are_compasses_times_visible_maps_martens_included() -> None:
    """F-E2."""
    assert points(table({"tiles": ["koala", "giraffe", "martens"], "compasses": 4}), "maps") == 12


def test_a_publication_is_worth_five() -> None:
    """F-E3."""
    tiles = ["andean-condor", "jaguar", "marine-iguana", "leafcutter-ant"]
    assert points(table({"tiles": tiles}), "publications") == 5


def test_theories_add_up() -> None:
    """F-E4."""
    assert points(table({"tiles": ["emu", "koala"], "theories": [1, 2, 8, 13]}), "theories") == 1 + 1 + 2 + 4


def test_the_pawn_is_worth_two() -> None:
    """F-E5."""
    state = table({}, {}, pawn=1)
    assert [points(state, "pawn", seat) for seat in range(2)] == [0, 2]


def test_the_score_is_the_sum_of_its_parts() -> None:
    """F-E1, F-E2, F-E3, F-E4, F-E5."""
    tiles = ["andean-condor", "jaguar", "marine-iguana", "goliath-birdeater"]
    state = table({"tiles": tiles, "compasses": 2, "theories": [13]}, pawn=0)
    assert notebook(state)["points"] == {"discoveries": 5, "maps": 2, "publications": 5, "theories": 1, "pawn": 2}
    assert state.scores()[0] == notebook(state)["score"] == 15


def test_the_highest_total_wins() -> None:
    """F-E6."""
    state = table({"tiles": ["jaguar"]}, {"tiles": ["darwins-rhea"]}, pawn=1, phase="over")
    assert state.winners() == [1]


def test_a_tie_goes_to_more_points_from_theories() -> None:
    """F-E6."""
    state = table({"tiles": ["giant-anteater"]}, {"tiles": ["lion"], "theories": [2]}, {}, pawn=2, phase="over")
    assert state.scores() == [2, 2, 2]
    assert state.winners() == [1]


EIGHT_MAPS = [
    "great-hornbill", "emu", "giraffe", "koala", "gharial", "frilled-lizard", "tsetse-fly", "martens",
]  # fmt: skip
EIGHT_BIRDS = [
    "andean-condor", "darwins-rhea", "keel-billed-toucan", "ruby-throated-hummingbird",
    "common-ostrich", "shoebill", "secretarybird", "grey-crowned-crane",
]  # fmt: skip
"""Four of America, four of Africa; those in sight have no points of their own."""


@pytest.mark.parametrize(("more", "winners"), [(["tiger"], [0]), ([], [1])])
def test_one_point_more_wins_against_any_number_of_points_from_theories(more: list[str], winners: list[int]) -> None:
    """F-E6: theories decide only when the totals are equal."""
    maps = {"tiles": [*EIGHT_MAPS, *more], "compasses": 5}
    theories = {"tiles": EIGHT_BIRDS, "theories": [1, 1, 5, 6, 9, 13]}
    state = table(maps, theories, pawn=1, phase="over")
    assert [points(state, "theories", seat) for seat in range(2)] == [0, 38]
    assert state.scores() == [40 + len(more), 40]
    assert state.winners() == winners


def test_who_is_still_tied_shares_the_victory() -> None:
    """F-E6."""
    state = table({"tiles": ["giant-anteater"]}, {"tiles": ["king-cobra"]}, {}, pawn=2, phase="over")
    assert state.winners() == [0, 1, 2]


OVER: dict[str, Any] = {"phase": "over", "pawn": 0}
THREE_LINES = [
    "andean-condor", "jaguar", "marine-iguana", "monarch-butterfly",
    "shoebill", "giraffe", "black-mamba", "emperor-scorpion",
    "great-hornbill", "tiger", "gharial", "orchid-mantis",
]  # fmt: skip
"""America, Africa and Asia complete."""
DISCOVERIES = [
    "darwins-rhea", "shoebill", "giant-panda", "platypus", "marine-iguana", "panther-chameleon", "orchid-mantis",
]  # fmt: skip
"""Seven discoveries of three points."""


@pytest.mark.parametrize(
    ("achievement", "enough", "too_little"),
    [
        (
            "darwinism",
            {"tiles": EIGHT_MAPS, "theories": [4, 6, 7, 8], "compasses": 5},
            {"tiles": EIGHT_MAPS, "theories": [6, 7, 8], "compasses": 5},
        ),
        ("mentor", {"tiles": ["darwin", "fitzroy", "martens"]}, {"tiles": ["darwin", "fitzroy"]}),
        ("expert", {"tiles": THREE_LINES}, {"tiles": THREE_LINES[:8]}),
        ("theorist", {"theories": [1, 2, 3, 4, 5, 6]}, {"theories": [1, 2, 3, 4, 5]}),
        ("cartographer", {"compasses": 5}, {"compasses": 4}),
        ("observer", {"tiles": DISCOVERIES}, {"tiles": DISCOVERIES[:6]}),
        (
            "natural-selection",
            {"tiles": ["emu", "southern-cassowary", "laughing-kookaburra"]},
            {"tiles": ["emu", "southern-cassowary", "koala"]},
        ),
        ("cultural-exchange", {"guides": 2}, {"guides": 1}),
        (
            "emblematic",
            {"tiles": ["lion", "tiger", "jaguar", "tuatara"]},
            {"tiles": ["lion", "tiger", "tuatara", "koala"]},
        ),
        (
            "diversification",
            {"tiles": ["andean-condor", "lion", "gharial", "giant-weta"]},
            {"tiles": ["andean-condor", "lion", "gharial", "coconut-crab", "giraffe"][:3]},
        ),
    ],
)
def test_achievements_of_the_winner(achievement: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    """F-A1, F-A2, F-A3, F-A4, F-A5, F-A6, F-A7, F-A8, F-A9, F-A10."""
    assert achievement in table({"guides": 0, **enough}, {"guides": 0}, **OVER).achievements(0)
    assert achievement not in table({"guides": 0, **too_little}, {"guides": 0}, **OVER).achievements(0)


def test_fifty_points_are_enough_for_darwinism_and_forty_nine_are_not() -> None:
    """F-A1: what the case above stands on."""
    fifty = {"tiles": EIGHT_MAPS, "theories": [4, 6, 7, 8], "compasses": 5}
    assert table(fifty, **OVER).scores()[0] == 50


@pytest.mark.parametrize(
    "tiles",
    [
        ["andean-condor", "shoebill", "great-hornbill", "emu"],
        ["andean-condor", "jaguar", "marine-iguana", "leafcutter-ant"],
    ],
)
def test_every_class_or_every_ecosystem_alone_is_no_diversification(tiles: list[str]) -> None:
    """F-A10."""
    assert "diversification" not in table({"tiles": tiles}, **OVER).achievements(0)


def test_mccormicks_four_points_help_the_observer() -> None:
    """F-A6."""
    tiles = [*DISCOVERIES[:5], "mccormick", "jaguar"]
    assert "observer" in table({"tiles": tiles}, **OVER).achievements(0)


def test_a_covered_animal_helps_natural_selection_but_not_emblematic() -> None:
    """F-A7, F-A9."""
    tiles = ["lion", "giraffe", "plains-zebra", "tiger", "jaguar", "tuatara"]
    achieved = table({"tiles": tiles}, **OVER).achievements(0)
    assert "natural-selection" in achieved
    assert "emblematic" not in achieved


def test_only_winners_are_honoured_and_only_at_the_end() -> None:
    """F-A8."""
    guides = {"guides": 2}
    assert table(guides, guides, phase="over", pawn=0).achievements(1) == []
    assert table(guides, guides, pawn=0).achievements(0) == []
