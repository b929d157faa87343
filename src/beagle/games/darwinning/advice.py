"""What a sensible species reckons with: food to come, who bites, what a card improves, which play may win a trick.

Points are in hundredths. The rates are rough; a search corrects them where it matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.numbers import bit_count, least, most, pick
from beagle.games.darwinning.actions import (
    DECLINE,
    EAT,
    LEAD,
    PLAY,
    PUT,
    STEAL,
    STORE,
    TAKE,
    USE,
    WAY_CHAIN,
    WAY_ENVIRONMENT,
    WAY_POPULATION,
    WAY_TRAIT,
)
from beagle.games.darwinning.cards import VALUES, is_empty, suit_of, value_bits, value_of
from beagle.games.darwinning.combinations import (
    FLUSH,
    FOUR,
    PAIR,
    SINGLE,
    STRAIGHT,
    SUM_BITS,
    THREE,
    all_suits,
    count_of_value,
    rank_of,
)
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.improving import offers_way, seat_of
from beagle.games.darwinning.layout import (
    BEST,
    BEST_SEAT,
    CARD,
    CURSOR,
    DUMMY,
    EMPTY,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    MORPHING,
    OVER,
    PHASE,
    PLACE,
    PLAYED,
    PLAYING,
    POPULATION,
    SPECIES,
    STAGE,
    SUITS,
    TRAIT_PLACES,
    TRAITS,
    TURN,
    ZERO_BOX,
    seat_at,
)
from beagle.games.darwinning.scoring import HIGH_TRAIT, HIGH_TRAIT_VALUE, place_points, total_points
from beagle.games.darwinning.setup import ERAS
from beagle.games.darwinning.survival import (
    BITES_THAT_HURT,
    ENVIRONMENT_COUNT,
    MEAL,
    STORED,
    environment_food,
    food_from_traits,
    food_without_eating,
    is_hurt,
    poisons,
    prey_of,
)
from beagle.games.darwinning.traits import bit, only_place_for

HORIZON: Final = 30
"""Actions that a playout lasts: a few tricks."""
SPREAD: Final = 800
"""A lead of eight points is a good one."""

STEP_WORTH: Final = 160
"""A point up the food chain."""
TRICK_WORTH: Final = 280
"""What winning a trick brings."""
CARD_WORTH: Final = 6
"""Each point of value in hand."""
SURE: Final = vec[i64]([0, 12, 38, 52, 64, 78, 90, 97])
"""Percent chance that a combination of a kind wins against the players still to come."""
USEFUL_TRAITS: Final = vec[i64]([90, 60, 40, 70, 60, 120, 50, 130, 50, 80, 40, 10, 20, 60, 40])
"""What a trait is good for besides its points, over three eras, by trait."""


# Survival


def dealt_later(era: i64) -> i64:
    """W-E1: how many environments are dealt in the eras after this one."""
    if era == 1:
        return 12
    return pick(era == 2, 7, pick(era == 3, 3, 0))


def survived(v: vec[i64], at: i64) -> bool:
    """Is this era's check behind the species?"""
    if v[PHASE] == OVER or v[STAGE] == MORPHING:
        return True
    return v[PHASE] == FEEDING and v[at + PLACE] < v[CURSOR]


def hunters(v: vec[i64], seat: i64, players: i64) -> i64:
    """How many may eat this species."""
    count: i64 = 0
    other: i64 = 0
    while other < players:
        if other != seat and prey_of(v, other, players) & bit(seat):
            count += 1
        other += 1
    return count


def change_expected(food: i64, population: i64) -> i64:
    """W-V1: the change of population to expect with about so much food, both in hundredths."""
    return most(least((food - population) >> 1, 100), -100)


