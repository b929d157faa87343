"""What may be known: the open table, the sentences about an action, and dealing anew what is hidden.

All seats know the same in this game. Hidden are the order of the draw pile, the tiles left in the box and the order of
the theory piles; known to all are the tiles that observations put under the pile (not their order) and the theories
given back.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, least
from beagle.core.random import below, seed_generator, shuffle, sort
from beagle.games.footsteps.actions import DEVELOP, DEVELOP_PILE, OBSERVE, RETURN, TAKE, VOYAGE_FORWARD
from beagle.games.footsteps.components import CLASSES, ECOSYSTEMS, TILES, Components
from beagle.games.footsteps.journey import TILE_LAID, distance_of, facing
from beagle.games.footsteps.layout import (
    BEAGLE,
    CELLS,
    CHAPTERS_AT,
    COMPASSES,
    COMPASSES_LEFT,
    EMPTY,
    FACING_COUNT,
    FILLED,
    FIRST,
    GUIDE_SPENT,
    GUIDES,
    JOURNEY,
    KNOWN,
    NEWS,
    PAWN,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_TILES,
    PLACES,
    PUBLISHED,
    ROW,
    ROW_SIZE,
    TAKEN,
    THEORIES,
    THEORY_COUNT,
    TOPS,
    TURN,
    TURNS,
    seat_at,
    theory_pile_at,
)
from beagle.games.footsteps.notebook import (
    LINES,
    compasses_gained,
    completed,
    guides_gained,
    is_character,
)
from beagle.games.footsteps.theories import THEORY_DRAWN, any_left, theory_value

PHASES: Final = ["take", "develop", "return", "over"]
LINE_NAMES: Final = [*ECOSYSTEMS, *CLASSES]
"""The eight lines of a notebook: rows, then columns."""


def table(v: vec[i64], players: i64, pieces: Components) -> dict[str, object]:
    """All that lies open."""
    return {
        "game": "footsteps",
        "phase": PHASES[v[PHASE]],
        "turn": v[TURN],
        "first": v[FIRST],
        "beagle": v[BEAGLE],
        "facing": [facing(v[BEAGLE], distance) for distance in range(1, FACING_COUNT + 1)],
        "guide_spent": v[GUIDE_SPENT] == 1,
        "journey": [tile_key(pieces, v[JOURNEY + place]) for place in range(PLACES)],
        "pile": {"size": v[PILE], "under": tiles_put_under(v, pieces)},
        "theories": {
            "row": [chapter_number(v[ROW + place]) for place in range(ROW_SIZE)],
            "piles": [{"size": v[theory_pile_at(pile)], "under": chapters_put_under(v, pile)} for pile in range(2)],
        },
        "compasses_left": v[COMPASSES_LEFT],
        "pawn": v[PAWN],
        "seats": [notebook(v, seat, pieces) for seat in range(players)],
    }


def notebook(v: vec[i64], seat: i64, pieces: Components) -> dict[str, object]:
    """One player's notebook, with what it is worth now."""
    at = seat_at(seat)
    tiles = taken(v, at)
    return {
        "cells": [[pieces.keys[tile] for tile in tiles if pieces.cell[tile] == cell] for cell in range(CELLS)],
        "characters": [pieces.keys[tile] for tile in tiles if is_character(tile)],
        "tiles": v[at + TAKEN],
        "turns_left": TURNS - v[at + TAKEN],
        "guides": v[at + GUIDES],
        "compasses": v[at + COMPASSES],
        "publications": [LINE_NAMES[line] for line in range(LINES) if v[at + PUBLISHED] & (1 << line)],
        "theories": [{"chapter": chapter + 1, "points": theory_value(v, at, chapter)} for chapter in theories(v, at)],
    }


def taken(v: vec[i64], at: i64) -> list[int]:
    """A seat's tiles in the order they were taken."""
    return [v[at + TAKEN + 1 + place] for place in range(v[at + TAKEN])]


def theories(v: vec[i64], at: i64) -> list[int]:
    """A seat's theories, as chapters counted from 0."""
    return [v[at + THEORIES + 1 + place] for place in range(v[at + THEORIES])]


def tile_key(pieces: Components, tile: i64) -> str | None:
    return None if tile == EMPTY else pieces.keys[tile]


def chapter_number(chapter: i64) -> int | None:
    """Chapters as people count them."""
    return None if chapter == EMPTY else chapter + 1


def tiles_put_under(v: vec[i64], pieces: Components) -> list[list[str]]:
    """F-T2b: the tiles that observations put under the pile, lowest three first; their order nobody knows."""
    known = v[PILE_KNOWN]
    return [
        sorted([pieces.keys[v[PILE_TILES + place]] for place in range(low, min(low + FACING_COUNT, known))])
        for low in range(0, known, FACING_COUNT)
    ]


def chapters_put_under(v: vec[i64], pile: i64) -> list[int]:
    """F-K3: the theories that everybody saw go under a pile, the lowest first."""
    at = theory_pile_at(pile)
    return [v[at + CHAPTERS_AT + place] + 1 for place in range(v[at + KNOWN])]


