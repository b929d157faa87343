"""The batch environment: the same games as one by one, in arrays."""

from random import Random
from typing import Any

import numpy as np
import pytest

import beagle
from beagle.bots.batch import MARGIN, WIN, IllegalAction, rewards_of
from beagle.core.observing import observation_of
from beagle.core.random import generator, next_word
from beagle.core.state import State
from beagle.study import batch
from tests.study.line_ups import every_line_up


@every_line_up
def test_a_batch_plays_the_same_games_as_the_engine(name: str, players: int) -> None:
    """Games, seats, observations, masks and rewards, over the end of the first game and on."""
    games = batch(name, 3, players=players, seed=7)
    deals = generator(7)
    game = beagle.game(name)

    def deal() -> State:
        return game.start(players=players, seed=next_word(deals) << 32 | next_word(deals))

    states = [deal() for _ in range(3)]
    chance = Random(1)
    ended = 0
    steps = 0
    while ended == 0 or steps % 5:
        steps += 1
        for number, state in enumerate(states):
            seat = state.to_act()[0]
            assert games.seats[number] == seat
            assert games.observations[number].tolist() == list(observation_of(state, seat))
            assert np.flatnonzero(games.masks[number]).tolist() == state.legal_actions(seat)
            assert games.choices[number] == len(state.legal_actions(seat))
        actions = [chance.choice(state.legal_actions(state.to_act()[0])) for state in states]
        games.step(np.array(actions))
        for number, state in enumerate(states):
            state.apply(state.to_act()[0], actions[number])
            assert games.ended[number] == state.is_over()
            assert games.rewards[number].tolist() == (rewards_of(state, MARGIN) if state.is_over() else [0.0] * players)
            if state.is_over():
                ended += 1
                states[number] = deal()


def test_random_actions_are_legal_and_repeatable() -> None:
    def play() -> list[list[int]]:
        games = batch("footsteps", 16, players=2, seed=3)
        chance = np.random.default_rng(5)
        played = []
        for _ in range(40):
            actions = games.random_actions(chance)
            assert games.masks[np.arange(16), actions].all()
            games.step(actions)
            played.append(actions.tolist())
        return played

    assert play() == play()


def test_what_a_step_gave_is_not_written_over() -> None:
    games = batch("footsteps", 2, seed=1)
    before = games.observations
    kept = before.copy()
    games.step(games.random_actions(np.random.default_rng(1)))
    assert (before == kept).all()
    assert not before.flags.writeable


def test_an_action_that_is_not_legal_stops_the_step_before_it_begins() -> None:
    games = batch("footsteps", 2, seed=1)
    before = games.observations
    actions = games.random_actions(np.random.default_rng(1))
    for wrong in (-1, games.action_count, int(np.flatnonzero(~games.masks[1])[0])):
        with pytest.raises(IllegalAction, match=f"game 1: expected an action that its mask allows, got {wrong}"):
            games.step(np.array([actions[0], wrong]))
    with pytest.raises(IllegalAction, match="expected 2 actions, one a game, got 1"):
        games.step(actions[:1])
    assert games.observations is before


def end_of(name: str, players: int) -> State:
    state = beagle.game(name).start(players=players, seed=5)
    chance = Random(5)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    return state


def test_rewards_tell_the_lead_or_the_victory() -> None:
    state = end_of("footsteps", 4)
    points = state.scores()
    best = max(points)
    second = sorted(points)[-2]
    assert rewards_of(state, MARGIN) == [score - (second if score == best else best) for score in points]
    won = rewards_of(state, WIN)
    assert sum(won) == pytest.approx(0)
    assert [seat for seat in range(4) if won[seat] > 0] == state.winners()
    assert max(won) == pytest.approx(1.0 if len(state.winners()) == 1 else 1 / 3)


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "footsteps is for 2 to 5 players, not 9"),
        ({"n": 0}, "expected from 1 to"),
        ({"n": 10**9}, "expected from 1 to"),
        ({"seed": -1}, "expected a seed from 0"),
        ({"reward": "glory"}, "expected the reward margin or win, got 'glory'"),
        ({"hats": True}, "footsteps has no option 'hats'"),
    ],
)
def test_bad_input_is_told_in_a_sentence(request_: dict[str, Any], sentence: str) -> None:
    with pytest.raises(beagle.BeagleError, match=sentence):
        batch(**{"game": "footsteps", **request_})
