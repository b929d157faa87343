"""What bots ask: how a position will end (``evaluate``), and which actions are likely in playouts (``rollout_weights``,
from which the search takes its priors too).

Both reckon with the food to come, who bites, what a card improves and which play may win a trick. Points are in
hundredths. The rates are rough; a search corrects them where it matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, doubling, least, most, pick
from beagle.core.tuning import Tuning
from beagle.games.darwinning import actions as A
from beagle.games.darwinning import combinations as C
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import VALUES, is_empty, size, suit_of, value_bits, value_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.eras import ERAS
from beagle.games.darwinning.improving import offers_way, seat_playing
from beagle.games.darwinning.scoring import HIGH_TRAIT, HIGH_TRAIT_VALUE, place_points, total_points
from beagle.games.darwinning.survival import MEAL, STORED, food_without_eating, poisons, prey_of
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
"""The largest worth that makes a difference to a rollout weight."""
WEIGHTS: Final = doubling(LOWEST_WEIGHT, 8, 90, 15)


# Survival


def survived(v: vec[i64], at: i64) -> bool:
    """Is this era's check behind the species?"""
    if v[L.PHASE] == L.OVER or v[L.STAGE] == L.MORPHING:
        return True
    return v[L.PHASE] == L.FEEDING and v[at + L.PLACE] < v[L.CURSOR]


def change_expected(food: i64, population: i64) -> i64:
    """W-V1: the change of population to expect with about so much food, all in hundredths."""
    return most(least((food - population) >> 1, 100), -100)


def survival_worth(v: vec[i64], players: i64, pieces: Components, seat: i64, prey: i64) -> i64:
    """W-V1 to W-V3: what this era's check will do to the population, in points; three meals of four come true."""
    at = L.seat_at(seat)
    if survived(v, at):
        return 0
    if v[L.PHASE] == L.FEEDING and v[L.TURN] == seat:
        food = 100 * v[L.FOOD]
    else:
        food = 100 * food_without_eating(v, players, pieces, seat) + 75 * MEAL * prey
    change = change_expected(food, 100 * v[at + L.POPULATION])
    return change + (change >> 2)


def prospects(v: vec[i64], at: i64, prey: i64) -> i64:
    """What each era to come is worth to a species."""
    worth = ERA_TO_COME + HUNTING * prey - APPETITE * v[at + L.POPULATION]
    worth += LASTING * bit_count(v[at + L.TRAITS] & (bit(PHEROMONES) | bit(COMMUNICATION)))
    return worth + pick(v[at + L.TRAITS] & bit(METAMORPHOSIS) != 0, MORPHING_WORTH, 0)


def trick_worth(v: vec[i64], players: i64, seat: i64) -> i64:
    """W-T1 to W-T3: the improvement that a seat is about to have, or may win in this trick."""
    phase = v[L.PHASE]
    if phase == L.PLAYING:
        if v[L.BEST_SEAT] == seat and v[L.BEST] > 0:
            return (SURE[v[L.BEST] >> C.SUM_BITS] * AHEAD) // 100
        return pick(is_to_play(v, players, seat), TO_PLAY, 0)
    return pick(v[L.TURN] == seat and L.CHOOSING <= phase <= L.PLACING, IMPROVING, 0)


def is_to_play(v: vec[i64], players: i64, seat: i64) -> bool:
    """W-T1: has a seat's turn in this trick not ended yet?"""
    turn = v[L.TURN]
    leader = v[L.LEADER]
    if seat < leader:
        seat += players
    if turn < leader:
        turn += players
    return seat >= turn


# The whole position


def is_calm(v: vec[i64]) -> bool:
    """W-E2, W-T1: between two tricks, when nobody has begun to play a card of the next one."""
    if v[L.PHASE] != L.PLAYING:
        return v[L.PHASE] == L.NAMING
    return v[L.BEST] == 0 and is_empty(v, L.seat_at(v[L.TURN]) + L.PLAYED)


