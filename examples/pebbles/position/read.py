"""Reading a position: what is left out is as at the start, or dealt with ``seed``; what can't be is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS
from examples.pebbles import layout as L
from examples.pebbles.bag import mix_bag
from examples.pebbles.components import KINDS, Components
from examples.pebbles.setup import start
from examples.pebbles.state import PebblesState

MOST_PLAYERS: Final = 4
MOST_PEBBLES: Final = 20
"""On the heap; each seat has taken at most as many."""


def read(written: dict[str, object], pieces: Components) -> PebblesState:
    """The reverse of ``write``. Raises ``BadPosition``."""
    fields = Fields("position", written)
    players = fields.number("players", 2, MOST_PLAYERS)
    seed = fields.number("seed", 0, (1 << SEED_BITS) - 1, 0)
    turn = fields.number("turn", 0, players - 1, 0)
    heap = fields.number("heap", 0, MOST_PEBBLES, 12)
    state = start(players, seed, turn, heap, fields.flag("double", False), pieces)
    v = state.v
    v[L.PHASE] = fields.choice("phase", L.PHASES, L.OVER if heap == 0 else L.TAKING)
    check_phase(v)
    read_seats(v, players, fields)
    read_bag(v, players, pieces, fields)
    read_generator(v, fields)
    fields.done()
    return state


def check_phase(v: vec[i64]) -> None:
    """P-1, P-5: the game is over if nothing is left to take when a turn begins, and goes on otherwise."""
    word = L.PHASES[v[L.PHASE]]
    if v[L.PHASE] == L.TAKING and v[L.HEAP] == 0:
        raise BadPosition(f"position: expected a heap to take from in the phase {word}, got 0 pebbles")
    if v[L.PHASE] == L.OVER and v[L.HEAP] > 0:
        raise BadPosition(f"position: expected an empty heap in the phase {word}, got {v[L.HEAP]} pebbles")


def read_seats(v: vec[i64], players: int, fields: Fields) -> None:
    """What each seat has taken and found; nothing where it is left out."""
    for seat, written in enumerate(fields.items("seats", players) or []):
        at = L.seat_at(seat)
        own = Fields.of(f"seats[{seat}]", written)
        v[at + L.TAKEN] = own.number("taken", 0, MOST_PEBBLES, 0)
        found = Fields.of(f"seats[{seat}].found", own.take("found", {}))
        for kind, name in enumerate(KINDS):
            v[at + L.FOUND + kind] = found.number(name, 0, L.BAG_ROOM, 0)
        found.done()
        own.done()


def read_bag(v: vec[i64], players: int, pieces: Components, fields: Fields) -> None:
    """P-4: the stones that no seat has found, in the order written or else mixed."""
    left: list[int] = []
    for kind, name in enumerate(KINDS):
        found = sum([v[L.seat_at(seat) + L.FOUND + kind] for seat in range(players)])
        if found > pieces.count[kind]:
            raise BadPosition(f"seats: expected at most {pieces.count[kind]} {name} found, got {found}")
        left += [kind] * (pieces.count[kind] - found)
    written = fields.items("bag", 0, L.BAG_ROOM)
    words = [KINDS[kind] for kind in left]
    if written is not None and sorted([str(word) for word in written]) != sorted(words):
        raise BadPosition(f"bag: expected the stones that are not found, {', '.join(words)}, got {written!r}")
    v[L.BAG] = len(left)
    for place in range(len(left)):
        v[L.BAG + 1 + place] = left[place] if written is None else KINDS.index(str(written[place]))
    if written is None:
        mix_bag(v)
