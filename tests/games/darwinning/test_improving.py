"""Improving: the four ways, the places, declining (W-I1 to W-I6)."""

from typing import Any

from beagle.core.state import State
from tests.games.darwinning.table import animal, board, legal, places, play, refusal, table, told, traits, view


def winner_with(card: str, species: dict[str, Any] | None = None, *others: dict[str, Any]) -> State:
    """Seat 0 has won a trick with this card."""
    return table(
        {**(species or animal("fish", 3, 7)), "played": [card], "hand": ["leaf-3-b"]},
        *(others or (animal("bird", 6, 4), animal("pig", 9, 4))),
        phase="choose",
        turn=0,
        best={"seat": 0, "combination": "single", "sum": int(card.split("-")[1])},
    )


def test_the_food_chain_icon_moves_the_marker_up() -> None:
    """W-I1, W-F2."""
    state = play(winner_with("leaf-1-a"), "take leaf 1 a", "improve chain")
    assert places(state) == [4, 6, 9]


def test_an_icon_that_points_down_moves_the_marker_down() -> None:
    """W-I1."""
    state = play(winner_with("leaf-1-b"), "take leaf 1 b", "improve chain")
    assert places(state) == [2, 6, 9]


def test_the_icon_may_be_used_even_if_the_marker_cannot_move() -> None:
    """W-I1, W-F6."""
    state = winner_with("leaf-1-a", animal("fish", 20, 7))
    play(state, "take leaf 1 a", "improve chain")
    assert places(state)[0] == 20
    assert board(state)["kept"] == ["leaf-1-a"]


def test_without_the_icon_there_is_no_such_way() -> None:
    """W-I1, W-I2, W-I3."""
    state = play(winner_with("blueberry-1-a"), "take blueberry 1 a")
    assert legal(state) == ["improve population", "improve environment", "improve trait"]
    assert refusal(state, "improve chain") == ("no-chain-icon", "W-I1")
    state = play(winner_with("flower-1-a"), "take flower 1 a")
    assert refusal(state, "improve population") == ("no-population-icon", "W-I2")
    state = play(winner_with("leaf-1-b"), "take leaf 1 b")
    assert refusal(state, "improve environment") == ("no-environment-icon", "W-I3")


def test_the_population_icon_adds_without_limit() -> None:
    """W-I2."""
    state = winner_with("leaf-1-b", animal("fish", 3, 99))
    assert board(play(state, "take leaf 1 b", "improve population"))["population"] == 101


def test_an_environment_is_learned_and_feeds_two() -> None:
    """W-I3, W-V2."""
    state = play(winner_with("leaf-1-a"), "take leaf 1 a", "improve environment")
    learned = [place for place in board(state)["environments"] if place["learned"]]
    assert [(place["name"], place["food"]) for place in learned] == [("forest", 2)]


def test_an_environment_that_is_printed_or_learned_can_not_be_learned_again() -> None:
    """W-I3."""
    printed = play(winner_with("blueberry-2-b"), "take blueberry 2 b")
    assert refusal(printed, "improve environment") == ("environment-known", "W-I3")
    learned = play(winner_with("leaf-1-a", animal("fish", 3, 7, learned=["forest"])), "take leaf 1 a")
    assert refusal(learned, "improve environment") == ("environment-known", "W-I3")


def test_a_trait_goes_on_any_place_and_may_replace_printed_ones() -> None:
    """W-I4."""
    state = winner_with("leaf-1-a", {"species": "fish"})
    play(state, "take leaf 1 a", "improve trait")
    assert legal(state) == [f"place {place}" for place in range(1, 6)]
    play(state, "place 1")
    assert traits(state) == ["pheromones", "communication", None, None, None]
    assert view(state)["discards"] == []


def test_a_replaced_card_is_discarded() -> None:
    """W-I4."""
    state = winner_with("leaf-1-a", animal("fish", 3, 7, None, None, "flower-9-b"))
    play(state, "take leaf 1 a", "improve trait", "place 3")
    assert traits(state) == [None, None, "pheromones", None, None]
    assert view(state)["discards"] == ["flower-9-b"]


def test_a_trait_that_is_there_can_only_replace_itself_so_that_a_printed_one_scores() -> None:
    """W-I4, W-G4: there is one place only, so nobody is asked."""
    state = winner_with("leaf-5-a", {"species": "fish"})
    assert board(state)["points"]["traits"] == 0
    play(state, "take leaf 5 a", "improve trait")
    assert traits(state) == ["symbiosis", "communication", None, None, None]
    assert board(state)["points"]["traits"] == 1
    assert told(state, "news-trait-put")[0]["then"] == [{"key": "then-replaces-itself"}]


def test_a_trait_that_lies_on_the_parasite_can_only_replace_the_parasite() -> None:
    """W-I4, W-X8: it isn't said to have been on that place."""
    state = winner_with("leaf-5-a", animal("fish", 3, 7, None, "flower-8-b", stolen="flower-5-b"))
    play(state, "take leaf 5 a", "improve trait")
    assert traits(state) == [None, "communication", None, None, None]
    assert told(state, "news-trait-put") == [
        {
            "key": "news-trait-put",
            "seat": 0,
            "card": "leaf-5-a",
            "trait": "communication",
            "place": 2,
            "then": [
                {"key": "then-replaces", "trait": "parasite"},
                {"key": "then-replaces-stolen", "trait": "communication"},
            ],
        }
    ]


def test_a_printed_trait_once_replaced_is_gone_for_good() -> None:
    """W-I4: a thief takes the card over it and the place is empty."""
    state = winner_with("leaf-8-a", None, {"species": "bird", "traits": ["leaf-6-b", "printed"]}, animal("pig", 9, 4))
    play(state, "take leaf 8 a", "improve trait", "place 1")
    assert traits(state, 1) == [None, "tools", None, None, None]


def test_the_zero_points_box_works_and_scores_nothing() -> None:
    """W-I4, W-G4."""
    state = play(winner_with("leaf-10-a"), "take leaf 10 a", "improve trait", "place 5")
    assert board(state)["works"] == ["tools"]
    assert board(state)["points"]["traits"] == 0


def test_a_card_that_is_only_a_trait_is_not_asked_about() -> None:
    """W-I4: no icon, or one of no use."""
    state = play(winner_with("flower-14-a", animal("fish", 3, 7, learned=["forest"])), "take flower 14 a")
    assert view(state)["phase"] == "way"
    state = play(winner_with("leaf-12-a"), "take leaf 12 a")
    assert view(state)["phase"] == "place"


def test_improving_may_be_declined() -> None:
    """W-I5."""
    state = play(winner_with("leaf-1-a"), "decline")
    assert view(state)["discards"] == ["leaf-1-a"]
    assert state.to_act() == [0]


def test_a_chosen_card_must_be_used() -> None:
    """W-I5: declining comes instead of choosing."""
    state = play(winner_with("leaf-1-a"), "take leaf 1 a")
    assert refusal(state, "decline") == ("cannot-decline", "W-I5")


def test_a_card_used_by_its_icon_stays_with_the_board() -> None:
    """W-I6: it is never shuffled back."""
    state = play(winner_with("leaf-1-a"), "take leaf 1 a", "improve population")
    assert board(state)["kept"] == ["leaf-1-a"]
    assert "leaf-1-a" not in view(state)["discards"]
