"""The turn: order, guides, taking, the Beagle, the end (F-T*)."""

from typing import Any

import pytest

from tests.games.footsteps.table import GAME, legal, notebook, play, refusal, table

THREE = ("jaguar", "lion", "tiger")


def test_play_goes_clockwise_from_the_first_player_no_matter_who_has_the_pawn() -> None:
    """F-T1."""
    state = table({}, {}, {}, facing=("jaguar", "giraffe", "koala"), turn=1, first=1, pawn=1)
    order = []
    for _ in range(4):
        order.append(state.to_act()[0])
        state.apply(order[-1], next(a for a in state.legal_actions(order[-1]) if a >= 3))
        while state.view(None)["phase"] != "take":
            state.apply(order[-1], state.legal_actions(order[-1])[0])
    assert order == [1, 2, 0, 1]


def test_a_guide_may_be_spent_before_taking() -> None:
    """F-T2."""
    state = table({"guides": 1}, facing=THREE)
    assert legal(state)[:3] == ["voyage forward", "voyage back", "observe"]
    play(state, "voyage forward")
    assert notebook(state)["guides"] == 0


def test_only_one_guide_may_be_spent_in_a_turn() -> None:
    """F-T2."""
    state = play(table({"guides": 2}, facing=THREE), "voyage forward")
    assert notebook(state)["guides"] == 1
    assert not [action for action in legal(state) if not action.startswith("take")]
    assert refusal(state, "observe") == ("guide-too-late", "F-T2")


def test_without_a_guide_none_is_spent() -> None:
    """F-T2."""
    state = table({"guides": 0}, facing=THREE)
    assert legal(state) == ["take jaguar", "take lion", "take tiger"]
    assert refusal(state, "voyage back") == ("no-guide", "F-T2")


def test_the_guide_comes_back_into_use_next_turn() -> None:
    """F-T2."""
    state = play(table({"guides": 2}, {"guides": 0}, facing=THREE), "voyage forward")
    seat = state.to_act()[0]
    state.apply(seat, state.legal_actions(seat)[0])
    assert state.to_act() == [1]
    assert state.view(None)["guide_spent"] is False


@pytest.mark.parametrize(("way", "space", "places"), [("forward", 2, [2, 5, 8]), ("back", 0, [0, 3, 6])])
def test_a_voyage_moves_the_beagle_one_space_and_what_it_faces(way: str, space: int, places: list[int]) -> None:
    """F-T2a."""
    view = play(table({"guides": 1}, facing=THREE), f"voyage {way}").view(0)
    assert view["beagle"] == space
    assert view["facing"] == places


def test_a_voyage_goes_round_the_board_both_ways() -> None:
    """F-T2a."""
    assert play(table({"guides": 1}, beagle=11), "voyage forward").view(0)["beagle"] == 0
    assert play(table({"guides": 1}, beagle=0), "voyage back").view(0)["beagle"] == 11


def test_the_distance_counts_from_where_the_voyage_ended() -> None:
    """F-T2a."""
    journey = ["?"] * 9
    journey[8] = "emu"
    state = play(table({"guides": 1}, journey=journey), "voyage forward", "take emu")
    assert state.view(0)["beagle"] == 5


def test_an_observation_replaces_the_facing_tiles_nearest_first() -> None:
    """F-T2b."""
    pile = ["koala", "emu", "giraffe", *["?"] * 19]
    state = play(table({"guides": 1}, facing=THREE, pile=pile), "observe")
    journey: Any = state.view(0)["journey"]
    assert [journey[place] for place in (1, 4, 7)] == ["koala", "emu", "giraffe"]
    assert state.view(0)["pile"] == {"size": 22, "under": [["jaguar", "lion", "tiger"]]}


def test_the_observed_tiles_go_under_in_an_order_nobody_knows() -> None:
    """F-T2b."""
    orders = set()
    for seed in range(60):
        written: Any = GAME.position(play(table({"guides": 1}, facing=THREE, seed=seed), "observe"))
        orders.add(tuple(written["pile"][-3:]))
    assert len(orders) == 6


def test_with_few_tiles_left_an_observed_one_may_come_straight_back() -> None:
    """F-T2b."""
    state = table({"guides": 1}, facing=THREE, pile=["emu", "koala"])
    play(state, "observe")
    journey: Any = state.view(0)["journey"]
    assert [journey[1], journey[4]] == ["emu", "koala"]
    assert journey[7] in THREE


