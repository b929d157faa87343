"""What a naturalist has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components


def holdings(v: vec[i64], pieces: Components, seat: i64) -> dict[str, int]:
    """Theories, characters, the bonuses of all animals studied, publications."""
    at = L.seat_at(seat)
    found: dict[str, int] = {}
    for place in range(v[at + L.THEORIES]):
        add(found, f"theory-{v[at + L.THEORIES + 1 + place] + 1}")
    for place in range(v[at + L.TAKEN]):
        tile = v[at + L.TAKEN + 1 + place]
        if pieces.cell[tile] == L.EMPTY:
            add(found, f"tile-{pieces.keys[tile]}")
            continue
        add(found, bonus_of(pieces, tile))
        if pieces.emblematic[tile]:
            add(found, "emblematic-animal")
    found["lines-published"] = bit_count(v[at + L.PUBLISHED])
    return found


def bonus_of(pieces: Components, tile: i64) -> str:
    """F-B1 to F-B4: each animal has one bonus."""
    if pieces.discovery[tile]:
        return "bonus-discovery"
    if pieces.maps[tile]:
        return "bonus-map"
    return "bonus-survey" if pieces.compasses[tile] else "bonus-guide"


def add(found: dict[str, int], key: str) -> None:
    found[key] = found.get(key, 0) + 1
