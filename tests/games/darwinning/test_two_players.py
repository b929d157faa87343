"""The two-player game: open cards, the dummy, the last trick (W-D1 to W-D8)."""

from typing import Any

import pytest

from beagle.core.state import State
from beagle.games.darwinning.dummy import start_between
from tests.games.darwinning.table import (
    GAME,
    animal,
    board,
    legal,
    places,
    play,
    populations,
    refusal,
    survival,
    table,
    told,
    trick,
    view,
)

EXAMPLE = ["leaf-7-a", "leaf-8-a", "blueberry-3-a"]
"""W-D2: 7 green, 8 green and 3 blue."""
SMALL = ["flower-1-a", "flower-5-b"]


def duel(mine: list[str], theirs: list[str], shown: list[str] | None = None, **fields: Any) -> State:
    """Seat 0 leads; these cards lie open; the dummy is on space 12."""
    return trick(
        animal("fish", 3, 5, hand=mine),
        animal("bird", 6, 5, hand=theirs),
        dummy={"place": 12, "open": EXAMPLE if shown is None else shown},
        **fields,
    )


# The dummy's start


@pytest.mark.parametrize(
    ("one", "other", "start"), [(1, 9, 5), (9, 1, 5), (2, 7, 4), (3, 5, 4), (3, 6, 4), (4, 5, 6), (5, 4, 6)]
)
def test_the_dummy_starts_midway_nearer_to_the_lower_or_above_neighbours(one: int, other: int, start: int) -> None:
    """W-D1."""
    assert start_between(one, other) == start


def test_three_cards_lie_open_and_the_dummy_stands_on_the_chain() -> None:
    """W-D1: as a species like any other."""
    state = GAME.start(players=2, seed=4)
    shown = view(state)
    assert len(shown["dummy"]["open"]) == 3
    assert sorted(stand["species"] for stand in shown["chain"]) == sorted(
        ["dummy", *[seat["species"] for seat in shown["seats"]]]
    )


def test_the_lower_of_the_two_players_names_the_leader() -> None:
    """W-D1, W-E2: even with the dummy below them."""
    state = table(animal("fish", 9, 5), animal("bird", 6, 5), dummy={"place": 1})
    assert state.to_act() == [1]
    assert legal(state) == ["lead fish", "lead bird"]


# Playing and declaring


@pytest.mark.parametrize("card", ["blueberry-3-b", "leaf-3-a", "flower-3-b"])
def test_any_three_makes_a_pair_with_the_open_three(card: str) -> None:
    """W-D2: the example."""
    state = duel([card, "flower-12-a"], SMALL)
    play(state, f"play {card.replace('-', ' ')}")
    finish(state)
    play(state, "play flower 1 a")
    assert "use blueberry 3 a" in legal(state)
    play(state, "use blueberry 3 a")
    assert told(state, "news-declared")[0]["combination"] == "pair"


def finish(state: State) -> State:
    """Say that the play is complete, where more could be added."""
    seat = state.to_act()[0]
    return play(state, "done") if view(state)["phase"] == "play" and "done" in legal(state) and seat == 0 else state


def test_nine_of_leaves_makes_a_straight_flush() -> None:
    """W-D2: the example."""
    state = finish(play(duel(["leaf-9-a", "flower-12-a"], SMALL), "play leaf 9 a"))
    play(state, "play flower 1 a")
    assert legal(state) == ["done", "use leaf 7 a", "use leaf 8 a"]
    play(state, "use leaf 8 a")
    assert told(state, "news-declared")[0]["combination"] == "straight-flush"


def test_six_of_blueberries_makes_a_straight() -> None:
    """W-D2: the example."""
    state = finish(play(duel(["blueberry-6-a", "flower-12-a"], SMALL), "play blueberry 6 a"))
    play(state, "play flower 1 a", "use leaf 7 a")
    declared = told(state, "news-declared")[0]
    assert (declared["combination"], declared["sum"]) == ("straight", 21)


