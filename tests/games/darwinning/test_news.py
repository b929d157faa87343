"""What an action brings about is all told, however much it is (``layout.NEWS_ROOM``)."""

from collections import Counter
from typing import Any

import pytest

from beagle.core.news import NewsOverflow
from beagle.core.state import State
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from tests.games.darwinning.table import GAME, animal, board, play, survival, table, told, trick

SPECIES = ["fish", "frog", "bird", "pig", "elephant", "amoeba"]
HARD_SHELL, CAMOUFLAGE, PARASITE, METAMORPHOSIS, SYMBIOSIS = 4, 7, 8, 14, 2


def card(value: int, copy: int) -> str:
    """One of the eight cards of a value; the first six are in a game of three as well."""
    return f"{('flower', 'leaf', 'blueberry', 'acorn')[copy // 2]}-{value}-{'ab'[copy % 2]}"


def thieves(places: list[int], shield: int) -> list[dict[str, Any]]:
    """Species with two bites, a trait that shields them, Parasite and Metamorphosis; the first has Symbiosis too."""
    seats = [
        animal(species, place, 50, *[card(value, seat) for value in (shield, PARASITE, METAMORPHOSIS)], bites=2)
        for seat, (species, place) in enumerate(zip(SPECIES, places))
    ]
    seats[0]["traits"].append(card(SYMBIOSIS, 0))
    return seats


def before_all_eras_at_once(seats: list[dict[str, Any]], left: list[str], **fields: Any) -> State:
    """The last seat is about to use a second Parasite; every card but those left lies beside the first board."""
    used = {*left, *[key for seat in seats for key in [*seat["traits"], *seat.get("played", [])]]}
    everything = [str(row["key"]) for row in GAME.rules.pieces()["cards"] if len(seats) not in (3, 4)]
    seats[0]["kept"] = [key for key in everything if key not in used]
    best = {"seat": 0, "combination": "single", "sum": 15}
    return table(*seats, phase="way", turn=len(seats) - 1, best=best, environments=[], **fields)


def keys_of(state: State) -> Counter[str]:
    return Counter(str(item["key"]) for item in state.news(None))


def test_the_most_that_one_action_can_bring_about_has_just_enough_room() -> None:
    """W-X8, W-V1, W-V4, W-X14, W-E1: six species without a choice, and no cards to deal, for four eras.

    All that can be drawn is a Parasite, for one that is there; Symbiosis goes from hand to hand.
    """
    seats = thieves([2, 4, 6, 8, 10, 12], HARD_SHELL)
    second = card(PARASITE, 7)
    seats[5]["played"] = [second]
    deck = [card(PARASITE, 6)]
    state = play(before_all_eras_at_once(seats, deck, stage="last-trick", card=second, deck=deck), "improve trait")
    assert state.is_over()
    assert state.v[L.NEWS] == L.NEWS_ROOM
    assert keys_of(state) == {
        "news-trait-put": 1,
        "news-stolen": 1 + 4 * 6,
        "news-shrank": 4 * 6,
        "news-drawn-copy": 4 * 6,
        "news-hurt": 6,
        "news-era": 3,
        "news-names": 3,
    }
    assert [board(state, seat)["species"] for seat in range(6)] == SPECIES
    assert "symbiosis" in board(state, 5)["works"]


def test_a_game_of_two_brings_about_less_though_the_dummy_bites_in_every_era() -> None:
    """W-D5, W-D6, W-D7: camouflage keeps neighbours from eating one another."""
    second = card(PARASITE, 5)
    shown = [card(PARASITE, copy) for copy in (2, 3, 4)]
    state = before_all_eras_at_once(
        thieves([4, 5], CAMOUFLAGE),
        [second, *shown],
        stage="search",
        card=second,
        discards=[second],
        dummy={"place": 20, "open": shown},
    )
    play(state, "improve trait")
    assert state.is_over()
    assert state.v[L.NEWS] == 54 < L.NEWS_ROOM
    assert keys_of(state) == {
        "news-trait-put": 1,
        "news-stolen": 1 + 4 * 2,
        "news-shrank": 4 * 2,
        "news-dummy-bites": 4 * 2,
        "news-hurt": 4 * 2,
        "news-drawn-copy": 4 * 2,
        "news-open": 3,
        "news-era": 3,
        "news-names": 3,
    }


def test_more_news_than_there_is_room_for_are_refused_not_written_over_a_seat() -> None:
    state = GAME.start(players=3, seed=1)
    before = list(state.v[L.SEATS :])
    state.v[L.NEWS] = L.NEWS_ROOM
    with pytest.raises(NewsOverflow):
        N.tell(state.v, N.SEARCH, 0)
    assert list(state.v[L.SEATS :]) == before


def test_a_population_of_more_than_a_thousand_is_told_as_it_is() -> None:
    """W-C2, W-V1, W-V4: markers never run out."""
    state = play(survival(animal("fish", 2, 5, bites=2), animal("mouse", 5, 9, 4), animal("pig", 9, 9)), "done")
    state.v[L.seat_at(0) + L.POPULATION] = 1080
    state.v[L.seat_at(2) + L.POPULATION] = 1025
    play(state, "done")
    shrank = {"key": "news-shrank", "seat": 2, "food": 0, "needs": 1025, "population": 1024}
    assert told(state, "news-shrank") == [shrank]
    assert told(state, "news-hurt") == [{"key": "news-hurt", "seat": 0, "bites": 2, "population": 1079}]


def test_the_news_of_a_play_name_all_its_cards() -> None:
    """W-T1: one to four."""
    four = [f"{suit}-7-{copy}" for suit in ("leaf", "flower") for copy in "ab"]
    for count in range(1, 5):
        state = trick(animal("fish", 3, 5, hand=[*four, "leaf-1-a"]), animal("bird", 6, 5), animal("pig", 9, 5))
        play(state, *[f"play {key.replace('-', ' ')}" for key in four[:count]])
        if count < 4:
            play(state, "done")
        news: Any = [item for item in state.news(None) if item["key"].startswith("news-played")]  # type: ignore[attr-defined]
        assert sorted(news[0]["card"]) == sorted(four[:count])
