"""The games pass OpenSpiel's own test, its searches play them, and an information state tells no secrets."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import beagle
from beagle.build_info import engine_build
from beagle.study.environments import openspiel
from tests.study.line_ups import every_line_up, line_ups

SMALLEST = [(name, 0, beagle.game(name).info.least_players) for name in beagle.games()]
NUMBERED = [(name, 3, players) for name, players in line_ups()]
# The test asks each position for everything; interpreted, the larger tables would take a minute.
TRIED = SMALLEST + NUMBERED if engine_build() == "compiled" else SMALLEST


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    return state


def seen(state: Any, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a seat."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.information_state_tensor(seat)),
        tuple(state.observation_tensor(seat)),
    )


@pytest.mark.parametrize(("name", "deals", "players"), TRIED)
def test_openspiels_own_test_passes(name: str, deals: int, players: int) -> None:
    """Serialized where deals are numbered: OpenSpiel has no way to save the chance of a sampled game in Python."""
    game = pyspiel.load_game(f"beagle_{name}(players={players},deals={deals},seed=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=deals > 0, verbose=False)


@every_line_up
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str, players: int) -> None:
    chance = Random(players)
    state = dealt(pyspiel.load_game(f"beagle_{name}(players={players},seed={players})"))
    asked = 0
    while not state.is_terminal():
        if chance.random() < 0.1 and asked < 12:
            asked += 1
            seat = chance.randrange(players)
            other = state.resample_from_infostate(seat, chance.random)
            assert seen(other, seat) == seen(state, seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
        state.apply_action(chance.choice(state.legal_actions()))


@every_line_up
def test_choices_that_nobody_is_told_of_change_nothing_for_others(name: str, players: int) -> None:
    """Two different actions of one seat, told to another in the same words, look the same to it."""
    chance = Random(players)
    state = dealt(pyspiel.load_game(f"beagle_{name}(players={players},seed={players})"))
    pairs = 0
    while not state.is_terminal() and pairs < 10:
        position = openspiel.state_of(state)
        seat = state.current_player()
        first, second = chance.choice(state.legal_actions()), chance.choice(state.legal_actions())
        viewer = (seat + 1) % players
        if first != second and position.event(seat, first, viewer) == position.event(seat, second, viewer):
            after = state.child(first)
            otherwise = state.child(second)
            worlds = [openspiel.state_of(world) for world in (after, otherwise)]
            if worlds[0].view(viewer) == worlds[1].view(viewer) and worlds[0].news(viewer) == worlds[1].news(viewer):
                assert seen(after, viewer) == seen(otherwise, viewer)
                assert seen(after, seat) != seen(otherwise, seat)
                pairs += 1
        state.apply_action(first)
    assert pairs or name == "footsteps"


def test_what_was_seen_once_is_remembered() -> None:
    """The string keeps what was told, a line for each action; the tensor who did what."""
    state = dealt(pyspiel.load_game("beagle_footsteps(players=2,seed=1)"))
    seat = state.current_player()
    action = state.legal_actions()[0]
    spelled = beagle.game("footsteps").format_action(action)
    assert state.action_to_string(seat, action) == spelled
    state.apply_action(action)
    for viewer in range(2):
        line, _, sight = state.information_state_string(viewer).rpartition("\n")
        assert json.loads(line)[0]["seat"] == seat
        assert json.loads(sight)["seat"] == viewer
        log = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
        log.set_from(state, viewer)
        assert list(log.dict["log"][:3]) == [1 + (seat - viewer) % 2, 1 + action, 0]


def test_the_tensors_are_beagles_observations() -> None:
    state = dealt(pyspiel.load_game("beagle_darwinci(players=3,expert=True,seed=1)"))
    env = make_observation(state.get_game())
    env.set_from(state, 1)
    assert dict.fromkeys(env.dict) == dict.fromkeys(openspiel.state_of(state).observation_fields())
    assert env.dict["expert"] == [1]
    assert env.tensor.tolist() == state.observation_tensor(1)
    log = 2 * openspiel.LONGEST * 3
    assert state.information_state_tensor(1)[log:] == state.observation_tensor(1)


@pytest.mark.parametrize("name", beagle.games())
def test_openspiels_search_plays_every_game(name: str) -> None:
    game = pyspiel.load_game(f"beagle_{name}(seed=2)")
    bot = ismcts.ISMCTSBot(game, openspiel.Rollouts(1, seed=3), uct_c=1.5, max_simulations=12)
    state = dealt(game)
    for _ in range(8):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_search_beats_random_play() -> None:
    game = pyspiel.load_game("beagle_footsteps(players=2,seed=4)")
    random_state = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.5, 20, random_state=random_state)
    chance = Random(5)
    won = 0.0
    for number in range(6):
        state = dealt(game)
        while not state.is_terminal():
            mine = state.current_player() == number % 2
            state.apply_action(int(bot.step(state)) if mine else chance.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    assert won > 0


def test_a_numbered_deal_is_always_the_same() -> None:
    game = pyspiel.load_game("beagle_footsteps(deals=5,seed=1)")
    assert len(game.new_initial_state().chance_outcomes()) == 5
    deals = []
    for number in (0, 1, 0):
        state = game.new_initial_state()
        state.apply_action(number)
        deals.append(str(state))
    assert deals[0] == deals[2] != deals[1]
    assert str(game.deserialize_state(state.serialize())) == deals[2]
    sampled = pyspiel.load_game("beagle_footsteps(seed=1)")
    assert str(dealt(sampled)) != str(dealt(sampled))


def test_returns_by_victory_or_by_margin() -> None:
    for reward, total in (("win", 0), ("margin", None)):
        state = dealt(pyspiel.load_game(f"beagle_footsteps(players=3,reward={reward},seed=1)"))
        assert state.returns() == [0, 0, 0]
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert max(range(3), key=lambda seat: state.returns()[seat]) in openspiel.state_of(state).winners()
        if total is not None:
            assert sum(state.returns()) == pytest.approx(total)


def test_a_position_of_beagle_is_played_on_in_openspiel() -> None:
    game = pyspiel.load_game("beagle_darwinning(players=3)")
    position = beagle.game("darwinning").start(players=3, seed=7)
    state = openspiel.from_state(game, position)
    assert state.current_player() == position.to_act()[0]
    state.apply_action(state.legal_actions()[0])
    assert openspiel.state_of(state).view(0) != position.view(0)
    with pytest.raises(beagle.BeagleError, match="expected a position of 3 players, got one of 2"):
        openspiel.from_state(game, beagle.game("darwinning").start(players=2, seed=7))
    with pytest.raises(beagle.BeagleError, match="expected a position after the deal"):
        openspiel.state_of(game.new_initial_state())


def test_the_tree_is_walked_by_openspiels_algorithms() -> None:
    game = pyspiel.load_game("beagle_footsteps(deals=2,seed=1)")
    states = get_all_states(game, depth_limit=2, include_chance_states=True, to_string=str)
    assert len(states) > 3


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=9", "footsteps is for 2 to 5 players, not 9"),
        ("reward=glory", "expected the reward margin or win, got 'glory'"),
        ("components=nowhere", "there is no such folder of components"),
        ("deals=-4", "expected 0 deals or more, got -4"),
        ("seed=-4", "expected a seed of 0 or more, got -4"),
    ],
)
def test_bad_parameters_are_told_in_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(beagle.BeagleError, match=sentence):
        pyspiel.load_game(f"beagle_footsteps({parameters})")


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    """OpenSpiel keeps what makes a game until after Python's end."""
    code = (
        "import pyspiel\nfrom beagle.study.environments import openspiel\n"
        "pyspiel.load_game('beagle_footsteps').new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
