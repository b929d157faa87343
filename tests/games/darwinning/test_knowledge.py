"""What a seat may know, and what is dealt again for it (W-T4, W-D1, W-E1)."""

from random import Random
from typing import Any

import pytest

from tests.games.darwinning.table import GAME, animal, legal, play, table, trick, view


def test_a_spectator_sees_no_hand_and_no_deck() -> None:
    """W-T4."""
    state = GAME.start(players=4, seed=5)
    hidden = [card for seat in range(4) for card in view(state, seat)["seats"][seat]["hand"]]
    text = str(view(state))
    assert not [card for card in hidden if card in text]
    assert view(state)["deck"] == 50


@pytest.mark.parametrize("players", [2, 3, 6])
def test_resampling_deals_the_others_hands_from_what_the_seat_has_not_seen(players: int) -> None:
    """W-T4: its own hand, boards, discards and open cards stay; sizes stay."""
    chance = Random(players)
    state = GAME.start(players=players, seed=9)
    for _ in range(60):
        seat = state.to_act()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    true: Any = GAME.position(state)
    dealt: Any = GAME.position(state.resample(0, 77))
    assert dealt["seats"][0] == true["seats"][0]
    assert dealt["discards"] == true["discards"]
    assert [held(seat) for seat in dealt["seats"]] == [held(seat) for seat in true["seats"]]
    assert dealt["generator"] != true["generator"]
    assert sorted(hidden(dealt)) == sorted(hidden(true))


def held(seat: Any) -> int:
    return len(seat["hand"]) + len(seat.get("played", []))


def hidden(position: Any) -> list[str]:
    """The cards that seat 0 doesn't see; picks that nobody has seen yet are among them."""
    found = list(position["deck"])
    for number, seat in enumerate(position["seats"]):
        if number:
            found += seat["hand"]
            if position["phase"] == "play" and position["turn"] == number:
                found += seat.get("played", [])
    return found


def test_a_play_in_the_making_starts_over_in_a_re_dealt_world() -> None:
    """W-T1, W-T4: the others haven't seen how far it had come."""
    state = trick(
        animal("fish", 3, 5, hand=["leaf-7-a", "leaf-8-a", "leaf-9-a", "leaf-1-a"]),
        animal("bird", 6, 5),
        animal("pig", 9, 5),
    )
    play(state, "play leaf 7 a")
    dealt = state.resample(1, 5)
    assert view(dealt, 1) == view(state, 1)
    assert len(legal(dealt)) == 4
    assert legal(state.resample(0, 5)) == legal(state)


def test_a_new_hand_is_told_to_its_owner_only() -> None:
    """W-E1."""
    state = GAME.start(players=3, seed=2)
    own: Any = [item for item in state.news(1) if item["key"] == "news-hand"]
    assert sorted(own[0]["card"]) == sorted(view(state, 1)["seats"][1]["hand"])
    assert not [item for item in state.news(None) if item["key"] == "news-hand"]


def test_the_open_cards_of_the_dummy_are_seen_by_all() -> None:
    """W-D1."""
    state = table(animal("fish", 3, 5), animal("bird", 6, 5), dummy={"open": ["leaf-7-a", "leaf-8-a"], "place": 12})
    assert view(state)["dummy"]["open"] == ["leaf-7-a", "leaf-8-a"]
