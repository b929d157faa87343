"""What tiles bring: bonuses, characters, covering, publications (F-B*, F-H*, F-K1, F-P1)."""

from typing import Any

import pytest

from tests.games.footsteps.table import GAME, legal, notebook, play, points, table


def test_a_visible_discovery_counts_and_a_covered_one_does_not() -> None:
    """F-B1, F-K1."""
    assert points(table({"tiles": ["darwins-rhea", "shoebill", "giant-anteater"]}), "discoveries") == 3 + 3 + 2
    assert points(table({"tiles": ["darwins-rhea", "andean-condor"]}), "discoveries") == 1


def test_a_visible_map_counts_and_a_covered_one_does_not() -> None:
    """F-B2, F-K1."""
    assert points(table({"tiles": ["american-bison", "giraffe"], "compasses": 1}), "maps") == 2
    assert points(table({"tiles": ["american-bison", "jaguar"], "compasses": 1}), "maps") == 0


def test_a_survey_brings_a_compass() -> None:
    """F-B3."""
    state = play(table({"compasses": 2}, facing=("black-mamba",)), "take black-mamba")
    assert notebook(state)["compasses"] == 3
    assert state.view(None)["compasses_left"] == 12


def test_a_sixth_compass_is_not_taken() -> None:
    """F-B3."""
    assert notebook(play(table({"compasses": 5}, facing=("black-mamba",)), "take black-mamba"))["compasses"] == 5


def test_no_compass_is_taken_from_an_empty_supply() -> None:
    """F-B3."""
    seats: list[dict[str, Any]] = [{"compasses": 1}, {"compasses": 5}, {"compasses": 5}, {"compasses": 4}]
    state = play(table(*seats, facing=("black-mamba",)), "take black-mamba")
    assert notebook(state)["compasses"] == 1
    assert state.view(None)["compasses_left"] == 0


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_guide_is_taken_up_to_two(before: int, after: int) -> None:
    """F-B4."""
    assert notebook(play(table({"guides": before}, facing=("giant-weta",)), "take giant-weta"))["guides"] == after


def test_an_emblematic_animal_brings_the_darwin_pawn_on_top_of_its_bonus() -> None:
    """F-B5."""
    state = play(table({}, {}, facing=("lion",), pawn=1), "take lion")
    assert state.view(None)["pawn"] == 0
    assert points(state, "discoveries") == 1


def test_an_emblematic_animal_that_covers_another_brings_the_pawn_too() -> None:
    """F-B5."""
    state = play(table({"tiles": ["giraffe"]}, {}, facing=("lion",), pawn=1), "take lion")
    assert state.view(None)["pawn"] == 0


def test_the_holder_of_the_pawn_keeps_it_with_another_emblematic_animal() -> None:
    """F-B5."""
    state = table({}, {}, facing=("lion",), pawn=0)
    assert state.event(0, GAME.parse_action("take lion"), None)["then"] == []
    assert play(state, "take lion").view(None)["pawn"] == 0


def test_an_animal_without_a_star_leaves_the_pawn() -> None:
    """F-B5."""
    assert play(table({}, {}, facing=("giraffe",), pawn=1), "take giraffe").view(None)["pawn"] == 1


def test_charles_darwin_brings_a_theory_and_a_guide_but_not_the_pawn() -> None:
    """F-H1."""
    state = play(table({"guides": 0}, {}, facing=("darwin",), row=[13, 14, 15], pawn=1), "take darwin")
    assert notebook(state)["guides"] == 1
    assert legal(state) == ["develop 13", "develop 14", "develop 15", "develop pile 1", "develop pile 2"]
    play(state, "develop 14")
    assert [theory["chapter"] for theory in notebook(state)["theories"]] == [14]
    assert state.view(None)["pawn"] == 1


def test_robert_fitzroy_brings_two_guides() -> None:
    """F-H2."""
    assert notebook(play(table({"guides": 0}, facing=("fitzroy",)), "take fitzroy"))["guides"] == 2


def test_john_henslow_brings_a_compass_and_a_guide() -> None:
    """F-H3."""
    brought = notebook(play(table({"guides": 0}, facing=("henslow",)), "take henslow"))
    assert (brought["compasses"], brought["guides"]) == (1, 1)


