"""The PettingZoo environments pass PettingZoo's own tests and play the engine's games."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import OrderEnforcingWrapper

import beagle
from beagle.bots.batch import IllegalAction
from beagle.study.environments import pettingzoo
from tests.study.line_ups import every_line_up


@every_line_up
def test_pettingzoos_api_test_passes(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # Observations are whole numbers with room to spare, and the mask needn't be an image: both are only hints.
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(name, players), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_line_up
def test_pettingzoos_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=100)


@every_line_up
def test_pettingzoos_render_test_passes(name: str, players: int) -> None:
    render_test(lambda render_mode=None: pettingzoo.env(name, players, render_mode=render_mode))


def test_rewards_come_with_the_end_to_every_seat() -> None:
    env = pettingzoo.env("footsteps", 3, reward="win")
    env.reset(seed=4)
    chance = Random(4)
    seen: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            seen[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(seen.values()) == pytest.approx(0)
    assert [agent for agent in seen if seen[agent] > 0] == [f"player_{seat}" for seat in env.game_state.winners()]
    assert env.agents == []


@every_line_up
def test_the_state_for_a_centralised_critic_is_what_all_seats_together_know(name: str, players: int) -> None:
    env = pettingzoo.env(name, players)
    env.reset(seed=2)
    found = env.state()
    assert env.state_space.contains(found)
    assert found.tolist() == [number for agent in env.agents for number in env.observe(agent)["observation"].tolist()]
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert (env.state() != found).any()
    wrapped = OrderEnforcingWrapper(pettingzoo.env(name, players))
    wrapped.reset(seed=2)
    assert (wrapped.state() == found).all()


def test_a_seed_decides_the_games_that_follow() -> None:
    first, second = pettingzoo.env("footsteps"), pettingzoo.env("footsteps")
    first.reset(seed=1)
    second.reset(seed=1)
    first.reset()
    second.reset()
    assert (first.observe("player_0")["observation"] == second.observe("player_0")["observation"]).all()
    first.reset()
    assert (first.observe("player_0")["observation"] != second.observe("player_0")["observation"]).any()


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    env = pettingzoo.env("footsteps")
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (forbidden, None, -1, env.actions):
        with pytest.raises(IllegalAction, match=f"expected an action that its mask allows, got {action}"):
            env.step(action)


def test_the_table_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("footsteps", render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "player_1" in picture
    env = pettingzoo.env("footsteps", render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert "player_1" in capsys.readouterr().out
    assert pettingzoo.env("footsteps").render() is None


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "footsteps is for 2 to 5 players, not 9"),
        ({"reward": "glory"}, "expected the reward margin or win, got 'glory'"),
        ({"render_mode": "opera"}, "expected the render mode human or ansi, got 'opera'"),
        ({"hats": True}, "footsteps has no option 'hats'"),
    ],
)
def test_bad_input_is_told_in_a_sentence(request_: dict[str, Any], sentence: str) -> None:
    with pytest.raises(beagle.BeagleError, match=sentence):
        pettingzoo.env(**{"game": "footsteps", **request_})
