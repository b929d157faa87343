"""What a seat may see: the open table, its own hand and choice, and the bones it knows of (C-C3, C-O1, C-B1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci.actions import COLOURS, LINES, RUNS, line_name
from beagle.games.darwinci.awarding import ahead, strength
from beagle.games.darwinci.bidding import may_stop
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.jewels import can_score, gem_value, next_line, run_sums
from beagle.games.darwinci.layout import (
    ANY_LEFT,
    AT_ONCE,
    BIDDING,
    BIDDING_TURN,
    BIDS,
    BIG,
    BONES,
    CELLS,
    CELLS_AT,
    CHOSEN,
    EMPTY,
    ENDS,
    EXPERT,
    FIRST,
    HAND,
    HELD,
    JEWEL_KINDS,
    MARKERS,
    MONEY,
    NEXT_FIRST,
    OFFER,
    OPEN,
    OPPOSING_LEFT,
    OWN_LEFT,
    PHASE,
    PLACED,
    RESERVE,
    ROUND,
    SCORED,
    SITES,
    TILE,
    TURN,
    WAITING,
    WON,
    seat_at,
)
from beagle.games.darwinci.mixing import knows
from beagle.games.darwinci.plot import (
    bone_in,
    cell_name,
    cells_in,
    complete_cells,
    creature_value,
    creatures,
    turned_in,
)
from beagle.games.darwinci.sites import bone_at, site_size

PHASES: Final = [
    "draw", "set", "buy", "bought", "return", "offer", "bid", "place", "score", "refill", "over",
]  # fmt: skip
SIDE_LETTERS: Final = "nesw"


def table(v: vec[i64], players: i64, pieces: Components, viewer: int | None) -> dict[str, object]:
    """All that the viewer may know."""
    return {
        "game": "darwinci",
        "expert": v[EXPERT] == 1,
        "phase": PHASES[v[PHASE]],
        "round": v[ROUND],
        "turn": v[TURN],
        "first": v[FIRST],
        "next_first": v[NEXT_FIRST],
        "darwin_tile": v[TILE],
        "bidding_turn": v[BIDDING_TURN],
        "bid": bid_due(v) if v[PHASE] == BIDDING else None,
        "sites": [site_view(v, site, pieces, viewer) for site in range(SITES)],
        "lots": [lot_view(v, players, seat, pieces) for seat in range(players) if v[seat_at(seat) + OFFER] != EMPTY],
        "gone": [pieces.keys[bone] for bone in gone(v, players)],
        "seats": [seat_view(v, players, seat, pieces, viewer) for seat in range(players)],
    }


def bid_due(v: vec[i64]) -> dict[str, object]:
    """C-A2 to C-A4: what whose turn it is must and may still place."""
    return {
        "opposing": v[OPPOSING_LEFT],
        "own": v[OWN_LEFT],
        "any": v[ANY_LEFT],
        "may_stop": may_stop(v),
    }


def site_view(v: vec[i64], site: i64, pieces: Components, viewer: int | None) -> dict[str, object]:
    """A site's size, and what the viewer put under it: how deep each bone lies, 0 on top."""
    known: list[dict[str, object]] = []
    if viewer is not None:
        for depth in range(site_size(v, site)):
            bone = bone_at(v, site, depth)
            if knows(v, viewer, bone):
                known.append({"depth": depth, "bone": pieces.keys[bone]})
    return {"size": site_size(v, site), "known": known}


def stones_view(v: vec[i64], players: i64, row: i64) -> dict[str, dict[str, int]]:
    """Stones by size and colour."""
    return {
        "small": {COLOURS[colour]: v[row + colour] for colour in range(players) if v[row + colour]},
        "big": {COLOURS[colour]: v[row + BIG + colour] for colour in range(players) if v[row + BIG + colour]},
    }


def lot_view(v: vec[i64], players: i64, seat: i64, pieces: Components) -> dict[str, object]:
    """An offered bone, the stones on it and who is ahead (C-W1, C-W2)."""
    leader = ahead(v, players, seat)
    return {
        "seat": seat,
        "bone": pieces.keys[v[seat_at(seat) + OFFER]],
        "stones": stones_view(v, players, seat_at(seat) + BIDS),
        "strength": [strength(v, seat, colour) for colour in range(players)],
        "ahead": None if leader == EMPTY else leader,
    }


