"""Random games inside the engine."""

import beagle
from beagle.bots.playout import playouts


def test_playouts_leave_the_state_as_it_was() -> None:
    state = beagle.game("footsteps").start(players=3, seed=1)
    before = state.view(None)
    playouts(state, 3, 1)
    assert state.view(None) == before


def test_playouts_with_one_seed_are_the_same_games() -> None:
    state = beagle.game("footsteps").start(players=3, seed=1)
    assert playouts(state, 20, 7) == playouts(state, 20, 7)


def test_no_games_take_no_moves() -> None:
    assert playouts(beagle.game("footsteps").start(players=2, seed=1), 0, 1) == 0


def test_a_game_that_is_over_takes_no_moves() -> None:
    state = beagle.game("footsteps").start(players=2, seed=1)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert playouts(state, 5, 1) == 0
