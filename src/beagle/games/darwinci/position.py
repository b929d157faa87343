"""A position as JSON in the players' words (docs/positions/darwinci.md): written whole."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.json_fields import written_generator
from beagle.games.darwinci.actions import COLOURS
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.layout import (
    ANY_LEFT,
    BIDDING,
    BIDDING_TURN,
    BIDS,
    BIG,
    BONES,
    BOUGHT,
    BOX,
    CELLS_AT,
    CHOSEN,
    CREATURE_INCOME,
    DRAWING,
    DRAWS_LEFT,
    EMPTY,
    EXPERT,
    FIRST,
    HAND,
    HELD,
    JEWEL_INCOME,
    JEWEL_KINDS,
    KNOWN,
    MARKERS,
    MONEY,
    NEXT_FIRST,
    OFFER,
    OPPOSING_LEFT,
    OWN_LEFT,
    PHASE,
    PLACED,
    RESERVE,
    RETURN_SITE,
    RETURNING,
    ROTTEN_PAID,
    ROUND,
    SITES,
    SPENT,
    TILE,
    TURN,
    WON,
    seat_at,
)
from beagle.games.darwinci.mixing import group_of, names
from beagle.games.darwinci.plot import WIDTH, bone_in, cell_name, cells_in, turned_in, unscored
from beagle.games.darwinci.sites import bone_at, site_size
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.view import PHASES, bone_key, gone


def write(state: DarwinciState) -> dict[str, object]:
    """Everything: ``reading.read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "darwinci",
        "players": state.players,
        "expert": v[EXPERT] == 1,
        "phase": PHASES[v[PHASE]],
        "round": v[ROUND],
        "turn": v[TURN],
        "first": v[FIRST],
        "next_first": v[NEXT_FIRST],
        "darwin_tile": v[TILE],
        "sites": [
            [pieces.keys[bone_at(v, site, depth)] for depth in range(site_size(v, site))] for site in range(SITES)
        ],
        "known": write_known(v, state.players, pieces),
        "mixed": write_mixed(v, state.players, pieces),
        "gone": [pieces.keys[bone] for bone in gone(v, state.players)],
        "seats": [write_seat(v, state.players, seat, pieces) for seat in range(state.players)],
        "generator": written_generator(v),
    }
    if v[PHASE] == BIDDING:
        written["bidding_turn"] = v[BIDDING_TURN]
        written["left"] = {"opposing": v[OPPOSING_LEFT], "own": v[OWN_LEFT], "any": v[ANY_LEFT]}
    if v[PHASE] in (DRAWING, BOUGHT):
        written["draws_left"] = v[DRAWS_LEFT]
    if v[PHASE] == RETURNING and v[RETURN_SITE] != EMPTY:
        written["return_site"] = v[RETURN_SITE] + 1
    return written


def write_known(v: vec[i64], players: i64, pieces: Components) -> dict[str, list[int]]:
    """For each bone in a site or in a hand, who knows of it, besides who holds it."""
    bones = [(int(bone_at(v, site, depth)), EMPTY) for site in range(SITES) for depth in range(site_size(v, site))]
    for seat in range(players):
        at = seat_at(seat) + HAND
        bones += [(int(v[at + 1 + place]), seat) for place in range(v[at])]
    known: dict[str, list[int]] = {}
    for bone, holder in sorted(bones):
        seats = [seat for seat in range(players) if seat != holder and (v[KNOWN + bone] >> seat) & 1]
        if seats:
            known[pieces.keys[bone]] = seats
    return known


def write_mixed(v: vec[i64], players: i64, pieces: Components) -> list[dict[str, object]]:
    """For each viewer and each seat that mixed its hand: the bones among which those that the viewer names lie."""
    mixed: list[dict[str, object]] = []
    for viewer in range(players):
        for by in range(players):
            bones = [bone for bone in range(BONES) if group_of(v, viewer, bone) == by + 1]
            if bones:
                named = [pieces.keys[bone] for bone in bones if names(v, viewer, bone)]
                keys = [pieces.keys[bone] for bone in bones]
                mixed.append({"viewer": viewer, "by": by, "bones": keys, "named": named})
    return mixed


def write_seat(v: vec[i64], players: i64, seat: i64, pieces: Components) -> dict[str, object]:
    at = seat_at(seat)
    return {
        "money": v[at + MONEY],
        "income": {
            "creatures": v[at + CREATURE_INCOME],
            "jewels": v[at + JEWEL_INCOME],
            "purchases": -v[at + SPENT],
            "rotten": -v[at + ROTTEN_PAID],
        },
        "hand": [pieces.keys[v[at + HAND + 1 + place]] for place in range(v[at + HAND])],
        "chosen": bone_key(pieces, v[at + CHOSEN]),
        "offer": bone_key(pieces, v[at + OFFER]),
        "stones": write_stones(v, players, at + BIDS),
        "won": [pieces.keys[v[at + WON + 1 + place]] for place in range(v[at + WON])],
        "held": bone_key(pieces, v[at + HELD]),
        "plot": write_plot(v, at, pieces),
        "plot_at": cell_name(WIDTH * v[at + BOX] + v[at + BOX + 2]) if v[at + PLACED] else "d4",
        "unscored": [cell_name(cell) for cell in cells_in(unscored(v, at))],
        "markers": [JEWELS[kind] for kind in range(JEWEL_KINDS) if (v[at + MARKERS] >> kind) & 1],
        "reserve": write_stones(v, players, at + RESERVE),
    }


def write_stones(v: vec[i64], players: i64, row: i64) -> dict[str, int]:
    """``{"white": 2, "big blue": 1}``."""
    stones = {COLOURS[colour]: v[row + colour] for colour in range(players) if v[row + colour]}
    stones.update({f"big {COLOURS[colour]}": 1 for colour in range(players) if v[row + BIG + colour]})
    return stones


def write_plot(v: vec[i64], at: i64, pieces: Components) -> list[str]:
    """The plot's rows from the top: ``E05/1 . T04``, with the quarter turns after the bone."""
    if v[at + PLACED] == 0:
        return []
    return [
        " ".join(
            [write_cell(v, at, WIDTH * row + column, pieces) for column in range(v[at + BOX + 2], v[at + BOX + 3] + 1)]
        )
        for row in range(v[at + BOX], v[at + BOX + 1] + 1)
    ]


def write_cell(v: vec[i64], at: i64, cell: int, pieces: Components) -> str:
    if v[at + CELLS_AT + cell] == EMPTY:
        return "."
    turned = turned_in(v, at, cell)
    return pieces.keys[bone_in(v, at, cell)] + (f"/{turned}" if turned else "")
