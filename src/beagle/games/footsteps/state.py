"""The position of a game of Sur les traces de Darwin, and its turn.

A turn: perhaps spend a guide, take a facing tile, perhaps choose a theory (and give one back); then the Beagle sails
and the empty place is filled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import insert, least, most, pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.footsteps import heuristics, holdings, observation
from beagle.games.footsteps import view as views
from beagle.games.footsteps.actions import (
    DEVELOP,
    DEVELOP_PILE,
    OBSERVE,
    RETURN,
    TAKE,
    VOYAGE_BACK,
    VOYAGE_FORWARD,
)
from beagle.games.footsteps.components import CHAPTERS, Components
from beagle.games.footsteps.journey import FACED, distance_of, facing, lay_tile, observe, sail
from beagle.games.footsteps.layout import (
    BEAGLE,
    DISTANCE,
    EMPTY,
    FACING_COUNT,
    GUIDE_SPENT,
    GUIDES,
    JOURNEY,
    NEWS,
    PAWN,
    PHASE,
    PILE,
    PUBLISHED,
    REVEALED,
    ROW,
    ROW_SIZE,
    TURN,
    seat_at,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import (
    gain_tokens,
    has_room_for,
    place_tile,
    publishes,
)
from beagle.games.footsteps.scoring import CATEGORIES, achievements, category_points, leaders, total_points
from beagle.games.footsteps.theories import (
    any_left,
    fill_row,
    give_back,
    has_too_many,
    holds,
    take_from_pile,
    take_from_row,
)

TAKING: Final = 0
"""The seat may spend a guide and must take a tile."""
DEVELOPING: Final = 1
"""The seat must choose a theory."""
RETURNING: Final = 2
"""The seat must give a theory back."""
OVER: Final = 3

MAX_LEGAL: Final = 7
"""Seven theories to choose from when one must go back."""


def may_spend_guide(v: vec[i64], at: i64) -> bool:
    """F-T2: one a turn, if there is one."""
    return v[GUIDE_SPENT] == 0 and v[at + GUIDES] > 0


def add_take(v: vec[i64], at: i64, tile: i64, into: vec[i64], count: i64) -> i64:
    """F-T3: one more legal action, if the tile finds a place; how many there are then."""
    if not has_room_for(v, at, tile):
        return count
    into[count] = TAKE + tile
    return count + 1


class FootstepsState(State):
    def __init__(self, players: i64, v: vec[i64], pieces: Components) -> None:
        super().__init__(players, v)
        self.pieces = pieces

    def copy(self) -> "FootstepsState":
        return FootstepsState(self.players, self.v[:], self.pieces)

    # Who acts, and what is legal

    def to_act(self) -> list[int]:
        return [] if self.v[PHASE] == OVER else [self.v[TURN]]

    def actor(self) -> i64:
        return pick(self.v[PHASE] == OVER, NOBODY, self.v[TURN])

    def max_legal(self) -> i64:
        return MAX_LEGAL

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if seat != self.actor():
            return 0
        phase = self.v[PHASE]
        if phase == TAKING:
            return self.legal_takes(seat, into)
        if phase == DEVELOPING:
            return self.legal_theories(into)
        return self.legal_returns(seat, into)

    def legal_takes(self, seat: i64, into: vec[i64]) -> i64:
        """F-T2, F-T3: the guide, if one may be spent, and the facing tiles that find a place."""
        v = self.v
        at = seat_at(seat)
        count: i64 = 0
        if may_spend_guide(v, at):
            into[0] = VOYAGE_FORWARD
            into[1] = VOYAGE_BACK
            into[2] = OBSERVE
            count = 3
        nearest = FACING_COUNT * v[BEAGLE]
        near = v[JOURNEY + FACED[nearest]]
        mid = v[JOURNEY + FACED[nearest + 1]]
        far = v[JOURNEY + FACED[nearest + 2]]
        lowest = least(near, least(mid, far))
        highest = most(near, most(mid, far))
        count = add_take(v, at, lowest, into, count)
        count = add_take(v, at, near + mid + far - lowest - highest, into, count)
        return add_take(v, at, highest, into, count)

    def legal_theories(self, into: vec[i64]) -> i64:
        """F-K2: a theory in view, or the top of a pile."""
        v = self.v
        count: i64 = 0
        place: i64 = 0
        while place < ROW_SIZE:
            if v[ROW + place] != EMPTY:
                count = insert(into, count, DEVELOP + v[ROW + place])
            place += 1
        pile: i64 = 0
        while pile < 2:
            if v[theory_pile_at(pile)] > 0:
                into[count] = DEVELOP_PILE + pile
                count += 1
            pile += 1
        return count

    def legal_returns(self, seat: i64, into: vec[i64]) -> i64:
        """F-K3: any of the seven."""
        count: i64 = 0
        chapter: i64 = 0
        while chapter < CHAPTERS:
            if holds(self.v, seat_at(seat), chapter):
                into[count] = RETURN + chapter
                count += 1
            chapter += 1
        return count

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        v = self.v
        phase = v[PHASE]
        if phase == OVER:
            return Refusal("game-over", "F-T6")
        if seat != v[TURN]:
            return Refusal("not-your-turn", "F-T1")
        if action < TAKE:
            if phase != TAKING or v[GUIDE_SPENT]:
                return Refusal("guide-too-late", "F-T2")
            return Refusal("no-guide", "F-T2")
        if action < DEVELOP:
            if phase != TAKING:
                return Refusal("tile-taken", "F-T3")
            if distance_of(v, action - TAKE) == 0:
                return Refusal("not-facing", "F-T3")
            return Refusal("characters-full", "F-T3b")
        if action < RETURN:
            if phase != DEVELOPING:
                return Refusal("no-theory-due", "F-K2")
            return Refusal("theory-not-in-view" if action < DEVELOP_PILE else "theory-pile-empty", "F-K2")
        return Refusal("theory-not-held" if phase == RETURNING else "nothing-to-return", "F-K3")

    # The turn

    def apply(self, seat: i64, action: i64) -> None:
        v = self.v
        at = seat_at(seat)
        v[NEWS] = 0
        if action < TAKE:
            v[at + GUIDES] -= 1
            v[GUIDE_SPENT] = 1
            if action == OBSERVE:
                observe(v)
            else:
                v[BEAGLE] = sail(v[BEAGLE], pick(action == VOYAGE_FORWARD, 1, -1))
        elif action < DEVELOP:
            self.take(seat, action - TAKE)
        elif action < DEVELOP_PILE:
            take_from_row(v, at, action - DEVELOP)
            self.after_theory(at)
        elif action < RETURN:
            take_from_pile(v, at, action - DEVELOP_PILE)
            self.after_theory(at)
        else:
            give_back(v, at, action - RETURN)
            fill_row(v)
            self.end_turn()

    def take(self, seat: i64, tile: i64) -> None:
        """F-T3, F-T4: place the tile; tokens and publications first, then the theory."""
        v = self.v
        pieces = self.pieces
        at = seat_at(seat)
        distance = distance_of(v, tile)
        v[DISTANCE] = distance
        v[JOURNEY + facing(v[BEAGLE], distance)] = EMPTY
        covers = place_tile(v, at, pieces, tile)
        gain_tokens(v, at, pieces, tile)
        if pieces.emblematic[tile]:
            v[PAWN] = seat
        cell = pieces.cell[tile]
        if cell != EMPTY and not covers:
            v[at + PUBLISHED] |= publishes(v, at, cell)
        if (covers or pieces.theories[tile] > 0) and any_left(v):
            v[PHASE] = DEVELOPING
        else:
            self.end_turn()

    def after_theory(self, at: i64) -> None:
        """F-K3: a seventh goes back before the row is filled."""
        if has_too_many(self.v, at):
            self.v[PHASE] = RETURNING
        else:
            fill_row(self.v)
            self.end_turn()

    def end_turn(self) -> None:
        """F-T5, F-T6: the Beagle sails, the empty place is filled, and the next player follows."""
        v = self.v
        place = facing(v[BEAGLE], v[DISTANCE])
        v[BEAGLE] = sail(v[BEAGLE], v[DISTANCE])
        lay_tile(v, place)
        v[GUIDE_SPENT] = 0
        v[DISTANCE] = 0
        if v[PILE] == 0:
            v[PHASE] = OVER
        else:
            v[PHASE] = TAKING
            v[TURN] = pick(v[TURN] + 1 < self.players, v[TURN] + 1, 0)

    # The end

    def scores(self) -> list[int]:
        return [total_points(self.v, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return leaders(self.v, self.players)

    def end_reason(self) -> str:
        return "end-pile" if self.v[PHASE] == OVER else ""

    def achievements(self, seat: i64) -> list[str]:
        if self.v[PHASE] != OVER or seat not in self.winners():
            return []
        return achievements(self.v, seat, self.pieces)

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self.v, self.players, self.pieces)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return views.event(self.v, self.pieces, seat, action)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return views.news(self.v, self.pieces)

    def revealed(self) -> i64:
        return self.v[REVEALED]

    def resample(self, seat: i64, seed: int) -> "FootstepsState":
        dealt = self.copy()
        views.deal_hidden(dealt.v, self.players, seed)
        return dealt

    def observation_fields(self) -> dict[str, int]:
        return fields_for(self.players, observation.TABLE_FIELDS, observation.SEAT_FIELDS)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    # What bots ask

    def acting(self) -> i64:
        return pick(self.v[PHASE] == OVER, 0, 1)

    def evaluate(self, into: vec[i64]) -> None:
        phase = self.v[PHASE]
        seat: i64 = 0
        while seat < self.players:
            if phase == OVER:
                into[seat] = 100 * total_points(self.v, seat)
            else:
                into[seat] = heuristics.expected_points(self.v, seat)
            seat += 1
        if phase == DEVELOPING:
            into[self.v[TURN]] += heuristics.THEORY_DUE

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, seat, self.pieces, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, seat)))

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings.holdings(self.v, seat, self.pieces)
