"""A glance ahead: where an action leads when the turn is finished by the heaviest hints.

So the greedy bot chooses, so a search foresees what everybody will like, and so rehearsals are played.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.policy import finish_turn, heaviest, lead
from beagle.core.arithmetic import doubling, least
from beagle.core.state import NOBODY, State

TURN_LENGTH: Final = 12
"""Small actions that a turn goes on for at most, should a seat never have to wait."""

STEPS: Final = 16
"""Steps from one weight to half of it,"""
HALVINGS: Final = 20
"""and how often a weight is halved at most."""
LIKINGS: Final = doubling(1, STEPS, STEPS, HALVINGS)


class Glance:
    """Somebody who looks one action ahead, with room to think."""

    def __init__(self, state: State) -> None:
        most = state.max_legal()
        self.room: vec[i64] = vec[i64]([0] * most)
        self.weights: vec[i64] = vec[i64]([0] * most)
        self.points: vec[i64] = vec[i64]([0] * state.players)

    def lead_after(self, world: State, seat: i64, action: i64) -> i64:
        """How far the seat would lead after this action, in this world."""
        tried = world.copy()
        tried.apply(seat, action)
        finish_turn(tried, seat, TURN_LENGTH, self.room, self.weights)
        tried.evaluate(self.points)
        return lead(self.points, world.players, seat)

    def leads(self, world: State, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        """The same for each of the seat's first ``count`` options."""
        option: i64 = 0
        while option < count:
            into[option] = self.lead_after(world, seat, options[option])
            option += 1

    def add_leads(self, world: State, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        """The same, added to what was there."""
        option: i64 = 0
        while option < count:
            into[option] += self.lead_after(world, seat, options[option])
            option += 1

    def play_out(self, world: State, room: vec[i64], leads: vec[i64]) -> None:
        """Play to the end: everybody takes what leads furthest at a glance."""
        seat = world.actor()
        while seat != NOBODY:
            count = world.legal(seat, room)
            choice: i64 = 0
            if count > 1:
                self.leads(world, seat, room, count, leads)
                choice = heaviest(leads, count)
            world.apply(seat, room[choice])
            seat = world.actor()


def likings(leads: vec[i64], count: i64, halving: i64) -> None:
    """Turn leads into weights: the best has the largest, one that is ``halving`` behind it half as much."""
    best = leads[0]
    option: i64 = 1
    while option < count:
        if leads[option] > best:
            best = leads[option]
        option += 1
    option = 0
    while option < count:
        behind = least(STEPS * (best - leads[option]) // halving, STEPS * HALVINGS)
        leads[option] = LIKINGS[STEPS * HALVINGS - behind]
        option += 1
