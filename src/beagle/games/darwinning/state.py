"""The position of a game of Darwinning!: who acts, what is legal, what an action does.

An era: the lowest player names a leader; tricks, each with an improvement for its winner, until a hand is empty; the
others improve after the last one (``course.py``, ``steps.py``); every species feeds from the lowest up; bites;
Metamorphosis; then the next era (``eras.py``).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.arithmetic import insert, pick
from beagle.core.errors import Refusal
from beagle.core.observing import fields_for
from beagle.core.state import NOBODY, State
from beagle.core.tuning import Tuning
from beagle.games.darwinning import heuristics, holdings, observation, telling
from beagle.games.darwinning import view as views
from beagle.games.darwinning.actions import (
    DECLINE,
    DONE,
    DUMMY_ANIMAL,
    EAT,
    LEAD,
    PLAY,
    PUT,
    STEAL,
    STORE,
    TAKE,
    USE,
    WAY_CHAIN,
    WAY_TRAIT,
)
from beagle.games.darwinning.cards import VALUES, add
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.course import (
    begin_trick,
    end_declaration,
    end_improvement,
    end_play,
    next_declaration,
    play_card,
)
from beagle.games.darwinning.dummy import (
    PLAYERS_WITH_DUMMY,
)
from beagle.games.darwinning.eras import eat_prey, end_meal, go_on_eating
from beagle.games.darwinning.hidden import deal_hidden
from beagle.games.darwinning.improving import (
    legal_cards,
    legal_places,
    legal_thefts,
    legal_ways,
    seat_of,
    use_icon,
)
from beagle.games.darwinning.layout import (
    CHOOSING,
    COMBINATION,
    DECLARING,
    DUMMY,
    EATEN,
    FEEDING,
    FOOD,
    NEWS,
    OVER,
    PHASE,
    PLACING,
    PLAYING,
    REVEALED,
    SPECIES,
    STEALING,
    TRAITS,
    TURN,
    WAY,
    seat_at,
)
from beagle.games.darwinning.refusals import refusal
from beagle.games.darwinning.scoring import CATEGORIES, category_points, leader, total_points
from beagle.games.darwinning.steps import begin_placing, choose_card, put_down, take_stolen
from beagle.games.darwinning.survival import STORED, prey_of
from beagle.games.darwinning.traits import (
    FOOD_STORE,
    bit,
    discard_trait,
)
from beagle.games.darwinning.tricks import (
    legal_declarations,
    legal_plays,
)

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

    # Who acts, and what is legal

    def to_act(self) -> list[int]:
        return [] if self.v[PHASE] == OVER else [self.v[TURN]]

    def actor(self) -> i64:
        return pick(self.v[PHASE] == OVER, NOBODY, self.v[TURN])

    def max_legal(self) -> i64:
        return pick(self.players == PLAYERS_WITH_DUMMY, MAX_LEGAL_SEARCHING, MAX_LEGAL)

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        v = self.v
        phase = v[PHASE]
        if seat != v[TURN] or phase == OVER:
            return 0
        at = seat_at(seat)
        if phase == PLAYING:
            return legal_plays(v, at, self.players, into)
        if phase == CHOOSING:
            return legal_cards(v, seat, into)
        if phase == WAY:
            return legal_ways(v, at, self.pieces, into)
        if phase == PLACING:
            return legal_places(v, at, into)
        if phase == FEEDING:
            return self.legal_meals(seat, into)
        if phase == STEALING:
            return legal_thefts(v, seat, self.players, into)
        if phase == DECLARING:
            return legal_declarations(v, at, into)
        return self.legal_leaders(into)

    def legal_leaders(self, into: vec[i64]) -> i64:
        """W-E2: anybody."""
        count: i64 = 0
        while count < self.players:
            count = insert(into, count, LEAD + self.v[seat_at(count) + SPECIES])
        return count

    def legal_meals(self, seat: i64, into: vec[i64]) -> i64:
        """W-V1, W-V3, W-X11: prey not yet eaten, the food store, or enough."""
        v = self.v
        into[0] = DONE
        count: i64 = 1
        if v[seat_at(seat) + TRAITS] & bit(FOOD_STORE):
            into[1] = STORE
            count = 2
        prey = prey_of(v, seat, self.players) & ~v[EATEN]
        other: i64 = 0
        while other < self.players:
            if prey & bit(other):
                count = insert(into, count, EAT + v[seat_at(other) + SPECIES])
            other += 1
        if prey & bit(DUMMY):
            count = insert(into, count, EAT + DUMMY_ANIMAL)
        return count

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal_actions(seat):
            return None
        return refusal(self.v, self.players, self.pieces, seat, action)

    # The turn

    def apply(self, seat: i64, action: i64) -> None:
        v = self.v
        v[NEWS] = 0
        if action >= TAKE:
            choose_card(v, self.players, self.pieces, seat, action - TAKE)
        elif action >= USE:
            add(v, seat_at(seat) + COMBINATION, action - USE)
            next_declaration(v, self.players, self.pieces)
        elif action >= PLAY:
            play_card(v, self.players, self.pieces, seat, action - PLAY)
        elif action >= STEAL:
            stolen = action - STEAL
            take_stolen(v, self.players, self.pieces, seat, stolen // VALUES, stolen % VALUES)
        elif action >= EAT:
            eat_prey(v, self.players, self.pieces, seat, action - EAT)
        elif action >= LEAD:
            begin_trick(v, seat_of(v, self.players, action - LEAD))
        elif action >= PUT:
            put_down(v, self.players, self.pieces, seat, action - PUT)
        elif action == WAY_TRAIT:
            begin_placing(v, self.players, self.pieces, seat)
        elif action >= WAY_CHAIN:
            use_icon(v, seat, self.players, self.pieces, action)
            end_improvement(v, self.players, self.pieces, seat)
        elif action == STORE:
            v[FOOD] += STORED
            discard_trait(v, seat_at(seat), FOOD_STORE)
            go_on_eating(v, self.players, self.pieces, seat)
        elif action == DECLINE:
            end_improvement(v, self.players, self.pieces, seat)
        else:
            self.done(seat)

    def done(self, seat: i64) -> None:
        """The seat has finished what it was doing."""
        v = self.v
        phase = v[PHASE]
        if phase == PLAYING:
            end_play(v, self.players, self.pieces, seat)
        elif phase == DECLARING:
            end_declaration(v, self.players, self.pieces, seat)
        else:
            end_meal(v, self.players, self.pieces, seat)

    # The end

    def scores(self) -> list[int]:
        return [total_points(self.v, seat, self.pieces) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [leader(self.v, self.players, self.pieces)]

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, seat, self.pieces)))

    def end_reason(self) -> str:
        return "end-eras" if self.v[PHASE] == OVER else ""

    # What bots ask

    def acting(self) -> i64:
        return pick(self.v[PHASE] == OVER, 0, 1)

    def evaluate(self, into: vec[i64]) -> None:
        seat: i64 = 0
        while seat < self.players:
            into[seat] = heuristics.expected_points(self.v, seat, self.players, self.pieces)
            seat += 1

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        heuristics.rollout_weights(self.v, seat, self.players, self.pieces, options, count, into)

    def tuning(self) -> Tuning:
        return heuristics.TUNING

    def is_calm(self) -> bool:
        return heuristics.is_between_tricks(self.v)

    # What may be known

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self.v, self.players, self.pieces, seat)

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        return telling.event(self.v, self.players, self.pieces, seat, action, viewer)

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return telling.news(self.v, self.players, self.pieces, viewer)

    def revealed(self) -> i64:
        return self.v[REVEALED]

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

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings.holdings(self.v, seat)
