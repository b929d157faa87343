"""What lesson files hold, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Text = Mapping[str, str]
"""Words by language."""

Play = tuple[str, ...]
"""Actions of the learner, spelled as in records."""

Position = Mapping[str, object]
"""A table written by hand (``docs/positions.md``)."""


@dataclass(frozen=True)
class Scripted:
    """An action that a step carries out by itself."""

    seat: int
    action: str


@dataclass(frozen=True)
class Refused:
    """The refusal that the engine gives a wrong play."""

    code: str
    rule: str


@dataclass(frozen=True)
class Worse:
    """Why a legal play is not what the step asks for.

    ``by`` is ``points`` (the learner has exactly ``points`` fewer right after), ``wins`` (a view shows ``value`` at
    ``path`` instead) or ``search`` (a search prefers the accepted play).
    """

    by: str
    points: int | None = None
    path: str = ""
    value: object = None


@dataclass(frozen=True)
class Wrong:
    """A plausible wrong play, and the friendly answer to it; its last action is the mistake."""

    play: Play
    say: Text
    after: Play = ()
    refused: Refused | None = None
    worse: Worse | None = None

    @property
    def whole(self) -> Play:
        return (*self.after, *self.play)


@dataclass(frozen=True)
class Task:
    """What the learner does: any of the accepted plays, their actions in any order if that is free."""

    prompt: Text
    accept: tuple[Play, ...]
    any_order: bool = False


@dataclass(frozen=True)
class Step:
    """One thing to learn. Without a position it goes on from where the step before ended."""

    id: str
    part: str
    text: Text
    rules: tuple[str, ...]
    position: Position | None = None
    before: tuple[Scripted, ...] = ()
    point: tuple[str, ...] = ()
    task: Task | None = None
    wrong: tuple[Wrong, ...] = ()
    good: Text | None = None
    then: tuple[Scripted, ...] = ()
    expect: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """What a view shows at ``start``, right after the play (``done``) and at the ``end``: path, value."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a few minutes on the real table."""

    game: str
    id: str
    title: Text
    promise: Text
    otherwise: Text
    """The answer to a legal action that a step neither asks for nor lists."""
    minutes: int
    you: int
    names: Mapping[int, str]
    """The scripted players by seat."""
    steps: tuple[Step, ...]

    @property
    def players(self) -> int:
        return len(self.names) + 1


@dataclass(frozen=True)
class Proof:
    """Moves and what a view shows after them, for the numbers in a puzzle's explanation."""

    moves: tuple[Scripted, ...]
    expect: Mapping[str, object]


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best play, or several that are equally good."""

    game: str
    id: str
    title: Text
    question: Text
    explanation: Text
    position: Position
    you: int
    names: Mapping[int, str]
    best: tuple[Play, ...]
    clear: float
    """By how many points the best play is ahead of the next best, as a search sees it."""
    rules: tuple[str, ...]
    wrong: tuple[Wrong, ...] = ()
    proof: tuple[Proof, ...] = ()
    expect: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class CoachLine:
    """A line for a newcomer's first match, shown where the view's fields have these values."""

    when: Mapping[str, object]
    text: Text
    rules: tuple[str, ...]


@dataclass(frozen=True)
class PieceLine:
    """What a symbol or a token is for."""

    piece: str
    text: Text
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Coach:
    lines: tuple[CoachLine, ...]
    pieces: tuple[PieceLine, ...]


@dataclass(frozen=True)
class Picture:
    """A table that the page on how to play shows, after some moves."""

    id: str
    caption: Text
    position: Position
    rules: tuple[str, ...]
    show: tuple[str, ...]
    moves: tuple[Scripted, ...] = ()
    expect: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class ExampleRow:
    text: Text
    points: int
    category: str = ""


@dataclass(frozen=True)
class Example:
    """A table counted with numbers."""

    title: Text
    position: Position
    rows: tuple[ExampleRow, ...]
    total: int
    rules: tuple[str, ...]
    moves: tuple[Scripted, ...] = ()
    expect: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class HowToPlay:
    aim: Text
    pictures: tuple[Picture, ...]
    example: Example
    you: int
