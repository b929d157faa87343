"""Pebbles as a game that asks bots for more than the usual."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import seed_generator
from beagle.core.state import State
from beagle.core.tuning import Tuning
from examples.pebbles.components import Components
from examples.pebbles.state import PebblesState
from tests.fake_games import pebbles


class TunedPebbles(PebblesState):
    """Pebbles with constants for bots."""

    def __init__(self, players: i64, v: vec[i64], pieces: Components, tuned: Tuning) -> None:
        super().__init__(players, v, pieces)
        self.tuned = tuned

    def tuning(self) -> Tuning:
        return self.tuned

    def copy(self) -> "TunedPebbles":
        return TunedPebbles(self.players, self.v[:], self.pieces, self.tuned)

    def resample(self, seat: i64, seed: int) -> "TunedPebbles":
        other = self.copy()
        seed_generator(other.v, seed)
        return other


def asking_for(tuned: Tuning) -> State:
    """The beginning of a game with these constants; seat 0 is to act."""
    state = pebbles().start(players=2, seed=1, first=0)
    assert isinstance(state, PebblesState)
    return TunedPebbles(state.players, state.v, state.pieces, tuned)
