"""The state of a game of Darwinning!: what the contract asks, each answered by the module that knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.darwinning import heuristics
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.hidden import deal_hidden
from beagle.games.darwinning.holdings import holdings
from beagle.games.darwinning.improving import legal_cards, legal_places, legal_thefts, legal_ways
from beagle.games.darwinning.scoring import CATEGORIES, category_points, leaders, total_points
from beagle.games.darwinning.shown import events, observation
from beagle.games.darwinning.shown.refusals import refusal
from beagle.games.darwinning.shown.view import table
from beagle.games.darwinning.survival import legal_meals
from beagle.games.darwinning.tricks import legal_declarations, legal_leaders, legal_plays
from beagle.games.darwinning.turn import take_action

MAX_LEGAL: Final = 31
"""``done`` and ten cards, or what Parasite finds on five boards with six trait cards each."""
MAX_LEGAL_SEARCHING: Final = 121
"""W-D8: any card of the discards, or none."""


class DarwinningState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "DarwinningState":
        return DarwinningState(self.players, self.v[:], self.pieces)

    # Play

    def to_act(self) -> list[int]:
        return [] if self.v[L.PHASE] == L.OVER else [self.v[L.TURN]]

    def actor(self) -> i64:
        return pick(self.v[L.PHASE] == L.OVER, NOBODY, self.v[L.TURN])

    def acting(self) -> i64:
        return pick(self.v[L.PHASE] == L.OVER, 0, 1)

    def max_legal(self) -> i64:
        return pick(self.players == PLAYERS_WITH_DUMMY, MAX_LEGAL_SEARCHING, MAX_LEGAL)

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        v = self.v
        phase = v[L.PHASE]
        if seat != v[L.TURN] or phase == L.OVER:
            return 0
        at = L.seat_at(seat)
        if phase == L.PLAYING:
            return legal_plays(v, self.players, at, into)
        if phase == L.CHOOSING:
            return legal_cards(v, seat, into)
        if phase == L.WAY:
            return legal_ways(v, self.pieces, at, into)
        if phase == L.PLACING:
            return legal_places(v, at, into)
        if phase == L.FEEDING:
            return legal_meals(v, self.players, seat, into)
        if phase == L.STEALING:
            return legal_thefts(v, self.players, seat, into)
        if phase == L.DECLARING:
            return legal_declarations(v, at, into)
        return legal_leaders(v, self.players, into)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        return refusal(self.v, self.players, self.pieces, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.v[L.NEWS] = 0
        take_action(self.v, self.players, self.pieces, seat, action)

    # The end

    def scores(self) -> list[int]:
        return [total_points(self.v, self.pieces, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return leaders(self.v, self.players, self.pieces)

    def end_reason(self) -> str:
        return "end-eras" if self.v[L.PHASE] == L.OVER else ""

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, self.pieces, seat)))

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings(self.v, self.pieces, seat)

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return table(self.v, self.players, self.pieces, seat)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return events.event(self.v, self.players, self.pieces, seat, action, viewer)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return events.news(self.v, self.pieces, viewer)

    def revealed(self) -> i64:
        return self.v[L.REVEALED]

    def resample(self, seat: i64, seed: int) -> "DarwinningState":
        dealt = self.copy()
        deal_hidden(dealt.v, self.players, seat, seed)
        return dealt

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    # What bots ask

    def evaluate(self, into: vec[i64]) -> None:
        heuristics.evaluate(self.v, self.players, self.pieces, into)

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, self.players, self.pieces, seat, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def is_calm(self) -> bool:
        return heuristics.is_calm(self.v)
