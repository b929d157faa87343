"""A position in play: who acts, what is legal, what comes of it, and what each seat may know."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from beagle.core.errors import Refusal
from beagle.core.tuning import DEFAULT_TUNING, Tuning

NOBODY: Final = -1
"""No seat: the game is over, or nobody holds the thing."""

READY_NUMBERS: Final = 1024
READY: Final[list[object]] = [number for number in range(READY_NUMBERS)]
"""Python's own numbers, made once: a list of actions needs no new ones."""


def listed(row: vec[i64], count: i64) -> list[int]:
    """The first ``count`` numbers of an ascending row, as a list."""
    if count > 0 and row[count - 1] < READY_NUMBERS:
        return cast(list[int], [READY[number] for number in row[:count]])
    return [number for number in row[:count]]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one match.

    Everything that changes is in ``v``, one packed row of whole numbers (the generator first, see ``core.random``), so
    that ``copy`` is one block of memory. A game names its places in ``layout.py``. Rules are deterministic:
    seed + actions = game.
    """

    def __init__(self, players: i64, v: vec[i64]) -> None:
        self.players = players
        self.v = v

    # Play

    def to_act(self) -> list[int]:
        """Every seat that may act now; several when the rules say "at once"; empty when over."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The first seat of ``to_act``, or ``NOBODY`` when over. For playouts."""
        raise NotImplementedError

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        """Write the seat's legal actions into ``into``, ascending and unique, and say how many they are.

        ``into`` has room for ``max_legal()`` numbers. None for a seat that is not in ``to_act()``.
        """
        raise NotImplementedError

    def max_legal(self) -> i64:
        """More legal actions than this a seat never has."""
        raise NotImplementedError

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions, ascending, unique; never empty for a seat in ``to_act()``, else empty."""
        room = vec[i64]([0] * self.max_legal())
        return listed(room, self.legal(seat, room))

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Not checked: the referee checks."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Which rule forbids this now; ``None`` when it is legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same position, independent of this one."""
        raise NotImplementedError

    # The end

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def scores(self) -> list[int]:
        """Each seat's points, as they would count now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win; several share a victory. Before the end: who is ahead."""
        raise NotImplementedError

    def end_reason(self) -> str:
        """The key of the sentence that says why the game ended; empty while it goes on."""
        raise NotImplementedError

    def achievements(self, seat: i64) -> list[str]:
        """What a winning seat achieved, where the game has such honours."""
        return []

    # What may be known

    def view(self, seat: int | None) -> dict[str, object]:
        """JSON-ready: all that the seat may know now; with ``None``, what lies open to a spectator.

        What every game shows is here: the viewing ``seat``, ``players``, ``to_act``, ``over``, ``winners``,
        ``achievements`` by seat, and ``score`` and ``points`` of each of the ``seats``. The rest is ``table``.
        """
        over = self.is_over()
        shown = self.table(seat)
        shown["seat"] = seat
        shown["players"] = self.players
        shown["to_act"] = self.to_act()
        shown["over"] = over
        shown["winners"] = self.winners() if over else []
        shown["achievements"] = [self.achievements(other) for other in range(self.players)]
        for other, board in enumerate(cast(list[dict[str, object]], shown["seats"])):
            points = self.breakdown(other)
            board["points"] = points
            board["score"] = sum(points.values())
        return shown

    def table(self, seat: int | None) -> dict[str, object]:
        """The game's own part of ``view``: the ``game``, its table, and under ``seats`` an object for each seat."""
        raise NotImplementedError

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        """What ``viewer`` is told of an action that is about to be applied; nothing that is still hidden from them.

        The ``key`` of a sentence, its parameters, and under ``then`` the sentences that follow from it. A parameter
        that is a text is part of a key itself: ``tile: "jaguar"`` means ``tile-jaguar``. One that ends in ``seat`` is a
        seat.
        """
        raise NotImplementedError

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        """What the last action brought to light, as sentences like those of ``event``, for this viewer."""
        raise NotImplementedError

    def revealed(self) -> i64:
        """How often something hidden has been turned up. A step back that would change this number is unfair."""
        raise NotImplementedError

    def resample(self, seat: i64, seed: int) -> "State":
        """A position that the seat can't tell from this one: everything hidden from it, and chance, dealt again."""
        raise NotImplementedError

    # What learners see. A game answers in ``shown/observation.py``; one that gives no observations leaves these alone.

    def observation_fields(self) -> dict[str, int]:
        """The parts of an observation in their order, and how many numbers each has."""
        return {}

    def observation_size(self) -> i64:
        """How many numbers an observation has; 0 for a game that gives none."""
        return 0

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what the seat may know as small whole numbers into ``into``, from place ``at`` on, where zeros are.

        Equal for a state and every ``resample`` of it. The seats' blocks begin with the observing seat and go on
        clockwise.
        """

    # What bots ask. A game answers in ``heuristics.py``; these answers are for one that has none.

    def acting(self) -> i64:
        """How many seats are in ``to_act()``."""
        return len(self.to_act())

    def evaluate(self, into: vec[i64]) -> None:
        """Write each seat's expected final points, in hundredths, into ``into``."""
        points = self.scores()
        seat: i64 = 0
        while seat < self.players:
            into[seat] = 100 * points[seat]
            seat += 1

    def rollout_weights(self, seat: i64, options: vec[i64], count: i64, into: vec[i64]) -> None:
        """Write into ``into`` how likely a sensible player is to choose each of the first ``count`` legal ``options``.

        A weight is a whole number from 1 on, all of them together are below 2**31; twice the weight is chosen twice as
        often in playouts.
        """
        option: i64 = 0
        while option < count:
            into[option] = 1
            option += 1

    def tuning(self) -> Tuning:
        """The game's constants for bots."""
        return DEFAULT_TUNING

    def is_calm(self) -> bool:
        """Can ``evaluate`` judge this moment well? A playout goes on until it can."""
        return True

    def breakdown(self, seat: i64) -> dict[str, int]:
        """A seat's points by category, in the order of the score pad; their sum is its score."""
        return {"points": self.scores()[seat]}

    def holdings(self, seat: i64) -> dict[str, int]:
        """What a seat has gathered, and how many of each, by the key of its name: for reports on what wins."""
        return {}
