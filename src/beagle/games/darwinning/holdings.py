"""What a species has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinning.components import SPECIES as SPECIES_KEYS
from beagle.games.darwinning.components import TRAITS as TRAIT_KEYS
from beagle.games.darwinning.layout import LEARNED, SPECIES, TRAITS, seat_at


def holdings(v: vec[i64], seat: i64) -> dict[str, int]:
    """The species, the traits that work for it, and the environments it has learned."""
    at = seat_at(seat)
    found = {f"species-{SPECIES_KEYS[v[at + SPECIES]]}": 1}
    for trait, key in enumerate(TRAIT_KEYS):
        if (v[at + TRAITS] >> trait) & 1:
            found[f"trait-{key}"] = 1
    found["environments-learned"] = bit_count(v[at + LEARNED])
    return found
