"""Information-set Monte-Carlo tree search, for any game that keeps the contract.

Each iteration deals again all that the searching seat can't know, and walks down through actions already tried. Every
seat has a tree of its own: its points of decision are told apart by what it has seen done, so that nobody answers a
choice that others make at the same time. What chance brings is not told apart but averaged over. A step is chosen by
PUCT: the mean reward of an action, plus its prior times how seldom it was tried when it was available. Priors come from
looking one action ahead, or from the game's rollout weights. At the first action never tried before, a short playout
follows, and the game's evaluation judges what came of it. Every seat wants its own reward: to be ahead of the best
other, most of all at the end.
"""

import time
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.lookahead import Lookahead, leads_to_priors
from beagle.bots.policy import heaviest, lead, roll_out
from beagle.bots.transposition import AVAILABILITY, PRIOR, REWARD, VISITS, TranspositionTable, mix
from beagle.core.random import generator, next_word
from beagle.core.state import NOBODY, State

UNIT: Final = 1000000
"""A reward is a whole number from 0 to this."""

LONGEST_PATH: Final = 40
"""Decisions deep that the tree grows at most."""

CHECK_EVERY: Final = 32
"""Iterations between two checks of the clock and of whether the choice is settled."""

CLEAR_FROM: Final = 2000
"""Iterations before which no choice counts as clear."""
CLEAR_PART: Final = 8
"""A choice may be clear once a search has done one part in so many of its iterations."""
CLEARLY: Final = 8
"""A choice is clear when one option has more than so many times the visits of any other."""

LOOKAHEAD_FROM: Final = 12
"""Visits of a point from which looking ahead pays. Most points have fewer, and follow the largest rollout weight."""
OWN_DOUBT: Final = 8
"""The lead that doubles a prior is so many times larger for the searching seat's own options: the others may well go by
such a lead, but the searching seat is there to find out."""

EVEN: Final = 1 << 40
"""How a lead of 0 is noted in an entry, where 0 means that nothing is noted yet."""

MOST_ITERATIONS: Final = 1 << 40
"""More iterations than any time allows."""


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
        """Does it spend as many times its iterations as a game's decisions deserve, and final playouts after them?"""


class Search:
    """What one seat has found out about a position."""

    def __init__(self, settings: Settings, state: State, seat: i64, seed: int) -> None:
        most = state.max_legal()
        self.settings = settings
        self.seat = seat
        self.players = state.players
        self.chance: vec[i64] = generator(seed)
        self.transpositions = TranspositionTable()
        self.lookahead = Lookahead(state)
        self.prior_lead = state.tuning().prior_lead
        self.room: vec[i64] = vec[i64]([0] * most)
        self.weights: vec[i64] = vec[i64]([0] * most)
        self.entries: vec[i64] = vec[i64]([0] * most)
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
            if self.done & (CHECK_EVERY - 1) == 0:
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
        """Deal, walk down the trees, play on by rollout weights, and remember how it went."""
        self.transpositions.make_room(LONGEST_PATH * len(self.room))
        world = self.state.resample(self.seat, next_word(self.chance))
        seat: i64 = 0
        while seat < self.players:
            self.paths[seat] = self.roots[seat]
            seat += 1
        steps = self.walk_down(world)
        roll_out(world, world.tuning().horizon, self.chance, self.room, self.weights)
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
                at = self.entries[choice]
                fresh = self.transpositions.row[at + VISITS] == 0
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
        """By PUCT, the most promising of the seat's legal actions, which are in ``room``."""
        row = self.transpositions.row
        entries = self.entries
        visits = self.find_entries(seat, count)
        if visits < LOOKAHEAD_FROM and self.prior_lead > 0:
            world.rollout_weights(seat, self.room, count, self.weights)
            return heaviest(self.weights, count)
        self.set_priors(world, seat, count)
        total: i64 = 0
        weight: i64 = 0
        option: i64 = 0
        while option < count:
            total += row[entries[option] + REWARD]
            weight += self.weights[option]
            option += 1
        # An action never tried is expected to be as good as the others were.
        expected = float(total) / float(visits) if visits > 0 else 0.5 * UNIT
        scale = self.settings.explore * UNIT / float(weight)
        best: i64 = 0
        best_score = -1.0
        available: i64 = 0
        root = 0.0
        option = 0
        while option < count:
            at = entries[option]
            tried = row[at + VISITS]
            mean = float(row[at + REWARD]) / float(tried) if tried > 0 else expected
            if row[at + AVAILABILITY] != available:  # most of them have the same
                available = row[at + AVAILABILITY]
                root = sqrt(float(available))
            score = mean + scale * float(self.weights[option]) * root / float(1 + tried)
            if score > best_score:
                best_score = score
                best = option
            option += 1
        return best

    def find_entries(self, seat: i64, count: i64) -> i64:
        """Find the entries of the options in ``room``, which are all available now; their visits added up."""
        row = self.transpositions.row
        path = self.paths[seat]
        visits: i64 = 0
        option: i64 = 0
        while option < count:
            at = self.transpositions.entry(mix(path, self.room[option]))
            self.entries[option] = at
            row[at + AVAILABILITY] += 1
            visits += row[at + VISITS]
            option += 1
        return visits

    def set_priors(self, world: State, seat: i64, count: i64) -> None:
        """Write the options' priors into ``weights``, from what their entries have noted."""
        row = self.transpositions.row
        weights = self.weights
        all_noted = True
        option: i64 = 0
        while option < count:
            weights[option] = row[self.entries[option] + PRIOR]
            if weights[option] == 0:
                all_noted = False
            option += 1
        if not all_noted:
            self.note_priors(world, seat, count)
        if self.prior_lead > 0:
            halving = self.prior_lead if seat != self.seat else OWN_DOUBT * self.prior_lead
            leads_to_priors(weights, count, halving)

    def note_priors(self, world: State, seat: i64, count: i64) -> None:
        """Note in the entries of new options the lead that looking ahead shows, or the rollout weight in a game where
        that makes the better prior; ``weights`` then has what is noted of all options."""
        row = self.transpositions.row
        weights = self.weights
        if self.prior_lead == 0:
            world.rollout_weights(seat, self.room, count, weights)
        option: i64 = 0
        while option < count:
            at = self.entries[option]
            if row[at + PRIOR] == 0:
                if self.prior_lead > 0:
                    weights[option] = EVEN + self.lookahead.lead_after(world, seat, self.room[option])
                row[at + PRIOR] = weights[option]
            weights[option] = row[at + PRIOR]
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
        """For analysis: how the first choice of this iteration turned out."""
        self.leads[self.first_choice] += lead(self.points, self.players, self.seat)
        self.tries[self.first_choice] += 1

    def remember(self, steps: i64) -> None:
        """Add a visit and the chooser's reward to the entry of each choice of this iteration."""
        row = self.transpositions.row
        step: i64 = 0
        while step < steps:
            at = self.trail[2 * step]
            row[at + VISITS] += 1
            row[at + REWARD] += self.rewards[self.trail[2 * step + 1]]
            step += 1

    def visits(self, option: i64) -> i64:
        """How often the root's option was tried, in this turn's earlier thinking too."""
        at = self.transpositions.entry(mix(self.roots[self.seat], self.options[option]))
        return self.transpositions.row[at + VISITS]

    def mean(self, option: i64) -> float:
        """The mean reward of the root's option."""
        at = self.transpositions.entry(mix(self.roots[self.seat], self.options[option]))
        tried = self.transpositions.row[at + VISITS]
        return float(self.transpositions.row[at + REWARD]) / float(tried) if tried > 0 else 0.0

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
