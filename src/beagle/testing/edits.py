"""Positions as people write them by hand: a whole position of a real game with a few things changed.

The edits know nothing of any game. ``chance`` may be Hypothesis's own (``st.randoms()``), which then looks for the
smallest position that breaks a law.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

Path = tuple[str | int, ...]
"""The way from a position to one of its values: names of fields and places in lists."""

DEALT: Final = "?"
"""In a position: a piece that is dealt."""
STRAY: Final[tuple[object, ...]] = (None, [], {}, "", -1, 10**30, True, 1.5, "nothing", [None], [[]], DEALT, 0)
"""Values of every kind, to stand where another is expected."""
HOW_MANY: Final = (1, 1, 1, 2, 2, 3, 4)
"""How many things are changed: with fewer, more positions are accepted."""
FIXED: Final = ("game", "players")
"""Left alone where fields are left out."""


def edited(written: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> dict[str, Any]:
    """A copy with one to four things changed. ``others`` are positions of the same game, to borrow parts from."""
    position = json.loads(json.dumps(written))
    if chance.random() < 0.4:
        keep_a_few_fields(position, others, chance)
    for _ in range(chance.choice(HOW_MANY)):
        chance.choice(EDITS)(position, others, chance)
    return dict(position)


def keep_a_few_fields(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """As by hand: what matters is written, the rest is left out."""
    for name in [name for name in position if name not in FIXED]:
        if chance.random() < 0.6:
            del position[name]
    for seat in seats_of(position):
        for name in list(seat):
            if chance.random() < 0.5:
                del seat[name]


def borrow(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A field is as it was at another moment, perhaps of another game."""
    other = chance.choice(others)
    path = some_path(other, chance)
    holder: Any = position
    for step in path[:-1]:
        if not has(holder, step):
            return
        holder = holder[step]
    if isinstance(holder, dict) or has(holder, path[-1]):
        holder[path[-1]] = json.loads(json.dumps(value_at(other, path)))


def leave_out(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A field or an item is missing."""
    path = some_path(position, chance)
    if path:
        del value_at(position, path[:-1])[path[-1]]


def empty(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A place has nothing on it."""
    put(position, some_path(position, chance), None)


def leave_to_chance(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A piece is to be dealt."""
    put(position, some_path(position, chance), DEALT)


def shorten(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A list ends early, perhaps at once."""
    found = some_list(position, chance)
    if found:
        del found[chance.choice([0, chance.randrange(len(found))]) :]


def reorder(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """Two items of a list change places."""
    found = some_list(position, chance)
    if found:
        one, other = chance.randrange(len(found)), chance.randrange(len(found))
        found[one], found[other] = found[other], found[one]


def exchange(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """Two seats have each other's things."""
    seats = seats_of(position)
    shared = sorted({name for seat in seats for name in seat})
    if shared and len(seats) > 1:
        name = chance.choice(shared)
        one, other = chance.sample(seats, 2)
        here, there = one.get(name), other.get(name)
        one[name], other[name] = there, here


def move(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """An item goes from one list to another, as a careless hand would lay it."""
    source, target = some_list(position, chance), some_list(position, chance)
    if source and target is not None and source is not target:
        target.insert(chance.randint(0, len(target)), source.pop(chance.randrange(len(source))))


def nudge(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A number is another, a flag the opposite."""
    path = some_path(position, chance)
    value = value_at(position, path)
    if isinstance(value, bool):
        put(position, path, not value)
    elif isinstance(value, int):
        put(position, path, chance.choice([0, 1, 2, value + 1, value - 1, -value]))


def spoil(position: dict[str, Any], others: list[dict[str, Any]], chance: Random) -> None:
    """A value of the wrong kind."""
    put(position, some_path(position, chance), json.loads(json.dumps(chance.choice(STRAY))))


EDITS: Final[list[Callable[[dict[str, Any], list[dict[str, Any]], Random], None]]] = [
    borrow, borrow, borrow, leave_out, leave_out, empty, leave_to_chance, shorten, shorten, reorder, exchange, move,
    nudge, nudge, spoil, keep_a_few_fields,
]  # fmt: skip
"""The likelier ones several times."""


# Finding one's way


def seats_of(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats that are still objects."""
    seats = position.get("seats")
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def some_path(position: object, chance: Random) -> Path:
    """The way to a value, the nearer ones likelier; empty if there is nothing to go to."""
    path: Path = ()
    here: Any = position
    while isinstance(here, dict | list) and here and (not path or chance.random() < 0.6):
        steps: list[Any] = list(here) if isinstance(here, dict) else list(range(len(here)))
        step = chance.choice(steps)
        path = (*path, step)
        here = here[step]
    return path


def some_list(position: object, chance: Random) -> list[Any] | None:
    """A list somewhere in the position."""
    found = lists_in(position)
    return chance.choice(found) if found else None


def lists_in(value: object) -> list[list[Any]]:
    """Every list, from the outermost."""
    if isinstance(value, dict):
        return [found for part in value.values() for found in lists_in(part)]
    if isinstance(value, list):
        return [value, *[found for part in value for found in lists_in(part)]]
    return []


def value_at(position: object, path: Path) -> Any:
    """What lies at the end of a path."""
    here: Any = position
    for step in path:
        here = here[step]
    return here


def put(position: dict[str, Any], path: Path, value: object) -> None:
    """Write a value at the end of a path."""
    if path:
        value_at(position, path[:-1])[path[-1]] = value


def has(holder: object, step: str | int) -> bool:
    """Whether one can go that way."""
    if isinstance(holder, dict):
        return step in holder
    return isinstance(holder, list) and isinstance(step, int) and step < len(holder)
