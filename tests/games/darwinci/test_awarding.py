"""Awarding (C-W*), rotten payments (C-R2) and the expert's big stones in it (C-X1, C-X3)."""

from typing import Any

import pytest

from beagle.core.state import State
from tests.games.darwinci.table import GAME, OFFERS, bid, legal, news, play, refusal, seat_of, seen, small, table


def test_the_three_player_auction_of_the_rule_book() -> None:
    """C-A1, C-A2, C-A3, C-A4, C-W1, C-W4, C-W5, C-W6: where all the stones end up."""
    state = table(
        {"offer": "S11", "reserve": {"green": 7, "white": 1, "blue": 1}},
        {"offer": "S12", "reserve": {"white": 7, "green": 1, "blue": 2}},
        {"offer": "C11", "reserve": {"blue": 6, "green": 1, "white": 1}},
        phase="bid",
        first=0,
        darwin_tile=1,
    )
    bid(state, "white>green blue>green green>blue", "blue>green green>white", "white>green green>white blue>blue")
    bid(state, "green>blue green>blue", "white>white white>white white>white", "blue>blue blue>blue")
    bid(state, "green>blue green>blue", "blue>green", "-")
    assert [seat_of(state, seat)["won"] for seat in range(3)] == [["C11"], ["S12"], ["S11"]]
    assert small(state, 0) == {"green": 5, "blue": 2}
    assert small(state, 1) == {"white": 9}
    assert small(state, 2) == {"blue": 7, "green": 4}
    assert seen(state)["next_first"] == 2
    assert news(state) == ["news-won", "news-won-own", "news-won", "news-die"]


def last_turn(*stones: dict[str, int], first: int = 0, **fields: Any) -> State:
    """A table at the end of the bidding, with these stones on the bones of A, B, C, D; everybody passes."""
    seats = [{**OFFERS[lot], "stones": on, "reserve": {}} for lot, on in enumerate(stones)]
    turn = (first - 1) % len(seats)
    state = table(*seats, players=len(seats), phase="bid", bidding_turn=3, first=first, turn=turn, **fields)
    return play(state, "done")


def won(state: State) -> list[list[str]]:
    return [seat_of(state, seat)["won"] for seat in range(state.players)]


def test_a_bone_goes_to_the_colour_with_most_stones_no_matter_who_placed_them() -> None:
    """C-W1."""
    state = last_turn({"white": 2, "blue": 1}, {"green": 1}, {"green": 1})
    assert won(state) == [["S12", "C11"], ["S11"], []]


@pytest.mark.parametrize(
    ("tied", "winner"), [(("green", "blue"), 0), (("blue", "red"), 2), (("white", "red"), 1), (("green", "red"), 0)]
)
def test_a_tie_goes_to_the_first_tied_player_from_the_first_player_on(tied: tuple[str, str], winner: int) -> None:
    """C-W2: A B C D, A first: A and C tie, A wins; C and D tie, C wins."""
    state = last_turn({"green": 1}, dict.fromkeys(tied, 2), {}, {})
    assert "S12" in won(state)[winner]


def test_the_tie_is_counted_from_the_first_player() -> None:
    """C-W2."""
    assert "S12" in won(last_turn({"green": 1}, {"green": 2, "red": 2}, {}, {}, first=3))[3]


def test_a_bone_without_a_stone_leaves_the_game() -> None:
    """C-W3."""
    state = last_turn({}, {"green": 1}, {"green": 1})
    assert seen(state)["gone"] == ["S11"]
    assert news(state)[0] == "news-unwanted"


def test_the_winner_takes_one_stone_back_and_the_rest_pays_who_offered() -> None:
    """C-W4, C-W5."""
    state = last_turn({"white": 3, "blue": 2}, {}, {})
    assert small(state, 0) == {"green": 9, "white": 2}
    assert small(state, 1) == {"white": 7}
    assert small(state, 2) == {"blue": 9}