def test_an_observation_never_ends_the_game() -> None:
    """F-T2b."""
    state = play(table({"guides": 1}, facing=THREE, pile=["emu"]), "observe")
    assert not state.is_over()
    pile: Any = state.view(0)["pile"]
    assert pile["size"] == 1


def test_one_of_the_three_facing_tiles_must_be_taken() -> None:
    """F-T3."""
    state = table({"guides": 0}, facing=THREE)
    assert legal(state) == ["take jaguar", "take lion", "take tiger"]
    journey: Any = state.view(0)["journey"]
    assert refusal(state, f"take {journey[0]}") == ("not-facing", "F-T3")


def test_a_second_tile_can_not_be_taken_while_a_theory_is_due() -> None:
    """F-T3."""
    state = play(table({"tiles": ["american-bison"]}, facing=THREE), "take jaguar")
    assert refusal(state, "take lion") == ("tile-taken", "F-T3")


def test_an_animal_goes_on_the_cell_of_its_class_and_ecosystem_over_what_lies_there() -> None:
    """F-T3a."""
    state = play(table({"tiles": ["american-bison"]}, facing=THREE), "take jaguar")
    assert notebook(state)["cells"][1] == ["american-bison", "jaguar"]


def test_a_character_takes_one_of_three_places() -> None:
    """F-T3b."""
    state = play(table({"tiles": ["fitzroy", "henslow"]}, facing=("martens", "lion", "tiger")), "take martens")
    assert notebook(state)["characters"] == ["fitzroy", "henslow", "martens"]
    assert all(not cell for cell in notebook(state)["cells"])


def test_a_fourth_character_can_not_be_taken() -> None:
    """F-T3b."""
    held = {"tiles": ["fitzroy", "henslow", "mccormick"], "guides": 0}
    state = table(held, facing=("martens", "lion", "darwin"))
    assert legal(state) == ["take lion"]
    assert refusal(state, "take martens") == ("characters-full", "F-T3b")


def test_tokens_and_publications_come_before_the_theory_and_the_beagle_sails_last() -> None:
    """F-T4."""
    toucan = ("keel-billed-toucan", "lion", "tiger")
    state = play(table({"tiles": ["ruby-throated-hummingbird"]}, facing=toucan), "take keel-billed-toucan")
    view = state.view(0)
    assert notebook(state)["compasses"] == 1
    assert view["phase"] == "develop"
    assert view["beagle"] == 1
    journey: Any = view["journey"]
    assert journey[1] is None
    play(state, "develop pile 1")
    assert state.view(0)["beagle"] == 2
    journey = state.view(0)["journey"]
    assert journey[1] is not None


@pytest.mark.parametrize(("tile", "space"), [("jaguar", 2), ("lion", 3), ("tiger", 4)])
def test_the_beagle_sails_as_far_as_the_tile_was_away(tile: str, space: int) -> None:
    """F-T5."""
    assert play(table({}, facing=THREE), f"take {tile}").view(0)["beagle"] == space


def test_the_empty_place_is_filled_from_the_top_of_the_pile() -> None:
    """F-T5."""
    state = play(table({}, facing=THREE, pile=["emu", *["?"] * 20]), "take lion")
    journey: Any = state.view(0)["journey"]
    assert journey[4] == "emu"
    assert state.news(None) == [{"key": "news-tile", "tile": "emu"}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_with_the_last_tile_of_the_pile_and_twelve_tiles_each(players: int) -> None:
    """F-T6."""
    state = GAME.start(players=players, seed=9)
    while not state.is_over():
        pile: Any = state.view(None)["pile"]
        assert pile["size"] > 0
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    assert [notebook(state, seat)["tiles"] for seat in range(players)] == [12] * players
    assert state.end_reason() == "end-pile"
    assert state.to_act() == []
    assert refusal(state, "observe") == ("game-over", "F-T6")


def test_nobody_acts_in_anothers_turn() -> None:
    """F-T1."""
    state = table({}, {}, facing=THREE)
    assert state.legal_actions(1) == []
    assert refusal(state, "take lion", seat=1) == ("not-your-turn", "F-T1")
