"""Theories: developing, the seventh, and what each chapter is worth (F-K2 to F-K4, F-X*)."""

from typing import Any

import pytest

from beagle.games.footsteps import layout as L
from beagle.games.footsteps.theories import held_about
from tests.games.footsteps.table import (
    GAME,
    legal,
    notebook,
    play,
    refusal,
    rest_of_theories,
    table,
    theory_points,
)

COVERING: dict[str, Any] = {"tiles": ["jaguar"]}
"""A notebook in which the American bison will cover."""


def row(state: Any) -> list[int | None]:
    shown: list[int | None] = state.view(None)["theories"]["row"]
    return shown


def held(state: Any, seat: int = 0) -> list[int]:
    return [theory["chapter"] for theory in notebook(state, seat)["theories"]]


def test_covering_a_tile_develops_a_theory_in_view_or_from_a_pile() -> None:
    """F-K2."""
    state = play(table(COVERING, facing=("american-bison",), row=[16, 1, 9]), "take american-bison")
    assert legal(state) == ["develop 1", "develop 9", "develop 16", "develop pile 1", "develop pile 2"]
    assert refusal(state, "develop 2") == ("theory-not-in-view", "F-K2")


def test_a_first_animal_on_a_cell_develops_nothing() -> None:
    """F-K2."""
    state = play(table({}, facing=("american-bison",)), "take american-bison")
    assert state.to_act() == [1]
    assert refusal(table({}), "develop pile 1") == ("no-theory-due", "F-K2")


def test_the_row_is_filled_from_the_larger_pile_the_first_if_equal() -> None:
    """F-K2."""
    rest = rest_of_theories(16, 1, 9)
    for first, expected in ((rest[:11], rest[0]), (rest[:10], rest[10]), (rest[:12], rest[0])):
        second = rest[len(first) :]
        state = table(COVERING, facing=("american-bison",), row=[16, 1, 9], theory_piles=[first, second])
        play(state, "take american-bison", "develop 1")
        assert row(state) == [16, expected, 9]


def test_of_two_equal_piles_the_first_fills_the_row() -> None:
    """F-K2."""
    rest = rest_of_theories(16, 1, 9, 12)
    piles = [rest[:10], rest[10:]]
    state = table(COVERING, {"theories": [12]}, facing=("american-bison",), row=[16, 1, 9], theory_piles=piles)
    play(state, "take american-bison", "develop 1")
    assert row(state) == [16, rest[0], 9]


def test_with_two_equal_piles_a_theory_goes_back_under_the_first() -> None:
    """F-K3."""
    rest = rest_of_theories(*SIX, 16, 1, 9, 12)
    piles = [rest[:7], rest[7:]]
    state = table(FULL, {"theories": [12]}, facing=("american-bison",), row=[16, 1, 9], theory_piles=piles)
    play(state, "take american-bison", "develop 16", "return 2")
    assert GAME.position(state)["theory_piles"] == [[*rest[1:7], 2], rest[7:]]


def test_a_theory_drawn_from_a_pile_is_seen_by_all_and_leaves_the_row_alone() -> None:
    """F-K2."""
    rest = rest_of_theories(16, 1, 9)
    state = table(COVERING, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest[:5], rest[5:]])
    play(state, "take american-bison", "develop pile 2")
    assert held(state) == [rest[5]]
    assert row(state) == [16, 1, 9]
    assert state.news(1)[0] == {"key": "news-theory-drawn", "theory": f"{rest[5]}"}


def test_a_theory_must_be_taken() -> None:
    """F-K2."""
    state = play(table(COVERING, facing=("american-bison",)), "take american-bison")
    assert all(action.startswith("develop") for action in legal(state))


def test_an_empty_pile_can_not_be_drawn_from() -> None:
    """F-K2."""
    rest = rest_of_theories(16, 1, 9)
    state = table(COVERING, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest, []])
    play(state, "take american-bison")
    assert "develop pile 2" not in legal(state)
    assert refusal(state, "develop pile 2") == ("theory-pile-empty", "F-K2")


SIX = [1, 2, 3, 4, 5, 6]
FULL: dict[str, Any] = {"tiles": ["jaguar"], "theories": SIX}


def test_a_seventh_theory_means_giving_one_of_the_seven_back() -> None:
    """F-K3."""
    state = play(table(FULL, facing=("american-bison",), row=[16, 1, 9]), "take american-bison", "develop 16")
    assert legal(state) == [f"return {chapter}" for chapter in [*SIX, 16]]
    assert refusal(state, "return 9") == ("theory-not-held", "F-K3")
    assert refusal(table({}), "return 9") == ("nothing-to-return", "F-K3")
    play(state, "return 3")
    assert held(state) == [1, 2, 4, 5, 6, 16]


def test_a_sixth_theory_is_kept() -> None:
    """F-K3."""
    five = {"tiles": ["jaguar"], "theories": SIX[:5]}
    state = play(table(five, facing=("american-bison",), row=[16, 1, 9]), "take american-bison", "develop 16")
    assert state.to_act() == [1]
    assert held(state) == [*SIX[:5], 16]


def test_a_theory_that_went_back_counts_no_animals_any_more() -> None:
    """F-K3, F-X1: the bots' quick count of the theories that an animal helps."""
    state = play(table(FULL, facing=("american-bison",), row=[16, 1, 9]), "take american-bison", "develop 9")
    american_bird, at = 0, L.seat_at(0)
    assert held_about(state.v, at, american_bird) == 3
    assert held_about(play(state, "return 1").v, at, american_bird) == 2


