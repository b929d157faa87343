"""Rehearsals: the last word between the options that a search tried most."""

import time

from librt.vecs import vec
from mypy_extensions import i64

import beagle
from beagle.bots.rehearsal import TRUST, WORTH_A_REHEARSAL, rehearse_all, rehearsed_best
from beagle.bots.search import UNIT, Search, Settings
from beagle.bots.search_bot import SearchBot
from beagle.bots.table import TOTAL, VISITS, mix
from beagle.core.state import State
from tests.fake_games import pebbles


def looked_at(state: State, seat: int, visits: list[int], means: list[float], seconds: float = 0.0) -> Search:
    """A search that tried its options so many times, with these rewards."""
    search = Search(Settings(100, seconds, 1.0, 0.5, patient=True), state, seat, 1)
    assert search.count == len(visits)
    for option, (tried, mean) in enumerate(zip(visits, means)):
        at = search.table.find(mix(search.roots[seat], search.options[option]))
        search.table.row[at + VISITS] = tried
        search.table.row[at + TOTAL] = int(tried * mean * UNIT)
    return search


def last_two_pebbles() -> State:
    """Seat 1 may take one, take two, dig or end its turn; two pebbles taken win."""
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    for action in (1, 3):  # take 2, end
        state.apply(0, action)
    return state


def test_a_clear_choice_is_not_rehearsed() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] + [100 // WORTH_A_REHEARSAL - 1] * (count - 1), [0.5] * count)
    before = list(search.chance)
    assert rehearsed_best(search, 50, 1.0) == 0
    assert list(search.chance) == before


def test_games_decide_between_options_that_the_search_holds_for_equal() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] * count, [0.5] * count)
    assert search.options[rehearsed_best(search, 50, 1.0)] == 1


def test_what_the_search_found_out_counts_as_some_games() -> None:
    state = last_two_pebbles()
    count = len(state.legal_actions(1))
    search = looked_at(state, 1, [100] * count, [0.9] + [0.1] * (count - 1))
    assert rehearsed_best(search, 1, 1.0) == 0
    assert search.options[rehearsed_best(search, 40 * TRUST, 1.0)] == 1


def test_all_options_are_rehearsed_in_the_same_deals_and_the_rest_not_at_all() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=0)
    count = len(state.legal_actions(0))
    search = looked_at(state, 0, [100] * count, [0.5] * count)
    worth = vec[i64]([1] * (count - 1) + [0])
    drawn = list(search.chance)
    rehearse_all(search, worth)
    assert all(gained > 1 for gained in list(worth)[:-1])
    assert worth[count - 1] == 0
    again = looked_at(state, 0, [100] * count, [0.5] * count)
    assert list(again.chance) == drawn
    alone = vec[i64]([1] + [0] * (count - 1))
    rehearse_all(again, alone)
    assert alone[0] == worth[0]


def test_rehearsals_end_with_their_part_of_the_seconds() -> None:
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    count = len(state.legal_actions(0))
    search = looked_at(state, 0, [100] * count, [0.5] * count, seconds=0.5)
    begun = time.monotonic()
    rehearsed_best(search, 1 << 40, 0.4)
    assert 0.15 < time.monotonic() - begun < 2.0


def test_games_say_how_much_they_are_rehearsed_and_only_the_patient_do() -> None:
    rehearsals = {name: beagle.game(name).start(players=3, seed=1).tuning().final_playouts for name in beagle.games()}
    assert rehearsals == {"darwinci": 0, "darwinning": 0, "footsteps": 25}
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    for patient in (False, True):
        settings = Settings(80, 0.0, 1.0, 0.5, patient)
        search = Search(settings, state, 0, 7)
        plain = Search(settings, state, 0, 7)
        SearchBot(settings).best(search, state)
        plain.think(effort=state.tuning().effort if patient else 1, briefly=True)
        assert (list(search.chance) != list(plain.chance)) == (patient and rivals(plain) > 1)


def rivals(search: Search) -> int:
    """Options that the search tried often enough to be rehearsed."""
    enough = search.visits(search.best()) // WORTH_A_REHEARSAL
    return sum(search.visits(option) >= enough for option in range(search.count))