def test_who_wins_the_own_bone_takes_all_own_stones_back() -> None:
    """C-W4."""
    state = last_turn({"green": 4, "white": 3}, {}, {})
    assert small(state, 0) == {"green": 9}
    assert small(state, 1) == {"white": 9}


@pytest.mark.parametrize(("stones", "next_first"), [({"red": 1}, 3), ({"green": 1}, 1), ({}, 1)])
def test_the_die_goes_to_the_winner_of_the_first_players_bone(stones: dict[str, int], next_first: int) -> None:
    """C-W6: D wins A's bone, D is next; A wins it, B is next; nobody, B as well."""
    assert seen(last_turn(stones, {}, {}, {}))["next_first"] == next_first


def test_without_an_offer_of_the_first_player_the_die_goes_to_the_left_neighbour() -> None:
    """C-W6."""
    seats: Any = (
        {"offer": None, "reserve": {}},
        {"offer": "S12", "stones": {"blue": 1}, "reserve": {}},
        {"offer": "C11"},
    )
    state = play(table(*seats, phase="bid", bidding_turn=3, turn=2), "done")
    assert seen(state)["next_first"] == 1


def test_the_die_counts_from_the_next_round_and_this_rounds_order_holds_for_scoring_and_drawing() -> None:
    """C-W6, C-E2."""
    state = last_turn({"blue": 1}, {}, {})
    assert (seen(state)["first"], seen(state)["next_first"]) == (0, 2)
    state.apply(2, state.legal_actions(2)[0])
    while seen(state)["phase"] == "score":
        play(state, "pass")
    assert (seen(state)["phase"], state.to_act()) == ("refill", [0])
    play(state, "draw 1", "draw 1", "draw 1")
    assert (seen(state)["first"], state.to_act()) == (2, [2])


def test_a_rotten_bone_is_paid_for_when_it_is_won_even_into_debt() -> None:
    """C-R2."""
    seats: Any = (
        {"offer": "S01", "stones": {"blue": 1}, "reserve": {}},
        {"offer": "S02", "stones": {"blue": 1}, "reserve": {}},
        {"offer": None, "reserve": {}, "money": 4},
    )
    state = play(table(*seats, phase="bid", bidding_turn=3, turn=2), "done")
    assert state.scores() == [12, 12, -3]
    assert seat_of(state, 2)["points"]["rotten"] == -7
    assert news(state).count("news-rotten") == 2


def test_a_big_stone_counts_twice_and_the_winner_takes_a_small_stone_back() -> None:
    """C-X1, C-X3."""
    state = last_turn({"big white": 1, "white": 2, "blue": 3}, {}, {}, expert=True)
    assert won(state)[1] == ["S11"]
    assert seat_of(state, 0)["reserve"] == {"small": {"green": 8, "white": 1}, "big": {"green": 1, "white": 1}}
    assert seat_of(state, 1)["reserve"] == {"small": {"white": 7}, "big": {}}


def test_the_winner_with_the_big_stone_alone_takes_it_back_or_leaves_it_to_the_seller() -> None:
    """C-X3: a decision of the winner's, before anything is placed."""
    state = last_turn({"big white": 1, "blue": 1}, {"green": 1}, {}, expert=True)
    assert (seen(state)["phase"], state.to_act(), seen(state)["award"]) == ("award", [1], 0)
    assert legal(state) == ["keep big", "leave big"]
    assert seat_of(state, 2)["reserve"]["small"] == {"blue": 7}
    assert refusal(state, "keep big") == ("not-your-turn", "C-X3")
    assert refusal(state, "done", 1) == ("not-bidding", "C-A1")
    kept = play(state.copy(), "keep big")
    assert seat_of(kept, 1)["reserve"] == {"small": {"white": 8}, "big": {"white": 1}}
    assert news(kept)[0] == "news-kept-big"
    left = play(state, "leave big")
    assert seat_of(left, 0)["reserve"]["big"] == {"green": 1, "white": 1}
    assert seat_of(left, 1)["reserve"] == {"small": {"white": 8}, "big": {}}
    assert left.news(None)[0] == {
        "key": "news-left-big",
        "seat": 1,
        "bone": "S11",
        "lot_seat": 0,
        "strength": 2,
        "stones": 1,
        "paid": 1,
    }
    for after in (kept, left):
        assert won(after) == [["S12"], ["S11"], []]
        assert seat_of(after, 2)["reserve"]["small"] == {"blue": 8}
        assert (seen(after)["phase"], seen(after)["turn"], seen(after)["next_first"]) == ("place", 0, 1)
        assert refusal(after, "leave big", 1) == ("no-big-to-take", "C-X3")


