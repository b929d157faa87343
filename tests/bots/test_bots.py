"""Bots play every game of the catalogue, repeat themselves by seed, and know nothing that is hidden."""

from collections.abc import Callable

import pytest

import beagle
from beagle.bots.bot import Bot, RandomBot
from beagle.bots.greedy import GreedyBot
from beagle.bots.levels import LEVELS, NAMES, bot_named
from beagle.bots.search import Search, Settings
from beagle.bots.search_bot import SearchBot
from beagle.core.state import State
from tests.fake_games import pebbles
from tests.fake_games.whispers import whispers


def quick_search(iterations: int = 5) -> SearchBot:
    return SearchBot(Settings(iterations, 0.0, 0.5, 0.5))


def patient_search() -> SearchBot:
    """One that takes its time and lets final playouts decide."""
    return SearchBot(Settings(40, 0.0, 0.5, 0.5, patient=True))


BOTS: list[Callable[[], Bot]] = [RandomBot, lambda: GreedyBot(0), lambda: GreedyBot(50), quick_search, patient_search]
NAMES_OF_BOTS = ["random", "greedy", "blundering", "search", "patient"]


def moments(name: str, players: int, every: int, seed: int = 1) -> list[tuple[State, int]]:
    """Some positions of a random game with a seat to act."""
    state = beagle.game(name).start(players=players, seed=seed)
    found: list[tuple[State, int]] = []
    number = 0
    while not state.is_over():
        seat = state.to_act()[-1]
        if number % every == 0:
            found.append((state.copy(), seat))
        state.apply(seat, RandomBot().choose(state, seat, number))
        number += 1
    return found


@pytest.mark.parametrize("name", beagle.games())
@pytest.mark.parametrize("make", BOTS, ids=NAMES_OF_BOTS)
def test_a_bot_plays_a_whole_game_legally(name: str, make: Callable[[], Bot]) -> None:
    game = beagle.game(name)
    players = game.info.least_players
    state = game.start(players=players, seed=3)
    bots = [make() for _ in range(players)]
    number = 0
    while not state.is_over():
        for seat in state.to_act():
            if seat in state.to_act():
                action = bots[seat].choose(state, seat, number)
                assert action in state.legal_actions(seat)
                state.apply(seat, action)
                number += 1


@pytest.mark.parametrize("name", beagle.games())
@pytest.mark.parametrize("make", BOTS, ids=NAMES_OF_BOTS)
def test_a_choice_depends_on_nothing_hidden(name: str, make: Callable[[], Bot]) -> None:
    for number, (state, seat) in enumerate(moments(name, beagle.game(name).info.least_players, 29)):
        choice = make().choose(state, seat, number)
        for other in range(2):
            assert make().choose(state.resample(seat, 77 + other), seat, number) == choice


@pytest.mark.parametrize("make", BOTS, ids=NAMES_OF_BOTS)
def test_a_bot_leaves_the_position_as_it_was_and_repeats_itself(make: Callable[[], Bot]) -> None:
    game = beagle.game("footsteps")
    for state, seat in moments("footsteps", 3, 10):
        before = game.position(state)
        assert make().choose(state, seat, 5) == make().choose(state, seat, 5)
        assert game.position(state) == before


def test_bots_play_a_game_from_outside_that_has_no_heuristics() -> None:
    state = whispers().start(players=2, seed=1, first=0)
    assert all(make().choose(state, 0, 1) in state.legal_actions(0) for make in BOTS)


def test_search_takes_the_last_two_pebbles() -> None:
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    for action in (1, 3):  # take 2, end
        state.apply(0, action)
    assert quick_search(200).choose(state, 1, 1) == 1


def test_search_keeps_its_trees_while_its_turn_goes_on() -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    bot = quick_search(50)
    first = bot.choose(state, 0, 1)
    kept = bot.search
    assert kept is not None
    state.apply(0, first)
    kept.look_at(state)
    visits = sum(kept.visits(option) for option in range(kept.count))
    assert 0 < visits < 50
    kept.think()
    assert sum(kept.visits(option) for option in range(kept.count)) == kept.done == 50
    state.apply(0, bot.choose(state, 0, 2))
    assert bot.search is None or bot.search is kept


def test_search_forgets_when_something_else_happened() -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    bot = quick_search(50)
    bot.choose(state, 0, 1)
    kept = bot.search
    other = pebbles().start(players=2, seed=9, first=0, heap=5)
    bot.choose(other, 0, 2)
    assert bot.search is not kept


def test_a_budget_in_iterations_is_kept_exactly_and_one_in_seconds_roughly() -> None:
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    search = Search(Settings(40, 0.0, 0.5, 0.5), state, 0, 1)
    search.think()
    assert search.done == 40
    assert sum(search.visits(option) for option in range(search.count)) == 40
    timed = Search(Settings(0, 0.05, 0.5, 0.5), state, 0, 1)
    timed.think()
    assert timed.done > 0


def test_a_game_of_few_decisions_is_given_more_thought() -> None:
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    assert state.tuning().effort == 4
    search = Search(Settings(40, 0.0, 0.5, 0.5), state, 0, 1)
    search.think(effort=4)
    assert search.done == 160
    done = {}
    for patient in (True, False):
        settings = Settings(60, 0.0, 0.5, 0.5, patient)
        search = Search(settings, state, 0, 1)
        SearchBot(settings).best(search, state)
        done[patient] = search.done
    assert done[True] > 2 * done[False]


def test_a_brief_thought_ends_when_the_choice_is_settled_and_is_the_same() -> None:
    spared = 0
    for seed in range(3):
        state = beagle.game("footsteps").start(players=2, seed=seed, first=0)
        whole = Search(Settings(320, 0.0, 0.5, 0.5), state, 0, seed)
        whole.think()
        brief = Search(Settings(320, 0.0, 0.5, 0.5), state, 0, seed)
        brief.think(briefly=True)
        assert brief.best() == whole.best()
        spared += whole.done - brief.done
    assert spared > 0


def test_a_clear_choice_is_thought_about_for_a_while_and_no_longer() -> None:
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    for action in (1, 3):  # take 2, end
        state.apply(0, action)
    search = Search(Settings(20000, 0.0, 0.5, 0.5), state, 1, 1)
    search.think(briefly=True)
    assert search.options[search.best()] == 1
    assert 20000 // 8 <= search.done < 20000 // 2


def test_every_bot_has_a_name_and_no_other_name_is_one() -> None:
    assert all(isinstance(bot_named(name), Bot) for name in NAMES)
    assert LEVELS == ["1", "2", "3", "4", "5"]
    with pytest.raises(ValueError, match="there is no bot '6': there are 1, 2, 3"):
        bot_named("6")
