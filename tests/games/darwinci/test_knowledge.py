"""What a seat may know (C-B1, C-C3, C-O1, C-S4)."""

from typing import Any

from tests.games.darwinci.table import GAME, act, play, seat_of, seen, table, written

HANDS = ({"hand": ["E02", "E03"]}, {"hand": ["E04", "E05"]}, {"hand": ["E06", "E07"]})


def test_hands_are_seen_by_their_owners_only() -> None:
    """C-S4."""
    state = table(*HANDS)
    assert seat_of(state, 0, 0)["hand"] == ["E02", "E03"]
    for viewer in (1, 2, None):
        assert seat_of(state, 0, viewer)["hand"] == []
        assert seat_of(state, 0, viewer)["hand_size"] == 2


def test_who_put_a_bone_under_a_site_knows_it_and_its_depth_and_nobody_else_does() -> None:
    """C-B1."""
    state = table(*HANDS, sites=[["S01", "S02"], ["C01", "C02", "C03"]])
    event = state.event(0, GAME.parse_action("buy"), None)
    assert event["price"] == 3
    play(state, "buy", "draw 1", "draw 2", "return E02 under 2")
    hidden = state.event(0, GAME.parse_action("return S01 under 2"), 1)
    assert hidden == {"key": "event-returned-hidden", "seat": 0, "site": 2}
    play(state, "return S01 under 2")
    assert seen(state, 0)["sites"][1]["known"] == [{"depth": 2, "bone": "E02"}, {"depth": 3, "bone": "S01"}]
    assert seen(state, 1)["sites"][1]["known"] == []
    for seed in range(20):
        dealt = written(state.resample(0, seed))
        assert dealt["sites"][1][2:] == ["E02", "S01"]


def test_who_knows_a_bone_in_a_site_knows_the_hand_that_draws_it_until_bones_go_back() -> None:
    """C-B1."""
    state = table(*HANDS, sites=[["S01", "S02", "S03"], ["C01", "C02", "C03"]], known={"C01": [2]}, turn=0)
    play(state, "buy", "draw 2")
    assert seat_of(state, 0, 2)["hand"] == ["C01"]
    assert seat_of(state, 0, 1)["hand"] == []
    assert [item["key"] for item in state.news(2)] == ["news-drew"]
    assert state.news(1) == []
    for seed in range(10):
        assert "C01" in written(state.resample(2, seed))["seats"][0]["hand"]
    play(state, "draw 1", "return E02 under 1")
    assert seat_of(state, 0, 2)["hand"] == []


def mixed() -> Any:
    """Seat 2 knows C01, which seat 0 has drawn; then seat 0 has put two of its four bones under a site."""
    state = table(*HANDS, sites=[["S01", "S02", "S03"], ["C01", "C02", "C03"]], known={"C01": [2]}, turn=0)
    play(state, "buy", "draw 2", "draw 1", "return E02 under 1", "return S01 under 1")
    return state


def whereabouts(state: Any, viewer: int, bone: str) -> set[str]:
    """Where a bone may be, for all that a seat knows."""
    found = set()
    for seed in range(150):
        world = written(state.resample(viewer, seed))
        for seat, player in enumerate(world["seats"]):
            found |= {f"hand {seat}" for held in player["hand"] if held == bone}
        for number, site in enumerate(world["sites"]):
            found |= {
                f"site {number + 1}: {len(site) - place} from below" for place, deep in enumerate(site) if deep == bone
            }
    return found


def test_who_knew_a_bone_in_a_hand_that_was_mixed_knows_that_it_is_one_of_the_four() -> None:
    """C-B1: two of them in hand, two under the site."""
    state = mixed()
    assert whereabouts(state, 2, "C01") == {"hand 0", "site 1: 1 from below", "site 1: 2 from below"}
    assert len(whereabouts(state, 1, "C01")) > 5
    assert all(state.resample(2, seed).view(2) == state.view(2) for seed in range(20))
    for seed in range(20):
        assert written(state.resample(2, 50 + seed).resample(2, seed)) == written(state.resample(2, seed))


