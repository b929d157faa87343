"""What a naturalist has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.layout import EMPTY, PUBLISHED, TAKEN, THEORIES, seat_at


def holdings(v: vec[i64], seat: i64, pieces: Components) -> dict[str, int]:
    """Theories, characters, the bonuses of all animals studied, publications."""
    at = seat_at(seat)
    found: dict[str, int] = {}
    for place in range(v[at + THEORIES]):
        add(found, f"theory-{v[at + THEORIES + 1 + place] + 1}")
    for place in range(v[at + TAKEN]):
        tile = v[at + TAKEN + 1 + place]
        if pieces.cell[tile] == EMPTY:
            add(found, f"tile-{pieces.keys[tile]}")
            continue
        add(found, bonus_of(pieces, tile))
        if pieces.emblematic[tile]:
            add(found, "emblematic-animal")
    found["lines-published"] = bit_count(v[at + PUBLISHED])
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