def evaluate(v: vec[i64], players: i64, pieces: Components, into: vec[i64]) -> None:
    """Write each seat's expected final points."""
    seat: i64 = 0
    while seat < players:
        into[seat] = expected_points(v, players, pieces, seat)
        seat += 1


def expected_points(v: vec[i64], players: i64, pieces: Components, seat: i64) -> i64:
    """W-G1 to W-G4 as they will be, as far as can be foreseen."""
    at = L.seat_at(seat)
    score = total_points(v, pieces, seat)
    if v[L.PHASE] == L.OVER:
        return 100 * score
    prey = bit_count(prey_of(v, players, seat))
    total = POINT * score + survival_worth(v, players, pieces, seat, prey)
    total += (ERAS - v[L.ERA]) * prospects(v, at, prey)
    total += HELD_CARD * size(v, at + L.HAND) + trick_worth(v, players, seat)
    return total + pick(v[at + L.POPULATION] >= pieces.population[v[at + L.SPECIES]], GROWN, 0)


# Improving


def way_worth(v: vec[i64], pieces: Components, at: i64, card: i64, way: i64, lowest: i64) -> i64:
    """W-I1 to W-I4: what a card brings, used this way. ``lowest`` is what the worst trait place scores."""
    if way == A.WAY_CHAIN:
        return STEP_WORTH * pieces.steps[card]
    if way == A.WAY_POPULATION:
        grown = v[at + L.POPULATION] >= pieces.population[v[at + L.SPECIES]]
        return pieces.gain[card] * pick(grown, 140, 70)
    if way == A.WAY_ENVIRONMENT:
        return 200 + 45 * (ERAS - v[L.ERA] + 1)
    return trait_worth(v, at, value_of(card), lowest)


def lowest_place(v: vec[i64], at: i64) -> i64:
    """W-G4: what the trait place that scores least scores, in hundredths."""
    lowest: i64 = 100 * HIGH_TRAIT_VALUE
    place: i64 = 0
    while place < L.ZERO_BOX and lowest > 0:
        lowest = least(lowest, 100 * place_points(v, at, place))
        place += 1
    return lowest


def trait_worth(v: vec[i64], at: i64, trait: i64, lowest: i64) -> i64:
    """W-G4: a trait on the best place for it."""
    points = pick(trait >= HIGH_TRAIT, 100 * HIGH_TRAIT_VALUE, 100)
    only = only_place_for(v, at, trait)
    if only != L.EMPTY:
        return pick(only != L.ZERO_BOX, points - 100 * place_points(v, at, only), 0)
    return points - lowest + (USEFUL_TRAITS[trait] * (ERAS - v[L.ERA] + 1)) // 3


def card_worth(v: vec[i64], pieces: Components, at: i64, card: i64, lowest: i64) -> i64:
    """The best use of a card."""
    best: i64 = 0
    way: i64 = A.WAY_CHAIN
    while way <= A.WAY_TRAIT:
        if offers_way(v, pieces, at, card, way):
            best = most(best, way_worth(v, pieces, at, card, way, lowest))
        way += 1
    return best


def put_worth(v: vec[i64], at: i64, place: i64) -> i64:
    """W-I4: an empty place that scores first, then a printed trait's, then the worst card's."""
    trait = value_of(v[L.CARD])
    points = pick(place == L.ZERO_BOX, 0, pick(trait >= HIGH_TRAIT, 100 * HIGH_TRAIT_VALUE, 100))
    worth = 300 + points - 100 * place_points(v, at, place)
    there = v[at + L.TRAIT_PLACES + place]
    return worth if there == L.EMPTY else worth - 70


# Playing


