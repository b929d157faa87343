"""``beagle learn``: lessons and puzzles line by line, at a terminal or from a pipe."""

from dataclasses import dataclass
from typing import Final

from beagle.core.errors import BadOption, UnreadableAction
from beagle.core.state import State
from beagle.exit_codes import BAD_INPUT, OK
from beagle.match.catalogue import Game, game
from beagle.match.lessons.model import Lesson, Puzzle, Step, Task, Text
from beagle.match.lessons.reading import lessons_of, puzzles_of, read_lesson
from beagle.match.lessons.walk import GOOD, ONWARD, REFUSED, Answer, LessonWalk
from beagle.terminal.console import Console
from beagle.terminal.line import Choices

COMMANDS: Final = {
    "help": "help", "aide": "help", "?": "help",
    "quit": "quit", "quitter": "quit", "exit": "quit",
    "back": "back", "retour": "back",
    "show": "show", "montre": "show", "montrer": "show",
}  # fmt: skip
"""What can be typed besides an action, in both languages at any time."""


@dataclass(frozen=True)
class Asked:
    """What is to be learnt: a lesson by its id or file, or the puzzles, from a step on."""

    game: str
    lesson: str | None
    step: int
    puzzles: bool


class Quit(Exception):
    """The learner wants to stop."""


def learn(asked: Asked, console: Console) -> int:
    """Give a lesson or the puzzles; the exit code."""
    chosen = game(asked.game)
    if asked.puzzles:
        lessons = [as_lesson(puzzle) for puzzle in puzzles_of(chosen.info.folder)]
    else:
        lessons = [lesson_named(chosen, asked.lesson)]
    try:
        for lesson in lessons:
            Learner(chosen, lesson, console, asked.step - 1).run()
    except Quit:
        console.say("learn-left")
        return OK
    except EOFError:
        console.say("learn-input-ended")
        return OK if console.interactive else BAD_INPUT
    console.say("learn-end", {"game": chosen.id})
    return OK


def lesson_named(chosen: Game, name: str | None) -> Lesson:
    """A game's lesson by its id, any lesson by its file; without a name, the one that teaches the game."""
    if name is not None and name.endswith(".json"):
        return read_lesson(name)
    lessons = lessons_of(chosen.info.folder)
    if not lessons:
        raise BadOption(f"{chosen.id} has no lesson")
    found = [lesson for lesson in lessons if name in (None, lesson.id)]
    if not found:
        raise BadOption(f"there is no lesson {name!r}: there are {', '.join(lesson.id for lesson in lessons)}")
    return found[0]


def as_lesson(puzzle: Puzzle) -> Lesson:
    """A puzzle is a lesson of one step."""
    step = Step(
        id=puzzle.id,
        part="more",
        text=puzzle.title,
        rules=puzzle.rules,
        position=puzzle.position,
        task=Task(puzzle.question, puzzle.best),
        wrong=puzzle.wrong,
        good=puzzle.explanation,
    )
    otherwise = {"fr": "Il y a mieux. Regardez encore.", "en": "There is something better. Look again."}
    return Lesson(
        puzzle.game, puzzle.id, puzzle.title, puzzle.question, otherwise, 1, puzzle.you, puzzle.names, (step,)
    )


class Learner:
    """One lesson at one console."""

    def __init__(self, chosen: Game, lesson: Lesson, console: Console, step: int) -> None:
        self.console = console
        self.language = console.words.language
        self.walk = LessonWalk(chosen, lesson, step)
        names = [lesson.names.get(seat, console.words.say("learn-you")) for seat in range(lesson.players)]
        self.words = chosen.text(self.language).seated(names)

    def run(self) -> None:
        """Step by step to the end. Raises ``Quit``, ``EOFError``."""
        lesson = self.walk.lesson
        self.console.tell()
        self.console.tell_wrapped(lesson.title[self.language])
        while True:
            self.show_step()
            went_back = self.act() if self.walk.step.task is not None else self.wait()
            if went_back:
                self.walk.go_to(max(0, self.walk.number - 1))
            elif self.walk.is_last():
                self.tell_events(self.walk.others())
                return
            else:
                self.tell_events(self.walk.go_on())

    def show_step(self) -> None:
        """Where we are, the table, what is taught."""
        walk = self.walk
        count = len(walk.lesson.steps)
        self.console.tell()
        if count > 1:
            self.console.say("learn-step", {"step": walk.number + 1, "count": count})
        self.show_table(walk.state)
        self.tell_text(walk.step.text)

    def show_table(self, state: State) -> None:
        self.console.tell(self.walk.game.rules.picture(state.view(self.walk.lesson.you), self.words))
        self.console.tell()

    def tell_text(self, text: Text | None) -> None:
        if text is not None:
            self.console.tell_wrapped(text[self.language])

    def tell_events(self, events: list[dict[str, object]]) -> None:
        for event in events:
            self.console.tell_wrapped(f"- {self.words.sentence(event)}", "  ")

    def wait(self) -> bool:
        """Until the learner goes on; whether back was asked for."""
        while True:
            answer = self.console.ask(self.console.words.say("learn-next") + " ")
            command = COMMANDS.get(answer.casefold())
            if command == "back":
                return True
            if command == "quit":
                raise Quit
            if command is None:
                return False
            self.console.say("learn-help")

    def act(self) -> bool:
        """Until the step's play is done; whether back was asked for."""
        walk = self.walk
        while not walk.complete:
            assert walk.step.task is not None
            self.tell_text(walk.step.task.prompt)
            choices = Choices(walk.game, walk.state, walk.lesson.you, self.words)
            self.console.tell(choices.listed(self.console.width))
            answer = self.console.ask("> ")
            command = COMMANDS.get(answer.casefold())
            if command == "quit":
                raise Quit
            if command == "back":
                return True
            if command == "show":
                walk.do_it()
                self.console.say("learn-shown", {"action": ", ".join(walk.done)})
                self.tell_text(walk.step.good)
            elif command == "help" or not answer:
                self.console.say("learn-help")
            else:
                self.try_action(choices.spelled(answer))
        return False

    def try_action(self, spelled: str) -> None:
        try:
            answer = self.walk.propose(spelled)
        except UnreadableAction as error:
            self.console.tell(str(error))
            return
        self.console.tell()
        if answer.kind == ONWARD:
            self.show_table(self.walk.state)
        elif answer.kind == GOOD:
            self.show_table(self.walk.state)
            self.tell_text(answer.say)
        else:
            self.console.tell_wrapped(self.reply(answer))
        self.console.tell()

    def reply(self, answer: Answer) -> str:
        """The answer to an action that the step doesn't ask for."""
        if answer.say is not None:
            return answer.say[self.language]
        assert answer.kind == REFUSED
        return f"{self.words.refusal(answer.code)} ({answer.rule})"
