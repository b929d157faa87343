"""The position of a game of Darwinci: the contract of ``core.state``, answered by the modules beside this one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import bit_count, pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.darwinci import heuristics, hidden, holdings, scoring
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.awarding import legal_big_stone
from beagle.games.darwinci.bidding import legal_stones
from beagle.games.darwinci.buying import legal_purchase, legal_returns
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.jewels import legal_jewels
from beagle.games.darwinci.offering import legal_offers
from beagle.games.darwinci.placing import legal_placing, legal_setting
from beagle.games.darwinci.shown import events, observation, refusals
from beagle.games.darwinci.shown import view as views
from beagle.games.darwinci.sites import legal_draws
from beagle.games.darwinci.turn import take_action

MAX_LEGAL: Final = 71
"""Jewels: 3 + 4 lines of at most two runs, five kinds, or none. (Cells: at most 13, turned four ways; stones: 51.)"""


class DarwinciState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "DarwinciState":
        return DarwinciState(self.players, self.v[:], self.pieces)

    # Play

    def to_act(self) -> list[int]:
        if self.v[L.PHASE] == L.OVER:
            return []
        return L.seats_in(self.v[L.WAITING]) if L.all_at_once(self.v) else [self.v[L.TURN]]

    def actor(self) -> i64:
        if self.v[L.PHASE] == L.OVER:
            return NOBODY
        return L.lowest(self.v[L.WAITING]) if L.all_at_once(self.v) else self.v[L.TURN]

    def acting(self) -> i64:
        if L.all_at_once(self.v):
            return bit_count(self.v[L.WAITING])
        return pick(self.v[L.PHASE] == L.OVER, 0, 1)

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        v = self.v
        if seat < 0 or not L.acts(v, seat):
            return 0
        phase = v[L.PHASE]
        at = L.seat_at(seat)
        if phase == L.BIDDING:
            return legal_stones(v, self.players, seat, into)
        if phase == L.PLACING:
            return legal_placing(v, self.pieces, at, into)
        if phase == L.SETTING:
            return legal_setting(v, at, into)
        if phase == L.OFFERING:
            return legal_offers(v, at, into)
        if phase == L.SCORING:
            return legal_jewels(v, self.pieces, at, into)
        if phase == L.BUYING:
            return legal_purchase(into)
        if phase == L.RETURNING:
            return legal_returns(v, at, into)
        if phase == L.AWARDING:
            return legal_big_stone(into)
        return legal_draws(v, into)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        return refusals.refusal(self.v, self.players, self.pieces, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.v[L.NEWS] = 0
        take_action(self.v, self.players, self.pieces, seat, action)

    # The end

    def scores(self) -> list[int]:
        return [scoring.total_points(self.v, seat) for seat in range(self.players)]

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(scoring.CATEGORIES, scoring.category_points(self.v, seat)))

    def winners(self) -> list[int]:
        return scoring.leaders(self.v, self.players, self.pieces)

    def end_reason(self) -> str:
        if self.v[L.PHASE] != L.OVER:
            return ""
        return "end-plot-full" if self.v[L.FULL] else "end-no-bones"

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self.v, self.players, self.pieces, seat)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return events.event(self.v, self.players, self.pieces, seat, action, viewer)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return events.news(self.v, self.players, self.pieces, viewer)

    def revealed(self) -> i64:
        return self.v[L.REVEALED]

    def resample(self, seat: i64, seed: int) -> "DarwinciState":
        dealt = self.copy()
        hidden.deal_hidden(dealt.v, self.players, seat, seed)
        return dealt

    # What learners see

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    # What bots and reports ask

    def evaluate(self, into: vec[i64]) -> None:
        heuristics.evaluate(self.v, self.players, self.pieces, into)

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, self.players, self.pieces, seat, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def is_calm(self) -> bool:
        return heuristics.is_calm(self.v)

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings.holdings(self.v, self.players, self.pieces, seat)
