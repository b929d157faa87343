"""The position of a game of Darwinning!, and its era.

An era: the lowest player names a leader; tricks, each with an improvement for its winner, until a hand is empty; the
others improve after the last one; every species feeds from the lowest up; bites; Metamorphosis; then the next era.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.errors import Refusal
from beagle.core.numbers import pick
from beagle.core.state import NOBODY, State
from beagle.games.darwinning import advice, holdings, observation, telling
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
from beagle.games.darwinning.cards import VALUES, add, can_draw, clear, draw, is_empty, remove, value_of
from beagle.games.darwinning.chain import next_above, place_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import (
    OPEN_COUNT,
    PLAYERS_WITH_DUMMY,
    bite,
    draw_open_cards,
    move_dummy,
    take_used_cards,
    uses_open_card,
)
from beagle.games.darwinning.hidden import deal_hidden
from beagle.games.darwinning.improving import (
    insert,
    legal_cards,
    legal_places,
    legal_thefts,
    legal_ways,
    only_as_trait,
    pool_at,
    seat_of,
    use_icon,
)
from beagle.games.darwinning.layout import (
    AFTER_LAST_TRICK,
    AFTER_TRICK,
    BEST,
    BEST_SEAT,
    CARD,
    CHOOSING,
    COMBINATION,
    CURSOR,
    DECLARING,
    DISCARDS,
    DUMMY,
    EATEN,
    EMPTY,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    LEADER,
    MORPHING,
    NEWS,
    OVER,
    PHASE,
    PLACING,
    PLAYED,
    PLAYING,
    REVEALED,
    SEARCHING,
    SPECIES,
    STAGE,
    STEALING,
    TRAITS,
    TRICK,
    TURN,
    WAY,
    seat_at,
)
from beagle.games.darwinning.news import (
    DRAWN,
    DUPLICATE,
    LAST_TRICK_WON,
    SEARCH,
    STOLEN_NEWS,
    TRAIT_PUT,
    TRICK_WON,
    tell,
)
from beagle.games.darwinning.refusals import refusal
from beagle.games.darwinning.scoring import CATEGORIES, category_points, leader, total_points
from beagle.games.darwinning.setup import ERAS, start_era
from beagle.games.darwinning.survival import MEAL, STORED, eat, food_without_eating, heal_bites, prey_of, settle
from beagle.games.darwinning.traits import (
    FOOD_STORE,
    METAMORPHOSIS,
    PARASITE,
    bit,
    discard_trait,
    only_place_for,
    put_trait,
    steal,
)
from beagle.games.darwinning.tricks import (
    can_add,
    complete_declaration,
    complete_play,
    discard_hands,
    discard_plays,
    legal_declarations,
    legal_plays,
    search_is_due,
    somebody_is_out,
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
            insert(into, count, LEAD + self.v[seat_at(count) + SPECIES])
            count += 1
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
            self.choose_card(seat, action - TAKE)
        elif action >= USE:
            add(v, seat_at(seat) + COMBINATION, action - USE)
            self.next_declaration()
        elif action >= PLAY:
            self.play(seat, action - PLAY)
        elif action >= STEAL:
            stolen = action - STEAL
            self.steal(seat, stolen // VALUES, stolen % VALUES)
        elif action >= EAT:
            self.eat(seat, action - EAT)
        elif action >= LEAD:
            self.begin_trick(seat_of(v, self.players, action - LEAD))
        elif action >= PUT:
            self.put(seat, action - PUT)
        elif action == WAY_TRAIT:
            self.begin_placing(seat)
        elif action >= WAY_CHAIN:
            use_icon(v, seat, self.players, self.pieces, action)
            self.end_improvement(seat)
        elif action == STORE:
            v[FOOD] += STORED
            discard_trait(v, seat_at(seat), FOOD_STORE)
            self.go_on_eating(seat)
        elif action == DECLINE:
            self.end_improvement(seat)
        else:
            self.done(seat)

    def done(self, seat: i64) -> None:
        """The seat has finished what it was doing."""
        phase = self.v[PHASE]
        if phase == PLAYING:
            self.end_play(seat)
        elif phase == DECLARING:
            self.end_declaration(seat)
        else:
            self.end_meal(seat)

    # Tricks

    def begin_trick(self, leads: i64) -> None:
        v = self.v
        v[TRICK] += 1
        v[LEADER] = leads
        v[BEST] = 0
        v[BEST_SEAT] = leads
        v[TURN] = leads
        v[PHASE] = PLAYING

    def play(self, seat: i64, card: i64) -> None:
        """W-T1: one more card; a play that nothing can be added to is complete."""
        v = self.v
        at = seat_at(seat)
        remove(v, at + HAND, card)
        add(v, at + PLAYED, card)
        if not can_add(v, at, self.players):
            self.end_play(seat)

    def end_play(self, seat: i64) -> None:
        """W-T1, W-D2: the next player follows; after the last, open cards are declared or the trick ends."""
        v = self.v
        complete_play(v, seat, self.players)
        v[TURN] = self.after(seat)
        if v[TURN] != v[LEADER]:
            return
        if self.players == PLAYERS_WITH_DUMMY:
            v[PHASE] = DECLARING
            self.next_declaration()
        else:
            self.end_trick()

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return pick(seat + 1 < self.players, seat + 1, 0)

    def next_declaration(self) -> None:
        """W-D2: what can only be declared one way declares itself."""
        v = self.v
        at = seat_at(v[TURN])
        room = vec[i64]([0] * (OPEN_COUNT + 1))
        while legal_declarations(v, at, room) == 1:
            if room[0] == DONE:
                self.end_declaration(v[TURN])
                return
            add(v, at + COMBINATION, room[0] - USE)

    def end_declaration(self, seat: i64) -> None:
        v = self.v
        complete_declaration(v, seat)
        v[TURN] = self.after(seat)
        if v[TURN] != v[LEADER]:
            self.next_declaration()
        else:
            self.end_with_open_cards()

    def end_with_open_cards(self) -> None:
        """W-D3, W-D4: the dummy moves if nobody used its cards; the winner takes those they used."""
        v = self.v
        if not uses_open_card(v, 0) and not uses_open_card(v, 1):
            move_dummy(v, self.players, self.pieces)
        take_used_cards(v, v[BEST_SEAT])
        clear(v, seat_at(0) + COMBINATION)
        clear(v, seat_at(1) + COMBINATION)
        self.end_trick()

    def end_trick(self) -> None:
        """W-T3, W-T5: the winner may improve; after the last trick it is the others who may."""
        v = self.v
        if somebody_is_out(v, self.players):
            tell(v, LAST_TRICK_WON, v[BEST_SEAT], 0, 0, 0)
            v[STAGE] = AFTER_LAST_TRICK
            self.next_loser(v[LEADER])
        else:
            tell(v, TRICK_WON, v[BEST_SEAT], 0, 0, 0)
            v[STAGE] = AFTER_TRICK
            self.offer_improvement(v[BEST_SEAT])

    def next_loser(self, seat: i64) -> None:
        """W-T5, W-D8: in playing order all but the winner; whoever will search the discards waits for that."""
        v = self.v
        searches = search_is_due(v, self.players)
        while True:
            if seat != v[BEST_SEAT] and not (searches and seat != v[LEADER]):
                self.offer_improvement(seat)
                return
            seat = self.after(seat)
            if seat == v[LEADER]:
                break
        if searches:
            self.begin_search(self.after(v[LEADER]))
        else:
            self.end_tricks()

    def begin_search(self, seat: i64) -> None:
        """W-D8: look through the discards, this trick's cards among them."""
        discard_plays(self.v, self.players)
        tell(self.v, SEARCH, seat, 0, 0, 0)
        self.v[STAGE] = SEARCHING
        self.offer_improvement(seat)

    def end_tricks(self) -> None:
        """W-T5: hands are discarded and survival begins."""
        v = self.v
        discard_plays(v, self.players)
        discard_hands(v, self.players)
        v[REVEALED] += 1
        v[BEST] = 0
        v[BEST_SEAT] = v[LEADER]
        v[STAGE] = AFTER_TRICK
        v[CURSOR] = 0
        self.next_meal()

    # Improving

    def offer_improvement(self, seat: i64) -> None:
        self.v[TURN] = seat
        self.v[PHASE] = CHOOSING

    def choose_card(self, seat: i64, card: i64) -> None:
        """A card that only its trait can be used of needs no further question."""
        self.v[CARD] = card
        if only_as_trait(self.v, seat_at(seat), self.pieces, card):
            self.begin_placing(seat)
        else:
            self.v[PHASE] = WAY

    def begin_placing(self, seat: i64) -> None:
        """W-I4: where the trait is already, there is only one place."""
        v = self.v
        trait = value_of(v[CARD])
        only = only_place_for(v, seat_at(seat), trait)
        if only == EMPTY:
            v[PHASE] = PLACING
        else:
            tell(v, TRAIT_PUT, seat, trait, only, 0)
            self.put(seat, only)

    def put(self, seat: i64, place: i64) -> None:
        """W-I4, W-X8: lay the trait down; Parasite then takes another."""
        v = self.v
        card = v[CARD]
        if v[STAGE] != MORPHING:
            remove(v, pool_at(v, seat), card)
        put_trait(v, seat_at(seat), place, card)
        if value_of(card) == PARASITE:
            self.begin_stealing(seat)
        else:
            self.end_improvement(seat)

    def begin_stealing(self, seat: i64) -> None:
        """W-X8: it must take a trait if it can; with one to take there is no question."""
        v = self.v
        v[CARD] = EMPTY
        room = vec[i64]([0] * MAX_LEGAL)
        count = legal_thefts(v, seat, self.players, room)
        if count > 1:
            v[PHASE] = STEALING
        elif count == 1:
            stolen = room[0] - STEAL
            animal = stolen // VALUES
            tell(v, STOLEN_NEWS, seat, seat_of(v, self.players, animal), stolen % VALUES, 0)
            self.steal(seat, animal, stolen % VALUES)
        else:
            self.end_improvement(seat)

    def steal(self, seat: i64, animal: i64, trait: i64) -> None:
        steal(self.v, seat, seat_of(self.v, self.players, animal), trait)
        self.end_improvement(seat)

    def end_improvement(self, seat: i64) -> None:
        """Back to what the improvement belongs to."""
        v = self.v
        v[CARD] = EMPTY
        stage = v[STAGE]
        if stage == AFTER_TRICK:
            discard_plays(v, self.players)
            self.begin_trick(v[BEST_SEAT])
        elif stage == AFTER_LAST_TRICK:
            self.after_loser(seat)
        elif stage == SEARCHING:
            self.end_tricks()
        else:
            self.next_metamorphosis()

    def after_loser(self, seat: i64) -> None:
        """W-T5: the next in playing order, if there is one."""
        following = self.after(seat)
        if following != self.v[LEADER]:
            self.next_loser(following)
        elif search_is_due(self.v, self.players):
            self.begin_search(self.after(self.v[LEADER]))
        else:
            self.end_tricks()

    # Survival

    def next_meal(self) -> None:
        """W-V1: from the lowest species upward; one with nothing to choose is settled at once."""
        v = self.v
        who = next_above(v, self.players, v[CURSOR])
        while who != EMPTY:
            v[CURSOR] = place_of(v, who)
            if who == DUMMY:
                bite(v, self.players)
            else:
                v[FOOD] = food_without_eating(v, who, self.players, self.pieces)
                v[EATEN] = 0
                if self.has_choice(who):
                    v[TURN] = who
                    v[PHASE] = FEEDING
                    return
                settle(v, who)
            who = next_above(v, self.players, v[CURSOR])
        self.end_survival()

    def has_choice(self, seat: i64) -> bool:
        """Whether the species may still eat somebody or use its store."""
        v = self.v
        store = v[seat_at(seat) + TRAITS] & bit(FOOD_STORE) != 0
        return store or prey_of(v, seat, self.players) & ~v[EATEN] != 0

    def eat(self, seat: i64, animal: i64) -> None:
        """W-V3."""
        self.v[FOOD] += MEAL
        eat(self.v, seat, seat_of(self.v, self.players, animal), self.players)
        self.go_on_eating(seat)

    def go_on_eating(self, seat: i64) -> None:
        if not self.has_choice(seat):
            self.end_meal(seat)

    def end_meal(self, seat: i64) -> None:
        settle(self.v, seat)
        self.next_meal()

    def end_survival(self) -> None:
        """W-V4, W-X14: bites, then Metamorphosis from the lowest up."""
        v = self.v
        v[FOOD] = 0
        v[EATEN] = 0
        heal_bites(v, self.players)
        v[STAGE] = MORPHING
        v[CURSOR] = 0
        self.next_metamorphosis()

    def next_metamorphosis(self) -> None:
        """W-X14: whoever has it now draws once; a trait that the species has is discarded instead."""
        v = self.v
        who = next_above(v, self.players, v[CURSOR])
        while who != EMPTY:
            v[CURSOR] = place_of(v, who)
            if who != DUMMY and v[seat_at(who) + TRAITS] & bit(METAMORPHOSIS) and can_draw(v):
                card = draw(v)
                v[REVEALED] += 1
                if not v[seat_at(who) + TRAITS] & bit(value_of(card)):
                    tell(v, DRAWN, who, card, 0, 0)
                    v[CARD] = card
                    v[TURN] = who
                    v[PHASE] = PLACING
                    return
                tell(v, DUPLICATE, who, card, 0, 0)
                add(v, DISCARDS, card)
            who = next_above(v, self.players, v[CURSOR])
        self.end_era()

    def end_era(self) -> None:
        """W-E1, W-D7: four eras; the dummy's cards change before the discards are shuffled back."""
        v = self.v
        v[STAGE] = AFTER_TRICK
        v[CURSOR] = 0
        if v[ERA] == ERAS:
            v[PHASE] = OVER
            return
        if self.players == PLAYERS_WITH_DUMMY:
            draw_open_cards(v)
        start_era(v, self.players)
        if is_empty(v, seat_at(v[TURN]) + HAND):
            # Only a hand-made position can have given all the cards away.
            self.end_tricks()

    # The end

    def scores(self) -> list[int]:
        return [total_points(self.v, seat, self.pieces) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [leader(self.v, self.players, self.pieces)]

    def breakdown(self, seat: i64) -> dict[str, int]:
        return dict(zip(CATEGORIES, category_points(self.v, seat, self.pieces)))

    def end_reason(self) -> str:
        return "end-eras" if self.v[PHASE] == OVER else ""

    # Advice for bots

    def acting(self) -> i64:
        return pick(self.v[PHASE] == OVER, 0, 1)

    def evaluate(self, into: vec[i64]) -> None:
        seat: i64 = 0
        while seat < self.players:
            into[seat] = advice.expected_points(self.v, seat, self.players, self.pieces)
            seat += 1

    def weigh(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        advice.weigh(self.v, seat, self.players, self.pieces, options, count, into)

    def spread(self) -> i64:
        return advice.SPREAD

    def horizon(self) -> i64:
        return advice.HORIZON

    # What may be known

    def view(self, seat: int | None) -> dict[str, object]:
        shown = views.table(self.v, self.players, self.pieces, seat)
        shown["to_act"] = self.to_act()
        shown["over"] = self.is_over()
        shown["winners"] = self.winners() if self.is_over() else []
        shown["achievements"] = [self.achievements(other) for other in range(self.players)]
        return shown

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
        return observation.fields(self.players)

    def observation_size(self) -> i64:
        return observation.size_for(self.players)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observation.observe(self.v, self.players, self.pieces, seat, into, at)

    def holdings(self, seat: i64) -> dict[str, int]:
        return holdings.holdings(self.v, seat)
