"""Looking one action ahead: what lead it brings when the turn is then finished by the largest rollout weights.

The greedy bot chooses by it, a search makes priors of it, and final playouts are played by it.
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
"""Entries of ``PRIORS`` from one prior to half of it."""
HALVINGS: Final = 20
"""How often a prior is halved at most."""
PRIORS: Final = doubling(1, STEPS, STEPS, HALVINGS)
"""The priors from the smallest to the largest."""


class Lookahead:
    """Looks one action ahead; it keeps the rows that this needs."""

    def __init__(self, state: State) -> None:
        most = state.max_legal()
        self.room: vec[i64] = vec[i64]([0] * most)
        self.weights: vec[i64] = vec[i64]([0] * most)
        self.points: vec[i64] = vec[i64]([0] * state.players)

    def lead_after(self, world: State, seat: i64, action: i64) -> i64:
        """How far the seat would lead after this action and the rest of its turn, in this world."""
        return self.play_turn(world.copy(), seat, action)

    def play_turn(self, world: State, seat: i64, action: i64) -> i64:
        """Play this action and the rest of the turn in this world itself; how far the seat then leads."""
        world.apply(seat, action)
        finish_turn(world, seat, TURN_LENGTH, self.room, self.weights)
        world.evaluate(self.points)
        return lead(self.points, world.players, seat)

    def leads(self, world: State, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        """Write the lead after each of the seat's first ``count`` options into ``into``."""
        option: i64 = 0
        while option < count:
            into[option] = self.lead_after(world, seat, options[option])
            option += 1

    def add_leads(self, world: State, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        """Add the lead after each of the seat's first ``count`` options to what is in ``into``.

        The world is used up: the last option is played in it and not in a copy.
        """
        last = count - 1
        option: i64 = 0
        while option < last:
            into[option] += self.lead_after(world, seat, options[option])
            option += 1
        into[last] += self.play_turn(world, seat, options[last])

    def play_out(self, world: State, room: vec[i64], leads: vec[i64]) -> None:
        """Play to the end: every seat looks ahead and takes the action with the largest lead."""
        seat = world.actor()
        while seat != NOBODY:
            count = world.legal(seat, room)
            choice: i64 = 0
            if count > 1:
                self.leads(world, seat, room, count, leads)
                choice = heaviest(leads, count)
            world.apply(seat, room[choice])
            seat = world.actor()


def leads_to_priors(leads: vec[i64], count: i64, halving: i64) -> None:
    """Turn leads into priors in place: the best has the largest, one that is ``halving`` behind it half as much."""
    best = leads[0]
    option: i64 = 1
    while option < count:
        if leads[option] > best:
            best = leads[option]
        option += 1
    option = 0
    while option < count:
        behind = least(STEPS * (best - leads[option]) // halving, STEPS * HALVINGS)
        leads[option] = PRIORS[STEPS * HALVINGS - behind]
        option += 1
