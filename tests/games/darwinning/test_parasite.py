"""Parasite: what it takes and what becomes of it (W-X8)."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.games.darwinning.table import animal, board, legal, play, refusal, table, told, traits, view

CARD = "leaf-8-a"


def placed(thief: dict[str, Any], *others: dict[str, Any], place: int = 3, **fields: Any) -> State:
    """Seat 0 wins a trick and lays Parasite on a place (3 unless told)."""
    state = table(
        {**thief, "played": [CARD], "hand": ["leaf-3-b"]},
        *others,
        **{"phase": "choose", "turn": 0, "best": {"seat": 0, "combination": "single", "sum": 8}, **fields},
    )
    return play(state, "take leaf 8 a", "improve trait", f"place {place}")


def test_parasite_takes_a_trait_that_then_works_and_scores_nothing_while_the_victim_loses_it() -> None:
    """W-X8, W-G4."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, 10, 9), animal("pig", 9, 4))
    assert legal(state) == ["steal poison from bird", "steal tools from bird"]
    play(state, "steal tools from bird")
    assert board(state)["works"] == ["parasite", "tools"]
    assert board(state)["points"]["traits"] == 1
    assert traits(state, 1) == [None, "poison", None, None, None]
    assert board(state, 1)["works"] == ["poison"]


def test_it_takes_from_every_other_board() -> None:
    """W-X8."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, 10), animal("pig", 9, 4, 10, 1))
    assert legal(state) == ["steal tools from bird", "steal pheromones from pig", "steal tools from pig"]


def test_with_one_thing_to_take_it_takes_it() -> None:
    """W-X8: it must, so nobody is asked."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, 10), animal("pig", 9, 4))
    assert told(state, "news-stolen") == [{"key": "news-stolen", "seat": 0, "victim_seat": 1, "trait": "tools"}]
    assert board(state)["works"] == ["parasite", "tools"]


def test_printed_traits_are_safe() -> None:
    """W-X8."""
    state = placed(animal("fish", 3, 5), {"species": "bird"}, {"species": "pig"})
    assert view(state)["phase"] == "play"
    assert board(state)["stolen"] is None


def test_it_takes_no_trait_that_one_has_and_no_parasite() -> None:
    """W-X8, W-I4."""
    state = placed(animal("fish", 3, 5, 10), animal("bird", 6, 4, 10, 8), animal("pig", 9, 4))
    assert view(state)["phase"] == "play"
    assert board(state)["stolen"] is None


def test_it_takes_from_a_zero_points_box() -> None:
    """W-X8."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, None, None, None, None, 10), animal("pig", 9, 4))
    assert board(state)["works"] == ["parasite", "tools"]


def test_it_takes_from_another_parasite() -> None:
    """W-X8: that one is left empty and stays."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, 8, stolen="leaf-10-a"), animal("pig", 9, 4))
    assert board(state)["stolen"] == "leaf-10-a"
    assert board(state, 1)["stolen"] is None
    assert traits(state, 1)[0] == "parasite"


@pytest.mark.parametrize("value", [value for value in range(1, 16) if value != 8])
def test_it_takes_each_kind_of_trait(value: int) -> None:
    """W-X8."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, value), animal("pig", 9, 4))
    assert board(state)["stolen"].split("-")[1] == f"{value}"
    assert len(board(state)["works"]) == 2
    assert board(state, 1)["works"] == []


def test_the_stolen_trait_takes_no_place_and_counts_as_had() -> None:
    """W-X8, W-I4: a card of that trait can only replace Parasite, and then both are discarded."""
    state = table(
        animal("fish", 3, 5, 8, 1, 2, 3, 4, stolen="flower-10-a", played=["leaf-10-a"], hand=["leaf-3-a"]),
        animal("bird", 6, 4),
        animal("pig", 9, 4),
        phase="choose",
        turn=0,
    )
    assert board(state)["works"] == ["pheromones", "symbiosis", "herd-animal", "hard-shell", "parasite", "tools"]
    play(state, "take leaf 10 a", "improve trait")
    assert traits(state)[0] == "tools"
    assert board(state)["stolen"] is None
    assert "flower-10-a" in view(state)["discards"]
    assert any(card.split("-")[1] == "8" for card in view(state)["discards"])


def test_replacing_parasite_discards_both() -> None:
    """W-X8."""
    state = table(
        animal("fish", 3, 5, 8, stolen="flower-10-a", played=["leaf-1-a"], hand=["leaf-3-a"]),
        animal("bird", 6, 4),
        animal("pig", 9, 4),
        phase="choose",
        turn=0,
    )
    play(state, "take leaf 1 a", "improve trait", "place 1")
    assert board(state)["works"] == ["pheromones"]
    assert len(view(state)["discards"]) == 2


def test_a_new_parasite_replaces_the_old_one_and_steals_again() -> None:
    """W-X8, W-I4."""
    state = table(
        animal("fish", 3, 5, 8, stolen="flower-10-a", played=[CARD], hand=["leaf-3-a"]),
        animal("bird", 6, 4, 1),
        animal("pig", 9, 4),
        phase="choose",
        turn=0,
    )
    play(state, "take leaf 8 a", "improve trait")
    assert board(state)["works"] == ["pheromones", "parasite"]
    assert "flower-10-a" in view(state)["discards"]


def test_parasite_itself_scores() -> None:
    """W-X8, W-G4."""
    state = placed(animal("fish", 3, 5), animal("bird", 6, 4, 15), animal("pig", 9, 4), place=4)
    assert board(state)["points"]["traits"] == 1


def test_only_a_parasite_just_placed_steals() -> None:
    """W-X8."""
    state = table(animal("fish", 3, 5, 8), animal("bird", 6, 4, 10), animal("pig", 9, 4))
    assert refusal(state, "steal tools from bird") == ("no-parasite", "W-X8")
    stealing = placed(animal("fish", 3, 5), animal("bird", 6, 4, 10, 9), animal("pig", 9, 4))
    assert refusal(stealing, "steal teeth from bird") == ("nothing-to-steal", "W-X8")