def test_a_pair_of_threes_beside_the_open_three_may_stay_a_pair() -> None:
    """W-D2: the example."""
    state = play(duel(["leaf-3-a", "flower-3-a", "flower-12-a"], SMALL), "play leaf 3 a", "play flower 3 a")
    play(state, "play flower 1 a")
    assert legal(state) == ["done", "use blueberry 3 a"]
    play(state, "done")
    assert view(state)["best"]["combination"] == "pair"


def test_both_players_may_use_the_same_open_card() -> None:
    """W-D2: they are compared after declaring; of equals the later wins."""
    state = duel(["flower-3-a", "flower-12-a"], ["flower-3-b", "flower-5-b"])
    play(state, "play flower 3 a", "play flower 3 b", "use blueberry 3 a", "use blueberry 3 a")
    assert view(state)["best"] == {"seat": 1, "combination": "pair", "sum": 6}


def test_a_play_needs_an_own_card_and_cards_that_open_cards_can_complete() -> None:
    """W-D2: 6 and 9 don't go together with any of them, 6 and 8 do."""
    state = duel(["flower-6-a", "blueberry-8-b", "flower-9-a"], SMALL)
    play(state, "play flower 6 a")
    assert legal(state) == ["done", "play blueberry 8 b"]
    assert refusal(state, "play flower 9 a") == ("no-combination", "W-D2")
    assert refusal(state, "play leaf 7 a") == ("card-not-held", "W-T1")
    play(state, "play blueberry 8 b")
    assert told(state, "news-played-open")[0]["card"] == ["flower-6-a", "blueberry-8-b"]


def test_what_can_only_be_declared_one_way_declares_itself() -> None:
    """W-D2: two cards alone that only the open 7 completes."""
    state = duel(["flower-6-a", "blueberry-8-b", "flower-12-a"], ["flower-1-a", "flower-5-b"])
    play(state, "play flower 6 a", "play blueberry 8 b", "play flower 1 a")
    assert told(state, "news-declared")[0]["card"] == ["flower-6-a", "leaf-7-a", "blueberry-8-b"]
    assert view(state)["best"]["seat"] == 0


def test_the_second_player_need_not_beat_the_first() -> None:
    """W-D2: a weaker pair may be played, and is discarded."""
    state = duel(["flower-12-a", "blueberry-12-a", "leaf-1-a"], ["flower-2-a", "flower-2-b", "leaf-5-b"], shown=[])
    play(state, "play flower 12 a", "play blueberry 12 a", "play flower 2 a", "play flower 2 b")
    assert view(state)["best"]["seat"] == 0
    play(state, "decline")
    assert {"flower-2-a", "flower-2-b"} <= set(view(state)["discards"])


def test_a_declaration_must_make_a_combination_but_need_not_win() -> None:
    """W-D2."""
    state = duel(["leaf-9-a", "flower-12-a"], ["flower-3-a", "flower-5-b"])
    play(state, "play leaf 9 a", "play flower 3 a", "use leaf 7 a", "use blueberry 3 a")
    assert view(state)["best"]["seat"] == 0
    other = duel(["leaf-9-a", "flower-12-a"], ["flower-1-a", "flower-5-b"], shown=["leaf-7-a", "leaf-8-a", "leaf-12-a"])
    play(other, "play leaf 9 a", "play flower 1 a", "use leaf 7 a")
    assert refusal(other, "done") == ("not-a-combination", "W-D2")
    assert refusal(other, "use flower 1 a") == ("not-open", "W-D2")


def test_open_cards_are_declared_only_after_both_have_played() -> None:
    """W-D2."""
    assert refusal(duel(["leaf-9-a"], SMALL), "use leaf 7 a") == ("no-declaration", "W-D2")


# Taking


def test_the_winner_takes_the_open_cards_they_used_and_improves_with_any_card_of_the_combination() -> None:
    """W-D3: the rest is discarded, and nothing replaces what was taken."""
    state = play(duel(["leaf-9-a", "flower-12-a"], SMALL), "play leaf 9 a", "play flower 1 a", "use leaf 8 a")
    assert legal(state) == ["decline", "take leaf 7 a", "take leaf 8 a", "take leaf 9 a"]
    play(state, "take leaf 7 a", "improve trait", "place 1")
    assert view(state)["dummy"]["open"] == ["blueberry-3-a"]
    assert sorted(view(state)["discards"]) == ["flower-1-a", "leaf-8-a", "leaf-9-a"]
    assert board(state)["cards"] == 1


