"""The position of a game of Darwinci: who acts, what is legal, what an action does. The course is in ``rounds.py``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import bit_count, insert, pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.darwinci import events, heuristics, hidden, holdings, observation, refusals
from beagle.games.darwinci import view as views
from beagle.games.darwinci.actions import BUY, DONE, DRAW, JEWEL, OFFER, PASS, PUT, RETURN, STONE, TAKE
from beagle.games.darwinci.awarding import pay_if_rotten
from beagle.games.darwinci.bidding import can_place_any, may_place, may_stop, place_stone
from beagle.games.darwinci.components import END, Components
from beagle.games.darwinci.jewels import add_jewels, jewel_choices, score_jewel
from beagle.games.darwinci.layout import (
    AT_ONCE,
    BIDDING,
    BOUGHT,
    BUYING,
    CHOSEN,
    DRAWING,
    DRAWS_LEFT,
    EMPTY,
    EXPERT,
    FULL,
    HAND,
    HELD,
    MONEY,
    MOST_PLAYERS,
    NEWS,
    OFFERING,
    OPEN,
    OVER,
    PHASE,
    PLACED,
    PLACING,
    RETURN_SITE,
    RETURNING,
    REVEALED,
    SCORING,
    SETTING,
    SITES,
    STONES,
    TURN,
    WAITING,
    WON,
    seat_at,
)
from beagle.games.darwinci.layout import OFFER as OFFER_AT
from beagle.games.darwinci.plot import place_bone
from beagle.games.darwinci.rounds import (
    SETUP_BONES,
    after_placing,
    begin_round,
    decided,
    draw_bought,
    lowest,
    may_take,
    next_bidder,
    next_buyer,
    next_setup_draw,
    next_to_refill,
    next_to_score,
    seats_in,
    show_offers,
)
from beagle.games.darwinci.scoring import CATEGORIES, category_points, leaders
from beagle.games.darwinci.sites import (
    BOUGHT_BONES,
    draw,
    give_back,
    pay_for_bones,
    site_size,
    take_from,
)
from beagle.games.darwinci.tidings import DREW, SET_UP, tell

MAX_LEGAL: Final = 71
"""Jewels: 3 + 4 lines of at most two runs, five kinds, or none. (Cells: at most 13, turned four ways; stones: 51.)"""


class DarwinciState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "DarwinciState":
        return DarwinciState(self.players, self.v[:], self.pieces)

    # Who acts, and what is legal

    def all_at_once(self) -> bool:
        """C-S4, C-O1, C-P4: do several seats decide at the same time?"""
        return ((AT_ONCE >> self.v[PHASE]) & 1) == 1

    def to_act(self) -> list[int]:
        if self.v[PHASE] == OVER:
            return []
        return seats_in(self.v[WAITING]) if self.all_at_once() else [self.v[TURN]]

    def actor(self) -> i64:
        if self.v[PHASE] == OVER:
            return NOBODY
        return lowest(self.v[WAITING]) if self.all_at_once() else self.v[TURN]

    def acting(self) -> i64:
        if self.all_at_once():
            return bit_count(self.v[WAITING])
        return pick(self.v[PHASE] == OVER, 0, 1)

    def acts(self, seat: i64) -> bool:
        """Is this seat one of those to act?"""
        if self.all_at_once():
            return ((self.v[WAITING] >> seat) & 1) == 1
        return seat == self.v[TURN] and self.v[PHASE] != OVER

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if seat < 0 or not self.acts(seat):
            return 0
        v = self.v
        phase = v[PHASE]
        at = seat_at(seat)
        if phase == BIDDING:
            return self.legal_stones(seat, into)
        if phase == PLACING:
            return self.legal_cells(at, into) if v[at + HELD] != EMPTY else self.legal_won_bones(at, into)
        if phase == SETTING:
            return self.legal_cells(at, into) if v[at + CHOSEN] != EMPTY else self.legal_bones(at, TAKE, into)
        if phase == OFFERING:
            return self.legal_bones(at, OFFER, into)
        if phase == SCORING:
            into[0] = PASS
            return jewel_choices(v, at, self.pieces, into, 1)
        if phase == BUYING:
            into[0] = PASS
            into[1] = BUY
            return 2
        if phase == RETURNING:
            return self.legal_returns(at, into)
        return self.legal_draws(into)

    def legal_draws(self, into: vec[i64]) -> i64:
        """C-S4, C-B1, C-E2: from either site that has bones."""
        count: i64 = 0
        site: i64 = 0
        while site < SITES:
            if site_size(self.v, site) > 0:
                into[count] = DRAW + site
                count += 1
            site += 1
        return count

    def legal_bones(self, at: i64, base: i64, into: vec[i64]) -> i64:
        """C-S4, C-O1: any bone in hand."""
        v = self.v
        count: i64 = 0
        while count < v[at + HAND]:
            count = insert(into, count, base + v[at + HAND + 1 + count])
        return count

    def legal_returns(self, at: i64, into: vec[i64]) -> i64:
        """C-B1: any bone in hand, both under the same site."""
        v = self.v
        count: i64 = 0
        place: i64 = 0
        while place < v[at + HAND]:
            site: i64 = 0
            while site < SITES:
                if v[RETURN_SITE] == EMPTY or v[RETURN_SITE] == site:
                    count = insert(into, count, RETURN + SITES * v[at + HAND + 1 + place] + site)
                site += 1
            place += 1
        return count

    def legal_stones(self, seat: i64, into: vec[i64]) -> i64:
        """C-A1 to C-A4: any stone that may be placed, on any offered bone; or enough."""
        v = self.v
        count: i64 = 0
        if may_stop(v):
            into[0] = DONE
            count = 1
        last = pick(v[EXPERT] != 0, STONES, MOST_PLAYERS)
        kind: i64 = 0
        while kind < last:
            if may_place(v, seat, kind):
                lot: i64 = 0
                while lot < self.players:
                    if v[seat_at(lot) + OFFER_AT] != EMPTY:
                        into[count] = STONE + MOST_PLAYERS * kind + lot
                        count += 1
                    lot += 1
            kind += 1
        return count

    def legal_won_bones(self, at: i64, into: vec[i64]) -> i64:
        """C-P1, C-P5: the won bones that may be placed next."""
        v = self.v
        count: i64 = 0
        place: i64 = 0
        while place < v[at + WON]:
            bone = v[at + WON + 1 + place]
            if may_take(v, at, self.pieces, bone):
                count = insert(into, count, TAKE + bone)
            place += 1
        return count

    def legal_cells(self, at: i64, into: vec[i64]) -> i64:
        """C-P1, C-P2: any open cell, in any rotation."""
        count: i64 = 0
        action: i64 = PUT
        left = self.v[at + OPEN]
        while left:
            if left & 1:
                into[count] = action
                into[count + 1] = action + 1
                into[count + 2] = action + 2
                into[count + 3] = action + 3
                count += 4
            left >>= 1
            action += 4
        return count

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        return refusals.reason(self.v, self.players, self.pieces, seat, action, self.acts(seat))

    # What an action does

    def apply(self, seat: i64, action: i64) -> None:
        v = self.v
        v[NEWS] = 0
        if action >= JEWEL:
            score_jewel(v, seat_at(seat), self.pieces, action)
            next_to_score(v, self.players, self.pieces)
        elif action >= STONE:
            kind = (action - STONE) // MOST_PLAYERS
            place_stone(v, seat, kind, action - STONE - MOST_PLAYERS * kind)
            if not can_place_any(v, seat):
                next_bidder(v, self.players, self.pieces)
        elif action >= PUT:
            self.put(seat, (action - PUT) >> 2, (action - PUT) & 3)
        elif action >= RETURN:
            self.give_back(seat, (action - RETURN) >> 1, (action - RETURN) & 1)
        elif action >= OFFER:
            v[seat_at(seat) + CHOSEN] = action - OFFER
            if decided(v, seat):
                show_offers(v, self.players, self.pieces)
        elif action >= TAKE:
            v[seat_at(seat) + pick(v[PHASE] == SETTING, CHOSEN, HELD)] = action - TAKE
        elif action >= DRAW:
            self.draw(seat, action - DRAW)
        elif action == BUY:
            pay_for_bones(v, seat_at(seat))
            v[DRAWS_LEFT] = BOUGHT_BONES
            draw_bought(v)
        elif action == DONE:
            next_bidder(v, self.players, self.pieces)
        elif v[PHASE] == BUYING:
            next_buyer(v, self.players, self.pieces)
        else:
            next_to_score(v, self.players, self.pieces)

    def draw(self, seat: i64, site: i64) -> None:
        """C-S4, C-B1, C-E2: a bone from a site, then whoever draws next."""
        v = self.v
        draw(v, seat, site, DREW)
        if v[PHASE] == DRAWING:
            next_setup_draw(v, self.players)
        elif v[PHASE] == BOUGHT:
            v[DRAWS_LEFT] -= 1
            draw_bought(v)
        else:
            next_to_refill(v, self.players, self.pieces)

    def give_back(self, seat: i64, bone: i64, site: i64) -> None:
        """C-B1: two bones under the same site."""
        v = self.v
        give_back(v, self.players, seat, bone, site)
        if v[RETURN_SITE] == EMPTY and v[seat_at(seat) + HAND] > 0:
            v[RETURN_SITE] = site
        else:
            next_buyer(v, self.players, self.pieces)

    def put(self, seat: i64, cell: i64, turned: i64) -> None:
        """C-P1, C-S4: the bone goes into the plot; a rotten one is paid for at set-up, too (C-S5)."""
        v = self.v
        at = seat_at(seat)
        setting = v[PHASE] == SETTING
        chosen = at + pick(setting, CHOSEN, HELD)
        bone = v[chosen]
        v[chosen] = EMPTY
        take_from(v, at + pick(setting, HAND, WON), bone)
        self.lay(at, bone, cell, turned)
        if not setting:
            after_placing(v, self.players, self.pieces, seat)
            return
        v[REVEALED] += 1
        tell(v, SET_UP, seat, bone, cell, pay_if_rotten(v, at, self.pieces, bone), 0)
        if v[at + PLACED] == SETUP_BONES and decided(v, seat):
            begin_round(v, self.players, self.pieces)

    def lay(self, at: i64, bone: i64, cell: i64, turned: i64) -> None:
        """Put a bone in the plot, whatever the rules say."""
        sides = self.pieces.sides[4 * bone + turned]
        place_bone(self.v, at, bone, cell, turned, sides, self.pieces.shape[bone] == END)
        add_jewels(self.v, at, self.pieces, bone)

    # The end

    def scores(self) -> list[int]:
        return [self.v[seat_at(seat) + MONEY] for seat in range(self.players)]

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, seat)))

    def winners(self) -> list[int]:
        return leaders(self.v, self.players)

    def end_reason(self) -> str:
        if self.v[PHASE] != OVER:
            return ""
        return "end-plot-full" if self.v[FULL] else "end-no-bones"

    # What bots ask

    def evaluate(self, into: vec[i64]) -> None:
        heuristics.expected_points(self.v, self.players, self.pieces, into)

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, seat, self.players, self.pieces, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def is_calm(self) -> bool:
        return self.v[PHASE] != BIDDING

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self.v, self.players, self.pieces, seat)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return events.event(self.v, self.players, self.pieces, seat, action, viewer)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return events.news(self.v, self.pieces, viewer)

    def revealed(self) -> i64:
        return self.v[REVEALED]

    def resample(self, seat: i64, seed: int) -> "DarwinciState":
        dealt = self.copy()
        hidden.deal_hidden(dealt.v, self.players, seat, seed)
        return dealt

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings.holdings(self.v, seat, self.pieces)
