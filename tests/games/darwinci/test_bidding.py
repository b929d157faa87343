"""Bidding (C-A1 to C-A4) and the expert's big stones in it (C-X1, C-X2)."""

from beagle.core.state import State
from tests.games.darwinci.table import GAME, OFFERS, act, bid, legal, play, refusal, seat_of, seen, small, table


def test_the_first_player_begins_each_of_three_turns_and_it_goes_clockwise() -> None:
    """C-A1."""
    state = table(*OFFERS[:3], phase="bid", first=1)
    order = []
    while seen(state)["phase"] == "bid":
        order.append((seen(state)["bidding_turn"], state.to_act()[0]))
        bid(state, "-" if order[-1][0] > 1 else " ".join(f"{c}>green" for c in opposing(state)))
    assert order == [(turn, seat) for turn in (1, 2, 3) for seat in (1, 2, 0)]


def opposing(state: State) -> list[str]:
    """The colours of the opposing stones of the bidding seat, at most two stones."""
    seat = state.to_act()[0]
    own = seat_of(state, seat)["colour"]
    return [colour for colour, count in small(state, seat).items() for _ in range(count) if colour != own][:2]


def test_stones_come_from_the_own_reserve_and_go_on_any_offered_bones() -> None:
    """C-A1: rotten ones too."""
    state = table({"offer": "S01"}, {"offer": "S12"}, {"offer": None}, phase="bid")
    assert {text.split(" on ")[1] for text in legal(state)} == {"green", "white"}
    play(state, "stone white on green", "stone blue on white")
    assert small(state, 0) == {"green": 7}
    assert seen(state)["lots"][0]["stones"]["small"] == {"white": 1}
    assert refusal(state, "stone red on green") == ("no-such-stone", "C-A1")
    assert refusal(state, "stone green on blue") == ("no-such-lot", "C-A1")
    assert refusal(state, "stone green on green", 1) == ("not-your-turn", "C-A1")
    assert refusal(state, "buy") == ("not-buying", "C-B1")


def test_in_the_first_turn_two_opposing_stones_must_be_placed_and_one_own_may() -> None:
    """C-A2."""
    state = table(*OFFERS[:3], phase="bid")
    assert "done" not in legal(state)
    assert refusal(state, "done") == ("opposing-due", "C-A2")
    play(state, "stone green on white")
    assert "done" not in legal(state)
    assert refusal(state, "stone green on white") == ("one-own-stone", "C-A2")
    play(state, "stone white on white")
    assert refusal(state, "done") == ("opposing-due", "C-A2")
    play(state, "stone blue on blue")
    assert state.to_act() == [1]


def test_after_two_opposing_stones_a_third_is_refused() -> None:
    """C-A2."""
    reserve = {"white": 2, "blue": 2}
    state = table({"reserve": reserve, **OFFERS[0]}, *OFFERS[1:3], phase="bid")
    play(state, "stone white on green", "stone white on green")
    assert legal(state) == ["done", "stone green on green", "stone green on white", "stone green on blue"]
    assert refusal(state, "stone blue on green") == ("enough-opposing", "C-A2")


def test_the_only_opposing_stone_must_be_placed_and_without_any_none_is() -> None:
    """C-A2."""
    one = table({"reserve": {"blue": 1}, **OFFERS[0]}, *OFFERS[1:3], phase="bid")
    play(one, "stone blue on green")
    assert "done" in legal(one)
    none = table({"reserve": {}, **OFFERS[0]}, *OFFERS[1:3], phase="bid")
    assert legal(none) == ["done", "stone green on green", "stone green on white", "stone green on blue"]


def test_in_the_second_turn_up_to_two_stones_and_three_with_the_darwin_tile() -> None:
    """C-A3."""
    state = table(*OFFERS[:3], phase="bid", bidding_turn=2, darwin_tile=1)
    play(state, "stone green on green", "stone white on green")
    assert state.to_act() == [1]
    play(state, "stone white on green", "stone white on white", "stone blue on white")
    assert state.to_act() == [2]
    play(state, "done")
    assert seen(state)["bidding_turn"] == 3


def test_in_the_third_turn_up_to_two_stones_even_with_the_darwin_tile() -> None:
    """C-A4."""
    state = table(*OFFERS[:3], phase="bid", bidding_turn=3, darwin_tile=0)
    play(state, "stone green on green", "stone green on green")
    assert state.to_act() == [1]


def test_who_has_no_stone_left_is_passed_over() -> None:
    """C-A1."""
    state = table(
        {"reserve": {"green": 0}, **OFFERS[0]},
        {"reserve": {"green": 9}, **OFFERS[1]},
        {"reserve": {}, **OFFERS[2]},
        phase="bid",
        bidding_turn=2,
        first=2,
        turn=2,
    )
    play(state, "done")
    assert state.to_act() == [1]


def test_experts_begin_with_six_small_stones_the_big_one_and_two_opposing() -> None:
    """C-X1."""
    state = GAME.start(players=3, seed=1, expert=True)
    assert seat_of(state, 0)["reserve"] == {"small": {"green": 6, "white": 1, "blue": 1}, "big": {"green": 1}}


def test_a_big_stone_is_one_stone_when_placed_and_counts_two() -> None:
    """C-X1."""
    state = table(*OFFERS[:3], phase="bid", bidding_turn=2, expert=True, darwin_tile=2)
    play(state, "big green on white", "stone green on white")
    assert state.to_act() == [1]
    assert seen(state)["lots"][1]["strength"] == [3, 0, 0]


def test_opposing_big_stones_go_before_opposing_small_ones_and_own_stones_are_free() -> None:
    """C-X2."""
    for turn in (1, 2, 3):
        seats = ({"reserve": {"white": 1, "blue": 1, "big white": 1}, **OFFERS[0]}, *OFFERS[1:3])
        state = table(*seats, phase="bid", bidding_turn=turn, expert=True)
        kinds = {text.split(" on ")[0] for text in legal(state)} - {"done"}
        assert kinds == {"stone green", "big green", "big white"}
        assert refusal(state, "stone blue on green") == ("big-first", "C-X2")
        act(state, 0, "big white on green")
        assert "stone blue on green" in legal(state)


def test_the_own_stone_of_the_first_turn_may_be_the_big_one() -> None:
    """C-X2."""
    state = table(*OFFERS[:3], phase="bid", expert=True)
    play(state, "big green on blue", "stone white on green", "stone blue on green")
    assert state.to_act() == [1]
