"""A random game in ten lines."""

from random import Random

import beagle

game = beagle.game("footsteps")
state = game.start(players=3, seed=42)
chance = Random(42)
while not state.is_over():
    seat = state.to_act()[0]
    action = chance.choice(state.legal_actions(seat))
    print(f"seat {seat}: {game.format_action(action)}")
    state.apply(seat, action)
print("points", state.scores(), "winners", state.winners())
