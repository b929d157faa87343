"""The dummy player of the two-player game: its marker, its open cards, its bites (W-D1 to W-D7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.cards import SUIT_SIZE, add, can_draw, draw, index_of, is_empty, move_all
from beagle.games.darwinning.chain import move
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.survival import eat, prey_of
from beagle.games.darwinning.traits import bit

OPEN_COUNT: Final = 3
PLAYERS_WITH_DUMMY: Final = 2


def start_between(one: i64, other: i64) -> i64:
    """W-D1: midway, nearer to the lower; beside one another, one space above the higher."""
    low = one if one < other else other
    high = other if one < other else one
    return high + 1 if high - low == 1 else (low + high) >> 1


def draw_open_cards(v: vec[i64]) -> None:
    """W-D1, W-D7: the old ones are discarded, three new ones lie open."""
    move_all(v, L.OPEN, L.DISCARDS)
    count: i64 = 0
    while count < OPEN_COUNT and can_draw(v):
        add(v, L.OPEN, draw(v))
        count += 1
    N.tell_cards(v, N.OPEN_CARDS, 0, 0, L.OPEN)


def hand_and_open(v: vec[i64], at: i64) -> vec[i64]:
    """W-D2: what a play may be completed with."""
    return vec[i64]([v[at + L.HAND + suit] | v[L.OPEN + suit] for suit in range(L.SUITS)])


def open_left(v: vec[i64], at: i64) -> vec[i64]:
    """W-D2: the open cards that a declaration doesn't use yet."""
    return vec[i64]([v[L.OPEN + suit] & ~v[at + L.COMBINATION + suit] for suit in range(L.SUITS)])


def uses_open_card(v: vec[i64], seat: i64) -> bool:
    at = L.seat_at(seat) + L.COMBINATION
    suit: i64 = 0
    while suit < L.SUITS:
        if v[at + suit] & v[L.OPEN + suit]:
            return True
        suit += 1
    return False


def take_used_cards(v: vec[i64], seat: i64) -> None:
    """W-D3: the winner takes the open cards they used into the play."""
    at = L.seat_at(seat)
    suit: i64 = 0
    while suit < L.SUITS:
        taken = v[at + L.COMBINATION + suit] & v[L.OPEN + suit]
        v[L.OPEN + suit] ^= taken
        v[at + L.PLAYED + suit] |= taken
        suit += 1


def steps_of_open_cards(v: vec[i64], pieces: Components) -> i64:
    """W-D4: the sum of the open cards' food-chain values."""
    total: i64 = 0
    suit: i64 = 0
    while suit < L.SUITS:
        bits = v[L.OPEN + suit]
        while bits:
            lowest = bits & -bits
            total += pieces.steps[suit * SUIT_SIZE + index_of(lowest)]
            bits ^= lowest
        suit += 1
    return total


def move_dummy(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-D4: nobody used an open card: the dummy moves, down if the sum is negative."""
    if is_empty(v, L.OPEN):
        return
    before = v[L.DUMMY_PLACE]
    move(v, players, L.DUMMY, steps_of_open_cards(v, pieces))
    if v[L.DUMMY_PLACE] != before:
        N.tell(v, N.DUMMY_MOVED, 0, before, v[L.DUMMY_PLACE])


def bite(v: vec[i64], players: i64) -> None:
    """W-D5: the dummy eats everyone it can."""
    prey = prey_of(v, players, L.DUMMY)
    seat: i64 = 0
    while seat < players:
        if prey & bit(seat):
            eat(v, players, L.DUMMY, seat)
            N.tell(v, N.DUMMY_BITES, seat)
        seat += 1