def reachable(v: vec[i64], at: i64, card: i64) -> i64:
    """The rank of the best combination that a hand makes with a card, straight flushes apart."""
    value = value_of(card)
    hand = at + L.HAND
    same = C.count_of_value(v, hand, value)
    points = value + 1
    if same >= 3:
        return C.rank_of(pick(same > 3, C.FOUR, C.THREE), least(same, 4) * points)
    over = C.all_suits(v, hand)
    first = least(value, VALUES - 3)
    while first >= 0 and first >= value - 2:
        if over & value_bits(first) and over & value_bits(first + 1) and over & value_bits(first + 2):
            return C.rank_of(C.STRAIGHT, 3 * (first + 2))
        first -= 1
    if bit_count(v[hand + suit_of(card)]) >= 3:
        return C.rank_of(C.FLUSH, 24)
    return C.rank_of(C.PAIR, 2 * points) if same == 2 else C.rank_of(C.SINGLE, points)


def first_card_worth(v: vec[i64], pieces: Components, at: i64, card: i64, lowest: i64) -> i64:
    """Win the trick with what is strong and useful, or throw away what is neither."""
    rank = reachable(v, at, card)
    useful = card_worth(v, pieces, at, card, lowest)
    if rank >= v[L.BEST]:
        return 250 + (SURE[rank >> C.SUM_BITS] * (TRICK_WORTH + useful)) // 100 - 4 * (rank & 15)
    return 330 - (useful >> 1) - 8 * (value_of(card) + 1)


# Which action is likely


def weight_of(worth: i64) -> i64:
    """The rollout weight of an action: about twice as large for one that is worth one point more."""
    if worth <= 0:
        return LOWEST_WEIGHT
    return WEIGHTS[least(worth, MOST_WORTH)]


def rollout_weights(
    v: vec[i64], players: i64, pieces: Components, seat: i64, options: vec[i64], count: i64, into: vec[i64]
) -> None:
    """Write the rollout weight of each option."""
    lowest = lowest_place(v, L.seat_at(seat))
    option: i64 = 0
    while option < count:
        into[option] = weight_of(action_worth(v, players, pieces, seat, options[option], lowest))
        option += 1


def action_worth(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, lowest: i64) -> i64:
    """What an action seems to bring, on a scale of its own for each phase."""
    at = L.seat_at(seat)
    if action >= A.TAKE:
        return 200 + card_worth(v, pieces, at, action - A.TAKE, lowest)
    if action >= A.USE:
        return 300
    if action >= A.PLAY:
        if is_empty(v, at + L.PLAYED):
            return first_card_worth(v, pieces, at, action - A.PLAY, lowest)
        return 320 + (card_worth(v, pieces, at, action - A.PLAY, lowest) >> 2)
    if action >= A.STEAL:
        return 200 + USEFUL_TRAITS[(action - A.STEAL) % VALUES]
    if action >= A.EAT:
        return meal_worth(v, players, seat, action - A.EAT)
    if action >= A.LEAD:
        return pick(v[at + L.SPECIES] == action - A.LEAD, 400, 100)
    if action >= A.PUT:
        return put_worth(v, at, action - A.PUT)
    if action >= A.WAY_CHAIN:
        return 200 + way_worth(v, pieces, at, v[L.CARD], action, lowest)
    hungry = v[L.FOOD] <= v[at + L.POPULATION]
    if action == A.STORE:
        return pick(hungry and v[L.FOOD] + STORED > v[at + L.POPULATION], 400, 50)
    if action == A.DECLINE:
        return 180
    if v[L.PHASE] == L.FEEDING:
        return pick(hungry, 100, 300)
    return 220


def meal_worth(v: vec[i64], players: i64, seat: i64, animal: i64) -> i64:
    """W-V3, W-X9: food while it helps, a rival's loss otherwise; poison rather not."""
    prey = seat_playing(v, players, animal)
    worth = pick(v[L.FOOD] <= v[L.seat_at(seat) + L.POPULATION], 500, 330)
    if prey == L.DUMMY:
        worth -= 60
    return worth - 300 if poisons(v, seat, prey) else worth
