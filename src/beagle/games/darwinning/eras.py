"""The course of an era once its tricks are over: every species feeds from the lowest up, bites, Metamorphosis, and the
next era (W-V1 to W-V4, W-X14, W-E1). What leaves nobody a choice happens by itself.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.cards import add, can_draw, draw, is_empty, value_of
from beagle.games.darwinning.chain import next_above, place_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, bite, draw_open_cards
from beagle.games.darwinning.improving import seat_of
from beagle.games.darwinning.layout import (
    AFTER_TRICK,
    BEST,
    BEST_SEAT,
    CARD,
    CURSOR,
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
    OVER,
    PHASE,
    PLACING,
    REVEALED,
    STAGE,
    TRAITS,
    TURN,
    seat_at,
)
from beagle.games.darwinning.news import DRAWN, DUPLICATE, tell
from beagle.games.darwinning.setup import ERAS, start_era
from beagle.games.darwinning.survival import MEAL, eat, food_without_eating, heal_bites, prey_of, settle
from beagle.games.darwinning.traits import FOOD_STORE, METAMORPHOSIS, bit
from beagle.games.darwinning.tricks import discard_hands, discard_plays


def end_tricks(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-T5: hands are discarded and survival begins."""
    discard_plays(v, players)
    discard_hands(v, players)
    v[REVEALED] += 1
    v[BEST] = 0
    v[BEST_SEAT] = v[LEADER]
    v[STAGE] = AFTER_TRICK
    v[CURSOR] = 0
    next_meal(v, players, pieces)


def next_meal(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-V1: from the lowest species upward; one with nothing to choose is settled at once."""
    who = next_above(v, players, v[CURSOR])
    while who != EMPTY:
        v[CURSOR] = place_of(v, who)
        if who == DUMMY:
            bite(v, players)
        else:
            v[FOOD] = food_without_eating(v, who, players, pieces)
            v[EATEN] = 0
            if has_choice(v, players, who):
                v[TURN] = who
                v[PHASE] = FEEDING
                return
            settle(v, who)
        who = next_above(v, players, v[CURSOR])
    end_survival(v, players, pieces)


def has_choice(v: vec[i64], players: i64, seat: i64) -> bool:
    """Whether the species may still eat somebody or use its store."""
    store = v[seat_at(seat) + TRAITS] & bit(FOOD_STORE) != 0
    return store or prey_of(v, seat, players) & ~v[EATEN] != 0


def eat_prey(v: vec[i64], players: i64, pieces: Components, seat: i64, animal: i64) -> None:
    """W-V3."""
    v[FOOD] += MEAL
    eat(v, seat, seat_of(v, players, animal), players)
    go_on_eating(v, players, pieces, seat)


def go_on_eating(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    if not has_choice(v, players, seat):
        end_meal(v, players, pieces, seat)


def end_meal(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    settle(v, seat)
    next_meal(v, players, pieces)


def end_survival(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-V4, W-X14: bites, then Metamorphosis from the lowest up."""
    v[FOOD] = 0
    v[EATEN] = 0
    heal_bites(v, players)
    v[STAGE] = MORPHING
    v[CURSOR] = 0
    next_metamorphosis(v, players, pieces)


def next_metamorphosis(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-X14: whoever has it now draws once; a trait that the species has is discarded instead."""
    who = next_above(v, players, v[CURSOR])
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
        who = next_above(v, players, v[CURSOR])
    end_era(v, players, pieces)


def end_era(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-E1, W-D7: four eras; the dummy's cards change before the discards are shuffled back."""
    v[STAGE] = AFTER_TRICK
    v[CURSOR] = 0
    if v[ERA] == ERAS:
        v[PHASE] = OVER
        return
    if players == PLAYERS_WITH_DUMMY:
        draw_open_cards(v)
    start_era(v, players)
    if is_empty(v, seat_at(v[TURN]) + HAND):
        # Only a hand-made position can have given all the cards away.
        end_tricks(v, players, pieces)