def test_a_bone_turned_up_leaves_the_other_three() -> None:
    """C-B1, C-O1."""
    state = mixed()
    play(state, "pass", "pass")
    act(state, 0, "offer E03")
    act(state, 1, "offer E04")
    act(state, 2, "offer E06")
    assert whereabouts(state, 2, "C01") == {"hand 0", "site 1: 1 from below", "site 1: 2 from below"}
    assert "C01" in written(state)["seats"][0]["hand"]


def test_a_position_carries_what_was_told_of_mixed_hands() -> None:
    """C-B1."""
    state = mixed()
    position = written(state)
    assert position["mixed"] == [{"viewer": 2, "by": 0, "bones": ["S01", "C01", "E02", "E03"], "named": ["C01"]}]
    again = GAME.from_position(position)
    assert written(again) == position
    assert whereabouts(again, 2, "C01") == whereabouts(state, 2, "C01")


def test_a_bone_named_and_turned_up_is_no_longer_looked_for() -> None:
    """C-B1, C-O1."""
    state = mixed()
    play(state, "pass", "pass")
    act(state, 0, "offer C01")
    act(state, 1, "offer E04")
    act(state, 2, "offer E06")
    assert whereabouts(state, 2, "C01") == set()
    assert len(whereabouts(state, 2, "E02")) > 5


def test_a_second_mixing_by_another_hand_joins_the_two() -> None:
    """C-B1: seat 1 draws one of the two bones that seat 0 put back, and mixes it with its own."""
    state = table(*HANDS, sites=[["S01"], ["C01", "C02", "C03"]], known={"C01": [2]}, turn=0)
    play(state, "buy", "draw 2", "draw 1", "return C01 under 1", "return S01 under 1")
    play(state, "buy", "draw 1", "draw 2", "return E04 under 2", "return C02 under 2")
    assert whereabouts(state, 2, "C01") == {
        "hand 0",
        "hand 1",
        "site 1: 1 from below",
        "site 2: 1 from below",
        "site 2: 2 from below",
    }


def test_resampling_deals_other_hands_secret_offers_and_sites_again() -> None:
    """C-O1, C-S4."""
    state = table(*HANDS, phase="offer")
    act(state, 1, "offer E05")
    worlds = [written(state.resample(0, seed)) for seed in range(30)]
    assert {tuple(world["seats"][0]["hand"]) for world in worlds} == {("E02", "E03")}
    assert len({tuple(world["seats"][1]["hand"]) for world in worlds}) > 20
    assert len({tuple(world["sites"][0]) for world in worlds}) == 30
    assert all(world["seats"][1]["chosen"] in world["seats"][1]["hand"] for world in worlds)


def test_a_bone_set_up_is_hidden_until_it_lies_in_the_plot() -> None:
    """C-S4."""
    state = table({"hand": ["S01", "C01", "T03", "E02"]}, phase="set")
    assert state.event(0, GAME.parse_action("take T03"), 1) == {"key": "event-took-hidden", "seat": 0}
    act(state, 0, "take T03")
    put = GAME.parse_action("at d4 turned 1")
    assert state.event(0, put, 1) == {"key": "event-placed-hidden", "seat": 0, "cell": "d4"}
    assert state.event(0, put, 0)["bone"] == "T03"
    before = state.revealed()
    act(state, 0, "at d4 turned 1")
    assert state.revealed() == before + 1
    assert state.news(1) == [{"key": "news-set-up", "seat": 0, "bone": "T03", "cell": "d4"}]


def test_reserves_bids_and_money_lie_open() -> None:
    """C-S2, C-C3."""
    state = table(*HANDS)
    assert seat_of(state, 2)["reserve"]["small"] == {"green": 1, "white": 1, "blue": 7}
    assert seat_of(state, 2)["money"] == 12
