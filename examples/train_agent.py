"""Train a small agent on random games, with scikit-learn, and let it play against random.

It learns by linear regression what a position is worth: from what the acting seat sees to the lead it has in the end.
Then it plays by looking one action ahead, in a world dealt from what it may know.

    python examples/train_agent.py [GAMES_TO_LEARN_FROM] [GAMES_TO_PLAY]
"""

import sys
from random import Random

import numpy as np
from sklearn.linear_model import Ridge

import beagle
from beagle.core.observing import observation_of
from beagle.study import batch

GAME = "footsteps"


def learn(games: int, seed: int) -> Ridge:
    """Play games at random, many at once, and fit what is seen to how it ends."""
    env = batch(GAME, n=min(games, 256), players=2, seed=seed)
    chance = np.random.default_rng(seed)
    under_way: list[list[tuple[int, np.ndarray]]] = [[] for _ in range(env.n)]
    seen, leads, ended = [], [], 0
    while ended < games:
        for number in range(env.n):
            under_way[number].append((int(env.seats[number]), env.observations[number]))
        env.step(env.random_actions(chance))
        for number in np.flatnonzero(env.ended).tolist():
            seen += [observation for _, observation in under_way[number]]
            leads += [env.rewards[number, seat] for seat, _ in under_way[number]]
            under_way[number] = []
            ended += 1
    return Ridge(alpha=30.0).fit(np.array(seen, dtype=np.float32), np.array(leads))


def choose(model: Ridge, state: beagle.State, seat: int, seed: int) -> int:
    """The action after which the agent likes the position best."""
    world = state.resample(seat, seed)
    actions = world.legal_actions(seat)
    after = []
    for action in actions:
        tried = world.copy()
        tried.apply(seat, action)
        after.append(observation_of(tried, seat))
    return actions[int(np.argmax(model.predict(np.array(after, dtype=np.float32))))]


def victories(model: Ridge, games: int, seed: int) -> float:
    """The agent's share of victories; it sits at either side of each deal."""
    chance = Random(seed)
    won = 0.0
    for number in range(games):
        state = beagle.game(GAME).start(players=2, seed=seed + number // 2)
        mine = number % 2
        while not state.is_over():
            seat = state.to_act()[0]
            if seat == mine:
                action = choose(model, state, seat, chance.getrandbits(32))
            else:
                action = chance.choice(state.legal_actions(seat))
            state.apply(seat, action)
        won += (mine in state.winners()) / len(state.winners())
    return won / games


if __name__ == "__main__":
    to_learn, to_play = (int(argument) for argument in [*sys.argv[1:], "1000", "200"][:2])
    trained = learn(to_learn, seed=1)
    print(f"the agent wins {victories(trained, to_play, seed=1000):.1%} of {to_play} games against random")
