"""Metamorphosis (W-X14). Decks of one card make the draw sure."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.games.darwinning.table import GAME, animal, board, legal, play, refusal, survival, told, traits, view


def drawn(card: str, *seats: dict[str, Any], **fields: Any) -> State:
    """Survival of peaceful species with just this card in the deck."""
    return survival(*seats, **{"deck": [card], **fields})


def fish(*traits: int | str | None, place: int = 1, **fields: Any) -> dict[str, Any]:
    return animal("fish", place, 5, *traits, **fields)


OTHERS = (animal("mouse", 5, 5, 4), animal("pig", 9, 5, 4))
"""With hard shells, so that nobody has anything to choose at the meal but the highest."""


def after_meals(state: State) -> State:
    while view(state)["phase"] == "feed":
        play(state, "done")
    return state


def test_after_the_bites_a_random_card_is_played_as_a_trait_on_any_place() -> None:
    """W-X14."""
    state = after_meals(drawn("leaf-10-a", fish(14), *OTHERS))
    assert told(state, "news-drawn") == [{"key": "news-drawn", "seat": 0, "card": "leaf-10-a", "trait": "tools"}]
    assert legal(state) == [f"place {place}" for place in range(1, 6)]
    play(state, "place 2")
    assert traits(state) == ["metamorphosis", "tools", None, None, None]
    assert view(state)["era"] == 2


def test_it_can_not_be_declined() -> None:
    """W-X14."""
    state = after_meals(drawn("leaf-10-a", fish(14), *OTHERS))
    assert refusal(state, "decline") == ("cannot-decline", "W-X14")


def test_with_full_places_it_replaces_one_itself_included() -> None:
    """W-X14."""
    state = after_meals(drawn("leaf-10-a", fish(14, 1, 2, 3, 5), *OTHERS))
    assert len(legal(state)) == 5
    play(state, "place 1")
    assert traits(state) == ["tools", "pheromones", "symbiosis", "herd-animal", "communication"]


@pytest.mark.parametrize(("value", "place"), [(1, 2), (14, 1)])
def test_a_trait_that_the_species_has_takes_the_place_of_its_own_copy(value: int, place: int) -> None:
    """W-X14, W-I4: without a choice; a second Metamorphosis too."""
    state = after_meals(drawn(f"leaf-{value}-a", fish("flower-14-b", "flower-1-b"), *OTHERS))
    assert view(state)["era"] == 2
    assert traits(state) == ["metamorphosis", "pheromones", None, None, None]
    assert board(state)["traits"][place - 1]["card"] == f"leaf-{value}-a"
    assert told(state, "news-drawn") == []
    assert told(state, "news-drawn-copy") == [
        {
            "key": "news-drawn-copy",
            "seat": 0,
            "card": f"leaf-{value}-a",
            "trait": traits(state)[place - 1],
            "place": place,
            "then": [{"key": "then-replaces-itself"}],
        }
    ]


def test_a_drawn_copy_of_a_printed_trait_scores_and_one_in_the_zero_points_box_stays_there() -> None:
    """W-X14, W-I4, W-G4."""
    printed = after_meals(drawn("leaf-2-a", {"species": "amoeba"}, *OTHERS))
    assert board(printed)["traits"][0] == {"trait": "symbiosis", "card": "leaf-2-a", "points": 1}
    box = after_meals(drawn("leaf-10-a", fish(14, None, None, None, "flower-10-b"), *OTHERS))
    assert board(box)["traits"][4] == {"trait": "tools", "card": "leaf-10-a", "points": 0}
    assert told(box, "news-drawn-copy-zero")[0]["then"] == [{"key": "then-replaces-itself"}]


def test_a_copy_that_lies_on_its_parasite_is_replaced_with_the_parasite() -> None:
    """W-X14, W-X8: both go to the discards, which the next era shuffles back."""
    state = after_meals(drawn("leaf-1-a", fish("flower-8-b", 14, stolen="flower-1-b"), *OTHERS, era=4))
    assert state.is_over()
    assert traits(state) == ["pheromones", "metamorphosis", None, None, None]
    assert board(state)["stolen"] is None
    assert {"flower-8-b", "flower-1-b"} <= set(view(state)["discards"])
    assert told(state, "news-drawn-copy")[0]["then"] == [
        {"key": "then-replaces", "trait": "parasite"},
        {"key": "then-replaces-stolen", "trait": "pheromones"},
    ]


def test_a_parasite_drawn_for_a_parasite_loses_what_that_held_and_steals() -> None:
    """W-X14, W-X8."""
    state = after_meals(drawn("leaf-8-a", fish("flower-8-b", 14, stolen="flower-1-b"), *OTHERS))
    assert told(state, "news-drawn-copy")[0]["then"] == [
        {"key": "then-replaces-itself"},
        {"key": "then-replaces-stolen", "trait": "pheromones"},
    ]
    assert legal(state) == ["steal hard-shell from mouse", "steal hard-shell from pig"]
    play(state, "steal hard-shell from pig")
    assert board(state)["works"] == ["hard-shell", "parasite", "metamorphosis"]
    assert view(state)["era"] == 2


def test_one_copy_after_another_is_placed_without_a_choice() -> None:
    """W-X14: the lowest first."""
    others = (animal("mouse", 5, 5, "leaf-4-a", "leaf-14-a"), animal("pig", 9, 5, "leaf-4-b", "leaf-14-b"))
    deck = ["flower-4-b", "blueberry-4-a", "blueberry-4-b"]
    state = after_meals(survival(fish("flower-14-a", "flower-4-a"), *others, deck=deck))
    assert [news["seat"] for news in told(state, "news-drawn-copy")] == [0, 1, 2]
    assert view(state)["era"] == 2


def test_with_nothing_left_to_draw_nothing_is_drawn() -> None:
    """W-X14: only a hand-made position keeps every card."""
    kept = [str(row["key"]) for row in GAME.rules.pieces()["cards"] if row["suit"] != "acorn"]
    seats = [{"species": "amoeba", "place": 1, "kept": kept}, animal("mouse", 5, 5), animal("pig", 9, 5)]
    state = after_meals(survival(*seats, era=4))
    assert state.is_over()
    assert told(state, "news-drawn") == told(state, "news-drawn-copy") == []


def test_a_parasite_that_comes_this_way_steals() -> None:
    """W-X14, W-X8: it may even take a Metamorphosis before its owner's turn to draw."""
    others = (animal("mouse", 5, 5, 4, "blueberry-14-a"), animal("pig", 9, 5, 4))
    state = after_meals(drawn("leaf-8-a", fish("printed", "printed", "leaf-14-a"), *others))
    play(state, "place 4")
    assert legal(state) == ["steal hard-shell from mouse", "steal hard-shell from pig"]
    play(state, "steal hard-shell from pig")
    assert "hard-shell" in board(state)["works"]


