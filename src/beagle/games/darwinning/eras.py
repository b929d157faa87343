"""The course of an era: what is dealt at its start (W-E1, W-E2), and once its tricks are over, meals from the lowest
species up, bites, Metamorphosis and the next era (W-V1 to W-V4, W-X14). What leaves nobody a choice happens by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, least, pick
from beagle.core.random import next_word
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.cards import can_draw, deal, draw, is_empty, move_all, size
from beagle.games.darwinning.chain import lowest_player, next_above, place_of
from beagle.games.darwinning.components import ENVIRONMENTS, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, bite, draw_open_cards
from beagle.games.darwinning.improving import seat_playing
from beagle.games.darwinning.survival import MEAL, STORED, eat, food_without_eating, heal_bites, prey_of, settle
from beagle.games.darwinning.traits import FOOD_STORE, METAMORPHOSIS, bit, discard_trait
from beagle.games.darwinning.tricks import discard_hands, discard_plays

ERAS: Final = 4
HAND_SIZE: Final = 10


# The start


def environments_in(era: i64) -> i64:
    """W-E1: 5, 5, 4, 3."""
    return pick(era <= 2, 5, 7 - era)


def start_era(v: vec[i64], players: i64) -> None:
    """W-E1, W-E2: environments, ten cards each; the lowest player names the leader."""
    v[L.ERA] += 1
    v[L.TRICK] = 0
    move_all(v, L.DISCARDS, L.DECK)
    deal_environments(v)
    deal_hands(v, players)
    v[L.REVEALED] += 1
    v[L.PHASE] = L.NAMING
    v[L.TURN] = lowest_player(v, players)
    N.tell(v, N.NEW_ERA, 0, v[L.ERA], v[L.ENVIRONMENTS_DEALT])
    N.tell(v, N.NEW_HAND, 0)
    N.tell(v, N.NAMES_LEADER, v[L.TURN])


def deal_environments(v: vec[i64]) -> None:
    """W-E1: last era's are shuffled back first."""
    wanted = environments_in(v[L.ERA])
    dealt: i64 = 0
    while bit_count(dealt) < wanted:
        environment = next_word(v) & 15
        if environment < len(ENVIRONMENTS):
            dealt |= bit(environment)
    v[L.ENVIRONMENTS_DEALT] = dealt


def deal_hands(v: vec[i64], players: i64) -> None:
    """W-E1: ten cards each. A hand-made position may leave fewer: then all get the same number."""
    each: i64 = least(HAND_SIZE, size(v, L.DECK) // players)
    seat: i64 = 0
    while seat < players:
        deal(v, L.seat_at(seat) + L.HAND, each)
        seat += 1


# Survival


def end_tricks(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-T5: hands are discarded and survival begins."""
    discard_plays(v, players)
    discard_hands(v, players)
    v[L.REVEALED] += 1
    v[L.BEST] = 0
    v[L.BEST_SEAT] = v[L.LEADER]
    v[L.STAGE] = L.AFTER_TRICK
    v[L.CURSOR] = 0
    next_meal(v, players, pieces)


def next_meal(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-V1: from the lowest species upward; one with nothing to choose is settled at once."""
    who = next_above(v, players, v[L.CURSOR])
    while who != L.EMPTY:
        v[L.CURSOR] = place_of(v, who)
        if who == L.DUMMY:
            bite(v, players)
        else:
            v[L.FOOD] = food_without_eating(v, players, pieces, who)
            v[L.EATEN] = 0
            if has_choice(v, players, who):
                v[L.TURN] = who
                v[L.PHASE] = L.FEEDING
                return
            settle(v, who)
        who = next_above(v, players, v[L.CURSOR])
    end_survival(v, players, pieces)


def has_choice(v: vec[i64], players: i64, seat: i64) -> bool:
    """Whether the species may still eat somebody or use its store."""
    store = v[L.seat_at(seat) + L.TRAITS] & bit(FOOD_STORE) != 0
    return store or prey_of(v, players, seat) & ~v[L.EATEN] != 0


def eat_prey(v: vec[i64], players: i64, pieces: Components, seat: i64, animal: i64) -> None:
    """W-V3: one more meal."""
    v[L.FOOD] += MEAL
    eat(v, players, seat, seat_playing(v, players, animal))
    go_on_eating(v, players, pieces, seat)


def use_store(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-X11: the food store is used up."""
    v[L.FOOD] += STORED
    discard_trait(v, L.seat_at(seat), FOOD_STORE)
    go_on_eating(v, players, pieces, seat)


def go_on_eating(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    if not has_choice(v, players, seat):
        end_meal(v, players, pieces, seat)


def end_meal(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    settle(v, seat)
    next_meal(v, players, pieces)


def end_survival(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-V4, W-X14: bites, then Metamorphosis from the lowest up."""
    v[L.FOOD] = 0
    v[L.EATEN] = 0
    heal_bites(v, players)
    v[L.STAGE] = L.MORPHING
    v[L.CURSOR] = 0
    next_metamorphosis(v, players, pieces)


# Metamorphosis, and what comes next


def next_metamorphosis(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-X14: each species that has it by then draws once, if there is a card, and is to place what it drew."""
    who = next_above(v, players, v[L.CURSOR])
    while who != L.EMPTY:
        v[L.CURSOR] = place_of(v, who)
        if who != L.DUMMY and v[L.seat_at(who) + L.TRAITS] & bit(METAMORPHOSIS) and can_draw(v):
            v[L.CARD] = draw(v)
            v[L.REVEALED] += 1
            v[L.TURN] = who
            v[L.PHASE] = L.PLACING
            return
        who = next_above(v, players, v[L.CURSOR])
    end_era(v, players, pieces)


def end_era(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-E1, W-D7: four eras; the dummy's cards change before the discards are shuffled back."""
    v[L.STAGE] = L.AFTER_TRICK
    v[L.CURSOR] = 0
    if v[L.ERA] == ERAS:
        v[L.PHASE] = L.OVER
        return
    if players == PLAYERS_WITH_DUMMY:
        draw_open_cards(v)
    start_era(v, players)
    if is_empty(v, L.seat_at(v[L.TURN]) + L.HAND):
        # Only a hand-made position can have given all the cards away.
        end_tricks(v, players, pieces)