def test_a_losers_open_cards_stay() -> None:
    """W-D2, W-D3."""
    state = duel(["leaf-9-a", "flower-12-a"], ["flower-3-a", "flower-5-b"])
    play(state, "play leaf 9 a", "play flower 3 a", "use leaf 8 a", "use blueberry 3 a")
    assert view(state)["dummy"]["open"] == ["blueberry-3-a"]


def test_in_the_last_trick_the_winners_open_cards_are_discarded_and_the_loser_uses_an_own_card() -> None:
    """W-D3, W-T5."""
    state = duel(["leaf-9-a", "flower-12-a"], ["flower-3-a"])
    play(state, "play leaf 9 a", "play flower 3 a", "use leaf 8 a", "use blueberry 3 a")
    assert state.to_act() == [1]
    assert legal(state) == ["decline", "take flower 3 a"]
    play(state, "decline")
    assert {"leaf-7-a", "leaf-8-a", "leaf-9-a"} <= set(view(state)["discards"])
    assert view(state)["dummy"]["open"] == ["blueberry-3-a"]


# The dummy moves


def test_if_nobody_uses_an_open_card_the_dummy_moves_by_their_sum_before_the_improvement() -> None:
    """W-D4: -1, nothing and +1 here, then with other cards up and down."""
    still = play(duel(["flower-12-a", "flower-2-a"], SMALL), "play flower 12 a", "play flower 1 a")
    assert still.to_act() == [0]
    up = duel(["flower-12-a", "flower-2-a"], SMALL, shown=["leaf-4-b", "leaf-6-a"])
    play(up, "play flower 12 a", "play flower 1 a")
    assert view(up)["phase"] == "choose"
    assert view(up)["dummy"]["place"] == 12 + 4
    assert told(up, "news-dummy-up") == [{"key": "news-dummy-up", "space": 16}]
    down = duel(["flower-12-a", "flower-2-a"], SMALL, shown=["leaf-13-b"])
    play(down, "play flower 12 a", "play flower 1 a")
    assert view(down)["dummy"]["place"] == 8


def test_a_use_that_loses_keeps_the_dummy_where_it_is() -> None:
    """W-D4."""
    state = duel(["flower-12-a", "flower-12-b", "leaf-2-a"], ["flower-3-a", "flower-5-b"], shown=["blueberry-3-b"])
    play(state, "play flower 12 a", "play flower 12 b", "play flower 3 a", "use blueberry 3 b")
    assert view(state)["best"]["seat"] == 0
    assert view(state)["dummy"]["place"] == 12


def test_the_dummy_moves_after_the_last_trick_too() -> None:
    """W-D4."""
    state = duel(["flower-12-a", "flower-2-a"], ["flower-1-a"], shown=["leaf-4-b"])
    play(state, "play flower 12 a", "play flower 1 a")
    assert view(state)["dummy"]["place"] == 14


# Survival


def test_the_dummy_bites_everyone_it_can_and_every_bite_gives_two_markers() -> None:
    """W-D5, W-D6: so one bite costs population."""
    state = survival(animal("fish", 3, 5), animal("bird", 6, 5, 4), dummy={"place": 12, "open": ["leaf-1-a"]})
    assert populations(play(state, "done"))[0] == 3


def test_the_dummy_has_the_traits_of_its_open_cards() -> None:
    """W-D5: Tools opens the shell, Camouflage hides the dummy next door."""
    state = survival(
        animal("fish", 3, 5, 4), animal("bird", 13, 5, 4), dummy={"place": 12, "open": ["leaf-10-a", "leaf-7-b"]}
    )
    assert view(state)["dummy"] is not None
    assert populations(state) == [3, 4]


