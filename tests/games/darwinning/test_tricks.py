"""Tricks: who wins, who improves, how an era's tricks end (W-T1, W-T3, W-T4, W-T5)."""

from tests.games.darwinning.table import animal, board, legal, play, refusal, told, trick, view


def three_players(first: list[str], second: list[str], third: list[str]) -> list[dict[str, object]]:
    return [
        animal("fish", 3, 5, hand=first),
        animal("bird", 6, 5, hand=second),
        animal("pig", 9, 5, hand=third),
    ]


def test_everybody_plays_once_clockwise_and_suits_need_not_be_followed() -> None:
    """W-T1."""
    state = trick(*three_players(["leaf-7-a", "leaf-1-a"], ["flower-3-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    order = []
    for text in ("play leaf 7 a", "play flower 3 a", "play blueberry 4 a"):
        order += state.to_act()
        play(state, text)
    assert order == [0, 1, 2]
    assert view(state)["phase"] == "choose"


def test_it_may_not_be_played_out_of_turn() -> None:
    """W-T1."""
    state = trick(*three_players(["leaf-7-a", "leaf-1-a"], ["flower-3-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    refused = state.why_not(1, state.legal_actions(0)[0])
    assert refused is not None
    assert (refused.code, refused.rule) == ("not-your-turn", "W-T1")


def test_the_winner_may_improve_with_a_card_of_the_winning_play_and_leads_next() -> None:
    """W-T3."""
    state = trick(
        *three_players(
            ["leaf-7-a", "leaf-1-a"], ["flower-9-a", "blueberry-9-b", "flower-5-b"], ["leaf-4-a", "leaf-2-a"]
        )
    )
    play(state, "play leaf 7 a", "play flower 9 a", "play blueberry 9 b", "play leaf 4 a")
    assert told(state, "news-trick-won") == [{"key": "news-trick-won", "seat": 1}]
    assert legal(state) == ["decline", "take blueberry 9 b", "take flower 9 a"]
    assert refusal(state, "take leaf 7 a") == ("not-played", "W-T3")
    play(state, "take flower 9 a", "improve population")
    assert view(state)["leader"] == 1
    assert sorted(view(state)["discards"]) == ["blueberry-9-b", "leaf-4-a", "leaf-7-a"]
    assert board(state, 1)["kept"] == ["flower-9-a"]


def test_a_play_of_the_same_kind_and_sum_is_strong_enough_and_wins() -> None:
    """W-T2: it may stay a pair though it could become three of a kind."""
    seats = three_players(
        ["leaf-9-a", "leaf-9-b", "blueberry-1-a"],
        ["flower-9-a", "flower-9-b", "blueberry-9-a", "leaf-2-a"],
        ["flower-8-a", "blueberry-8-a", "leaf-8-a", "leaf-2-b"],
    )
    state = play(trick(*seats), "play leaf 9 a", "play leaf 9 b", "play flower 9 a", "play flower 9 b")
    assert legal(state) == ["done", "play blueberry 9 a"]
    play(state, "done")
    assert view(state)["best"] == {"seat": 1, "combination": "pair", "sum": 18}
    play(state, "play flower 8 a", "play blueberry 8 a")
    assert legal(state) == ["play leaf 8 a"]
    assert refusal(state, "done") == ("play-incomplete", "W-T1")


def test_counts_may_be_shown_but_hands_never_are() -> None:
    """W-T4."""
    state = trick(*three_players(["leaf-7-a", "leaf-1-a"], ["flower-3-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    shown = view(state, 0)["seats"]
    assert [seat["cards"] for seat in shown] == [2, 2, 2]
    assert shown[0]["hand"] == ["leaf-1-a", "leaf-7-a"]
    assert [seat["hand"] for seat in shown[1:]] == [None, None]
    assert [seat["hand"] for seat in view(state)["seats"]] == [None, None, None]


def test_after_the_last_trick_all_but_the_winner_may_improve_in_playing_order() -> None:
    """W-T5: with a card that they played in it."""
    state = trick(*three_players(["leaf-7-a"], ["flower-13-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    play(state, "play leaf 7 a", "play flower 13 a", "play blueberry 4 a")
    assert told(state, "news-last-trick") == [{"key": "news-last-trick", "seat": 1}]
    assert state.to_act() == [0]
    assert legal(state) == ["decline", "take leaf 7 a"]
    play(state, "decline")
    assert state.to_act() == [2]
    assert legal(state) == ["decline", "take blueberry 4 a"]


def test_hands_that_are_left_are_discarded_after_those_improvements() -> None:
    """W-T5."""
    state = trick(*three_players(["leaf-7-a"], ["flower-13-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    play(state, "play leaf 7 a", "play flower 13 a", "play blueberry 4 a", "decline")
    assert [seat["cards"] for seat in view(state)["seats"]] == [0, 1, 1]
    play(state, "decline")
    assert view(state)["phase"] == "feed"
    assert [seat["cards"] for seat in view(state)["seats"]] == [0, 0, 0]
    assert {"flower-5-b", "leaf-2-a"} <= set(view(state)["discards"])


def test_the_winner_of_the_last_trick_may_be_its_leader() -> None:
    """W-T5."""
    state = trick(*three_players(["leaf-15-a"], ["flower-13-a", "flower-5-b"], ["blueberry-4-a", "leaf-2-a"]))
    play(state, "play leaf 15 a", "play flower 13 a", "play blueberry 4 a")
    assert state.to_act() == [1]
    play(state, "decline")
    assert state.to_act() == [2]
