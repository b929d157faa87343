"""What a seat may see: the open table, its own hand and choice, and the bones it knows of (C-C3, C-O1, C-B1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import COLOURS
from beagle.games.darwinci.awarding import next_lot, strength
from beagle.games.darwinci.bidding import may_stop
from beagle.games.darwinci.components import JEWELS, Components, bone_key
from beagle.games.darwinci.creatures import complete_cells, creature_value, creatures
from beagle.games.darwinci.knowledge import knows
from beagle.games.darwinci.plot import bone_in, cell_name, cells_in, turned_in
from beagle.games.darwinci.shown.forecasts import best_jewels, would_win
from beagle.games.darwinci.sites import site_size
from beagle.games.darwinci.whereabouts import bones_in, gone, hand_of, won_by

SIDE_LETTERS: Final = "nesw"


def table(v: vec[i64], players: i64, pieces: Components, viewer: int | None) -> dict[str, object]:
    """All that the viewer may know."""
    return {
        "game": "darwinci",
        "expert": v[L.EXPERT] == 1,
        "phase": L.PHASES[v[L.PHASE]],
        "round": v[L.ROUND],
        "turn": v[L.TURN],
        "first": v[L.FIRST],
        "next_first": v[L.NEXT_FIRST],
        "darwin_tile": v[L.TILE],
        "bidding_turn": v[L.BIDDING_TURN],
        "bid": bid_due(v) if v[L.PHASE] == L.BIDDING else None,
        "award": next_lot(v, players) if v[L.PHASE] == L.AWARDING else None,
        "sites": [site_view(v, pieces, site, viewer) for site in range(L.SITES)],
        "lots": [lot_view(v, players, pieces, lot) for lot in range(players) if v[L.seat_at(lot) + L.OFFER] != L.EMPTY],
        "gone": [pieces.keys[bone] for bone in gone(v, players)],
        "seats": [seat_view(v, players, pieces, seat, viewer) for seat in range(players)],
    }


def bid_due(v: vec[i64]) -> dict[str, object]:
    """C-A2 to C-A4: what the seat whose turn it is must and may still place."""
    return {
        "opposing": v[L.OPPOSING_LEFT],
        "own": v[L.OWN_LEFT],
        "any": v[L.ANY_LEFT],
        "may_stop": may_stop(v),
    }


def site_view(v: vec[i64], pieces: Components, site: i64, viewer: int | None) -> dict[str, object]:
    """A site's size, and what the viewer put under it: how deep each bone lies, 0 on top."""
    known: list[dict[str, object]] = []
    if viewer is not None:
        for depth, bone in enumerate(bones_in(v, site)):
            if knows(v, viewer, bone):
                known.append({"depth": depth, "bone": pieces.keys[bone]})
    return {"size": site_size(v, site), "known": known}


def stones_view(v: vec[i64], players: i64, row: i64) -> dict[str, dict[str, int]]:
    """Stones by size and colour."""
    return {
        "small": {COLOURS[colour]: v[row + colour] for colour in range(players) if v[row + colour]},
        "big": {COLOURS[colour]: v[row + L.BIG + colour] for colour in range(players) if v[row + L.BIG + colour]},
    }


def lot_view(v: vec[i64], players: i64, pieces: Components, lot: i64) -> dict[str, object]:
    """An offered bone, the stones on it and who is ahead (C-W1, C-W2)."""
    return {
        "seat": lot,
        "bone": pieces.keys[v[L.seat_at(lot) + L.OFFER]],
        "stones": stones_view(v, players, L.seat_at(lot) + L.BIDS),
        "strength": [strength(v, lot, colour) for colour in range(players)],
        "ahead": would_win(v, players, lot),
    }


def seat_view(v: vec[i64], players: i64, pieces: Components, seat: i64, viewer: int | None) -> dict[str, object]:
    """One player: what lies open, and the hand as far as the viewer knows it."""
    at = L.seat_at(seat)
    hand = sorted(hand_of(v, seat))
    known = [bone for bone in hand if viewer is not None and knows(v, viewer, bone)]
    mine = viewer == seat
    groups = creatures(v, at)
    complete = complete_cells(v, at)
    return {
        "colour": COLOURS[seat],
        "money": v[at + L.MONEY],
        "hand_size": len(hand),
        "hand": [pieces.keys[bone] for bone in known],
        "decided": L.all_at_once(v) and ((v[L.WAITING] >> seat) & 1) == 0,
        "chosen": bone_key(pieces, v[at + L.CHOSEN]) if mine else None,
        "won": [pieces.keys[bone] for bone in won_by(v, seat)],
        "held": bone_key(pieces, v[at + L.HELD]),
        "offer": bone_key(pieces, v[at + L.OFFER]),
        "bones": v[at + L.PLACED],
        "plot": plot_view(v, pieces, at),
        "open": [cell_name(cell) for cell in cells_in(v[at + L.OPEN])],
        "creatures": [creature_view(v, at, group, complete) for group in groups],
        "largest": max([0, *[int(bit_count(group)) for group in groups]]),
        "markers": [JEWELS[kind] for kind in range(L.JEWEL_KINDS) if (v[at + L.MARKERS] >> kind) & 1],
        "jewels": best_jewels(v, pieces, at),
        "reserve": stones_view(v, players, at + L.RESERVE),
    }


def plot_view(v: vec[i64], pieces: Components, at: i64) -> list[dict[str, object]]:
    """The bones in a plot, with the sides on which they have connections."""
    return [
        {
            "cell": cell_name(cell),
            "bone": pieces.keys[bone_in(v, at, cell)],
            "turned": turned_in(v, at, cell),
            "sides": side_letters(pieces.sides[4 * bone_in(v, at, cell) + turned_in(v, at, cell)]),
        }
        for cell in range(L.CELLS)
        if v[at + L.CELLS_AT + cell] != L.EMPTY
    ]


def side_letters(sides: i64) -> str:
    """``nes`` for connections north, east and south."""
    return "".join([SIDE_LETTERS[side] for side in range(4) if (sides >> side) & 1])


def creature_view(v: vec[i64], at: i64, group: i64, complete: i64) -> dict[str, object]:
    """C-K1, C-K2: one group of linked bones."""
    return {
        "cells": [cell_name(cell) for cell in cells_in(group)],
        "ends": bit_count(group & v[at + L.ENDS]),
        "complete": group & complete != 0,
        "scored": group & v[at + L.SCORED] != 0,
        "value": creature_value(v, at, group),
    }