def survival_worth(v: vec[i64], seat: i64, players: i64, pieces: Components) -> i64:
    """W-V1 to W-V4: what the checks to come will do to the population, in points."""
    at = seat_at(seat)
    population = 100 * v[at + POPULATION]
    meals = bit_count(prey_of(v, seat, players)) * MEAL * 75
    change: i64 = 0
    if not survived(v, at):
        if v[PHASE] == FEEDING and v[TURN] == seat:
            food = 100 * v[FOOD]
        else:
            food = 100 * food_without_eating(v, seat, players, pieces) + meals
        change += change_expected(food, population)
        if is_hurt(v[at + TRAITS], hunters(v, seat, players) * pick(players == 2, BITES_THAT_HURT, 1)):
            change -= 60
    later = ERAS - v[ERA]
    if later > 0:
        usual: i64 = 0
        environment: i64 = 0
        while environment < ENVIRONMENT_COUNT:
            usual += environment_food(v, seat, pieces, environment)
            environment += 1
        # Of ten environments so many are dealt in an era.
        food = (usual * 10 * dealt_later(v[ERA])) // later + 100 * food_from_traits(v[at + TRAITS]) + meals
        change += later * change_expected(food, population + change)
    return most(change, -population) * pick(v[at + POPULATION] >= pieces.population[v[at + SPECIES]], 2, 1)


# The whole position


def expected_points(v: vec[i64], seat: i64, players: i64, pieces: Components) -> i64:
    """W-G1 to W-G4 as they will be, as far as can be foreseen."""
    at = seat_at(seat)
    total = 100 * total_points(v, seat, pieces)
    if v[PHASE] == OVER:
        return total
    total += survival_worth(v, seat, players, pieces) + hand_worth(v, at)
    total += useful_traits(v, at)
    if v[PHASE] == PLAYING and v[BEST_SEAT] == seat and v[BEST] > 0:
        total += (SURE[v[BEST] >> SUM_BITS] * best_improvement(v, seat, pieces)) // 100
    return total


def hand_worth(v: vec[i64], at: i64) -> i64:
    """High cards and cards of one kind win tricks."""
    over = all_suits(v, at + HAND)
    total: i64 = 0
    value: i64 = 0
    while value < VALUES:
        if over & value_bits(value):
            count = count_of_value(v, at + HAND, value)
            total += count * count * (30 + CARD_WORTH * value) // 2
        value += 1
    return total


def useful_traits(v: vec[i64], at: i64) -> i64:
    """What its traits will still be good for."""
    total: i64 = 0
    trait: i64 = 0
    while trait < VALUES:
        if v[at + TRAITS] & bit(trait):
            total += USEFUL_TRAITS[trait]
        trait += 1
    return (total * (ERAS - v[ERA])) // 3


def best_improvement(v: vec[i64], seat: i64, pieces: Components) -> i64:
    """The best that the cards on the table would do for a seat."""
    at = seat_at(seat)
    best: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        left = v[at + PLAYED + suit]
        card = 30 * suit
        while left:
            if left & 1:
                best = most(best, card_worth(v, seat, pieces, card))
            left >>= 1
            card += 1
        suit += 1
    return best


# Improving


def way_worth(v: vec[i64], at: i64, pieces: Components, card: i64, way: i64) -> i64:
    """W-I1 to W-I4: what a card brings, used this way."""
    if way == WAY_CHAIN:
        return STEP_WORTH * pieces.steps[card]
    if way == WAY_POPULATION:
        grown = v[at + POPULATION] >= pieces.population[v[at + SPECIES]]
        return pieces.gain[card] * pick(grown, 140, 70)
    if way == WAY_ENVIRONMENT:
        return 200 + 45 * (ERAS - v[ERA] + 1)
    return trait_worth(v, at, value_of(card))


def trait_worth(v: vec[i64], at: i64, trait: i64) -> i64:
    """W-G4: a trait on the best place for it."""
    points = pick(trait >= HIGH_TRAIT, 100 * HIGH_TRAIT_VALUE, 100)
    only = only_place_for(v, at, trait)
    if only != EMPTY:
        return pick(only != ZERO_BOX, points - 100 * place_points(v, at, only), 0)
    lowest: i64 = 100 * HIGH_TRAIT_VALUE
    place: i64 = 0
    while place < ZERO_BOX:
        lowest = least(lowest, 100 * place_points(v, at, place))
        place += 1
    return points - lowest + (USEFUL_TRAITS[trait] * (ERAS - v[ERA] + 1)) // 3


def card_worth(v: vec[i64], seat: i64, pieces: Components, card: i64) -> i64:
    """The best use of a card."""
    at = seat_at(seat)
    best: i64 = 0
    way: i64 = WAY_CHAIN
    while way <= WAY_TRAIT:
        if offers_way(v, at, pieces, card, way):
            best = most(best, way_worth(v, at, pieces, card, way))
        way += 1
    return best


