"""Reading lesson files: JSON, each thing that is wrong told in one sentence with the place where it stands."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from beagle.core.errors import BeagleError
from beagle.match.files import read_text
from beagle.match.info import LANGUAGES
from beagle.match.lessons.model import (
    Coach,
    CoachLine,
    Example,
    ExampleRow,
    HowToPlay,
    Lesson,
    Picture,
    PieceLine,
    Play,
    Proof,
    Puzzle,
    Refused,
    Scripted,
    Step,
    Task,
    Text,
    Worse,
    Wrong,
)
from beagle.match.positions import without_repeats

FORMAT: Final = 1

KINDS: Final = ("lesson", "puzzles", "coach", "how-to-play")
"""What a file may hold; its field ``kind`` says which."""

PARTS: Final = ("aim", "turn", "success", "idea", "scoring", "end", "ready", "more")
"""What a step is for. A first lesson has them in this order; ``more`` may stand anywhere."""

MOMENTS: Final = ("start", "done", "end")
WORSE: Final = ("points", "wins", "search")

T = TypeVar("T")


class BadLesson(BeagleError):
    """A lesson file that can't be read, or doesn't fit the engine."""

    code = "bad-lesson"


class Node:
    """A part of a file and where it stands. ``done`` refuses the fields that nobody asked for."""

    def __init__(self, where: str, value: object) -> None:
        if not isinstance(value, dict):
            raise BadLesson(f"{where}: expected an object, got {shown(value)}")
        self.where = where
        self.left: dict[str, object] = dict(value)

    def bad(self, name: str, expected: str, value: object) -> BadLesson:
        return BadLesson(f"{self.where}: expected {name} to be {expected}, got {shown(value)}")

    def has(self, name: str) -> bool:
        return name in self.left

    def take(self, name: str) -> object:
        if name not in self.left:
            raise BadLesson(f"{self.where}: {name} is missing")
        return self.left.pop(name)

    def word(self, name: str, default: str | None = None) -> str:
        value = self.left.pop(name, default) if default is not None else self.take(name)
        if not isinstance(value, str):
            raise self.bad(name, "a text", value)
        return value

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        value = self.word(name)
        if value not in allowed:
            raise self.bad(name, f"one of {', '.join(allowed)}", value)
        return value

    def number(self, name: str) -> int:
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(name, "a whole number", value)
        return value

    def amount(self, name: str) -> float:
        value = self.take(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.bad(name, "a number", value)
        return float(value)

    def flag(self, name: str) -> bool:
        value = self.left.pop(name, False)
        if not isinstance(value, bool):
            raise self.bad(name, "true or false", value)
        return value

    def text(self, name: str) -> Text:
        """Words in every language."""
        value = self.take(name)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES) or not all(map(is_words, value.values())):
            raise self.bad(name, f"words in {' and '.join(LANGUAGES)}", value)
        return value

    def mapping(self, name: str) -> dict[str, object]:
        value = self.left.pop(name, {})
        if not isinstance(value, dict):
            raise self.bad(name, "an object", value)
        return value

    def items(self, name: str) -> list[object]:
        value = self.left.pop(name, [])
        if not isinstance(value, list):
            raise self.bad(name, "a list", value)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        value = self.items(name)
        if not all(isinstance(item, str) for item in value):
            raise self.bad(name, "a list of texts", value)
        return tuple(str(item) for item in value)

    def scripted(self, name: str) -> tuple[Scripted, ...]:
        """Pairs of a seat and an action."""
        return tuple(self.one_scripted(name, item) for item in self.items(name))

    def one_scripted(self, name: str, item: object) -> Scripted:
        match item:
            case [int(seat), str(action)]:
                return Scripted(seat, action)
        raise self.bad(name, "pairs of a seat and an action", item)

    def nodes(self, name: str, read: Callable[["Node"], T]) -> tuple[T, ...]:
        """A list of objects."""
        return tuple(read(Node(f"{self.where}, {name}[{index}]", item)) for index, item in enumerate(self.items(name)))

    def done(self) -> None:
        if self.left:
            raise BadLesson(f"{self.where}: unknown field {sorted(self.left)[0]!r}")


def is_words(value: object) -> bool:
    return isinstance(value, str) and value != ""


def shown(value: object) -> str:
    written = repr(value)
    return written if len(written) <= 60 else f"{written[:57]}..."


# The parts of a file


def read_wrong(node: Node) -> Wrong:
    play, after, say = node.words("play"), node.words("after"), node.text("say")
    if not play:
        raise BadLesson(f"{node.where}: play is empty")
    if node.has("refused") == node.has("worse"):
        raise BadLesson(f"{node.where}: expected either refused or worse")
    refused = worse = None
    if node.has("refused"):
        why = Node(f"{node.where}, refused", node.take("refused"))
        refused = Refused(why.word("code"), why.word("rule"))
        why.done()
    else:
        worse = read_worse(Node(f"{node.where}, worse", node.take("worse")))
    node.done()
    return Wrong(play, say, after, refused, worse)


def read_worse(node: Node) -> Worse:
    by = node.choice("by", WORSE)
    points = node.number("points") if node.has("points") else None
    path, value = ("", None) if by != "wins" else (node.word("path"), node.take("value"))
    node.done()
    return Worse(by, points, path, value)


def read_task(node: Node) -> Task:
    prompt, any_order = node.text("prompt"), node.flag("any_order")
    accept = tuple(as_play(node, item) for item in node.items("accept"))
    if not accept:
        raise BadLesson(f"{node.where}: accept names no play")
    node.done()
    return Task(prompt, accept, any_order)


def as_play(node: Node, item: object) -> Play:
    if not isinstance(item, list) or not item or not all(isinstance(action, str) for action in item):
        raise node.bad("a play", "a list of actions", item)
    return tuple(item)


def read_step(node: Node) -> Step:
    step = Step(
        id=node.word("id"),
        part=node.choice("part", PARTS),
        text=node.text("text"),
        rules=node.words("rules"),
        position=node.mapping("position") if node.has("position") else None,
        before=node.scripted("before"),
        point=node.words("point"),
        task=read_task(Node(f"{node.where}, do", node.take("do"))) if node.has("do") else None,
        wrong=node.nodes("wrong", read_wrong),
        good=node.text("good") if node.has("good") else None,
        then=node.scripted("then"),
        expect={moment: as_mapping(node, moment, value) for moment, value in node.mapping("expect").items()},
    )
    node.done()
    for moment in step.expect:
        if moment not in MOMENTS:
            raise BadLesson(f"{node.where}: expected expect to name {', '.join(MOMENTS)}, got {moment!r}")
    if step.wrong and step.task is None:
        raise BadLesson(f"{node.where}: nothing is to be done, so nothing can be wrong")
    return step


def as_mapping(node: Node, name: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise node.bad(name, "an object", value)
    return value


def read_names(node: Node, you: int) -> dict[int, str]:
    """The players besides the learner, by seat."""
    written = node.mapping("names")
    names = {int(seat): str(name) for seat, name in written.items() if seat.isdigit() and is_words(name)}
    if len(names) != len(written) or sorted([*names, you]) != list(range(len(names) + 1)):
        raise node.bad("names", "a name for every seat but the learner's", written)
    return names


class LessonFile:
    """The frame of every file: format, game, kind, the learner's seat, the other players' names."""

    def __init__(self, path: Path) -> None:
        self.id = path.stem
        try:
            written = json.loads(read_text(path), object_pairs_hook=without_repeats)
        except json.JSONDecodeError as error:
            raise BadLesson(f"{path}, line {error.lineno}: not JSON: {error.msg}") from None
        except (ValueError, RecursionError) as error:
            raise BadLesson(f"{path}: {error}") from None
        self.node = Node(str(path), written)
        if self.node.number("format") != FORMAT:
            raise BadLesson(f"{path}: expected a lesson file of format {FORMAT}")
        self.game = self.node.word("game")
        self.kind = self.node.choice("kind", KINDS)
        self.you = self.node.number("you")
        self.names = read_names(self.node, self.you)

    def lesson(self) -> Lesson:
        node = self.node
        lesson = Lesson(
            game=self.game,
            id=self.id,
            title=node.text("title"),
            promise=node.text("promise"),
            otherwise=node.text("otherwise"),
            minutes=node.number("minutes"),
            you=self.you,
            names=self.names,
            steps=node.nodes("steps", read_step),
        )
        node.done()
        if not lesson.steps or lesson.steps[0].position is None:
            raise BadLesson(f"{node.where}: the first step needs a position")
        return lesson

    def puzzles(self) -> tuple[Puzzle, ...]:
        found = self.node.nodes("puzzles", self.puzzle)
        self.node.done()
        return found

    def puzzle(self, node: Node) -> Puzzle:
        puzzle = Puzzle(
            game=self.game,
            id=node.word("id"),
            title=node.text("title"),
            question=node.text("question"),
            explanation=node.text("explanation"),
            position=node.mapping("position"),
            you=self.you,
            names=self.names,
            best=tuple(as_play(node, item) for item in node.items("best")),
            clear=node.amount("clear"),
            rules=node.words("rules"),
            wrong=node.nodes("wrong", read_wrong),
            proof=node.nodes("proof", read_proof),
            expect=node.mapping("expect"),
        )
        node.done()
        if not puzzle.best:
            raise BadLesson(f"{node.where}: best names no play")
        return puzzle

    def coach(self) -> Coach:
        coach = Coach(self.node.nodes("lines", read_coach_line), self.node.nodes("pieces", read_piece_line))
        self.node.done()
        return coach

    def how_to_play(self) -> HowToPlay:
        aim, pictures = self.node.text("aim"), self.node.nodes("pictures", read_picture)
        example = read_example(Node(f"{self.node.where}, example", self.node.take("example")))
        self.node.done()
        return HowToPlay(aim, pictures, example, self.you)


def read_proof(node: Node) -> Proof:
    proof = Proof(node.scripted("moves"), node.mapping("expect"))
    node.done()
    return proof


def read_coach_line(node: Node) -> CoachLine:
    line = CoachLine(node.mapping("when"), node.text("text"), node.words("rules"))
    node.done()
    return line


def read_piece_line(node: Node) -> PieceLine:
    line = PieceLine(node.word("piece"), node.text("text"), node.words("rules"))
    node.done()
    return line


def read_picture(node: Node) -> Picture:
    picture = Picture(
        id=node.word("id"),
        caption=node.text("caption"),
        position=node.mapping("position"),
        rules=node.words("rules"),
        show=node.words("show"),
        moves=node.scripted("moves"),
        expect=node.mapping("expect"),
    )
    node.done()
    return picture


def read_example(node: Node) -> Example:
    example = Example(
        title=node.text("title"),
        position=node.mapping("position"),
        rows=node.nodes("rows", read_row),
        total=node.number("total"),
        rules=node.words("rules"),
        moves=node.scripted("moves"),
        expect=node.mapping("expect"),
    )
    node.done()
    return example


def read_row(node: Node) -> ExampleRow:
    row = ExampleRow(node.text("text"), node.number("points"), node.word("category", ""))
    node.done()
    return row


# The files of a game


def lesson_files(folder: Path) -> list[LessonFile]:
    """Every lesson file of a game's folder, by name. Raises ``BadLesson``, ``FileTrouble``."""
    return [LessonFile(path) for path in sorted((folder / "lessons").glob("*.json"))]


def lessons_of(folder: Path) -> list[Lesson]:
    """A game's lessons; the longest, which teaches the whole game, comes first."""
    found = [file.lesson() for file in lesson_files(folder) if file.kind == "lesson"]
    return sorted(found, key=lambda lesson: -len(lesson.steps))


def puzzles_of(folder: Path) -> list[Puzzle]:
    return [puzzle for file in lesson_files(folder) if file.kind == "puzzles" for puzzle in file.puzzles()]


def coach_of(folder: Path) -> Coach:
    """The coach's lines; none for a game that has no such file."""
    files = [file.coach() for file in lesson_files(folder) if file.kind == "coach"]
    return files[0] if files else Coach((), ())


def how_to_play_of(folder: Path) -> HowToPlay | None:
    files = [file.how_to_play() for file in lesson_files(folder) if file.kind == "how-to-play"]
    return files[0] if files else None


def read_lesson(path: str | Path) -> Lesson:
    """One lesson from any file. Raises ``BadLesson``, ``FileTrouble``."""
    file = LessonFile(Path(path))
    if file.kind != "lesson":
        raise BadLesson(f"{path}: expected a lesson, got {file.kind}")
    return file.lesson()
