"""A match on the server, as its events make it. It decides nothing by itself and sends nothing."""

import copy
from dataclasses import dataclass, replace
from typing import Any

from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.record import HUMAN, Header, Player, seed_hash
from beagle.match.referee import Event, Match, Refused, nothing_to_undo
from beagle.server.clocks import Clocks
from beagle.server.errors import ApiError
from beagle.server.previews import MOST_AT_ONCE, Preview, previews
from beagle.server.rows import EventRow, TableRow


@dataclass(frozen=True)
class Question:
    """What the humans vote on, and the seats that agree."""

    about: str
    to: int | None
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Choice:
    """Something a seat may do now: its spelling, its sentence and, where there are few, its preview."""

    action: str
    sentence: Event
    preview: Preview | None


class LiveMatch:
    """The present of a match, and all that was told on the way.

    ``number`` is the last event. ``told`` keeps what each viewer was told of each move, by event number, also of moves
    that were taken back. ``move_numbers`` are the events of the moves that count.
    """

    def __init__(self, game: Game, table: TableRow) -> None:
        self.game = game
        self.table = table
        self.match = Match(game, header_of(game, table))
        self.number = 0
        self.events: list[EventRow] = []
        self.told: dict[int, dict[int | None, list[Event]]] = {}
        self.move_numbers: list[int] = []
        self.substitutes: dict[int, str] = {}
        self.questions: list[Question] = []
        self.paused = False
        self.closed: dict[str, Any] | None = None
        self.clocks = Clocks(table.clock, len(table.seats))
        self.kept_choices: dict[int, list[Choice]] = {}
        """What each seat may do now, once somebody asked; forgotten with the next event."""
        self.kept_snapshot: LiveMatch | None = None

    # Events

    def apply(self, event: EventRow, action: int | None = None) -> None:
        """Carry out one event. ``action`` is that of a move already checked; without it the move is checked here.

        Raises ``Refused`` when the event can't have happened.
        """
        assert event.number == self.number + 1
        restart: int | None = None
        match event.kind:
            case "moved":
                restart = self.apply_move(event, action)
            case "taken-back":
                self.take_back(event.data["moves"])
            case "substituted":
                assert event.seat is not None
                self.substitutes[event.seat] = event.data["level"]
                self.questions = []
            case "returned":
                assert event.seat is not None
                self.substitutes.pop(event.seat, None)
                self.clocks.grant(event.seat)
                self.questions = []
            case "voted":
                self.apply_vote(event)
            case "paused":
                self.paused = True
                self.questions = []
            case "resumed":
                self.paused = False
            case "closed":
                self.closed = event.data
        self.number = event.number
        self.events.append(event)
        self.kept_choices = {}
        self.kept_snapshot = None
        self.clocks.turn(event.at, self.humans_to_act(), paused=self.paused, restart=restart)

    def apply_move(self, event: EventRow, action: int | None) -> int | None:
        """A move; says whose turn clock it renews, if any."""
        assert event.seat is not None
        revealed = self.match.state.revealed()
        if action is None:
            self.match.propose(event.seat, event.data["action"])
        else:
            self.match.apply(event.seat, action, event.data["action"])
        self.told[event.number] = self.match.told[-1]
        self.move_numbers.append(event.number)
        self.questions = [question for question in self.questions if question.about != "take-back"]
        return event.seat if self.match.state.revealed() != revealed else None

    def take_back(self, numbers: list[int]) -> None:
        """These moves count no longer."""
        self.match.drop([self.move_numbers.index(number) for number in numbers])
        self.move_numbers = [number for number in self.move_numbers if number not in numbers]
        self.questions = []

    def moves_after(self, number: int) -> list[int]:
        """The moves numbered above, of those that count."""
        return [move for move in self.move_numbers if move > number]

    def apply_vote(self, event: EventRow) -> None:
        assert event.seat is not None
        about, to = event.data["about"], event.data["to"]
        question = self.question(about, to)
        if not event.data["agree"]:
            self.questions = [other for other in self.questions if other is not question]
            return
        before = frozenset() if question is None else question.agreed
        agreed = Question(about, to, before.union(self.seats_beside(event.seat)))
        if question is None:
            self.questions = [*self.questions, agreed]
        else:
            self.questions = [agreed if other is question else other for other in self.questions]

    def change_table(self, table: TableRow) -> None:
        """The table itself was changed: its settings, its end."""
        self.table = table
        self.kept_snapshot = None

    def snapshot(self) -> "LiveMatch":
        """The match as it is now, for readers: later events leave it alone. One for each event, shared by all."""
        if self.kept_snapshot is None:
            twin = copy.copy(self)
            twin.match = copy_match(self.match)
            twin.events = list(self.events)
            twin.move_numbers = list(self.move_numbers)
            twin.substitutes = dict(self.substitutes)
            twin.clocks = self.clocks.copy()
            # What was told of an event never changes, so ``told`` is shared; events and questions are immutable.
            self.kept_snapshot = twin
        return self.kept_snapshot

    # The present

    @property
    def state(self) -> State:
        return self.match.state

    def question(self, about: str, to: int | None) -> Question | None:
        return next((open for open in self.questions if (open.about, open.to) == (about, to)), None)

    def humans(self) -> list[int]:
        """The seats a human decides for now."""
        return [row.seat for row in self.table.seats if row.kind == "player" and row.seat not in self.substitutes]

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of the player on this one: a player with several seats has one vote."""
        return self.table.seats_of(self.table.seats[seat].player)

    def humans_to_act(self) -> set[int]:
        return set() if self.closed is not None else set(self.state.to_act()) & set(self.humans())

    def bots_to_act(self) -> list[int]:
        """The seats that wait for a bot."""
        if self.paused or self.closed is not None:
            return []
        humans = self.humans()
        return [seat for seat in self.state.to_act() if seat not in humans]

    def level_of(self, seat: int) -> str:
        """The bot that decides for a seat; empty for a human."""
        return self.substitutes.get(seat) or self.table.seats[seat].level or ""

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may do now, with previews where there are few; worked out once for each event."""
        if self.paused or self.closed is not None:
            return []
        if seat not in self.kept_choices:
            self.kept_choices[seat] = choices_in(self.game, self.state, seat)
        return self.kept_choices[seat]

    def is_over(self) -> bool:
        return self.closed is not None or self.state.is_over()

    def is_played(self) -> bool:
        """Whether it has a result."""
        return self.closed is None and self.state.is_over()

    def due(self, now: int, bot_patience: int) -> int | None:
        """When the server has to look after this match; for a bot's move only if it gets stuck."""
        if self.is_over():
            return None
        moments = [now + bot_patience] if self.bots_to_act() else []
        deadline = self.clocks.deadline()
        return min(moments if deadline is None else [*moments, deadline], default=None)

    # Checks

    def check_running(self) -> None:
        """Raises ``ApiError`` unless moves can be made."""
        if self.closed is not None:
            raise ApiError("match-closed")
        if self.paused:
            raise ApiError("match-paused")

    def check_seen(self, seat: int, seen: int) -> int:
        """How many of the moves that count a seat has seen. Raises ``ApiError`` if one was taken back since."""
        later = [event for event in self.events if event.number > seen]
        if seen > self.number or any(is_step_back(event, seat) for event in later):
            raise ApiError("stale")
        return sum(move <= seen for move in self.move_numbers)

    def check_move(self, seat: int, text: str, seen: int) -> int:
        """The action that a text spells, if the seat may do it now. Raises ``ApiError``."""
        self.check_running()
        try:
            return self.match.checked(seat, text, self.check_seen(seat, seen))
        except Refused as refused:
            raise refusal(refused) from None

    def check_undo(self, seat: int) -> int:
        """The number of the move to take back. Raises ``ApiError``."""
        self.check_running()
        refused = self.match.why_no_undo(seat)
        place = self.match.last_of_turn(seat)
        if refused is not None or place is None:
            raise refusal(refused or nothing_to_undo(seat))
        return self.move_numbers[place]

    def may_undo(self, seat: int) -> bool:
        try:
            self.check_undo(seat)
        except ApiError:
            return False
        return not self.state.is_over()


