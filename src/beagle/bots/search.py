"""Information-set Monte-Carlo tree search, for any game that keeps the contract.

Each iteration deals anew all that the searching seat can't know, and walks down through actions already tried. Every
seat has a tree of its own: its points of decision are told apart by what it has seen done, so that nobody answers a
choice that others make at the same time. What chance brings is not told apart but averaged over. A step weighs the
mean reward of an action against how seldom it was tried when it could have been, and against how well it looks: at a
glance ahead, or by the game's hints. At the first action never tried before, a short playout follows, and the game's
evaluation judges what came of it. Every seat wants its own reward: to be ahead of the best other, most of all at the
end.
"""

import time
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.glance import Glance, likings
from beagle.bots.policy import heaviest, lead, play_on
from beagle.bots.table import CHANCES, LOOK, TOTAL, VISITS, Table, mix
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State

UNIT: Final = 1000000
"""A reward is a whole number from 0 to this."""

LONGEST_PATH: Final = 40
"""Decisions deep that the tree grows at most."""

LOOK_UP_EVERY: Final = 32
"""Iterations between two looks at the clock and at what is found."""

CLEAR_FROM: Final = 2000
"""After so many iterations, and an eighth of those that it has, a search may find its choice clear,"""
CLEAR_PART: Final = 8
CLEARLY: Final = 8
"""when an option was tried so many times as often as any other."""

GLANCE_FROM: Final = 12
"""Most points are reached a few times only, and follow the heaviest hint: from so many times on a glance pays."""
OWN_DOUBT: Final = 8
"""The searching seat trusts a glance at its own options so many times less than one at those of the others, who may
well go by it."""

EVEN: Final = 1 << 40
"""How a lead of nothing is noted: 0 is for what has not been looked at."""

MOST_ITERATIONS: Final = 1 << 40


class Settings:
    """How a search thinks."""

    def __init__(
        self, iterations: i64, seconds: float, explore: float, win_weight: float, patient: bool = False
    ) -> None:
        self.iterations = iterations
        """Iterations for a decision; 0 for as many as the seconds allow."""
        self.seconds = seconds
        """Seconds for a decision; 0 for as many as the iterations take."""
        self.explore = explore
        """How much an action that was seldom tried is preferred."""
        self.win_weight = win_weight
        """How much of a finished game's reward is for winning; the rest is for the lead."""
        self.patient = patient
        """Does it take as many times its iterations as a game says that its decisions deserve, and rehearse?"""


