"""What a species has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.components import SPECIES, TRAITS, Components


def holdings(v: vec[i64], pieces: Components, seat: i64) -> dict[str, int]:
    """The species, the traits that work for it, and the environments it has learned."""
    at = L.seat_at(seat)
    found = {f"species-{SPECIES[v[at + L.SPECIES]]}": 1}
    for trait, key in enumerate(TRAITS):
        if (v[at + L.TRAITS] >> trait) & 1:
            found[f"trait-{key}"] = 1
    found["environments-learned"] = bit_count(v[at + L.LEARNED])
    return found
