"""What a sensible species reckons with: food to come, who bites, what a card improves, which play may win a trick.

Points are in hundredths. The rates are rough; a search corrects them where it matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, doubling, least, most, pick
from beagle.core.tuning import Tuning
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
from beagle.games.darwinning.cards import VALUES, is_empty, size, suit_of, value_bits, value_of
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
    CHOOSING,
    CURSOR,
    DUMMY,
    EMPTY,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    LEADER,
    MORPHING,
    NAMING,
    OVER,
    PHASE,
    PLACE,
    PLACING,
    PLAYED,
    PLAYING,
    POPULATION,
    SPECIES,
    STAGE,
    TRAIT_PLACES,
    TRAITS,
    TURN,
    ZERO_BOX,
    seat_at,
)
from beagle.games.darwinning.scoring import HIGH_TRAIT, HIGH_TRAIT_VALUE, place_points, total_points
from beagle.games.darwinning.setup import ERAS
from beagle.games.darwinning.survival import (
    MEAL,
    STORED,
    food_without_eating,
    poisons,
    prey_of,
)
from beagle.games.darwinning.traits import COMMUNICATION, METAMORPHOSIS, PHEROMONES, bit, only_place_for

HORIZON: Final = 0
"""Actions that a playout lasts besides those that end the trick: what follows is better judged than played."""
SPREAD: Final = 800
"""A lead of eight points is a good one."""

TUNING: Final = Tuning(SPREAD, HORIZON)

STEP_WORTH: Final = 160
"""A point up the food chain."""
TRICK_WORTH: Final = 280
"""What winning a trick brings."""
SURE: Final = vec[i64]([0, 12, 38, 52, 64, 78, 90, 97])
"""Percent chance that a combination of a kind wins against the players still to come."""

# What a position is worth, measured in games between bots.
POINT: Final = 88
"""A point scored: some are lost again."""
HELD_CARD: Final = 33
TO_PLAY: Final = 35
"""A turn to come in this trick."""
AHEAD: Final = 175
"""The trick, were it won for sure."""
IMPROVING: Final = 185
"""An improvement that is being chosen."""
GROWN: Final = 100
"""A population that scores."""
APPETITE: Final = 30
"""What each of the population costs in an era to come."""
HUNTING: Final = 11
"""What each prey is good for in an era to come."""
ERA_TO_COME: Final = 480
"""What an era brings besides."""
USEFUL_TRAITS: Final = vec[i64]([90, 60, 40, 70, 60, 120, 50, 130, 50, 80, 40, 10, 20, 60, 40])
"""What a trait is good for besides its points, over three eras, by trait."""
LASTING: Final = 22
"""What Pheromones and Communication are good for in an era."""
MORPHING_WORTH: Final = 67
"""What Metamorphosis brings in an era."""
LOWEST_WEIGHT: Final = 2
MOST_WORTH: Final = 1350
"""Of a choice that nothing could be liked more than."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 8, 90, 15)


# Survival


def survived(v: vec[i64], at: i64) -> bool:
    """Is this era's check behind the species?"""
    if v[PHASE] == OVER or v[STAGE] == MORPHING:
        return True
    return v[PHASE] == FEEDING and v[at + PLACE] < v[CURSOR]


def change_expected(food: i64, population: i64) -> i64:
    """W-V1: the change of population to expect with about so much food, all in hundredths."""
    return most(least((food - population) >> 1, 100), -100)


def survival_worth(v: vec[i64], seat: i64, players: i64, pieces: Components, prey: i64) -> i64:
    """W-V1 to W-V3: what this era's check will do to the population, in points; three meals of four come true."""
    at = seat_at(seat)
    if survived(v, at):
        return 0
    if v[PHASE] == FEEDING and v[TURN] == seat:
        food = 100 * v[FOOD]
    else:
        food = 100 * food_without_eating(v, seat, players, pieces) + 75 * MEAL * prey
    change = change_expected(food, 100 * v[at + POPULATION])
    return change + (change >> 2)


def prospects(v: vec[i64], at: i64, prey: i64) -> i64:
    """What a species has from each era to come."""
    worth = ERA_TO_COME + HUNTING * prey - APPETITE * v[at + POPULATION]
    worth += LASTING * bit_count(v[at + TRAITS] & (bit(PHEROMONES) | bit(COMMUNICATION)))
    return worth + pick(v[at + TRAITS] & bit(METAMORPHOSIS) != 0, MORPHING_WORTH, 0)


def trick_worth(v: vec[i64], seat: i64, players: i64) -> i64:
    """W-T1 to W-T3: the improvement that a seat is about to have, or may win in this trick."""
    phase = v[PHASE]
    if phase == PLAYING:
        if v[BEST_SEAT] == seat and v[BEST] > 0:
            return (SURE[v[BEST] >> SUM_BITS] * AHEAD) // 100
        return pick(is_to_play(v, seat, players), TO_PLAY, 0)
    return pick(v[TURN] == seat and CHOOSING <= phase <= PLACING, IMPROVING, 0)


def is_to_play(v: vec[i64], seat: i64, players: i64) -> bool:
    """W-T1: has a seat's turn in this trick not ended yet?"""
    turn = v[TURN]
    leader = v[LEADER]
    if seat < leader:
        seat += players
    if turn < leader:
        turn += players
    return seat >= turn