def test_conrad_martens_brings_a_map_and_a_guide() -> None:
    """F-H4."""
    state = play(table({"guides": 0, "compasses": 3}, facing=("martens",)), "take martens")
    assert points(state, "maps") == 3
    assert notebook(state)["guides"] == 1


def test_robert_mccormick_brings_four_points_and_a_guide() -> None:
    """F-H5."""
    state = play(table({"guides": 0}, facing=("mccormick",)), "take mccormick")
    assert points(state, "discoveries") == 4
    assert notebook(state)["guides"] == 1


@pytest.mark.parametrize(("character", "token"), [("fitzroy", "guides"), ("henslow", "compasses")])
def test_the_limits_hold_for_characters_too(character: str, token: str) -> None:
    """F-H6."""
    full = {"guides": 2, "compasses": 5}
    state = play(table(full, facing=(character,)), f"take {character}")
    assert notebook(state)[token] == full[token]


def test_what_a_covered_tile_brought_at_once_is_kept() -> None:
    """F-K1."""
    state = table({"guides": 0}, {}, {}, facing=("black-mamba", "leopard-tortoise", "nile-crocodile"), beagle=1)
    play(state, "take black-mamba")
    state = table({"tiles": ["black-mamba"], "compasses": 1, "guides": 0}, facing=("leopard-tortoise",))
    play(state, "take leopard-tortoise", "develop pile 1")
    assert notebook(state)["compasses"] == 1
    assert notebook(state)["guides"] == 1


def test_a_covered_star_leaves_the_pawn_where_it_is() -> None:
    """F-K1."""
    state = play(table({"tiles": ["lion"]}, {}, facing=("giraffe",), pawn=0), "take giraffe", "develop pile 1")
    assert state.view(None)["pawn"] == 0


def test_a_cell_may_be_covered_again_and_again() -> None:
    """F-K1, F-K2."""
    state = play(table({"tiles": ["jaguar", "giant-anteater"]}, facing=("american-bison",)), "take american-bison")
    assert state.view(None)["phase"] == "develop"
    play(state, "develop pile 1")
    assert notebook(state)["cells"][1] == ["jaguar", "giant-anteater", "american-bison"]


AMERICA = ["andean-condor", "jaguar", "marine-iguana"]
BIRDS = ["shoebill", "great-hornbill", "emu"]


def test_a_complete_row_is_published_at_once() -> None:
    """F-P1."""
    state = play(table({"tiles": AMERICA}, facing=("leafcutter-ant",)), "take leafcutter-ant")
    assert notebook(state)["publications"] == ["america"]


def test_a_complete_column_is_published_at_once() -> None:
    """F-P1."""
    state = play(table({"tiles": BIRDS}, facing=("andean-condor",)), "take andean-condor")
    assert notebook(state)["publications"] == ["bird"]


def test_one_tile_may_complete_a_row_and_a_column() -> None:
    """F-P1."""
    state = table({"tiles": ["jaguar", "marine-iguana", "leafcutter-ant", *BIRDS]}, facing=("andean-condor",))
    event = state.event(0, GAME.parse_action("take andean-condor"), None)
    then: Any = event["then"]
    assert [item["line"] for item in then if item["key"] == "then-published"] == ["america", "bird"]
    assert points(play(state, "take andean-condor"), "publications") == 10


def test_a_line_is_published_only_once() -> None:
    """F-P1."""
    state = table({"tiles": [*AMERICA, "leafcutter-ant"]}, facing=("american-bison",))
    play(state, "take american-bison", "develop pile 1")
    assert notebook(state)["publications"] == ["america"]


def test_the_sixteen_tokens_do_not_limit_publications() -> None:
    """F-P1: five players with four publications each are twenty."""
    keys = [str(row["key"]) for row in GAME.rules.pieces()["animals"]]
    notebooks = []
    for copy in range(4):
        # Rows America and Africa and the first two columns: two rows, two columns.
        cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13]
        # The file lists four animals a cell, class by class.
        notebooks.append({"tiles": [keys[16 * (cell % 4) + 4 * (cell // 4) + copy] for cell in cells]})
    state = table(*notebooks, phase="over")
    assert [len(notebook(state, seat)["publications"]) for seat in range(4)] == [4] * 4
