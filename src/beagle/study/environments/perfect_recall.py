"""A game under way with all that each seat has been told: what a player with a perfect memory knows."""

import json
from typing import Any

from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.catalogue import game as find_game

Told = tuple[str, int, int]
"""One action as somebody was told of it: in words, the seat that acted, 1 + the action or 0 if it was hidden."""


class PerfectRecall:
    """The position, and for each viewer (a seat, or ``None`` for a spectator) what was told until now.

    What is told is worked out when somebody asks. Until then the positions before the actions are kept.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.passed: list[tuple[State, int, int]] = []
        """For each action since the first: the position before it, the seat, the action."""
        self.before: dict[int | None, list[Told]] = {}
        """What was told before the first of these actions."""
        self.known: dict[int | None, list[Told]] = {}
        """What was told, as far as somebody asked."""
        self.sights: dict[int, str] = {}
        """What each seat sees, as somebody asked since the last action."""

    def apply(self, action: int) -> None:
        """Carry out an action of the seat that acts."""
        seat = self.state.actor()
        self.passed.append((self.state.copy(), seat, action))
        self.state.apply(seat, action)
        self.sights = {}

    def told(self, viewer: int | None) -> list[Told]:
        """All that a viewer has been told."""
        earlier = self.before.get(viewer, [])
        known = self.known.setdefault(viewer, list(earlier))
        for place in range(len(known) - len(earlier), len(self.passed)):
            state, seat, action = self.passed[place]
            after = self.passed[place + 1][0] if place + 1 < len(self.passed) else self.state
            known.append(telling(state, seat, action, after, viewer))
        return known

    def log(self, seat: int) -> list[int]:
        """The actions told: how far from the seat the one that acted sits, counted from 1, and what is known of it."""
        players = self.state.players
        return [number for _, other, action in self.told(seat) for number in (1 + (other - seat) % players, action)]

    def sight(self, seat: int) -> str:
        """What the seat sees now, as JSON."""
        if seat not in self.sights:
            self.sights[seat] = json.dumps({"seat": seat, "view": self.state.view(seat)})
        return self.sights[seat]

    def text(self, seat: int) -> str:
        """What the seat has been told and sees now, a line of JSON each."""
        return "\n".join([*(words for words, _, _ in self.told(seat)), self.sight(seat)])

    def copy(self) -> "PerfectRecall":
        """The same, independent of this one."""
        other = PerfectRecall(self.game, self.state.copy())
        other.passed = list(self.passed)
        other.before = self.before
        other.known = {viewer: list(told) for viewer, told in self.known.items()}
        other.sights = dict(self.sights)
        return other

    def resample(self, seat: int, seed: int) -> "PerfectRecall":
        """A world that the seat can't tell from this one.

        What others were told in secret before is not made up: they remember what a spectator saw.
        """
        other = PerfectRecall(self.game, self.state.resample(seat, seed))
        open_to_all = self.told(None)
        other.before = {viewer: open_to_all for viewer in (None, *range(self.state.players))}
        other.before[seat] = list(self.told(seat))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "PerfectRecall":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Engine states are not pickled: positions are."""
        told = {viewer: self.told(viewer) for viewer in (None, *range(self.state.players))}
        return revived, (self.game.id, str(self.game.components_folder), self.game.position(self.state), told)


def revived(
    game: str, components: str, position: dict[str, object], told: dict[int | None, list[Told]]
) -> PerfectRecall:
    """What ``__reduce__`` wrote."""
    found = find_game(game, components)
    recall = PerfectRecall(found, found.from_position(position))
    recall.before = told
    return recall


def telling(state: State, seat: int, action: int, after: State, viewer: int | None) -> Told:
    """What a viewer is told of an action, before it and after."""
    told = state.event(seat, action, viewer)
    words = json.dumps([told, *after.news(viewer)])
    return words, seat, 1 + action if sentence(told) == sentence(state.event(seat, action, seat)) else 0


def sentence(event: dict[str, object]) -> dict[str, object]:
    """An event without what follows from it."""
    return {name: value for name, value in event.items() if name not in ("then", "may")}
