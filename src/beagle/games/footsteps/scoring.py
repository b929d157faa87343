"""The end: points by category, ties, achievements (F-E*, F-A*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count, pick
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.notebook import SIDE, shown_discovery, shown_emblematic, shown_maps
from beagle.games.footsteps.theories import theory_value

PUBLICATION_VALUE: Final = 5
PAWN_VALUE: Final = 2
RANK: Final = 1000
"""Nobody has as many points from theories."""
CATEGORIES: Final = ["discoveries", "maps", "publications", "theories", "pawn"]


def discovery_points(v: vec[i64], at: i64) -> i64:
    """F-E1: visible discoveries and McCormick's points."""
    return shown_discovery(v, at)


def map_points(v: vec[i64], at: i64) -> i64:
    """F-E2: compasses times visible map symbols."""
    return v[at + L.COMPASSES] * shown_maps(v, at)


def publication_points(v: vec[i64], at: i64) -> i64:
    """F-E3."""
    return PUBLICATION_VALUE * bit_count(v[at + L.PUBLISHED])


def theory_points(v: vec[i64], at: i64) -> i64:
    """F-E4: all theories held, two of a kind both (F-C3)."""
    total: i64 = 0
    place: i64 = 0
    while place < v[at + L.THEORIES]:
        total += theory_value(v, at, v[at + L.THEORIES + 1 + place])
        place += 1
    return total


def pawn_points(v: vec[i64], seat: i64) -> i64:
    """F-E5."""
    return pick(v[L.PAWN] == seat, PAWN_VALUE, 0)


def category_points(v: vec[i64], seat: i64) -> list[int]:
    """A seat's points in the order of ``CATEGORIES``."""
    at = L.seat_at(seat)
    return [
        discovery_points(v, at),
        map_points(v, at),
        publication_points(v, at),
        theory_points(v, at),
        pawn_points(v, seat),
    ]


def points_besides_theories(v: vec[i64], seat: i64) -> i64:
    at = L.seat_at(seat)
    return discovery_points(v, at) + map_points(v, at) + publication_points(v, at) + pawn_points(v, seat)


def total_points(v: vec[i64], seat: i64) -> i64:
    return points_besides_theories(v, seat) + theory_points(v, L.seat_at(seat))


def leaders(v: vec[i64], players: i64) -> list[int]:
    """F-E6: most points, then most from theories; those still tied share the victory."""
    best: i64 = -1
    winners: list[int] = []
    seat: i64 = 0
    while seat < players:
        theories = theory_points(v, L.seat_at(seat))
        rank = RANK * (points_besides_theories(v, seat) + theories) + theories
        if rank > best:
            best = rank
            winners = []
        if rank == best:
            winners.append(seat)
        seat += 1
    return winners


def achievements(v: vec[i64], pieces: Components, seat: i64) -> list[str]:
    """F-A1 to F-A10, for a winner; every number means "at least"."""
    at = L.seat_at(seat)
    earned = {
        "darwinism": total_points(v, seat) >= 50,
        "mentor": v[at + L.CHARACTERS] >= 3,
        "expert": bit_count(v[at + L.PUBLISHED]) >= 3,
        "theorist": v[at + L.THEORIES] >= 6,
        "cartographer": v[at + L.COMPASSES] >= 5,
        "observer": discovery_points(v, at) >= 20,
        "natural-selection": most_on_a_cell(v, pieces, at) >= 3,
        "cultural-exchange": v[at + L.GUIDES] >= 2,
        "emblematic": shown_emblematic(v, at) >= 4,
        "diversification": has_every_class_and_ecosystem(v, at),
    }
    return [name for name, reached in earned.items() if reached]


def most_on_a_cell(v: vec[i64], pieces: Components, at: i64) -> int:
    """F-A7: animals of the same ecosystem and class lie on one cell."""
    cells = [pieces.cell[v[at + L.TAKEN + 1 + place]] for place in range(v[at + L.TAKEN])]
    return max([cells.count(cell) for cell in range(L.CELLS)])


def has_every_class_and_ecosystem(v: vec[i64], at: i64) -> bool:
    """F-A10: an animal in each row and in each column."""
    held = [v[at + L.TOPS + cell] != L.EMPTY for cell in range(L.CELLS)]
    rows = all([any([held[SIDE * row + column] for column in range(SIDE)]) for row in range(SIDE)])
    columns = all([any([held[SIDE * row + column] for row in range(SIDE)]) for column in range(SIDE)])
    return rows and columns
