"""The state of a game of Sur les traces de Darwin: what the contract asks, each answered by the module that knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.footsteps import heuristics
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.hidden import deal_hidden
from beagle.games.footsteps.holdings import holdings
from beagle.games.footsteps.journey import legal_takes
from beagle.games.footsteps.scoring import CATEGORIES, achievements, category_points, leaders, total_points
from beagle.games.footsteps.shown import events, observation
from beagle.games.footsteps.shown.refusals import refusal
from beagle.games.footsteps.shown.view import table
from beagle.games.footsteps.theories import legal_returns, legal_theories
from beagle.games.footsteps.turn import take_action

MAX_LEGAL: Final = 7
"""Seven theories to choose from when one must go back."""


class FootstepsState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "FootstepsState":
        return FootstepsState(self.players, self.v[:], self.pieces)

    # Play

    def to_act(self) -> list[int]:
        return [] if self.v[L.PHASE] == L.OVER else [self.v[L.TURN]]

    def actor(self) -> i64:
        return pick(self.v[L.PHASE] == L.OVER, NOBODY, self.v[L.TURN])

    def acting(self) -> i64:
        return pick(self.v[L.PHASE] == L.OVER, 0, 1)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if seat != self.actor():
            return 0
        phase = self.v[L.PHASE]
        if phase == L.TAKING:
            return legal_takes(self.v, seat, into)
        if phase == L.DEVELOPING:
            return legal_theories(self.v, into)
        return legal_returns(self.v, seat, into)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        return refusal(self.v, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.v[L.NEWS] = 0
        take_action(self.v, self.players, self.pieces, seat, action)

    # The end

    def scores(self) -> list[int]:
        return [total_points(self.v, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return leaders(self.v, self.players)

    def end_reason(self) -> str:
        return "end-pile" if self.v[L.PHASE] == L.OVER else ""

    def achievements(self, seat: i64) -> list[str]:
        if self.v[L.PHASE] != L.OVER or seat not in self.winners():
            return []
        return achievements(self.v, self.pieces, seat)

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, seat)))

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings(self.v, self.pieces, seat)

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return table(self.v, self.players, self.pieces)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return events.event(self.v, self.pieces, seat, action)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return events.news(self.v, self.pieces)

    def revealed(self) -> i64:
        return self.v[L.REVEALED]

    def resample(self, seat: i64, seed: int) -> "FootstepsState":
        dealt = self.copy()
        deal_hidden(dealt.v, self.players, seed)
        return dealt

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    # What bots ask

    def evaluate(self, into: vec[i64]) -> None:
        heuristics.evaluate(self.v, self.players, into)

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, self.pieces, seat, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING
