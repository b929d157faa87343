"""What a digger has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit_count
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import JEWELS, SHAPES, Components
from beagle.games.darwinci.plot import bone_in


def holdings(v: vec[i64], players: i64, pieces: Components, seat: i64) -> dict[str, int]:
    """In the plot: bones by shape, rotten ones, jewels by kind. Jewels and bones of creatures that have scored."""
    at = L.seat_at(seat)
    found = {f"shape-{shape}": 0 for shape in SHAPES}
    found.update({f"jewel-{jewel}": 0 for jewel in JEWELS})
    found["rotten-bone"] = 0
    for cell in range(L.CELLS):
        if v[at + L.CELLS_AT + cell] != L.EMPTY:
            bone = bone_in(v, at, cell)
            found[f"shape-{SHAPES[pieces.shape[bone]]}"] += 1
            if pieces.value[bone] < 0:
                found["rotten-bone"] += 1
            for kind in range(L.JEWEL_KINDS):
                found[f"jewel-{JEWELS[kind]}"] += pieces.jewels[L.JEWEL_KINDS * bone + kind]
    for kind in range(L.JEWEL_KINDS):
        found[f"scored-{JEWELS[kind]}"] = (v[at + L.MARKERS] >> kind) & 1
    found["bones-scored"] = bit_count(v[at + L.SCORED])
    return found
