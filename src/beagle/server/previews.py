"""What an action will do, as far as its seat can know: tried in worlds that the seat can't tell from the true one."""

from typing import Any, Final

from beagle.core.state import State
from beagle.server import wire

WORLDS: Final = (1, 2, 3)
"""The seeds of the worlds, dealt from what the seat knows alone. What is the same in all of them counts as certain."""

MOST_AT_ONCE: Final = 24
"""With more actions than this, previews are told one by one, when asked for."""

MISSING: Final = object()


def previews(state: State, seat: int, actions: list[int]) -> list[wire.Preview]:
    """What comes of each of these actions, all of them legal for the seat."""
    if not actions:
        return []
    before = state.view(seat)
    worlds = [state.resample(seat, seed) for seed in WORLDS]
    return [preview(before, worlds, seat, action) for action in actions]


def preview(before: dict[str, object], worlds: list[State], seat: int, action: int) -> wire.Preview:
    """What comes of an action in worlds that all look like ``before`` to the seat."""
    afters: list[Any] = []
    final = False
    for world in worlds:
        after = world.copy()
        after.apply(seat, action)
        final = final or seat not in after.to_act() or after.revealed() != world.revealed()
        afters.append(after.view(seat))
    changes: dict[str, Any] = {}
    uncertain: list[str] = []
    compare("", before, afters, changes, uncertain)
    return wire.Preview(changes, uncertain, final)


def compare(path: str, before: Any, afters: list[Any], changes: dict[str, Any], uncertain: list[str]) -> None:
    """Note where the views after differ from the one before, down to the smallest part that has a place."""
    first = afters[0]
    certain = all(after == first for after in afters)
    if certain and first == before:
        return
    places = shared_places([before, *afters] if certain else afters)
    for place in places:
        after = [after[place] for after in afters]
        compare(f"{path}/{escape(str(place))}", part(before, place), after, changes, uncertain)
    if not places:
        if certain:
            changes[path] = first
        else:
            uncertain.append(path)


def shared_places(values: list[Any]) -> list[Any]:
    """The keys or places that values of one shape have; none when their shapes differ."""
    first = values[0]
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return list(first)
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return list(range(len(first)))
    return []


def part(value: Any, place: Any) -> Any:
    """What stands at a place, if there is such a place."""
    if isinstance(value, dict):
        return value.get(place, MISSING)
    return value[place] if isinstance(value, list) and isinstance(place, int) and place < len(value) else MISSING


def escape(key: str) -> str:
    """A key as a part of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")
