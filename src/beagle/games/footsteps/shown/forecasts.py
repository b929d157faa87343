"""What taking a tile would bring at once: tokens, the pawn, publications, a theory."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import LINE_NAMES, Components
from beagle.games.footsteps.notebook import LINES, compasses_gained, completed, guides_gained
from beagle.games.footsteps.theories import any_left


def after_taking(v: vec[i64], pieces: Components, seat: i64, tile: i64) -> list[dict[str, object]]:
    """F-T4: the sentences that follow from taking a tile, in the order in which it happens."""
    at = L.seat_at(seat)
    then: list[dict[str, object]] = []
    cell = pieces.cell[tile]
    covers = cell != L.EMPTY and v[at + L.TOPS + cell] != L.EMPTY
    if covers:
        then.append({"key": "then-covers", "tile": pieces.keys[v[at + L.TOPS + cell]]})
    compasses = compasses_gained(v, at, pieces.compasses[tile])
    if compasses:
        then.append({"key": "then-compass", "count": compasses})
    guides = guides_gained(v, at, pieces.guides[tile])
    if guides:
        then.append({"key": "then-guide", "count": guides})
    if pieces.emblematic[tile] and v[L.PAWN] != seat:
        then.append({"key": "then-pawn", "from_seat": v[L.PAWN]})
    if cell != L.EMPTY:
        then.extend([{"key": "then-published", "line": line} for line in lines_completed_by(v, at, cell)])
    if (covers or pieces.theories[tile] > 0) and any_left(v):
        then.append({"key": "then-theory"})
    return then


def lines_completed_by(v: vec[i64], at: i64, cell: i64) -> list[str]:
    """F-P1: the lines that an animal on this cell would complete."""
    published = completed(v[at + L.FILLED] | bit(cell), cell) & ~v[at + L.PUBLISHED]
    return [LINE_NAMES[line] for line in range(LINES) if published & (1 << line)]
