"""The table as a view shows it. Built up from what may be seen: the order of the bag is left out (P-4).

All seats see the same in this game; one with hands would look at ``seat`` too. The rest of a view (``to_act``,
``score``, ``points`` and so on) is added by ``core.state``.
"""

from librt.vecs import vec
from mypy_extensions import i64

from examples.pebbles import layout as L
from examples.pebbles.bag import left_of
from examples.pebbles.components import KINDS


def table(v: vec[i64], players: i64) -> dict[str, object]:
    """All that lies open."""
    return {
        "game": "pebbles",
        "phase": L.PHASES[v[L.PHASE]],
        "turn": v[L.TURN],
        "double": v[L.DOUBLE] == 1,
        "heap": v[L.HEAP],
        "bag": {name: left_of(v, kind) for kind, name in enumerate(KINDS)},
        "seats": [shown_seat(v, seat) for seat in range(players)],
    }


def shown_seat(v: vec[i64], seat: i64) -> dict[str, object]:
    at = L.seat_at(seat)
    return {"taken": v[at + L.TAKEN], "found": {name: v[at + L.FOUND + kind] for kind, name in enumerate(KINDS)}}
