"""A learner's way through a lesson: what is asked, what an action is answered with, what the others do."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from beagle.core.errors import UnreadableAction
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.lessons.model import Lesson, Play, Scripted, Step, Text, Wrong
from beagle.match.lessons.reading import BadLesson

Event = dict[str, object]

GOOD = "good"
"""The step's play is complete."""
ONWARD = "onward"
"""A part of the play is done; more of it is to come."""
WRONG = "wrong"
"""A wrong play that the step lists, with its answer; it is taken back."""
OTHERWISE = "otherwise"
"""Legal, but neither asked for nor listed; it is not carried out."""
REFUSED = "refused"
"""The rules forbid it; ``code`` and ``rule`` say why."""


@dataclass(frozen=True)
class Answer:
    """What a learner's action is answered with."""

    kind: str
    say: Text | None = None
    code: str = ""
    rule: str = ""


class LessonWalk:
    """One learner at one step of a lesson. ``state`` is the table that the learner sees."""

    def __init__(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        if not 0 <= step < len(lesson.steps):
            raise BadLesson(f"expected a step from 0 to {len(lesson.steps) - 1}, got {step}")
        self.game = game
        self.lesson = lesson
        self.number = step
        self.done: Play = ()
        """The learner's actions in this step."""
        self.start = self.table_at(step)
        """The table when the learner's turn of this step begins."""
        self.state = self.start.copy()
        self.complete = self.step.task is None

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def table_at(self, number: int) -> State:
        """The table at the start of a step, if the learner has always chosen the first accepted play."""
        first = max(place for place in range(number + 1) if self.lesson.steps[place].position is not None)
        state = self.read(self.lesson.steps[first])
        for step in self.lesson.steps[first:number]:
            self.carry_out(state, step.before)
            if step.task is not None:
                for action in step.task.accept[0]:
                    self.carry_out(state, (Scripted(self.lesson.you, action),))
            self.carry_out(state, step.then)
        self.carry_out(state, self.lesson.steps[number].before)
        return state

    def read(self, step: Step) -> State:
        assert step.position is not None
        return self.game.from_position(dict(step.position))

    def carry_out(self, state: State, moves: tuple[Scripted, ...]) -> list[Event]:
        """Scripted actions; what the learner is told of them. Raises ``BadLesson`` when one is not legal."""
        told: list[Event] = []
        for move in moves:
            action = self.game.parse_action(move.action)
            if action not in state.legal_actions(move.seat):
                raise BadLesson(f"lesson {self.lesson.id}: seat {move.seat} can't {move.action!r} there")
            told.append(state.event(move.seat, action, self.lesson.you))
            state.apply(move.seat, action)
            told.extend(state.news(self.lesson.you))
        return told

    # What the learner does

    def propose(self, spelled: str) -> Answer:
        """Try an action. Only what belongs to the play is carried out. Raises ``UnreadableAction``."""
        action = self.game.parse_action(spelled)
        play = (*self.done, spelled)
        refusal = self.state.why_not(self.lesson.you, action)
        if refusal is not None:
            wrong = self.listed(play)
            return Answer(REFUSED, None if wrong is None else wrong.say, refusal.code, refusal.rule)
        if self.complete:
            return Answer(OTHERWISE, self.lesson.otherwise)
        wrong = self.listed(play)
        if wrong is not None:
            self.take_back()
            return Answer(WRONG, wrong.say)
        if not self.leads_on(play):
            self.take_back()
            return Answer(OTHERWISE, self.lesson.otherwise)
        self.state.apply(self.lesson.you, action)
        self.done = play
        if any(self.same(play, accepted) for accepted in self.accepted()):
            self.complete = True
            return Answer(GOOD, self.step.good)
        return Answer(ONWARD)

    def accepted(self) -> tuple[Play, ...]:
        return () if self.step.task is None else self.step.task.accept

    def same(self, play: Play, accepted: Play) -> bool:
        """Is this the accepted play, in its order or in any?"""
        if self.step.task is not None and self.step.task.any_order:
            return Counter(play) == Counter(accepted)
        return play == accepted

    def begins(self, play: Play, accepted: Play) -> bool:
        """Can this play still become the accepted one?"""
        if self.step.task is not None and self.step.task.any_order:
            return Counter(play) <= Counter(accepted)
        return accepted[: len(play)] == play

    def leads_on(self, play: Play) -> bool:
        """Does the play begin an accepted one, or a listed mistake that is answered further on?"""
        return any(self.begins(play, accepted) for accepted in self.accepted()) or any(
            wrong.whole[: len(play)] == play for wrong in self.step.wrong
        )

    def listed(self, play: Play) -> Wrong | None:
        """The listed mistake that this play is."""
        return next((wrong for wrong in self.step.wrong if wrong.whole == play), None)

    def take_back(self) -> None:
        """Back to the last moment that still leads to an accepted play."""
        keep = self.done
        while keep and not any(self.begins(keep, accepted) for accepted in self.accepted()):
            keep = keep[:-1]
        self.state = self.start.copy()
        for spelled in keep:
            self.state.apply(self.lesson.you, self.game.parse_action(spelled))
        self.done = keep

    def do_it(self) -> None:
        """Play the first accepted play for the learner."""
        self.state = self.start.copy()
        self.done = self.accepted()[0] if self.accepted() else ()
        for spelled in self.done:
            self.state.apply(self.lesson.you, self.game.parse_action(spelled))
        self.complete = True

    # From step to step

    def others(self) -> list[Event]:
        """What the others do after the learner's play; what the learner is told of it."""
        return self.carry_out(self.state, self.step.then)

    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    def go_on(self) -> list[Event]:
        """The next step, after the others' moves: what the learner is told of them."""
        if not self.complete or self.is_last():
            raise BadLesson("expected a finished step that is not the last")
        told = self.others()
        following = self.lesson.steps[self.number + 1]
        state = self.state if following.position is None else self.read(following)
        told += self.carry_out(state, following.before)
        self.number += 1
        self.begin(state)
        return told

    def go_to(self, number: int) -> None:
        """Any step, as it is met by a learner who has played the lesson."""
        if not 0 <= number < len(self.lesson.steps):
            raise BadLesson(f"expected a step from 0 to {len(self.lesson.steps) - 1}, got {number}")
        self.number = number
        self.begin(self.table_at(number))

    def begin(self, state: State) -> None:
        self.start = state
        self.state = state.copy()
        self.done = ()
        self.complete = self.step.task is None


def at_path(view: Mapping[str, object], path: str) -> object:
    """What a view shows at a path such as ``seats.0.score``; ``None`` where there is nothing."""
    found: object = view
    for part in path.split("."):
        if isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, Mapping):
            found = found.get(part)
        else:
            return None
    return found


def is_readable(game: Game, spelled: str) -> bool:
    try:
        game.parse_action(spelled)
    except UnreadableAction:
        return False
    return True
