"""A match on the server: the fold of its events. It decides nothing by itself and tells nobody."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from beagle.core.random import GENERATOR
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.record import Header, Player, seed_hash
from beagle.match.referee import Event, Match, Refused, nothing_to_undo
from beagle.server import wire
from beagle.server.clocks import Clocks
from beagle.server.rows import EventRow, TableRow
from beagle.server.trouble import Trouble

HUMAN: Final = "human"
PLAYER: Final = "player"


@dataclass
class Question:
    """What the humans vote on."""

    about: str
    to: int | None
    agreed: set[int] = field(default_factory=set)


class Live:
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
        self.choices: dict[int, list[wire.LegalAction]] = {}
        """What each seat may do now, once it was reckoned; forgotten with the next event."""

    # The fold

    def fold(self, event: EventRow) -> None:
        """Carry one event on. Raises ``Refused`` when it can't have happened."""
        assert event.number == self.number + 1
        restart: int | None = None
        match event.kind:
            case "moved":
                restart = self.fold_move(event)
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
                self.fold_vote(event)
            case "paused":
                self.paused = True
                self.questions = []
            case "resumed":
                self.paused = False
            case "closed":
                self.closed = event.data
        self.number = event.number
        self.events.append(event)
        self.choices = {}
        self.clocks.turn(event.at, self.humans_to_act(), paused=self.paused, restart=restart)

    def fold_move(self, event: EventRow) -> int | None:
        """A move; says whose turn clock it renews, if any."""
        assert event.seat is not None
        revealed = self.match.state.revealed()
        self.match.propose(event.seat, event.data["action"])
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

    def fold_vote(self, event: EventRow) -> None:
        assert event.seat is not None
        about, to = event.data["about"], event.data["to"]
        question = self.question(about, to)
        if not event.data["agree"]:
            self.questions = [other for other in self.questions if other is not question]
            return
        if question is None:
            question = Question(about, to)
            self.questions.append(question)
        question.agreed |= set(self.seats_beside(event.seat))

    # What is so

    @property
    def state(self) -> State:
        return self.match.state

    def question(self, about: str, to: int | None) -> Question | None:
        return next((open for open in self.questions if (open.about, open.to) == (about, to)), None)

    def humans(self) -> list[int]:
        """The seats a human decides for now."""
        return [row.seat for row in self.table.seats if row.kind == "player" and row.seat not in self.substitutes]

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of the player on this one: who plays several has one vote."""
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
        """Raises ``Trouble`` unless moves can be made."""
        if self.closed is not None:
            raise Trouble("match-closed")
        if self.paused:
            raise Trouble("match-paused")

    def check_seen(self, seat: int, seen: int) -> int:
        """How many of the moves that count somebody has seen. Raises ``Trouble`` when that doesn't hold any more."""
        later = [event for event in self.events if event.number > seen]
        if seen > self.number or any(is_step_back(event, seat) for event in later):
            raise Trouble("stale")
        return sum(move <= seen for move in self.move_numbers)

    def check_move(self, seat: int, text: str, seen: int) -> int:
        """The action that a text spells, if the seat may do it now. Raises ``Trouble``."""
        self.check_running()
        try:
            return self.match.checked(seat, text, self.check_seen(seat, seen))
        except Refused as refused:
            raise refusal(refused) from None

    def check_undo(self, seat: int) -> int:
        """The number of the move to take back. Raises ``Trouble``."""
        self.check_running()
        refused = self.match.why_no_undo(seat)
        place = self.match.last_of_turn(seat)
        if refused is not None or place is None:
            raise refusal(refused or nothing_to_undo(seat))
        return self.move_numbers[place]

    def may_undo(self, seat: int) -> bool:
        try:
            self.check_undo(seat)
        except Trouble:
            return False
        return not self.state.is_over()


def is_step_back(event: EventRow, seat: int) -> bool:
    """Whether moves were taken back that a seat's choice may rest on: by all, or its own."""
    return event.kind == "taken-back" and event.seat in (None, seat)


def refusal(refused: Refused) -> Trouble:
    """The referee's word; its sentence is in the game's texts."""
    if refused.code == "unreadable-action":
        return Trouble(refused.code)
    return Trouble(refused.code, rule=refused.rule, key=f"why-{refused.code}")


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
        generator=GENERATOR,
    )
    if table.position is not None:
        return replace(header, position=table.position)
    assert table.seed is not None
    return replace(header, seed=int(table.seed), seed_hash=seed_hash(int(table.seed)))


def votes(live: Live) -> list[wire.Vote]:
    """The open questions, as everybody sees them."""
    humans = live.humans()
    return [
        wire.Vote(question.about, question.to, sorted(question.agreed), humans)  # type: ignore[arg-type]
        for question in live.questions
    ]