def located(v: vec[i64], players: i64) -> list[int]:
    """Every bone that is still in the game."""
    found = [int(bone_at(v, site, depth)) for site in range(SITES) for depth in range(site_size(v, site))]
    for seat in range(players):
        at = seat_at(seat)
        found += [int(v[at + HAND + 1 + place]) for place in range(v[at + HAND])]
        found += [int(v[at + WON + 1 + place]) for place in range(v[at + WON])]
        found += [int(bone_in(v, at, cell)) for cell in range(CELLS) if v[at + CELLS_AT + cell] != EMPTY]
        if v[at + OFFER] != EMPTY:
            found.append(int(v[at + OFFER]))
    return found


def gone(v: vec[i64], players: i64) -> list[int]:
    """The bones that have left the game; everybody saw them go."""
    found = set(located(v, players))
    return [bone for bone in range(BONES) if bone not in found]


def bone_key(pieces: Components, bone: i64) -> str | None:
    return None if bone == EMPTY else pieces.keys[bone]


def seat_view(v: vec[i64], players: i64, seat: i64, pieces: Components, viewer: int | None) -> dict[str, object]:
    """One player: what lies open, and the hand as far as the viewer knows it."""
    at = seat_at(seat)
    hand = sorted([int(v[at + HAND + 1 + place]) for place in range(v[at + HAND])])
    known = [bone for bone in hand if viewer is not None and knows(v, viewer, bone)]
    mine = viewer == seat
    groups = creatures(v, at)
    complete = complete_cells(v, at)
    at_once = ((AT_ONCE >> v[PHASE]) & 1) == 1
    return {
        "colour": COLOURS[seat],
        "money": v[at + MONEY],
        "hand_size": len(hand),
        "hand": [pieces.keys[bone] for bone in known],
        "decided": at_once and ((v[WAITING] >> seat) & 1) == 0,
        "chosen": bone_key(pieces, v[at + CHOSEN]) if mine else None,
        "won": [pieces.keys[v[at + WON + 1 + place]] for place in range(v[at + WON])],
        "held": bone_key(pieces, v[at + HELD]),
        "offer": bone_key(pieces, v[at + OFFER]),
        "bones": v[at + PLACED],
        "plot": plot_view(v, at, pieces),
        "open": [cell_name(cell) for cell in cells_in(v[at + OPEN])],
        "creatures": [creature_view(v, at, group, complete) for group in groups],
        "largest": max([0, *[int(bit_count(group)) for group in groups]]),
        "markers": [JEWELS[kind] for kind in range(JEWEL_KINDS) if (v[at + MARKERS] >> kind) & 1],
        "jewels": best_lines(v, at, pieces),
        "reserve": stones_view(v, players, at + RESERVE),
    }


def plot_view(v: vec[i64], at: i64, pieces: Components) -> list[dict[str, object]]:
    """The bones in a plot, with the sides on which they have connections."""
    return [
        {
            "cell": cell_name(cell),
            "bone": pieces.keys[bone_in(v, at, cell)],
            "turned": turned_in(v, at, cell),
            "sides": side_letters(pieces.sides[4 * bone_in(v, at, cell) + turned_in(v, at, cell)]),
        }
        for cell in range(CELLS)
        if v[at + CELLS_AT + cell] != EMPTY
    ]


def side_letters(sides: i64) -> str:
    """``nes`` for connections north, east and south."""
    return "".join([SIDE_LETTERS[side] for side in range(4) if (sides >> side) & 1])


def creature_view(v: vec[i64], at: i64, group: i64, complete: i64) -> dict[str, object]:
    """C-K1, C-K2: one group of linked bones."""
    return {
        "cells": [cell_name(cell) for cell in cells_in(group)],
        "ends": bit_count(group & v[at + ENDS]),
        "complete": group & complete != 0,
        "scored": group & v[at + SCORED] != 0,
        "value": creature_value(v, at, group),
    }


def best_lines(v: vec[i64], at: i64, pieces: Components) -> dict[str, dict[str, object] | None]:
    """C-J2: where each jewel would bring most now; ``None`` if it can't be scored."""
    best: dict[str, dict[str, object] | None] = dict.fromkeys(JEWELS)
    values = [-1] * JEWEL_KINDS
    line = next_line(v, at, -1) if v[at + PLACED] else LINES
    while line < LINES:
        for run in range(RUNS):
            sums = run_sums(v, at, pieces, line, run)
            for kind in range(JEWEL_KINDS) if sums else []:
                value = gem_value(sums, kind)
                if value > values[kind] and can_score(v, at, sums, kind):
                    values[kind] = value
                    best[JEWELS[kind]] = {"line": line_name(line), "run": run + 1, "value": value}
        line = next_line(v, at, line)
    return best