def test_the_dummy_can_be_bitten_and_its_poison_gives_two_markers_not_four() -> None:
    """W-D5, W-D6, W-X9."""
    state = survival(animal("fish", 3, 5, 4), animal("bird", 15, 5), dummy={"place": 12, "open": ["leaf-9-a"]})
    assert legal(state) == ["done", "eat dummy"]
    play(state, "eat dummy")
    assert told(state, "news-hurt") == [{"key": "news-hurt", "seat": 1, "bites": 2, "population": 3}]


@pytest.mark.parametrize(("bites", "after"), [(0, 4), (2, 3)])
def test_a_herd_animal_bears_one_two_player_bite_but_not_two(bites: int, after: int) -> None:
    """W-X3, W-D6: two markers a bite, three hurt."""
    state = survival(
        animal("fish", 3, 5, 3, bites=bites), animal("bird", 6, 5), dummy={"place": 1, "open": ["leaf-10-a"]}
    )
    play(state, "eat dummy", "eat fish", "done")
    assert populations(state)[0] == after


def test_the_dummy_has_no_population_food_or_points_and_ignores_store_and_metamorphosis() -> None:
    """W-D5."""
    state = survival(
        animal("fish", 3, 5, 4), animal("bird", 6, 5, 4), dummy={"place": 1, "open": ["leaf-11-a", "leaf-14-a"]}
    )
    while view(state)["phase"] == "feed":
        play(state, "done")
    assert len(state.scores()) == 2
    assert view(state)["era"] == 2
    assert not told(state, "news-drawn")


def borrower(*environments: str, other: str = "bird", shown: str = "leaf-1-a") -> State:
    """A fish with Symbiosis; ``shown`` lies open, and bears a forest."""
    dummy = {"place": 20, "open": [shown]}
    return table(animal("fish", 3, 9, 2), animal(other, 6, 9), environments=list(environments), dummy=dummy)


def test_symbiosis_borrows_an_environment_printed_on_an_open_card_for_two_food() -> None:
    """W-D5, W-X2: more than the bird finds there."""
    state = borrower("forest", "desert")
    assert view(state)["dummy"]["environments"] == ["forest"]
    outlook = view(state)["forecast"]
    assert (outlook[0]["has"], outlook[0]["borrows"]) == (2, {"environment": "forest", "food": 2, "from": "dummy"})
    assert (outlook[1]["has"], outlook[1]["borrows"]) == (1, None)


def test_an_open_environment_counts_only_if_it_is_dealt_and_lacking_and_nobody_offers_more() -> None:
    """W-D5, W-X2."""
    assert view(borrower("desert"))["forecast"][0]["borrows"] is None
    at_home = view(borrower("ocean", other="pig", shown="acorn-2-a"))
    assert at_home["dummy"]["environments"] == ["ocean"]
    assert (at_home["forecast"][0]["has"], at_home["forecast"][0]["borrows"]) == (3, None)
    equal = view(borrower("forest", other="pig"))["forecast"][0]
    assert equal["borrows"] == {"environment": "forest", "food": 2, "from": "pig"}
    richer = view(borrower("forest", other="insects"))["forecast"][0]
    assert richer["borrows"] == {"environment": "forest", "food": 3, "from": "insects"}


def test_the_survival_counts_the_food_of_an_open_environment() -> None:
    """W-D5, W-X2, W-V1."""
    state = survival(
        animal("fish", 3, 3, 2, 4),
        animal("bird", 6, 5, 4),
        environments=("forest",),
        dummy={"place": 20, "open": ["leaf-1-a"]},
    )
    assert told(state, "news-shrank")[0] == {"key": "news-shrank", "seat": 0, "food": 2, "needs": 3, "population": 2}


def test_parasite_may_take_an_open_card_after_the_last_trick_but_not_before() -> None:
    """W-D5, W-X8."""
    early = table(
        animal("fish", 3, 5, played=["leaf-8-a"], hand=["leaf-3-a"]),
        animal("bird", 6, 5),
        phase="choose",
        turn=0,
        dummy={"place": 12, "open": ["leaf-10-a"]},
    )
    play(early, "take leaf 8 a", "improve trait", "place 1")
    assert board(early)["stolen"] is None
    late = table(
        animal("fish", 3, 5, hand=["leaf-3-a"]),
        animal("bird", 6, 5, played=["leaf-8-a"]),
        phase="choose",
        stage="last-trick",
        turn=1,
        best={"seat": 0, "combination": "single", "sum": 15},
        dummy={"place": 12, "open": ["leaf-10-a", "flower-1-b"]},
    )
    play(late, "take leaf 8 a", "improve trait", "place 1")
    assert legal(late) == ["steal pheromones from dummy", "steal tools from dummy"]
    play(late, "steal tools from dummy")
    assert board(late, 1)["stolen"] == "leaf-10-a"
    assert view(late)["dummy"]["open"] == ["flower-1-b"]


