"""Writing a position: everything, the hidden piles and the generator too."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.json_fields import written_generator
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components, chapter_number, tile_key
from beagle.games.footsteps.notebook import tiles_taken
from beagle.games.footsteps.state import FootstepsState
from beagle.games.footsteps.theories import theories_held


def write(state: FootstepsState) -> dict[str, object]:
    """Everything: ``read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "footsteps",
        "players": state.players,
        "phase": L.PHASES[v[L.PHASE]],
        "turn": v[L.TURN],
        "first": v[L.FIRST],
        "beagle": v[L.BEAGLE],
        "pawn": v[L.PAWN],
        "guide_spent": v[L.GUIDE_SPENT] == 1,
        "journey": [tile_key(pieces, v[L.JOURNEY + place]) for place in range(L.PLACES)],
        "pile": [pieces.keys[v[L.PILE_TILES + place]] for place in range(v[L.PILE] - 1, -1, -1)],
        "pile_known": v[L.PILE_KNOWN],
        "row": [chapter_number(v[L.ROW + place]) for place in range(L.ROW_SIZE)],
        "theory_piles": [write_theory_pile(v, pile) for pile in range(2)],
        "theory_piles_known": [v[L.theory_pile_at(pile) + L.KNOWN] for pile in range(2)],
        "seats": [write_seat(v, pieces, seat) for seat in range(state.players)],
        "generator": written_generator(v),
    }
    if v[L.PHASE] == L.RETURNING:
        written["origin"] = L.ORIGINS[v[L.ORIGIN]]
    return written


def write_theory_pile(v: vec[i64], pile: i64) -> list[int]:
    """A pile's chapters, the top first."""
    at = L.theory_pile_at(pile)
    return [v[at + L.CHAPTERS_AT + place] + 1 for place in range(v[at] - 1, -1, -1)]


def write_seat(v: vec[i64], pieces: Components, seat: i64) -> dict[str, object]:
    at = L.seat_at(seat)
    return {
        "tiles": [pieces.keys[tile] for tile in tiles_taken(v, at)],
        "theories": [chapter + 1 for chapter in theories_held(v, at)],
        "guides": v[at + L.GUIDES],
        "compasses": v[at + L.COMPASSES],
    }
