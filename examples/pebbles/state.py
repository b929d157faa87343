"""The position of a game of Pebbles: the contract, answered by the modules beside this one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from examples.pebbles import heuristics, scoring
from examples.pebbles import layout as L
from examples.pebbles.bag import legal_digs
from examples.pebbles.components import Components
from examples.pebbles.heap import legal_takes
from examples.pebbles.hidden import deal_hidden
from examples.pebbles.holdings import holdings
from examples.pebbles.shown import events, observation
from examples.pebbles.shown.refusals import refusal
from examples.pebbles.shown.view import table
from examples.pebbles.turn import take_action

MAX_LEGAL: Final = 2


class PebblesState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "PebblesState":
        return PebblesState(self.players, self.v[:], self.pieces)

    # Who acts, what is legal, what comes of it

    def to_act(self) -> list[int]:
        return [] if self.v[L.PHASE] == L.OVER else [self.v[L.TURN]]

    def actor(self) -> i64:
        return pick(self.v[L.PHASE] == L.OVER, NOBODY, self.v[L.TURN])

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if seat != self.actor():
            return 0
        return legal_takes(self.v, into) if self.v[L.PHASE] == L.TAKING else legal_digs(self.v, into)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return None if action in self.legal_actions(seat) else refusal(self.v, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.v[L.NEWS] = 0
        take_action(self.v, self.players, seat, action)

    # The end

    def scores(self) -> list[int]:
        return [scoring.total_points(self.v, self.pieces, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return scoring.leaders(self.v, self.players, self.pieces)

    def end_reason(self) -> str:
        return "end-heap" if self.v[L.PHASE] == L.OVER else ""

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(scoring.CATEGORIES, scoring.category_points(self.v, self.pieces, seat)))

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return table(self.v, self.players)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return events.event(self.v, seat, action)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return events.news(self.v)

    def revealed(self) -> i64:
        return self.pieces.bag_size - self.v[L.BAG]

    def resample(self, seat: i64, seed: int) -> "PebblesState":
        dealt = self.copy()
        deal_hidden(dealt.v, seed)
        return dealt

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, seat, into, at)

    # What bots and reports ask

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def evaluate(self, into: vec[i64]) -> None:
        heuristics.evaluate(self.v, self.players, self.pieces, into)

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(options, count, into)

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings(self.v, seat)
