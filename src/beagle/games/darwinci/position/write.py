"""Writing a position: the whole state, what is hidden and the generator included."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.json_fields import written_generator
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import COLOURS
from beagle.games.darwinci.components import JEWELS, Components, bone_key
from beagle.games.darwinci.creatures import unscored
from beagle.games.darwinci.knowledge import group_of, knows, names
from beagle.games.darwinci.plot import WIDTH, bone_in, cell_name, cells_in, turned_in
from beagle.games.darwinci.state import DarwinciState
from beagle.games.darwinci.whereabouts import bones_in, face_down, gone, hand_of, won_by


def write(state: DarwinciState) -> dict[str, object]:
    """Everything: ``read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "darwinci",
        "players": state.players,
        "expert": v[L.EXPERT] == 1,
        "phase": L.PHASES[v[L.PHASE]],
        "round": v[L.ROUND],
        "turn": v[L.TURN],
        "first": v[L.FIRST],
        "next_first": v[L.NEXT_FIRST],
        "darwin_tile": v[L.TILE],
        "sites": [[pieces.keys[bone] for bone in bones_in(v, site)] for site in range(L.SITES)],
        "known": write_known(v, state.players, pieces),
        "mixed": write_mixed(v, state.players, pieces),
        "gone": [pieces.keys[bone] for bone in gone(v, state.players)],
        "seats": [write_seat(v, state.players, pieces, seat) for seat in range(state.players)],
        "generator": written_generator(v),
    }
    if v[L.PHASE] == L.BIDDING:
        written["bidding_turn"] = v[L.BIDDING_TURN]
        written["left"] = {"opposing": v[L.OPPOSING_LEFT], "own": v[L.OWN_LEFT], "any": v[L.ANY_LEFT]}
    if v[L.PHASE] in (L.DRAWING, L.BOUGHT):
        written["draws_left"] = v[L.DRAWS_LEFT]
    if v[L.PHASE] == L.RETURNING and v[L.RETURN_SITE] != L.EMPTY:
        written["return_site"] = v[L.RETURN_SITE] + 1
    return written


def write_known(v: vec[i64], players: i64, pieces: Components) -> dict[str, list[int]]:
    """For each bone in a site or in a hand, who knows of it, besides who holds it."""
    hands = [hand_of(v, seat) for seat in range(players)]
    known: dict[str, list[int]] = {}
    for bone in sorted(face_down(v, players)):
        seats = [seat for seat in range(players) if bone not in hands[seat] and knows(v, seat, bone)]
        if seats:
            known[pieces.keys[bone]] = seats
    return known


def write_mixed(v: vec[i64], players: i64, pieces: Components) -> list[dict[str, object]]:
    """For each viewer and each seat that mixed its hand: the bones among which those that the viewer names lie."""
    mixed: list[dict[str, object]] = []
    for viewer in range(players):
        for by in range(players):
            bones = [bone for bone in range(L.BONES) if group_of(v, viewer, bone) == by + 1]
            if bones:
                named = [pieces.keys[bone] for bone in bones if names(v, viewer, bone)]
                keys = [pieces.keys[bone] for bone in bones]
                mixed.append({"viewer": viewer, "by": by, "bones": keys, "named": named})
    return mixed


def write_seat(v: vec[i64], players: i64, pieces: Components, seat: i64) -> dict[str, object]:
    at = L.seat_at(seat)
    return {
        "money": v[at + L.MONEY],
        "income": {
            "creatures": v[at + L.CREATURE_INCOME],
            "jewels": v[at + L.JEWEL_INCOME],
            "purchases": -v[at + L.SPENT],
            "rotten": -v[at + L.ROTTEN_PAID],
        },
        "hand": [pieces.keys[bone] for bone in hand_of(v, seat)],
        "chosen": bone_key(pieces, v[at + L.CHOSEN]),
        "offer": bone_key(pieces, v[at + L.OFFER]),
        "stones": write_stones(v, players, at + L.BIDS),
        "won": [pieces.keys[bone] for bone in won_by(v, seat)],
        "held": bone_key(pieces, v[at + L.HELD]),
        "plot": write_plot(v, pieces, at),
        "plot_at": cell_name(WIDTH * v[at + L.BOX] + v[at + L.BOX + 2]) if v[at + L.PLACED] else "d4",
        "unscored": [cell_name(cell) for cell in cells_in(unscored(v, at))],
        "markers": [JEWELS[kind] for kind in range(L.JEWEL_KINDS) if (v[at + L.MARKERS] >> kind) & 1],
        "reserve": write_stones(v, players, at + L.RESERVE),
    }


def write_stones(v: vec[i64], players: i64, row: i64) -> dict[str, int]:
    """``{"white": 2, "big blue": 1}``."""
    stones = {COLOURS[colour]: v[row + colour] for colour in range(players) if v[row + colour]}
    stones.update({f"big {COLOURS[colour]}": 1 for colour in range(players) if v[row + L.BIG + colour]})
    return stones


def write_plot(v: vec[i64], pieces: Components, at: i64) -> list[str]:
    """The plot's rows from the top: ``E05/1 . T04``, with the quarter turns after the bone."""
    if v[at + L.PLACED] == 0:
        return []
    rows = range(v[at + L.BOX], v[at + L.BOX + 1] + 1)
    columns = range(v[at + L.BOX + 2], v[at + L.BOX + 3] + 1)
    return [" ".join([write_cell(v, pieces, at, WIDTH * row + column) for column in columns]) for row in rows]


def write_cell(v: vec[i64], pieces: Components, at: i64, cell: i64) -> str:
    if v[at + L.CELLS_AT + cell] == L.EMPTY:
        return "."
    turned = turned_in(v, at, cell)
    return pieces.keys[bone_in(v, at, cell)] + (f"/{turned}" if turned else "")