def test_each_species_that_has_it_when_its_turn_comes_draws_once_the_lowest_first() -> None:
    """W-X14."""
    state = after_meals(
        survival(
            fish("leaf-14-a", place=1),
            animal("mouse", 5, 5, 4, "flower-14-a"),
            animal("pig", 9, 5, 4),
            deck=["leaf-10-a", "leaf-9-a"],
        )
    )
    assert state.to_act() == [0]
    play(state, "place 3")
    assert state.to_act() == [1]
    play(state, "place 3")
    assert view(state)["era"] == 2


def test_a_stolen_metamorphosis_works_and_is_replaced_by_replacing_its_parasite() -> None:
    """W-X14, W-X8."""
    state = after_meals(drawn("leaf-10-a", fish(8, stolen="flower-14-b"), *OTHERS))
    assert state.to_act() == [0]
    play(state, "place 1")
    assert board(state)["works"] == ["tools"]
    assert board(state)["stolen"] is None


def test_it_works_in_the_last_era_too() -> None:
    """W-X14."""
    state = after_meals(drawn("leaf-10-a", fish(14), *OTHERS, era=4))
    assert not state.is_over()
    play(state, "place 2")
    assert state.is_over()
    assert board(state)["points"]["traits"] == 3 + 3


def test_with_an_empty_deck_the_discards_become_the_deck() -> None:
    """W-X14."""
    state = after_meals(survival(fish(14), *OTHERS, deck=[]))
    drawn_card = [*told(state, "news-drawn"), *told(state, "news-drawn-copy")]
    assert len(drawn_card) == 1


def test_a_printed_metamorphosis_works_as_well() -> None:
    """W-X14: the amoeba's."""
    state = after_meals(drawn("leaf-10-a", {"species": "amoeba"}, *OTHERS))
    assert state.to_act() == [0]
    play(state, "place 2")
    assert traits(state) == ["symbiosis", "tools", None, None, None]
