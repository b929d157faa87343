"""Observers of a game between bots: how long each seat thinks, and how the game goes."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.play import Observer
from beagle.core.arithmetic import pick
from beagle.core.state import NOBODY, State


class Timings(Observer):
    """How often each seat is asked, how long it thinks, and how often a bot fails."""

    def __init__(self, players: i64) -> None:
        self.actions: i64 = 0
        self.failures: i64 = 0
        """How often a bot failed and an action at random took the place of its own."""
        self.choices: vec[i64] = vec[i64]([0] * players)
        """How often each seat was asked."""
        self.spent: vec[i64] = vec[i64]([0] * players)
        """Each seat's thinking time in microseconds."""
        self.slowest: vec[i64] = vec[i64]([0] * players)
        """The longest that each seat thought about one decision, in microseconds."""

    def before(self, state: State, seat: i64, action: i64, legal_count: i64, microseconds: i64, failed: bool) -> None:
        self.actions += 1
        if failed:
            self.failures += 1
        self.choices[seat] += 1
        self.spent[seat] += microseconds
        if microseconds > self.slowest[seat]:
            self.slowest[seat] = microseconds


class Course(Observer):
    """How a game goes: its length, how much there is to decide, how often the lead changes."""

    def __init__(self) -> None:
        self.actions: i64 = 0
        self.decisions: i64 = 0
        """Actions that had an alternative."""
        self.options: i64 = 0
        """How many actions were legal at these decisions, added up."""
        self.lead_changes: i64 = 0
        """How often another seat came to have most points alone, as seen when a seat's turn to act ends."""
        self.ahead: i64 = NOBODY

    def before(self, state: State, seat: i64, action: i64, legal_count: i64, microseconds: i64, failed: bool) -> None:
        self.actions += 1
        if legal_count > 1:
            self.decisions += 1
            self.options += legal_count

    def after(self, state: State, seat: i64) -> None:
        if state.actor() == seat:
            return
        leader = alone_ahead(state)
        if leader != NOBODY and leader != self.ahead:
            if self.ahead != NOBODY:
                self.lead_changes += 1
            self.ahead = leader


def alone_ahead(state: State) -> i64:
    """The seat with most points, ``NOBODY`` if several have as many."""
    points = state.scores()
    leader: i64 = 0
    shared = False
    seat: i64 = 1
    while seat < state.players:
        if points[seat] > points[leader]:
            leader = seat
            shared = False
        elif points[seat] == points[leader]:
            shared = True
        seat += 1
    return pick(shared, NOBODY, leader)
