"""Pieces, set-up and the start of an era (W-C*, W-S*, W-E*)."""

import pytest

from tests.games.darwinning.table import GAME, animal, board, legal, play, table, view


def test_there_are_120_cards_two_of_each_value_in_each_suit() -> None:
    """W-C1."""
    cards = GAME.rules.pieces()["cards"]
    assert len({card["key"] for card in cards}) == 120
    assert {(card["suit"], card["number"]) for card in cards if card["copy"] == "1"} == {
        (card["suit"], card["number"]) for card in cards if card["copy"] == "2"
    }
    assert {str(card["population"]) for card in cards} == {"0", "1", "2"}


def test_ten_species_have_five_trait_places_of_which_two_are_printed() -> None:
    """W-C2, W-I4."""
    assert len(GAME.rules.pieces()["species"]) == 10
    state = table({"species": "fish"}, {"species": "bird"}, {"species": "pig"})
    shown = board(state)["traits"]
    assert [None if place is None else place["trait"] for place in shown] == [
        "symbiosis",
        "communication",
        None,
        None,
        None,
    ]


def test_markers_never_run_out() -> None:
    """W-C2: a population of any size."""
    state = table(animal("fish", 3, 500), {}, {})
    assert board(state)["population"] == 500


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_draws_another_species_and_stands_on_its_space(players: int) -> None:
    """W-S1."""
    printed = {str(row["key"]): row for row in GAME.rules.pieces()["species"]}
    for seed in range(5):
        state = GAME.start(players=players, seed=seed)
        seats = view(state)["seats"]
        assert len({seat["species"] for seat in seats}) == players
        assert len({seat["place"] for seat in seats}) == players
        for seat in seats:
            row = printed[seat["species"]]
            assert (str(seat["population"]), str(seat["place"])) == (row["population"], row["food_chain"])


@pytest.mark.parametrize(("players", "cards"), [(2, 120), (3, 90), (4, 90), (5, 120), (6, 120)])
def test_three_and_four_players_play_without_acorns(players: int, cards: int) -> None:
    """W-S2: two, five and six play with all the cards."""
    position = GAME.position(GAME.start(players=players, seed=1))
    seats: list[dict[str, list[str]]] = position["seats"]  # type: ignore[assignment]
    everything = [*position["deck"], *[card for seat in seats for card in seat["hand"]]]  # type: ignore[misc]
    if players == 2:
        everything += position["dummy"]["open"]  # type: ignore[index]
    assert len(everything) == cards
    assert any(card.startswith("acorn") for card in everything) == (players not in (3, 4))


def test_each_era_deals_ten_cards_and_its_number_of_environments() -> None:
    """W-E1: 5, 5, 4, 3; the discards come back."""
    state = GAME.start(players=3, seed=8)
    dealt = {}
    while not state.is_over():
        shown = view(state)
        if shown["phase"] == "name":
            dealt[shown["era"]] = len(shown["environments"])
            assert [seat["cards"] for seat in shown["seats"]] == [10, 10, 10]
            assert shown["discards"] == []
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert dealt == {1: 5, 2: 5, 3: 4, 4: 3}


def test_the_lowest_player_names_anybody_as_leader() -> None:
    """W-E2: themselves too."""
    state = table(animal("fish", 9, 3), animal("bird", 2, 3), animal("pig", 4, 3))
    assert state.to_act() == [1]
    assert legal(state) == ["lead fish", "lead bird", "lead pig"]
    assert play(state.copy(), "lead pig").to_act() == [2]
    assert play(state, "lead bird").to_act() == [1]


def test_who_names_the_leader_has_seen_their_hand() -> None:
    """W-E2."""
    state = GAME.start(players=4, seed=3)
    seat = state.to_act()[0]
    assert len(view(state, seat)["seats"][seat]["hand"]) == 10
