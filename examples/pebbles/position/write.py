"""Writing a position, the hidden bag and the generator included."""

from beagle.core.json_fields import written_generator
from examples.pebbles import layout as L
from examples.pebbles.components import KINDS
from examples.pebbles.shown.view import shown_seat
from examples.pebbles.state import PebblesState


def write(state: PebblesState) -> dict[str, object]:
    """The whole state."""
    v = state.v
    return {
        "game": "pebbles",
        "players": state.players,
        "turn": v[L.TURN],
        "phase": L.PHASES[v[L.PHASE]],
        "double": v[L.DOUBLE] == 1,
        "heap": v[L.HEAP],
        "bag": [KINDS[v[L.BAG + 1 + place]] for place in range(v[L.BAG])],
        "seats": [shown_seat(v, seat) for seat in range(state.players)],
        "generator": written_generator(v),
    }
