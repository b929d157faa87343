"""Playing by a game's rollout weights: how rollouts go on, and how a turn is finished that a bot looks ahead to."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below
from beagle.core.state import NOBODY, State


def likely(chance: vec[i64], weights: vec[i64], count: i64) -> i64:
    """One of the first ``count`` places, with the chances that their weights say."""
    total: i64 = 0
    place: i64 = 0
    while place < count:
        total += weights[place]
        place += 1
    left = below(chance, total)
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def heaviest(weights: vec[i64], count: i64) -> i64:
    """The first place with the largest weight."""
    best: i64 = 0
    place: i64 = 1
    while place < count:
        if weights[place] > weights[best]:
            best = place
        place += 1
    return best


def roll_out(world: State, plies: i64, chance: vec[i64], room: vec[i64], weights: vec[i64]) -> None:
    """Play by the rollout weights for so many actions and on to a calm moment, or to the end."""
    seat = world.actor()
    while seat != NOBODY and (plies > 0 or not world.is_calm()):
        count = world.legal(seat, room)
        if count == 1:
            world.apply(seat, room[0])
        else:
            world.rollout_weights(seat, room, count, weights)
            world.apply(seat, room[likely(chance, weights, count)])
        plies -= 1
        seat = world.actor()


def finish_turn(world: State, seat: i64, most: i64, room: vec[i64], weights: vec[i64]) -> None:
    """Let a seat go on by its largest rollout weights until it has to wait, for at most so many actions."""
    count = world.legal(seat, room)
    while count > 0 and most > 0:
        if count > 1:
            world.rollout_weights(seat, room, count, weights)
            world.apply(seat, room[heaviest(weights, count)])
        else:
            world.apply(seat, room[0])
        most -= 1
        count = world.legal(seat, room)


def lead(points: vec[i64], players: i64, seat: i64) -> i64:
    """By how much a seat is ahead of the best other; negative when behind. Alone, its own points."""
    best: i64 = 0
    found = False
    other: i64 = 0
    while other < players:
        if other != seat and (not found or points[other] > best):
            best = points[other]
            found = True
        other += 1
    return points[seat] - best if found else points[seat]
