"""Final playouts: the last word between the options that a search visited most."""

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import beagle
from beagle.bots.final_playouts import SEARCH_AS_PLAYOUTS, WORTH_A_PLAYOUT, best_by_playouts, play_out_all
from beagle.bots.search import UNIT, Search, Settings
from beagle.bots.search_bot import SearchBot
from beagle.bots.transposition import REWARD, VISITS, mix
from beagle.core.state import State
from beagle.core.tuning import Tuning
from tests.bots.tuned_pebbles import asking_for
from tests.fake_games import pebbles


def looked_at(state: State, seat: int, visits: list[int], means: list[float], seconds: float = 0.0) -> Search:
    """A search that tried its options so many times, with these rewards."""
    search = Search(Settings(100, seconds, 1.0, 0.5, patient=True), state, seat, 1)
    assert search.count == len(visits)
    for option, (tried, mean) in enumerate(zip(visits, means)):
        at = search.transpositions.entry(mix(search.roots[seat], search.options[option]))
        search.transpositions.row[at + VISITS] = tried
        search.transpositions.row[at + REWARD] = int(tried * mean * UNIT)
    return search


def last_two_pebbles() -> State:
    """Seat 1 may take one, take two, dig or end its turn; two pebbles taken win."""
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    for action in (1, 3):  # take 2, end
        state.apply(0, action)
    return state


def test_a_clear_choice_is_not_played_out() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] + [100 // WORTH_A_PLAYOUT - 1] * (count - 1), [0.5] * count)
    before = list(search.chance)
    assert best_by_playouts(search, 50, 1.0) == 0
    assert list(search.chance) == before


def test_games_decide_between_options_that_the_search_holds_for_equal() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] * count, [0.5] * count)
    assert search.options[best_by_playouts(search, 50, 1.0)] == 1


def test_what_the_search_found_out_counts_as_some_games() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] * count, [0.9] + [0.1] * (count - 1))
    assert best_by_playouts(search, 1, 1.0) == 0
    assert search.options[best_by_playouts(search, 40 * SEARCH_AS_PLAYOUTS, 1.0)] == 1


def test_all_options_are_played_out_in_the_same_deals_and_the_rest_not_at_all() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=0)
    count = len(state.legal_actions(0))
    search = looked_at(state, 0, [100] * count, [0.5] * count)
    rewards = vec[i64]([1] * (count - 1) + [0])
    drawn = list(search.chance)
    play_out_all(search, rewards)
    assert all(gained > 1 for gained in list(rewards)[:-1])
    assert rewards[count - 1] == 0
    again = looked_at(state, 0, [100] * count, [0.5] * count)
    assert list(again.chance) == drawn
    alone = vec[i64]([1] + [0] * (count - 1))
    play_out_all(again, alone)
    assert alone[0] == rewards[0]


def test_final_playouts_end_with_their_part_of_the_seconds() -> None:
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    count = len(state.legal_actions(0))
    search = looked_at(state, 0, [100] * count, [0.5] * count, seconds=0.5)
    begun = time.monotonic()
    best_by_playouts(search, 1 << 40, 0.4)
    assert 0.15 < time.monotonic() - begun < 2.0


@pytest.mark.parametrize("name", beagle.games())
def test_only_patient_bots_play_out_and_only_in_a_game_that_asks_for_it(name: str) -> None:
    game = beagle.game(name)
    state = game.start(players=game.info.least_players, seed=1)
    seat = state.to_act()[0]
    for patient in (False, True):
        settings = Settings(80, 0.0, 1.0, 0.5, patient)
        search = Search(settings, state, seat, 7)
        plain = Search(settings, state, seat, 7)
        SearchBot(settings).best(search, state)
        plain.think(effort=state.tuning().effort if patient else 1, briefly=True)
        wanted = patient and settings.iterations * state.tuning().final_playouts >= 1000
        assert (list(search.chance) != list(plain.chance)) == (wanted and rivals(plain) > 1)


def test_a_game_that_says_nothing_of_final_playouts_gets_none() -> None:
    assert pebbles().start(players=2, seed=1).tuning().final_playouts == 0


def test_a_patient_bot_plays_out_in_a_game_that_asks_for_it() -> None:
    state = asking_for(Tuning(final_playouts=25))
    settings = Settings(80, 0.0, 1.0, 0.5, patient=True)
    search = Search(settings, state, 0, 7)
    plain = Search(settings, state, 0, 7)
    SearchBot(settings).best(search, state)
    plain.think(briefly=True)
    assert rivals(plain) > 1
    assert list(search.chance) != list(plain.chance)


def rivals(search: Search) -> int:
    """Options that the search visited often enough to be played out."""
    enough = search.visits(search.best()) // WORTH_A_PLAYOUT
    return sum(search.visits(option) >= enough for option in range(search.count))
