"""Survival: food from environments, from traits and from eating, and what comes of it (W-V1 to W-V7, W-X1 to W-X15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import insert, pick
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.actions import DONE, DUMMY_ANIMAL, EAT, STORE
from beagle.games.darwinning.cards import SUIT_SIZE, index_of
from beagle.games.darwinning.chain import place_of
from beagle.games.darwinning.components import NO_ENVIRONMENT, Components
from beagle.games.darwinning.traits import (
    BIGGER_BRAINS,
    CAMOUFLAGE,
    COMMUNICATION,
    FOOD_STORE,
    HANDY_HANDS,
    HARD_SHELL,
    HERD_ANIMAL,
    PHEROMONES,
    POISON,
    SOCIETY,
    SYMBIOSIS,
    TEETH,
    TOOLS,
    bit,
    open_traits,
)

LEARNED_FOOD: Final = 2
"""W-V2, W-D5: an environment learned, or printed on an open card of the dummy."""
MEAL: Final = 2
"""W-V3: the food of a species eaten."""
STORED: Final = 4
"""W-X11: what the food store holds."""
POISON_BITES: Final = 2
TWO_PLAYER_BITES: Final = 2
BITES_THAT_HURT: Final = 2
BITES_THAT_HURT_A_HERD: Final = 3
ENVIRONMENT_COUNT: Final = 10


def traits_of(v: vec[i64], who: i64) -> i64:
    """The traits of a player's species, or of the dummy (W-D5)."""
    return open_traits(v) if who == L.DUMMY else v[L.seat_at(who) + L.TRAITS]


def has_trait(v: vec[i64], who: i64, trait: i64) -> bool:
    return traits_of(v, who) & bit(trait) != 0


# Environments


def environment_food(v: vec[i64], pieces: Components, seat: i64, environment: i64) -> i64:
    """W-V2: what the species finds there whether or not it is dealt; 0 if it doesn't live there."""
    at = L.seat_at(seat)
    printed = pieces.food[v[at + L.SPECIES] * ENVIRONMENT_COUNT + environment]
    if printed:
        return printed
    return pick(v[at + L.LEARNED] & bit(environment) != 0, LEARNED_FOOD, 0)


def food_from_environments(v: vec[i64], players: i64, pieces: Components, seat: i64) -> i64:
    """W-V2, W-X2: its own that are dealt, and the best that Symbiosis borrows."""
    borrows = v[L.seat_at(seat) + L.TRAITS] & bit(SYMBIOSIS) != 0
    total: i64 = 0
    best: i64 = 0
    environment: i64 = 0
    dealt = v[L.ENVIRONMENTS_DEALT]
    while dealt:
        if dealt & 1:
            food = environment_food(v, pieces, seat, environment)
            total += food
            if borrows and food == 0:
                borrowed = food_to_borrow(v, players, pieces, seat, environment)
                if borrowed > best:
                    best = borrowed
        dealt >>= 1
        environment += 1
    return total + best


def food_to_borrow(v: vec[i64], players: i64, pieces: Components, seat: i64, environment: i64) -> i64:
    """W-X2, W-D5: the most that another player, or else an open card of the dummy, offers in an environment."""
    best = best_of_others(v, players, pieces, seat, environment)
    if best < LEARNED_FOOD and open_environments(v, pieces) & bit(environment):
        return LEARNED_FOOD
    return best


def open_environments(v: vec[i64], pieces: Components) -> i64:
    """W-D5: the environments printed on the dummy's open cards, a bit each."""
    found: i64 = 0
    suit: i64 = 0
    while suit < L.SUITS:
        bits = v[L.OPEN + suit]
        while bits:
            lowest = bits & -bits
            environment = pieces.environment[suit * SUIT_SIZE + index_of(lowest)]
            if environment != NO_ENVIRONMENT:
                found |= bit(environment)
            bits ^= lowest
        suit += 1
    return found


def best_of_others(v: vec[i64], players: i64, pieces: Components, seat: i64, environment: i64) -> i64:
    """W-X2: the most that another player finds in an environment."""
    best: i64 = 0
    other: i64 = 0
    while other < players:
        if other != seat:
            food = environment_food(v, pieces, other, environment)
            if food > best:
                best = food
        other += 1
    return best


def food_from_traits(traits: i64) -> i64:
    """W-X1, W-X6, W-X10: one food each."""
    food: i64 = 0
    if traits & bit(PHEROMONES):
        food += 1
    if traits & bit(TEETH):
        food += 1
    if traits & bit(TOOLS):
        food += 1
    return food


