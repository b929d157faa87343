"""Buying and offering (C-B1, C-O1)."""

from tests.games.darwinci.table import GAME, act, legal, news, play, refusal, seat_of, seen, table, written

SITES = [["S01", "S02", "S03"], ["C01", "C02"]]
HANDS = ({"hand": ["E02", "E03"]}, {"hand": ["E04", "E05"]}, {"hand": ["E06", "E07"]})


def test_a_buyer_pays_three_draws_two_and_puts_two_of_four_under_one_site() -> None:
    """C-B1."""
    state = table(*HANDS, sites=SITES)
    assert legal(state) == ["pass", "buy"]
    play(state, "buy", "draw 1", "draw 2")
    assert state.scores() == [9, 12, 12]
    assert seat_of(state, 0, 0)["hand"] == ["S01", "C01", "E02", "E03"]
    play(state, "return S01 under 2")
    assert refusal(state, "return C01 under 1") == ("same-site", "C-B1")
    play(state, "return C01 under 2")
    assert written(state)["sites"] == [["S02", "S03"], ["C02", "S01", "C01"]]
    assert state.to_act() == [1]


def test_buying_goes_in_turn_order_once_a_round() -> None:
    """C-B1."""
    state = table(*HANDS, sites=SITES, first=1)
    assert state.to_act() == [1]
    play(state, "pass")
    assert state.to_act() == [2]
    play(state, "pass")
    assert state.to_act() == [0]
    play(state, "pass")
    assert seen(state)["phase"] == "offer"
    assert refusal(state, "buy") == ("not-buying", "C-B1")


def test_nobody_is_asked_to_buy_with_less_than_three_darwin() -> None:
    """C-B1."""
    state = table({"money": 2}, {"money": 3}, {"money": -4})
    assert state.to_act() == [1]
    play(state, "pass")
    assert seen(state)["phase"] == "offer"


def test_nobody_buys_with_fewer_than_two_bones_in_the_sites() -> None:
    """C-B1."""
    assert seen(table(*HANDS, sites=[["S01"], []]))["phase"] == "offer"
    assert seen(table(*HANDS, sites=[["S01"], ["C01"]]))["phase"] == "buy"


def test_an_empty_site_is_still_a_site_to_put_bones_under() -> None:
    """C-B1: with bones in one site only, the draws need no choice."""
    state = table(*HANDS, sites=[["S01", "S02", "S03"], []])
    play(state, "buy")
    assert news(state, 0) == ["news-drew", "news-drew"]
    assert news(state, 1) == ["news-drew-hidden", "news-drew-hidden"]
    play(state, "return E02 under 2", "return S02 under 2")
    assert written(state)["sites"] == [["S03"], ["E02", "S02"]]


def test_offers_are_secret_until_all_are_turned_up() -> None:
    """C-O1."""
    state = table(*HANDS, phase="offer")
    assert state.to_act() == [0, 1, 2]
    action = GAME.parse_action("offer E04")
    assert state.event(1, action, 1) == {"key": "event-offered", "seat": 1, "bone": "E04"}
    assert state.event(1, action, 0) == {"key": "event-offered-hidden", "seat": 1}
    act(state, 1, "offer E04")
    assert state.to_act() == [0, 2]
    assert seat_of(state, 1, 1)["chosen"] == "E04"
    assert seat_of(state, 1, 0)["chosen"] is None
    assert seen(state, 0)["lots"] == []
    assert refusal(state, "offer E05", 1) == ("already-decided", "C-O1")
    act(state, 2, "offer E07")
    act(state, 0, "offer E02")
    assert [lot["bone"] for lot in seen(state)["lots"]] == ["E02", "E04", "E07"]
    assert news(state) == ["news-offer"] * 3


def test_the_order_in_which_players_offer_makes_no_difference() -> None:
    """C-O1."""
    results = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = table(*HANDS, phase="offer")
        for seat in order:
            act(state, seat, legal(state, seat)[0])
        results.append(written(state))
    assert results[0] == results[1] == results[2]


def test_the_only_bone_in_hand_is_offered_without_asking_and_who_has_none_offers_nothing_but_bids() -> None:
    """C-E2, C-O1."""
    state = table({"hand": ["E02", "E03"]}, {"hand": ["E04"]}, {"hand": []}, phase="offer", sites=[[], []])
    assert state.to_act() == [0]
    play(state, "offer E03")
    assert [lot["seat"] for lot in seen(state)["lots"]] == [0, 1]
    play(state, "stone white on green", "stone blue on green", "done")
    play(state, "stone green on white", "stone blue on white", "done")
    assert state.to_act() == [2]
    assert "stone green on green" in legal(state)