def event(v: vec[i64], pieces: Components, seat: i64, action: i64) -> dict[str, object]:
    """What everybody is told of an action."""
    if action == OBSERVE:
        return {"key": "event-observed", "seat": seat}
    if action < TAKE:
        return {"key": "event-voyage-forward" if action == VOYAGE_FORWARD else "event-voyage-back", "seat": seat}
    if action < DEVELOP:
        return take_event(v, pieces, seat, action - TAKE)
    if action < DEVELOP_PILE:
        return {"key": "event-developed", "seat": seat, "theory": f"{action - DEVELOP + 1}"}
    if action < RETURN:
        return {"key": "event-developed-pile", "seat": seat, "pile": action - DEVELOP_PILE + 1}
    return {"key": "event-returned", "seat": seat, "theory": f"{action - RETURN + 1}"}


def take_event(v: vec[i64], pieces: Components, seat: i64, tile: i64) -> dict[str, object]:
    """Taking a tile and all that follows from it at once."""
    at = seat_at(seat)
    then: list[dict[str, object]] = []
    cell = pieces.cell[tile]
    covers = cell != EMPTY and v[at + TOPS + cell] != EMPTY
    if covers:
        then.append({"key": "then-covers", "tile": pieces.keys[v[at + TOPS + cell]]})
    compasses = compasses_gained(v, at, pieces.compasses[tile])
    if compasses:
        then.append({"key": "then-compass", "count": compasses})
    guides = guides_gained(v, at, pieces.guides[tile])
    if guides:
        then.append({"key": "then-guide", "count": guides})
    if pieces.emblematic[tile] and v[PAWN] != seat:
        then.append({"key": "then-pawn", "from_seat": v[PAWN]})
    if cell != EMPTY:
        then.extend([{"key": "then-published", "line": line} for line in lines_completed_by(v, at, cell)])
    if (covers or pieces.theories[tile] > 0) and any_left(v):
        then.append({"key": "then-theory"})
    return {
        "key": "event-inspired" if is_character(tile) else "event-studied",
        "seat": seat,
        "tile": pieces.keys[tile],
        "distance": distance_of(v, tile),
        "then": then,
    }


def lines_completed_by(v: vec[i64], at: i64, cell: i64) -> list[str]:
    """F-P1: the lines that an animal on this cell would complete."""
    published = completed(v[at + FILLED] | bit(cell), cell) & ~v[at + PUBLISHED]
    return [LINE_NAMES[line] for line in range(LINES) if published & (1 << line)]


def news(v: vec[i64], pieces: Components) -> list[dict[str, object]]:
    """What the last action turned up."""
    told: list[dict[str, object]] = []
    for item in range(v[NEWS]):
        kind = v[NEWS + 1 + 2 * item]
        value = v[NEWS + 2 + 2 * item]
        if kind == TILE_LAID:
            told.append({"key": "news-tile", "tile": pieces.keys[value]})
        elif kind == THEORY_DRAWN:
            told.append({"key": "news-theory-drawn", "theory": f"{value + 1}"})
        else:
            told.append({"key": "news-theory-laid", "theory": f"{value + 1}"})
    return told


def deal_hidden(v: vec[i64], players: i64, seed: int) -> None:
    """Give ``v`` another future: a new generator, other piles, nothing changed that anybody knows."""
    seed_generator(v, seed)
    deal_hidden_tiles(v, players)
    deal_hidden_theories(v)


def deal_hidden_tiles(v: vec[i64], players: i64) -> None:
    """Unknown tiles of the pile are dealt from the pile and the box; those put under are mixed in their threes."""
    known = v[PILE_KNOWN]
    unseen = vec[i64]([0] * TILES)
    left = list_unseen(v, players, unseen)
    place = known
    while place < v[PILE]:
        drawn = below(v, left)
        left -= 1
        v[PILE_TILES + place] = unseen[drawn]
        unseen[drawn] = unseen[left]
        place += 1
    low: i64 = 0
    while low < known:
        size = least(FACING_COUNT, known - low)
        sort(v, PILE_TILES + low, size)
        shuffle(v, v, PILE_TILES + low, size)
        low += FACING_COUNT


def list_unseen(v: vec[i64], players: i64, unseen: vec[i64]) -> i64:
    """Write the tiles that nobody has seen, ascending; how many they are."""
    seen = vec[i64]([0] * TILES)
    mark(v, JOURNEY, PLACES, seen)
    mark(v, PILE_TILES, v[PILE_KNOWN], seen)
    seat: i64 = 0
    while seat < players:
        at = seat_at(seat) + TAKEN
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
        if v[start] != EMPTY:
            seen[v[start]] = 1
        start += 1


def deal_hidden_theories(v: vec[i64]) -> None:
    """The theories in the piles that nobody has seen are mixed and dealt to the same piles."""
    unseen = vec[i64]([0] * THEORY_COUNT)
    count: i64 = 0
    pile: i64 = 0
    while pile < 2:
        at = theory_pile_at(pile)
        place = v[at + KNOWN]
        while place < v[at]:
            unseen[count] = v[at + CHAPTERS_AT + place]
            count += 1
            place += 1
        pile += 1
    sort(unseen, 0, count)
    shuffle(v, unseen, 0, count)
    dealt: i64 = 0
    pile = 0
    while pile < 2:
        at = theory_pile_at(pile)
        place = v[at + KNOWN]
        while place < v[at]:
            v[at + CHAPTERS_AT + place] = unseen[dealt]
            dealt += 1
            place += 1
        pile += 1
