"""The open table. All seats see the same in this game."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import LINE_NAMES, Components, chapter_number, tile_key
from beagle.games.footsteps.journey import facing
from beagle.games.footsteps.notebook import LINES, is_character, tiles_taken
from beagle.games.footsteps.theories import theories_held, theory_value


def table(v: vec[i64], players: i64, pieces: Components) -> dict[str, object]:
    """All that lies open."""
    return {
        "game": "footsteps",
        "phase": L.PHASES[v[L.PHASE]],
        "turn": v[L.TURN],
        "first": v[L.FIRST],
        "beagle": v[L.BEAGLE],
        "facing": [facing(v[L.BEAGLE], distance) for distance in range(1, L.FACING_COUNT + 1)],
        "guide_spent": v[L.GUIDE_SPENT] == 1,
        "journey": [tile_key(pieces, v[L.JOURNEY + place]) for place in range(L.PLACES)],
        "pile": {"size": v[L.PILE], "under": tiles_put_under(v, pieces)},
        "theories": {
            "row": [chapter_number(v[L.ROW + place]) for place in range(L.ROW_SIZE)],
            "piles": [{"size": v[L.theory_pile_at(pile)], "under": chapters_put_under(v, pile)} for pile in range(2)],
        },
        "compasses_left": v[L.COMPASSES_LEFT],
        "pawn": v[L.PAWN],
        "seats": [notebook(v, pieces, seat) for seat in range(players)],
    }


def notebook(v: vec[i64], pieces: Components, seat: i64) -> dict[str, object]:
    """One player's notebook, with what each theory is worth now."""
    at = L.seat_at(seat)
    tiles = tiles_taken(v, at)
    held = theories_held(v, at)
    return {
        "cells": [[pieces.keys[tile] for tile in tiles if pieces.cell[tile] == cell] for cell in range(L.CELLS)],
        "characters": [pieces.keys[tile] for tile in tiles if is_character(tile)],
        "tiles": v[at + L.TAKEN],
        "turns_left": L.TURNS - v[at + L.TAKEN],
        "guides": v[at + L.GUIDES],
        "compasses": v[at + L.COMPASSES],
        "publications": [LINE_NAMES[line] for line in range(LINES) if v[at + L.PUBLISHED] & (1 << line)],
        "theories": [{"chapter": chapter + 1, "points": theory_value(v, at, chapter)} for chapter in held],
    }


def tiles_put_under(v: vec[i64], pieces: Components) -> list[list[str]]:
    """F-T2b: the tiles that observations put under the pile, lowest three first; their order nobody knows."""
    known = v[L.PILE_KNOWN]
    return [
        sorted([pieces.keys[v[L.PILE_TILES + place]] for place in range(low, min(low + L.FACING_COUNT, known))])
        for low in range(0, known, L.FACING_COUNT)
    ]


def chapters_put_under(v: vec[i64], pile: i64) -> list[int]:
    """F-K3: the theories that everybody saw go under a pile, the lowest first."""
    at = L.theory_pile_at(pile)
    return [v[at + L.CHAPTERS_AT + place] + 1 for place in range(v[at + L.KNOWN])]
