"""What a seat has gathered, for reports on what wins."""

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import layout as L
from examples.pebbles.components import KINDS


def holdings(v: vec[i64], seat: i64) -> dict[str, int]:
    """Stones of each kind, by the key of its name."""
    return {f"kind-{name}": v[L.seat_at(seat) + L.FOUND + kind] for kind, name in enumerate(KINDS)}