def choices_in(game: Game, state: State, seat: int) -> list[Choice]:
    actions = state.legal_actions(seat)
    shown = previews(state, seat, actions) if len(actions) <= MOST_AT_ONCE else [None] * len(actions)
    return [
        Choice(game.format_action(action), state.event(seat, action, seat), preview)
        for action, preview in zip(actions, shown)
    ]


def is_step_back(event: EventRow, seat: int) -> bool:
    """Whether moves were taken back that a seat's choice may rest on: by all, or its own."""
    return event.kind == "taken-back" and event.seat in (None, seat)


def refusal(refused: Refused) -> ApiError:
    """The referee's refusal; its sentence is in the game's texts."""
    if refused.code == "unreadable-action":
        return ApiError(refused.code)
    return ApiError(refused.code, rule=refused.rule, key=f"why-{refused.code}")


def copy_match(match: Match) -> Match:
    """A match that goes its own way from here."""
    twin = copy.copy(match)
    twin.moves, twin.acting, twin.told = list(match.moves), list(match.acting), list(match.told)
    twin.state = match.state.copy()
    return twin


def header_of(game: Game, table: TableRow) -> Header:
    """The record's header of a table that has begun."""
    players = tuple(Player(HUMAN if row.kind == "player" else row.level or HUMAN, row.name) for row in table.seats)
    options = tuple((name, game.option(name).format(value)) for name, value in sorted(table.options.items()))
    header = Header(
        game=game.id,
        rules=table.rules,
        components=table.components,
        components_hash=table.components_hash,
        players=players,
        options=options,
        first=table.first,
    )
    if table.position is not None:
        return replace(header, position=table.position)
    assert table.seed is not None
    return replace(header, seed=int(table.seed), seed_hash=seed_hash(int(table.seed)))