def test_an_opposing_big_stone_left_to_a_seller_is_due_first_in_the_next_bidding() -> None:
    """C-X2, C-X3: the winner is told so beforehand."""
    state = last_turn({"big white": 1}, {}, {}, expert=True)
    then: Any = state.event(1, GAME.parse_action("leave big"), None)["then"]
    assert then == [{"key": "then-big-first", "lot_seat": 0}]
    assert state.event(1, GAME.parse_action("keep big"), None)["then"] == []


def test_the_bones_are_awarded_in_turn_order_and_each_winner_decides_for_their_own() -> None:
    """C-X3: what comes before a decision is awarded, what comes after waits; the die goes last (C-W6)."""
    stones = ({"big white": 1}, {"green": 2}, {"big green": 1}, {"red": 1})
    state = last_turn(*stones, first=1, expert=True)
    assert (state.to_act(), seen(state)["award"]) == ([0], 2)
    assert news(state) == ["news-won"]
    assert [lot["seat"] for lot in seen(state)["lots"]] == [0, 2, 3]
    play(state, "leave big")
    assert news(state) == ["news-left-big", "news-won-own"]
    assert (state.to_act(), seen(state)["award"]) == ([1], 0)
    play(state, "keep big")
    assert news(state) == ["news-kept-big", "news-die"]
    assert won(state) == [["S12", "C11"], ["S11"], [], ["C12"]]
    assert seen(state)["next_first"] == 0


def test_a_small_stone_beside_the_big_one_or_an_own_bone_leaves_nothing_to_decide() -> None:
    """C-X3."""
    state = last_turn({"big white": 1, "white": 1}, {"big green": 1, "blue": 3}, {"big blue": 1}, expert=True)
    assert seen(state)["phase"] == "place"
    assert seat_of(state, 0)["reserve"]["big"] == {"green": 1, "white": 1}
    assert seat_of(state, 2)["reserve"]["big"] == {"blue": 1}


def test_the_award_tells_strength_and_stones_apart() -> None:
    """C-W1, C-X1: a big stone is one stone of strength 2."""
    state = last_turn({"big white": 1, "white": 2}, {"big white": 0, "white": 3}, {"green": 2}, expert=True)
    told = [{name: item[name] for name in ("key", "strength", "stones")} for item in state.news(None)[:3]]
    assert told == [
        {"key": "news-won-big", "strength": 4, "stones": 3},
        {"key": "news-won-own", "strength": 3, "stones": 3},
        {"key": "news-won", "strength": 2, "stones": 2},
    ]
    own = last_turn({"big green": 1, "green": 2}, {}, {}, expert=True).news(None)[0]
    assert (own["key"], own["strength"], own["stones"]) == ("news-won-own-big", 4, 3)


def test_winning_the_own_bone_returns_the_big_stone_too() -> None:
    """C-X3."""
    state = last_turn({"big green": 1, "green": 2, "big white": 1}, {}, {}, expert=True)
    assert seat_of(state, 0)["reserve"] == {"small": {"green": 8}, "big": {"green": 1}}
    assert seat_of(state, 1)["reserve"] == {"small": {"white": 8}, "big": {"white": 1}}