# The whole position


def is_between_tricks(v: vec[i64]) -> bool:
    """W-E2, W-T1: nobody has begun to play a card of the next trick."""
    if v[PHASE] != PLAYING:
        return v[PHASE] == NAMING
    return v[BEST] == 0 and is_empty(v, seat_at(v[TURN]) + PLAYED)


def expected_points(v: vec[i64], seat: i64, players: i64, pieces: Components) -> i64:
    """W-G1 to W-G4 as they will be, as far as can be foreseen."""
    at = seat_at(seat)
    score = total_points(v, seat, pieces)
    if v[PHASE] == OVER:
        return 100 * score
    prey = bit_count(prey_of(v, seat, players))
    total = POINT * score + survival_worth(v, seat, players, pieces, prey)
    total += (ERAS - v[ERA]) * prospects(v, at, prey)
    total += HELD_CARD * size(v, at + HAND) + trick_worth(v, seat, players)
    return total + pick(v[at + POPULATION] >= pieces.population[v[at + SPECIES]], GROWN, 0)


# Improving


def way_worth(v: vec[i64], at: i64, pieces: Components, card: i64, way: i64, lowest: i64) -> i64:
    """W-I1 to W-I4: what a card brings, used this way. ``lowest`` is what the worst trait place scores."""
    if way == WAY_CHAIN:
        return STEP_WORTH * pieces.steps[card]
    if way == WAY_POPULATION:
        grown = v[at + POPULATION] >= pieces.population[v[at + SPECIES]]
        return pieces.gain[card] * pick(grown, 140, 70)
    if way == WAY_ENVIRONMENT:
        return 200 + 45 * (ERAS - v[ERA] + 1)
    return trait_worth(v, at, value_of(card), lowest)


def lowest_place(v: vec[i64], at: i64) -> i64:
    """W-G4: what the trait place that scores least scores, in hundredths."""
    lowest: i64 = 100 * HIGH_TRAIT_VALUE
    place: i64 = 0
    while place < ZERO_BOX and lowest > 0:
        lowest = least(lowest, 100 * place_points(v, at, place))
        place += 1
    return lowest


def trait_worth(v: vec[i64], at: i64, trait: i64, lowest: i64) -> i64:
    """W-G4: a trait on the best place for it."""
    points = pick(trait >= HIGH_TRAIT, 100 * HIGH_TRAIT_VALUE, 100)
    only = only_place_for(v, at, trait)
    if only != EMPTY:
        return pick(only != ZERO_BOX, points - 100 * place_points(v, at, only), 0)
    return points - lowest + (USEFUL_TRAITS[trait] * (ERAS - v[ERA] + 1)) // 3


def card_worth(v: vec[i64], at: i64, pieces: Components, card: i64, lowest: i64) -> i64:
    """The best use of a card."""
    best: i64 = 0
    way: i64 = WAY_CHAIN
    while way <= WAY_TRAIT:
        if offers_way(v, at, pieces, card, way):
            best = most(best, way_worth(v, at, pieces, card, way, lowest))
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


def first_card_worth(v: vec[i64], at: i64, pieces: Components, card: i64, lowest: i64) -> i64:
    """Win the trick with what is strong and useful, or throw away what is neither."""
    rank = reachable(v, at, card)
    useful = card_worth(v, at, pieces, card, lowest)
    if rank >= v[BEST]:
        return 250 + (SURE[rank >> SUM_BITS] * (TRICK_WORTH + useful)) // 100 - 4 * (rank & 15)
    return 330 - (useful >> 1) - 8 * (value_of(card) + 1)


# Which action is liked


def weight_of(worth: i64) -> i64:
    """A choice worth one point more is liked about twice as much."""
    if worth <= 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(
    v: vec[i64], seat: i64, players: i64, pieces: Components, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """How much each action is liked."""
    lowest = lowest_place(v, seat_at(seat))
    option: i64 = 0
    while option < count:
        into[option] = weight_of(action_worth(v, seat, players, pieces, options[option], lowest))
        option += 1


def action_worth(v: vec[i64], seat: i64, players: i64, pieces: Components, action: i64, lowest: i64) -> i64:
    """What an action seems to bring, on a scale of its own for each phase."""
    at = seat_at(seat)
    if action >= TAKE:
        return 200 + card_worth(v, at, pieces, action - TAKE, lowest)
    if action >= USE:
        return 300
    if action >= PLAY:
        if is_empty(v, at + PLAYED):
            return first_card_worth(v, at, pieces, action - PLAY, lowest)
        return 320 + (card_worth(v, at, pieces, action - PLAY, lowest) >> 2)
    if action >= STEAL:
        return 200 + USEFUL_TRAITS[(action - STEAL) % VALUES]
    if action >= EAT:
        return meal_worth(v, seat, players, action - EAT)
    if action >= LEAD:
        return pick(v[at + SPECIES] == action - LEAD, 400, 100)
    if action >= PUT:
        return put_worth(v, at, action - PUT)
    if action >= WAY_CHAIN:
        return 200 + way_worth(v, at, pieces, v[CARD], action, lowest)
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
