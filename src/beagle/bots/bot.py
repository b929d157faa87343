"""What every bot is: something that picks an action for a seat of a world that it may know."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beagle.core.random import below, generator
from beagle.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Picks actions. It may remember what it thought from one small action of a turn to the next."""

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        """A legal action for a seat in ``to_act()``.

        It depends on what the seat may know and on the seed: whatever looks at a position looks at
        ``state.resample(seat, ...)``.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        room = vec[i64]([0] * state.max_legal())
        return room[below(generator(seed), state.legal(seat, room))]
