"""What would come of an action, told before it is carried out."""

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import layout as L


def consequences(v: vec[i64], count: i64) -> list[dict[str, object]]:
    """P-5: taking so many pebbles may be the beginning of the end."""
    return [{"key": "then-last"}] if v[L.HEAP] == count else []
