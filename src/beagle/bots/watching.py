"""A whole game between bots, watched: how long, how many choices, how often the lead changed."""

from mypy_extensions import i64

from beagle.bots.bot import Bot
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State


class Watched:
    """How a game went, besides what its last position says."""

    def __init__(self) -> None:
        self.actions: i64 = 0
        self.decisions: i64 = 0
        """Actions that had an alternative."""
        self.options: i64 = 0
        """How many actions were legal at these decisions, added up."""
        self.lead_changes: i64 = 0
        """How often another seat came to have most points alone."""


def watch(state: State, bots: list[Bot], seed: int) -> Watched:
    """Let bots play ``state`` to its end; ``bots[seat]`` sits at that seat. One seed decides all they do by chance."""
    watched = Watched()
    chance = generator(seed)
    ahead: i64 = NOBODY
    seat = state.actor()
    while seat != NOBODY:
        count = len(state.legal_actions(seat))
        action = bots[seat].choose(state, seat, next_word(chance))
        watched.actions += 1
        if count > 1:
            watched.decisions += 1
            watched.options += count
        state.apply(seat, action)
        following = state.actor()
        if following != seat:
            leader = alone_ahead(state)
            if leader != NOBODY and leader != ahead:
                if ahead != NOBODY:
                    watched.lead_changes += 1
                ahead = leader
        seat = following
    return watched


def alone_ahead(state: State) -> i64:
    """The seat with most points, ``NOBODY`` if several have as many."""
    points = state.scores()
    best = max(points)
    return points.index(best) if points.count(best) == 1 else NOBODY
