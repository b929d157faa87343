"""Writing an observation: small whole numbers in a row of zeros that learners read."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.state import State


def observation_of(state: State, seat: i64) -> vec[i16]:
    """What a seat may know, in a row of its own."""
    row = vec[i16]([0] * state.observation_size())
    state.observe(seat, row, 0)
    return row


def mask_of(state: State, seat: i64, action_count: i64) -> vec[bool]:
    """Which actions are legal for the seat, in a row of its own."""
    legal = vec[i64]([0] * state.max_legal())
    mask = vec[bool]([False] * action_count)
    count = state.legal(seat, legal)
    place: i64 = 0
    while place < count:
        mask[legal[place]] = True
        place += 1
    return mask


def fields_for(players: int, table: dict[str, int], seat: dict[str, int]) -> dict[str, int]:
    """The parts of a row and their sizes; a seat's parts bear its place, the observing seat is 0."""
    found = dict(table)
    for place in range(players):
        for name, numbers in seat.items():
            found[f"{name}_{place}"] = numbers
    return found


def put(into: vec[i16], at: i64, number: i64) -> None:
    """Write a number from -2**15 to 2**15 - 1."""
    into[at] = i16(number)


def put_bits(into: vec[i16], at: i64, bits: i64) -> None:
    """Write a 1 for each bit that is set."""
    while bits:
        if bits & 1:
            into[at] = 1
        bits >>= 1
        at += 1
