"""The sentences about an action: what it is, before it is carried out, and what it brought to light."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import news_items, number_of
from examples.pebbles import actions as A
from examples.pebbles import layout as L
from examples.pebbles.components import KINDS
from examples.pebbles.shown.forecasts import consequences


def event(v: vec[i64], seat: i64, action: i64) -> dict[str, object]:
    """What everybody is told of an action that is about to be carried out."""
    if action == A.DIG:
        return {"key": "event-dug", "seat": seat}
    if action == A.END:
        return {"key": "event-ended", "seat": seat}
    count = action - A.TAKE_ONE + 1
    return {"key": "event-took", "seat": seat, "count": count, "then": consequences(v, count)}


def news(v: vec[i64]) -> list[dict[str, object]]:
    """P-4: what came out of the bag; the text key ``kind-amber`` names it."""
    return [{"key": "news-dug", "kind": KINDS[number_of(item, 0)]} for item in news_items(v, L.NEWS)]
