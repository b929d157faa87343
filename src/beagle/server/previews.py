"""What an action will do, as far as its seat can know: tried in worlds that the seat can't tell from the true one."""

from dataclasses import dataclass
from typing import Any, Final

from beagle.core.state import State

WORLDS: Final = (1, 2, 3)
"""The seeds of the worlds, dealt from what the seat knows alone. What is the same in all of them counts as certain."""

MOST_AT_ONCE: Final = 24
"""With more actions than this, previews are told one by one, when asked for."""

MISSING: Final = object()


@dataclass(frozen=True)
class Preview:
    """What is certain to come of an action, as far as its seat can know."""

    changes: dict[str, Any]
    """Where the seat's view will differ: JSON pointer -> the new value."""
    uncertain: list[str]
    """Where it depends on what is hidden: JSON pointers."""
    final: bool
    """There is no way back after it: the turn ends, or something hidden comes to light."""


def previews(state: State, seat: int, actions: list[int]) -> list[Preview]:
    """What comes of each of these actions, all of them legal for the seat."""
    if not actions:
        return []
    before = state.view(seat)
    worlds = worlds_of(state, seat)
    return [preview(before, worlds, seat, action) for action in actions]


def worlds_of(state: State, seat: int) -> list[State]:
    return [state.resample(seat, seed) for seed in WORLDS]


def is_final(state: State, seat: int, action: int) -> bool:
    """Whether there is no way back after a legal action, as its preview would say; no view is built for it."""
    return any(ends_turn(world, after_action(world, seat, action), seat) for world in worlds_of(state, seat))


def after_action(world: State, seat: int, action: int) -> State:
    after = world.copy()
    after.apply(seat, action)
    return after


def ends_turn(before: State, after: State, seat: int) -> bool:
    """Whether the seat can't step back between these states: its turn is over, or something hidden came to light."""
    return seat not in after.to_act() or after.revealed() != before.revealed()


def preview(before: dict[str, object], worlds: list[State], seat: int, action: int) -> Preview:
    """What comes of an action in worlds that all look like ``before`` to the seat."""
    afters = [after_action(world, seat, action) for world in worlds]
    final = any(ends_turn(world, after, seat) for world, after in zip(worlds, afters))
    changes: dict[str, Any] = {}
    uncertain: list[str] = []
    compare("", before, [after.view(seat) for after in afters], changes, uncertain)
    return Preview(changes, uncertain, final)


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