class Search:
    """What one seat has found out about a position."""

    def __init__(self, settings: Settings, state: State, seat: i64, seed: int) -> None:
        most = state.max_legal()
        self.settings = settings
        self.seat = seat
        self.players = state.players
        self.chance: vec[i64] = generator(seed)
        self.table = Table()
        self.glance = Glance(state)
        self.noticed_lead = state.tuning().prior_lead
        self.room: vec[i64] = vec[i64]([0] * most)
        self.weights: vec[i64] = vec[i64]([0] * most)
        self.places: vec[i64] = vec[i64]([0] * most)
        self.roots: vec[i64] = first_paths(state.players)
        self.paths: vec[i64] = first_paths(state.players)
        self.points: vec[i64] = vec[i64]([0] * state.players)
        self.rewards: vec[i64] = vec[i64]([0] * state.players)
        self.trail: vec[i64] = vec[i64]([0] * (2 * LONGEST_PATH))
        self.state = state
        self.options: vec[i64] = vec[i64]([0] * most)
        self.count: i64 = 0
        self.leads: vec[i64] = vec[i64]([0] * most)
        self.tries: vec[i64] = vec[i64]([0] * most)
        self.first_choice: i64 = 0
        self.done: i64 = 0
        self.look_at(state)

    def look_at(self, state: State) -> None:
        """Make this position the root. What was learnt about the paths that lead on from it is kept, as done."""
        self.state = state
        self.count = state.legal(self.seat, self.options)
        self.done = 0
        option: i64 = 0
        while option < self.count:
            self.leads[option] = 0
            self.tries[option] = 0
            self.done += self.visits(option)
            option += 1

    def go_on(self, action: i64) -> None:
        """The seat has chosen an action and is to act again."""
        alone = self.state.acting() == 1
        other: i64 = 0
        while other < self.players:
            if alone or other == self.seat:
                self.roots[other] = mix(self.roots[other], action)
            other += 1

    def think(self, *, effort: i64 = 1, part: float = 1.0, briefly: bool = False) -> None:
        """Use up the budget, with so many times its iterations and this part of its seconds; ``briefly``, only until
        the choice is settled."""
        iterations = effort * self.settings.iterations
        if iterations == 0:
            iterations = MOST_ITERATIONS
        end = time.monotonic() + part * self.settings.seconds
        timed = self.settings.seconds > 0.0
        while self.done < iterations:
            self.iterate()
            self.done += 1
            if self.done & (LOOK_UP_EVERY - 1) == 0:
                if timed and time.monotonic() >= end:
                    return
                if briefly and self.is_settled(iterations):
                    return

    def is_settled(self, iterations: i64) -> bool:
        """Is one of the root's options so far ahead that the rest of so many iterations can't, or hardly could, change
        which was tried most?"""
        first: i64 = 0
        second: i64 = 0
        option: i64 = 0
        while option < self.count:
            tried = self.visits(option)
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
            option += 1
        long_enough = self.done >= CLEAR_FROM and CLEAR_PART * self.done >= iterations
        return first - second > iterations - self.done or (long_enough and first > CLEARLY * second)

    def iterate(self) -> None:
        """Deal, walk down the trees, play on for a while, and remember how it went."""
        self.table.make_room(LONGEST_PATH * len(self.room))
        world = self.state.resample(self.seat, next_word(self.chance))
        seat: i64 = 0
        while seat < self.players:
            self.paths[seat] = self.roots[seat]
            seat += 1
        steps = self.walk_down(world)
        play_on(world, world.tuning().horizon, self.chance, self.room, self.weights)
        self.judge(world)
        self.note_outcome()
        self.remember(steps)

    def walk_down(self, world: State) -> i64:
        """Choose among the tried, up to the first action that was never tried; how many choices were made."""
        steps: i64 = 0
        seat = self.seat
        fresh = False
        while seat != NOBODY and not fresh and steps < LONGEST_PATH:
            count = world.legal(seat, self.room)
            choice: i64 = 0
            if count > 1:
                choice = self.select(world, seat, count)
                at = self.places[choice]
                fresh = self.table.row[at + VISITS] == 0
                self.trail[2 * steps] = at
                self.trail[2 * steps + 1] = seat
                if steps == 0:
                    self.first_choice = choice
                steps += 1
            action = self.room[choice]
            self.tell(world, seat, action)
            world.apply(seat, action)
            seat = world.actor()
        return steps

    def tell(self, world: State, seat: i64, action: i64) -> None:
        """Lengthen the paths of those who see the action: while several choose at once, only the one who chose."""
        paths = self.paths
        if world.acting() > 1:
            paths[seat] = mix(paths[seat], action)
            return
        other: i64 = 0
        while other < self.players:
            paths[other] = mix(paths[other], action)
            other += 1

    def select(self, world: State, seat: i64, count: i64) -> i64:
        """The most promising of the seat's legal actions, which are in ``room``."""
        row = self.table.row
        places = self.places
        visits = self.find_places(seat, count)
        if visits < GLANCE_FROM and self.noticed_lead > 0:
            world.rollout_weights(seat, self.room, count, self.weights)
            return heaviest(self.weights, count)
        self.like(world, seat, count)
        total: i64 = 0
        weight: i64 = 0
        option: i64 = 0
        while option < count:
            total += row[places[option] + TOTAL]
            weight += self.weights[option]
            option += 1
        # An action never tried is expected to be as good as the others were.
        expected = float(total) / float(visits) if visits > 0 else 0.5 * UNIT
        scale = self.settings.explore * UNIT / float(weight)
        best: i64 = 0
        best_score = -1.0
        chances: i64 = 0
        root = 0.0
        option = 0
        while option < count:
            at = places[option]
            tried = row[at + VISITS]
            mean = float(row[at + TOTAL]) / float(tried) if tried > 0 else expected
            if row[at + CHANCES] != chances:  # most of them have the same
                chances = row[at + CHANCES]
                root = sqrt(float(chances))
            score = mean + scale * float(self.weights[option]) * root / float(1 + tried)
            if score > best_score:
                best_score = score
                best = option
            option += 1
        return best

    def find_places(self, seat: i64, count: i64) -> i64:
        """Find the entries of the options in ``room``, which could all be chosen now; how often they were tried."""
        row = self.table.row
        path = self.paths[seat]
        visits: i64 = 0
        option: i64 = 0
        while option < count:
            at = self.table.find(mix(path, self.room[option]))
            self.places[option] = at
            row[at + CHANCES] += 1
            visits += row[at + VISITS]
            option += 1
        return visits

    def like(self, world: State, seat: i64, count: i64) -> None:
        """Weigh the options by how well they look, or looked when this point was reached before."""
        row = self.table.row
        weights = self.weights
        all_seen = True
        option: i64 = 0
        while option < count:
            weights[option] = row[self.places[option] + LOOK]
            if weights[option] == 0:
                all_seen = False
            option += 1
        if not all_seen:
            self.look(world, seat, count)
        if self.noticed_lead > 0:
            likings(weights, count, self.noticed_lead if seat != self.seat else OWN_DOUBT * self.noticed_lead)

    def look(self, world: State, seat: i64, count: i64) -> None:
        """Note how well options look that have not been looked at here: the lead at a glance ahead, or the hint where
        hints foresee better. ``weights`` then tells how all look."""
        row = self.table.row
        weights = self.weights
        if self.noticed_lead == 0:
            world.rollout_weights(seat, self.room, count, weights)
        option: i64 = 0
        while option < count:
            at = self.places[option]
            if row[at + LOOK] == 0:
                if self.noticed_lead > 0:
                    weights[option] = EVEN + self.glance.lead_after(world, seat, self.room[option])
                row[at + LOOK] = weights[option]
            weights[option] = row[at + LOOK]
            option += 1

    def judge(self, world: State) -> None:
        """What each seat has from this: a share of the victory and its lead."""
        rewards = self.rewards
        over = world.is_over()
        for_lead = (1.0 - self.settings.win_weight if over else 1.0) * UNIT
        scale = float(world.tuning().spread)
        world.evaluate(self.points)
        seat: i64 = 0
        while seat < self.players:
            ahead = float(lead(self.points, self.players, seat)) / scale
            standing = 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead))
            rewards[seat] = i64(for_lead * standing)
            seat += 1
        if over:
            winners = world.winners()
            share = i64(self.settings.win_weight * float(UNIT // len(winners)))
            for winner in winners:
                rewards[winner] += share

    def note_outcome(self) -> None:
        """For advice: how the first choice of this iteration turned out."""
        self.leads[self.first_choice] += lead(self.points, self.players, self.seat)
        self.tries[self.first_choice] += 1

    def remember(self, steps: i64) -> None:
        row = self.table.row
        step: i64 = 0
        while step < steps:
            at = self.trail[2 * step]
            row[at + VISITS] += 1
            row[at + TOTAL] += self.rewards[self.trail[2 * step + 1]]
            step += 1

    def visits(self, option: i64) -> i64:
        """How often the root's option was tried, in this turn's earlier thinking too."""
        return self.table.row[self.table.find(mix(self.roots[self.seat], self.options[option])) + VISITS]

    def mean(self, option: i64) -> float:
        """The mean reward of the root's option."""
        at = self.table.find(mix(self.roots[self.seat], self.options[option]))
        tried = self.table.row[at + VISITS]
        return float(self.table.row[at + TOTAL]) / float(tried) if tried > 0 else 0.0

    def best(self) -> i64:
        """The option tried most; of equals the one with the better mean."""
        best: i64 = 0
        option: i64 = 1
        while option < self.count:
            more = self.visits(option) - self.visits(best)
            if more > 0 or (more == 0 and self.mean(option) > self.mean(best)):
                best = option
            option += 1
        return best


def first_paths(players: i64) -> vec[i64]:
    """Where each seat's tree begins: at a number of its own."""
    paths = vec[i64]([0] * players)
    seat: i64 = 0
    while seat < players:
        paths[seat] = mix(0, seat)
        seat += 1
    return paths