def put_worth(v: vec[i64], at: i64, place: i64) -> i64:
    """W-I4: an empty place that scores first, then a printed trait's, then the worst card's."""
    trait = value_of(v[CARD])
    points = pick(place == ZERO_BOX, 0, pick(trait >= HIGH_TRAIT, 100 * HIGH_TRAIT_VALUE, 100))
    worth = 300 + points - 100 * place_points(v, at, place)
    there = v[at + TRAIT_PLACES + place]
    return worth if there == EMPTY else worth - 70


# Playing


def reachable(v: vec[i64], at: i64, card: i64) -> i64:
    """The rank of the best combination that a hand makes with a card, straight flushes apart."""
    value = value_of(card)
    hand = at + HAND
    same = count_of_value(v, hand, value)
    points = value + 1
    if same >= 3:
        return rank_of(pick(same > 3, FOUR, THREE), least(same, 4) * points)
    over = all_suits(v, hand)
    first = least(value, VALUES - 3)
    while first >= 0 and first >= value - 2:
        if over & value_bits(first) and over & value_bits(first + 1) and over & value_bits(first + 2):
            return rank_of(STRAIGHT, 3 * (first + 2))
        first -= 1
    if bit_count(v[hand + suit_of(card)]) >= 3:
        return rank_of(FLUSH, 24)
    return rank_of(PAIR, 2 * points) if same == 2 else rank_of(SINGLE, points)


def first_card_worth(v: vec[i64], seat: i64, pieces: Components, card: i64) -> i64:
    """Win the trick with what is strong and useful, or throw away what is neither."""
    at = seat_at(seat)
    rank = reachable(v, at, card)
    useful = card_worth(v, seat, pieces, card)
    if rank >= v[BEST]:
        return 250 + (SURE[rank >> SUM_BITS] * (TRICK_WORTH + useful)) // 100 - 4 * (rank & 15)
    return 330 - (useful >> 1) - 8 * (value_of(card) + 1)


# Which action is liked


def weight_of(worth: i64) -> i64:
    """A choice worth one point more is liked about twice as much."""
    if worth <= 0:
        return 2
    doublings = least(worth // 90, 14)
    rest = least(worth - 90 * doublings, 90)
    return 2 + ((8 + (8 * rest) // 90) << doublings)


def weigh(
    v: vec[i64], seat: i64, players: i64, pieces: Components, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """How much each action is liked."""
    option: i64 = 0
    while option < count:
        into[option] = weight_of(action_worth(v, seat, players, pieces, options[option]))
        option += 1


def action_worth(v: vec[i64], seat: i64, players: i64, pieces: Components, action: i64) -> i64:
    """What an action seems to bring, on a scale of its own for each phase."""
    at = seat_at(seat)
    if action >= TAKE:
        return 200 + card_worth(v, seat, pieces, action - TAKE)
    if action >= USE:
        return 300
    if action >= PLAY:
        if is_empty(v, at + PLAYED):
            return first_card_worth(v, seat, pieces, action - PLAY)
        return 320 + (card_worth(v, seat, pieces, action - PLAY) >> 2)
    if action >= STEAL:
        return 200 + USEFUL_TRAITS[(action - STEAL) % VALUES]
    if action >= EAT:
        return meal_worth(v, seat, players, action - EAT)
    if action >= LEAD:
        return pick(v[at + SPECIES] == action - LEAD, 400, 100)
    if action >= PUT:
        return put_worth(v, at, action - PUT)
    if action >= WAY_CHAIN:
        return 200 + way_worth(v, at, pieces, v[CARD], action)
    hungry = v[FOOD] <= v[at + POPULATION]
    if action == STORE:
        return pick(hungry and v[FOOD] + STORED > v[at + POPULATION], 400, 50)
    if action == DECLINE:
        return 180
    if v[PHASE] == FEEDING:
        return pick(hungry, 100, 300)
    return 220


def meal_worth(v: vec[i64], seat: i64, players: i64, animal: i64) -> i64:
    """W-V3, W-X9: food while it helps, a rival's loss otherwise; poison rather not."""
    prey = seat_of(v, players, animal)
    worth = pick(v[FOOD] <= v[seat_at(seat) + POPULATION], 500, 330)
    if prey == DUMMY:
        worth -= 60
    return worth - 300 if poisons(v, seat, prey) else worth