def test_a_parasite_of_the_dummy_takes_nothing() -> None:
    """W-D5."""
    state = survival(animal("fish", 3, 5, 4), animal("bird", 6, 5, 4), dummy={"place": 1, "open": ["leaf-8-a"]})
    while view(state)["phase"] == "feed":
        play(state, "done")
    assert [seat["works"] for seat in view(state)["seats"]] == [["hard-shell"], ["hard-shell"]]


def test_at_the_end_of_an_era_the_dummy_gets_three_other_cards() -> None:
    """W-D7: the old ones are discarded and then shuffled back."""
    state = survival(animal("fish", 3, 5, 4), animal("bird", 6, 5, 4), dummy={"place": 1, "open": ["leaf-8-a"]})
    while view(state)["phase"] == "feed":
        play(state, "done")
    assert view(state)["era"] == 2
    assert len(view(state)["dummy"]["open"]) == 3
    assert "leaf-8-a" not in view(state)["dummy"]["open"]
    assert len(told(state, "news-open")) == 1


def test_after_the_last_era_the_dummys_cards_stay() -> None:
    """W-D7."""
    state = survival(animal("fish", 3, 5, 4), animal("bird", 6, 5, 4), dummy={"place": 1, "open": ["leaf-8-a"]}, era=4)
    while view(state)["phase"] == "feed":
        play(state, "done")
    assert state.is_over()
    assert view(state)["dummy"]["open"] == ["leaf-8-a"]


# The search


def test_who_led_the_last_trick_with_their_last_card_lets_the_other_search_the_discards() -> None:
    """W-D8: no matter who won; any card there, used in any way; neither hands nor open cards. The dummy is on 8."""
    state = duel(["flower-12-a"], ["flower-1-a", "flower-5-b"], discards=["leaf-15-a", "leaf-2-a"])
    play(state, "play flower 12 a", "play flower 1 a")
    assert told(state, "news-search") == [{"key": "news-search", "seat": 1}]
    assert state.to_act() == [1]
    assert legal(state) == ["decline", "take leaf 2 a", "take leaf 15 a", "take flower 1 a", "take flower 12 a"]
    assert refusal(state, "take leaf 7 a") == ("not-in-discards", "W-D8")
    play(state, "take leaf 15 a", "improve chain")
    assert board(state, 1)["kept"] == ["leaf-15-a"]
    assert places(state)[1] == 7


def test_the_searcher_may_decline() -> None:
    """W-D8, W-I5."""
    state = play(duel(["flower-12-a"], SMALL), "play flower 12 a", "play flower 1 a", "decline")
    assert view(state)["phase"] == "feed"


def test_the_leader_who_loses_improves_first_and_the_winner_still_searches() -> None:
    """W-D8, W-T5."""
    state = duel(["flower-2-a"], ["flower-12-a", "flower-5-b"])
    play(state, "play flower 2 a", "play flower 12 a")
    assert state.to_act() == [0]
    assert legal(state) == ["decline", "take flower 2 a"]
    play(state, "take flower 2 a", "improve population")
    assert state.to_act() == [1]
    assert legal(state) == ["decline", "take flower 12 a"]


def test_there_is_no_search_if_the_leader_still_holds_a_card() -> None:
    """W-D8, W-T5: the other is out, and only the loser improves."""
    state = play(duel(["flower-12-a", "flower-2-a"], ["flower-1-a"]), "play flower 12 a", "play flower 1 a")
    assert state.to_act() == [1]
    assert legal(state) == ["decline", "take flower 1 a"]