def test_the_new_theory_may_be_given_back_having_been_seen() -> None:
    """F-K3."""
    rest = rest_of_theories(*SIX, 16, 1, 9)
    state = table(FULL, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest[:6], rest[6:]])
    play(state, "take american-bison", "develop pile 1", f"return {rest[0]}")
    assert held(state) == SIX


def test_a_theory_goes_back_under_the_pile_the_new_one_was_drawn_from() -> None:
    """F-K3."""
    rest = rest_of_theories(*SIX, 16, 1, 9)
    state = table(FULL, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest[:4], rest[4:]])
    play(state, "take american-bison", "develop pile 1", "return 2")
    written: Any = GAME.position(state)["theory_piles"]
    assert written == [[*rest[1:4], 2], rest[4:]]


def test_a_theory_goes_back_under_the_larger_pile_if_the_new_one_was_in_view() -> None:
    """F-K3: before the row is filled."""
    rest = rest_of_theories(*SIX, 16, 1, 9)
    for size, under, filled_from in ((7, 1, 1), (8, 0, 0)):
        state = table(FULL, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest[:size], rest[size:]])
        play(state, "take american-bison", "develop 16", "return 2")
        written: Any = GAME.position(state)["theory_piles"]
        assert written[under][-1] == 2
        assert row(state)[0] == (rest[:size], rest[size:])[filled_from][0]


def test_everybody_knows_what_lies_under_a_pile() -> None:
    """F-K3."""
    rest = rest_of_theories(*SIX, 16, 1, 9)
    state = table(FULL, facing=("american-bison",), row=[16, 1, 9], theory_piles=[rest[:4], rest[4:]])
    play(state, "take american-bison", "develop pile 1", "return 2")
    theories: Any = state.resample(1, 7).view(1)["theories"]
    assert theories["piles"][0] == {"size": 4, "under": [2]}


def test_with_no_theory_left_anywhere_nothing_is_taken() -> None:
    """F-K4."""
    everything = rest_of_theories()
    seats: list[dict[str, Any]] = [{"theories": everything[low : low + 6]} for low in (0, 6, 12, 18)]
    seats[0]["tiles"] = ["jaguar"]
    state = table(*seats, facing=("american-bison",), row=[None] * 3, theory_piles=[[], []])
    play(state, "take american-bison")
    assert state.to_act() == [1]


def test_the_row_stays_short_only_when_both_piles_are_empty() -> None:
    """F-K2."""
    everything = rest_of_theories(1)
    seats: list[dict[str, Any]] = [{"theories": everything[low : low + 6]} for low in (5, 11, 17)]
    seats.insert(0, {"tiles": ["jaguar"], "theories": everything[:5]})
    state = table(*seats, facing=("american-bison",), row=[1, None, None], theory_piles=[[], []])
    play(state, "take american-bison", "develop 1")
    assert row(state) == [None, None, None]


STUDIED = [
    "jaguar", "marine-iguana", "monarch-butterfly", "leafcutter-ant", "desert-locust",
    "indian-peafowl", "orchid-mantis", "koala", "tuatara", "frilled-lizard",
]  # fmt: skip
"""Four animals of America, one of Africa, two of Asia, three of Oceania; a bird, two mammals, three reptiles, four
arthropods; two of them are covered. No two classes, ecosystems or zones have as many."""


@pytest.mark.parametrize(
    ("chapter", "worth"),
    [
        (1, 1), (2, 2), (3, 3), (4, 4),
        (5, 4), (6, 1), (7, 2), (8, 3),
        (9, 1), (10, 4), (11, 2), (12, 3),
    ],
)  # fmt: skip
def test_chapters_1_to_12_count_animals_covered_ones_too(chapter: int, worth: int) -> None:
    """F-X1, F-X2, F-X3, F-X4, F-X5, F-X6, F-X7, F-X8, F-X9, F-X10, F-X11, F-X12."""
    state = table({"tiles": STUDIED, "theories": [chapter]}, phase="over", pile=[])
    assert theory_points(state, chapter) == worth


def test_chapter_13_counts_theories_itself_included() -> None:
    """F-X13."""
    assert theory_points(table({"theories": [1, 1, 13, 4]}), 13) == 4


def test_chapter_14_counts_visible_guide_symbols_two_each() -> None:
    """F-X14: FitzRoy has two; a covered symbol is lost; tokens don't count."""
    tiles = ["fitzroy", "henslow", "giant-weta", "indian-rhinoceros", "tiger"]
    assert theory_points(table({"tiles": tiles, "theories": [14], "guides": 2}), 14) == 2 * (2 + 1 + 1)


def test_chapter_14_counts_a_symbol_whose_token_could_not_be_taken() -> None:
    """F-X14."""
    state = play(table({"guides": 2, "theories": [14]}, facing=("giant-weta",)), "take giant-weta")
    assert notebook(state)["guides"] == 2
    assert theory_points(state, 14) == 2


def test_chapter_15_counts_publications_two_each() -> None:
    """F-X15."""
    tiles = ["andean-condor", "jaguar", "marine-iguana", "leafcutter-ant"]
    assert theory_points(table({"tiles": tiles, "theories": [15]}), 15) == 2


def test_chapter_16_counts_visible_emblematic_animals() -> None:
    """F-X16."""
    assert theory_points(table({"tiles": ["lion", "tiger", "jaguar", "giant-anteater"], "theories": [16]}), 16) == 2


def test_two_copies_of_a_theory_both_score() -> None:
    """F-C3, F-E4."""
    assert notebook(table({"tiles": ["emu", "koala"], "theories": [1, 1]}))["points"]["theories"] == 2
