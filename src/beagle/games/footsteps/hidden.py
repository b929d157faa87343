"""Dealing again what nobody knows: the order of the draw pile, the tiles in the box, the order of the theory piles.

All seats know the same in this game. Known to all are the tiles that observations put under the pile (not their order)
and the theories given back.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import least
from beagle.core.random import below, seed_generator, shuffle, sort
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import TILES


def deal_hidden(v: vec[i64], players: i64, seed: int) -> None:
    """Give ``v`` another future: a new generator, other piles, nothing changed that anybody knows."""
    seed_generator(v, seed)
    deal_hidden_tiles(v, players)
    deal_hidden_theories(v)


def deal_hidden_tiles(v: vec[i64], players: i64) -> None:
    """Unknown tiles of the pile are dealt from the pile and the box; those put under are mixed in their threes."""
    known = v[L.PILE_KNOWN]
    unseen = vec[i64]([0] * TILES)
    left = list_unseen(v, players, unseen)
    place = known
    while place < v[L.PILE]:
        drawn = below(v, left)
        left -= 1
        v[L.PILE_TILES + place] = unseen[drawn]
        unseen[drawn] = unseen[left]
        place += 1
    low: i64 = 0
    while low < known:
        size = least(L.FACING_COUNT, known - low)
        sort(v, L.PILE_TILES + low, size)
        shuffle(v, v, L.PILE_TILES + low, size)
        low += L.FACING_COUNT


def list_unseen(v: vec[i64], players: i64, unseen: vec[i64]) -> i64:
    """Write the tiles that nobody has seen, ascending; how many they are."""
    seen = vec[i64]([0] * TILES)
    mark(v, L.JOURNEY, L.PLACES, seen)
    mark(v, L.PILE_TILES, v[L.PILE_KNOWN], seen)
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat) + L.TAKEN
        mark(v, at + 1, v[at], seen)
        seat += 1
    count: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        # Written over by the next unless it is kept: no question whose answer the processor would have to guess.
        unseen[count] = tile
        count += 1 - seen[tile]
        tile += 1
    return count


def mark(v: vec[i64], start: i64, count: i64, seen: vec[i64]) -> None:
    """Remember the tiles that lie from a place on."""
    last = start + count
    while start < last:
        if v[start] != L.EMPTY:
            seen[v[start]] = 1
        start += 1


def deal_hidden_theories(v: vec[i64]) -> None:
    """The theories in the piles that nobody has seen are mixed and dealt to the same piles."""
    unseen = vec[i64]([0] * L.THEORY_COUNT)
    count: i64 = 0
    pile: i64 = 0
    while pile < 2:
        at = L.theory_pile_at(pile)
        place = v[at + L.KNOWN]
        while place < v[at]:
            unseen[count] = v[at + L.CHAPTERS_AT + place]
            count += 1
            place += 1
        pile += 1
    sort(unseen, 0, count)
    shuffle(v, unseen, 0, count)
    dealt: i64 = 0
    pile = 0
    while pile < 2:
        at = L.theory_pile_at(pile)
        place = v[at + L.KNOWN]
        while place < v[at]:
            v[at + L.CHAPTERS_AT + place] = unseen[dealt]
            dealt += 1
            place += 1
        pile += 1
