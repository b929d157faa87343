"""The one loop in which bots play: what a bot is handed, what an observer is told, what happens when a bot fails."""

from itertools import pairwise

import pytest

import beagle
from beagle.bots.bot import Bot, RandomBot
from beagle.bots.levels import bot_named
from beagle.bots.observers import Course, Timings, alone_ahead
from beagle.bots.play import Observer, play
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State
from tests.fake_games import pebbles


class Notes(Observer):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, int]] = []
        self.choices: list[tuple[int, int]] = []
        """For each action, how many were legal, as told and as the state says."""
        self.leaders: list[tuple[int, int]] = []
        """After each action, the next seat to act and the seat that is alone ahead."""
        self.views: list[dict[str, object]] = []
        """What the acting seat sees before each action."""

    def before(self, state: State, seat: int, action: int, legal_count: int, microseconds: int, failed: bool) -> None:
        assert microseconds >= 0
        assert not failed
        assert len(self.leaders) == len(self.moves)
        self.moves.append((seat, action))
        self.choices.append((legal_count, len(state.legal_actions(seat))))
        self.views.append(state.view(seat))

    def after(self, state: State, seat: int) -> None:
        assert self.moves[-1][0] == seat
        self.leaders.append((state.actor(), alone_ahead(state)))


def begun(name: str, seed: int) -> State:
    game = beagle.game(name)
    return game.start(players=game.info.least_players, seed=seed)


def mixed_bots(players: int) -> list[Bot]:
    """A different bot at each seat, as far as there are three of them."""
    return [bot_named(("greedy", "2", "1")[seat % 3]) for seat in range(players)]


@pytest.mark.parametrize("name", beagle.games())
def test_an_observer_is_told_of_every_action_in_its_order(name: str) -> None:
    state = begun(name, 4)
    followed = state.copy()
    notes = Notes()
    play(state, [bot_named("2") for _ in range(state.players)], 7, notes)
    for seat, action in notes.moves:
        followed.apply(seat, action)
    assert followed.is_over()
    assert followed.view(None) == state.view(None)
    assert all(told == true for told, true in notes.choices)


@pytest.mark.parametrize("name", beagle.games())
def test_a_seed_gives_the_choices_that_bots_make_one_by_one(name: str) -> None:
    state = begun(name, 4)
    alone = state.copy()
    notes = Notes()
    play(state, mixed_bots(state.players), 7, notes)
    chance = generator(7)
    bots = mixed_bots(state.players)
    for seat, action in notes.moves:
        assert alone.actor() == seat
        assert bots[seat].choose(alone, seat, next_word(chance)) == action
        alone.apply(seat, action)
    assert alone.is_over()


class Spy(Bot):
    """Plays at random and keeps the states it is handed, as they were."""

    def __init__(self) -> None:
        self.handed: list[State] = []

    def choose(self, state: State, seat: int, seed: int) -> int:
        self.handed.append(state.copy())
        return RandomBot().choose(state, seat, seed)


@pytest.mark.parametrize("name", beagle.games())
def test_a_bot_is_handed_what_its_seat_may_know_and_nothing_else(name: str) -> None:
    game = beagle.game(name)
    state = begun(name, 4)
    spy = Spy()
    notes, true_states = Notes(), StateNotes()
    play(state.copy(), [spy] * state.players, 7, notes)
    play(state.copy(), [RandomBot()] * state.players, 7, true_states)
    handed = [handed.view(seat) for handed, (seat, _) in zip(spy.handed, notes.moves)]
    assert handed == notes.views
    positions = [game.position(true) for true in true_states.states]
    assert all(game.position(handed) != true for handed, true in zip(spy.handed, positions))


class StateNotes(Observer):
    """Keeps every state before its action."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def before(self, state: State, seat: int, action: int, legal_count: int, microseconds: int, failed: bool) -> None:
        self.states.append(state.copy())


def test_a_bot_that_does_not_look_is_spared_the_deal() -> None:
    class Blind(Spy):
        def looks(self) -> bool:
            return False

    state = pebbles().start(players=2, seed=1, first=0)
    blind, true_states = Blind(), StateNotes()
    play(state, [blind, blind], 7, true_states)
    assert [list(handed.v) for handed in blind.handed] == [list(true.v) for true in true_states.states]


@pytest.mark.parametrize("name", beagle.games())
def test_the_course_of_a_game_is_counted(name: str) -> None:
    notes, course = Notes(), Course()
    for observer in (notes, course):
        state = begun(name, 5)
        play(state, [bot_named("2") for _ in range(state.players)], 8, observer)
    ended = [after for (seat, _), after in zip(notes.moves, notes.leaders) if after[0] != seat]
    leaders = [leader for _, leader in ended if leader != NOBODY]
    choices = [count for count, _ in notes.choices if count > 1]
    assert course.actions == len(notes.moves)
    assert (course.decisions, course.options) == (len(choices), sum(choices))
    assert course.lead_changes == sum(one != other for one, other in pairwise(leaders)) > 0


def test_nobody_is_alone_ahead_where_the_most_points_are_shared() -> None:
    state = pebbles().start(players=3, seed=1, first=0)
    assert alone_ahead(state) == NOBODY
    leaders = []
    for seat, taken in enumerate((0, 1, 1)):  # take 1, take 2, take 2
        state.apply(seat, taken)
        leaders.append(alone_ahead(state))
        state.apply(seat, 3)
    assert leaders == [0, 1, NOBODY]


class BrokenBot(Bot):
    """Fails, or chooses what is not legal, by turns."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, state: State, seat: int, seed: int) -> int:
        self.calls += 1
        if self.calls % 2:
            raise RuntimeError("lost the thread")
        return 1 << 20


def test_a_bot_that_fails_plays_at_random_and_the_log_says_why(caplog: pytest.LogCaptureFixture) -> None:
    state = beagle.game("footsteps").start(players=2, seed=1, first=0)
    broken = BrokenBot()
    timings = Timings(2)
    play(state, [broken, RandomBot()], 1, timings)
    assert state.is_over()
    assert timings.failures == timings.choices[0] == broken.calls == len(caplog.records)
    assert timings.actions == timings.choices[0] + timings.choices[1]
    assert caplog.messages[:2] == [
        "the bot at seat 0 failed (RuntimeError: lost the thread); it plays at random",
        "the bot at seat 0 failed (ValueError: action 1048576 is not legal); it plays at random",
    ]