def food_without_eating(v: vec[i64], players: i64, pieces: Components, seat: i64) -> i64:
    return food_from_environments(v, players, pieces, seat) + food_from_traits(v[L.seat_at(seat) + L.TRAITS])


# Eating


def can_eat(hunter: i64, hunter_place: i64, prey: i64, prey_place: i64) -> bool:
    """W-V3, W-V7: may a species with these traits on this space eat one with those on that space?"""
    above = prey_place - hunter_place
    if above > 0 and above > reach_above(hunter):
        return False
    if prey & bit(HARD_SHELL) and not hunter & (bit(TEETH) | bit(TOOLS)):
        return False
    if prey & bit(COMMUNICATION) and above < 0 and not hunter & bit(SOCIETY):
        return False
    if prey & bit(CAMOUFLAGE) and (above == 1 or above == -1):
        return hunter & bit(BIGGER_BRAINS) != 0
    return True


def reach_above(hunter: i64) -> i64:
    """W-X1, W-X6: how many spaces above itself a species may hunt."""
    if hunter & bit(TEETH):
        return 2
    return pick(hunter & bit(PHEROMONES) != 0, 1, 0)


def prey_of(v: vec[i64], players: i64, who: i64) -> i64:
    """Everyone a species may eat, a bit each."""
    traits = traits_of(v, who)
    place = place_of(v, who)
    found: i64 = 0
    other: i64 = 0
    while other < players:
        if other != who and can_eat(traits, place, traits_of(v, other), place_of(v, other)):
            found |= bit(other)
        other += 1
    if v[L.DUMMY_PLACE] != L.NO_DUMMY and who != L.DUMMY and can_eat(traits, place, open_traits(v), v[L.DUMMY_PLACE]):
        found |= bit(L.DUMMY)
    return found


def legal_meals(v: vec[i64], players: i64, seat: i64, into: vec[i64]) -> i64:
    """W-V1, W-V3, W-X11: prey not yet eaten, the food store, or enough."""
    into[0] = DONE
    count: i64 = 1
    if v[L.seat_at(seat) + L.TRAITS] & bit(FOOD_STORE):
        into[1] = STORE
        count = 2
    prey = prey_of(v, players, seat) & ~v[L.EATEN]
    other: i64 = 0
    while other < players:
        if prey & bit(other):
            count = insert(into, count, EAT + v[L.seat_at(other) + L.SPECIES])
        other += 1
    if prey & bit(L.DUMMY):
        count = insert(into, count, EAT + DUMMY_ANIMAL)
    return count


def bites_a_meal(players: i64) -> i64:
    """W-V3, W-D6: every bite gives two markers in a game of two."""
    return pick(players == 2, TWO_PLAYER_BITES, 1)


def eat(v: vec[i64], players: i64, who: i64, prey: i64) -> None:
    """W-V3, W-X9, W-X12: the prey is bitten; poison bites back."""
    if prey != L.DUMMY:
        v[L.seat_at(prey) + L.BITES] += bites_a_meal(players)
    if who != L.DUMMY and poisons(v, who, prey):
        v[L.seat_at(who) + L.BITES] += POISON_BITES
    v[L.EATEN] |= bit(prey)


def poisons(v: vec[i64], who: i64, prey: i64) -> bool:
    """W-X9, W-X12: whether eating this prey gives markers."""
    return has_trait(v, prey, POISON) and not has_trait(v, who, HANDY_HANDS)


# What comes of it


def change_after(food: i64, population: i64) -> i64:
    """W-V1, W-V5: the population's change with this food."""
    if food < population:
        return -1
    return pick(food > population, 1, 0)


def is_hurt(traits: i64, bites: i64) -> bool:
    """W-V4, W-X3: whether so many bite markers cost population."""
    return bites >= pick(traits & bit(HERD_ANIMAL) != 0, BITES_THAT_HURT_A_HERD, BITES_THAT_HURT)


def settle(v: vec[i64], seat: i64) -> None:
    """W-V1: the species at the cursor has eaten: its population changes."""
    at = L.seat_at(seat)
    need = v[at + L.POPULATION]
    v[at + L.POPULATION] += change_after(v[L.FOOD], need)
    N.tell_fed(v, seat, v[L.FOOD], need, v[at + L.POPULATION])


def heal_bites(v: vec[i64], players: i64) -> None:
    """W-V4, W-V5: those with too many bite markers lose population if they have any; all markers are returned."""
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat)
        if v[at + L.POPULATION] > 0 and is_hurt(v[at + L.TRAITS], v[at + L.BITES]):
            v[at + L.POPULATION] -= 1
            N.tell_hurt(v, seat, v[at + L.BITES], v[at + L.POPULATION])
        v[at + L.BITES] = 0
        seat += 1
