"""What every bot is: something that picks an action for a seat, in a world as the seat may know it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beagle.core.random import below, generator
from beagle.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Picks actions. It may remember what it thought from one small action of a turn to the next."""

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        """A legal action for a seat in ``to_act()``. It depends on what the seat may know and on the seed alone."""
        raise NotImplementedError

    def looks(self) -> bool:
        """Does it look at more of a state than its legal actions?

        Then ``play.ask`` hands it ``state.resample(seat, seed)``. A bot that doesn't look is spared the cost of that:
        its seat's legal actions are the same in every resample.
        """
        return True


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        room = vec[i64]([0] * state.max_legal())
        return pick_random(seed, room, state.legal(seat, room))

    def looks(self) -> bool:
        return False


def pick_random(seed: int, actions: vec[i64], count: i64) -> i64:
    """One of the first ``count`` actions, each equally likely."""
    return actions[below(generator(seed), count)]
