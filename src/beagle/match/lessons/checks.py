"""Holding lesson files to the engine: what is accepted is legal, what is refused is refused so, what is said is true.

A check raises ``BadLesson`` with the step and what was found. Those that need a search (what is taught is good, a
puzzle's best play is clearly best) are in ``tests/match/lessons``, since they take their time.
"""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Final

from beagle.core.errors import BadOption, BeagleError
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.info import LANGUAGES
from beagle.match.lessons.model import Coach, HowToPlay, Lesson, Play, Position, Puzzle, Scripted, Step, Wrong
from beagle.match.lessons.reading import BadLesson, LessonFile
from beagle.match.lessons.walk import LessonWalk, at_path

LAST: Final = "done"
"""The action that ends a play in any order."""


def check_lesson_file(game: Game, file: LessonFile) -> int:
    """Check all that a file holds; how many things it has (steps, puzzles, lines, pictures). Raises ``BadLesson``."""
    if file.kind == "lesson":
        lesson = file.lesson()
        check_lesson(game, lesson)
        return len(lesson.steps)
    if file.kind == "puzzles":
        puzzles = file.puzzles()
        for puzzle in puzzles:
            check_puzzle(game, puzzle)
        return len(puzzles)
    if file.kind == "coach":
        coach = file.coach()
        check_coach(game, coach, file.you, len(file.names) + 1)
        return len(coach.lines) + len(coach.pieces)
    page = file.how_to_play()
    check_how_to_play(game, page)
    return len(page.pictures)


def check_rules(game: Game, where: str, rules: Iterable[str]) -> None:
    """Every rule that is taught stands on the rules page."""
    for rule in rules:
        for language in LANGUAGES:
            try:
                game.rule(language, rule)
            except BadOption as error:
                raise BadLesson(f"{where}: {error}") from None


def table(game: Game, where: str, position: Position) -> State:
    try:
        return game.from_position(dict(position))
    except BeagleError as error:
        raise BadLesson(f"{where}: the position is refused: {error}") from None


def play(game: Game, where: str, state: State, moves: Iterable[Scripted]) -> None:
    """Carry out moves that must be legal."""
    for move in moves:
        try:
            action = game.parse_action(move.action)
        except BeagleError as error:
            raise BadLesson(f"{where}: {error}") from None
        why = state.why_not(move.seat, action)
        if why is not None:
            raise BadLesson(f"{where}: seat {move.seat} can't {move.action!r}: {why.code} ({why.rule})")
        state.apply(move.seat, action)


def yours(you: int, play: Play) -> list[Scripted]:
    return [Scripted(you, action) for action in play]


def check_expected(where: str, state: State, you: int, expected: Mapping[str, object]) -> None:
    view = state.view(you)
    for path, value in expected.items():
        found = at_path(view, path)
        if found != value:
            raise BadLesson(f"{where}: expected {path} to be {value!r}, the engine has {found!r}")


# Lessons


def check_lesson(game: Game, lesson: Lesson) -> None:
    """Every step, in order, from where the step before ended."""
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) != len(ids):
        raise BadLesson(f"lesson {lesson.id}: two steps have the same id")
    state: State | None = None
    for step in lesson.steps:
        where = f"lesson {lesson.id}, step {step.id}"
        state = table(game, where, step.position) if step.position is not None else state
        assert state is not None
        if state.players != lesson.players:
            raise BadLesson(f"{where}: expected {lesson.players} players, the position has {state.players}")
        check_rules(game, where, step.rules)
        state = check_step(game, where, lesson, step, state)
    walk = LessonWalk(game, lesson)
    while not walk.is_last():
        walk.do_it()
        walk.go_on()


def check_step(game: Game, where: str, lesson: Lesson, step: Step, state: State) -> State:
    """One step; the table that it ends with, by its first accepted play."""
    you = lesson.you
    play(game, f"{where}, before", state, step.before)
    check_expected(f"{where}, start", state, you, step.expect.get("start", {}))
    if step.task is not None:
        if you not in state.to_act():
            raise BadLesson(f"{where}: the learner is to act, but it is the turn of {state.to_act()}")
        ends = []
        for accepted in step.task.accept:
            after = state.copy()
            play(game, f"{where}, accept", after, yours(you, accepted))
            ends.append(after)
            if step.task.any_order:
                check_every_order(game, where, state, you, accepted, after)
        for after in ends[1:]:
            play(game, f"{where}, then", after.copy(), step.then)
        for wrong in step.wrong:
            check_wrong(game, f"{where}, wrong {' + '.join(wrong.play)}", you, wrong, step.task.accept, state, ends)
        state = ends[0]
    check_expected(f"{where}, done", state, you, step.expect.get("done", {}))
    play(game, f"{where}, then", state, step.then)
    check_expected(f"{where}, end", state, you, step.expect.get("end", {}))
    return state


def check_every_order(game: Game, where: str, state: State, you: int, accepted: Play, after: State) -> None:
    """Where the order is free, every order is legal and ends alike."""
    last = accepted[-1:] if accepted[-1] == LAST else ()
    for order in permutations(accepted[: len(accepted) - len(last)]):
        other = state.copy()
        play(game, f"{where}, in another order", other, yours(you, (*order, *last)))
        if other.scores() != after.scores() or other.to_act() != after.to_act():
            raise BadLesson(f"{where}: {' + '.join(order)} ends differently")


def check_wrong(
    game: Game, where: str, you: int, wrong: Wrong, accepted: tuple[Play, ...], state: State, ends: list[State]
) -> None:
    """A wrong play is refused as promised, or legal and worse as it says."""
    if wrong.whole in accepted:
        raise BadLesson(f"{where}: it is accepted")
    here = state.copy()
    play(game, where, here, yours(you, wrong.whole[:-1]))
    if wrong.refused is not None:
        why = here.why_not(you, game.parse_action(wrong.whole[-1]))
        if why is None or (why.code, why.rule) != (wrong.refused.code, wrong.refused.rule):
            raise BadLesson(f"{where}: expected {wrong.refused.code} ({wrong.refused.rule}), the engine says {why}")
        return
    play(game, where, here, yours(you, wrong.whole[-1:]))
    assert wrong.worse is not None
    if wrong.worse.by == "points":
        lost = max(end.scores()[you] for end in ends) - here.scores()[you]
        if lost <= 0 or wrong.worse.points not in (None, lost):
            raise BadLesson(f"{where}: expected it to cost {wrong.worse.points or 'points'}, it costs {lost}")
    elif wrong.worse.by == "wins":
        check_expected(where, here, you, {wrong.worse.path: wrong.worse.value})


# Puzzles, coach, how to play


def check_puzzle(game: Game, puzzle: Puzzle) -> None:
    where = f"puzzle {puzzle.id}"
    check_rules(game, where, puzzle.rules)
    state = table(game, where, puzzle.position)
    check_expected(where, state, puzzle.you, puzzle.expect)
    if puzzle.you not in state.to_act():
        raise BadLesson(f"{where}: it is the turn of {state.to_act()}, not of seat {puzzle.you}")
    ends = []
    for best in puzzle.best:
        after = state.copy()
        play(game, where, after, yours(puzzle.you, best))
        ends.append(after)
    for wrong in puzzle.wrong:
        name = f"{where}, wrong {' + '.join(wrong.play)}"
        check_wrong(game, name, puzzle.you, wrong, puzzle.best, state, ends)
    for proof in puzzle.proof:
        after = state.copy()
        play(game, f"{where}, proof", after, proof.moves)
        check_expected(f"{where}, proof", after, puzzle.you, proof.expect)


def check_coach(game: Game, coach: Coach, you: int, players: int) -> None:
    """A line looks at fields that a view has."""
    view = game.start(players=players, seed=1).view(you)
    for line in coach.lines:
        where = f"coach {dict(line.when)}"
        check_rules(game, where, line.rules)
        for path in line.when:
            seats = view["seats"]
            assert isinstance(seats, list)
            fields = seats[you] if path.startswith("you.") else view
            if path.removeprefix("you.") not in fields:
                raise BadLesson(f"{where}: a view has no field {path!r}")
    for piece in coach.pieces:
        check_rules(game, f"coach, piece {piece.piece}", piece.rules)


def check_how_to_play(game: Game, page: HowToPlay) -> None:
    """Pictures can be set up; the example's rows add up to what the engine counts."""
    for picture in page.pictures:
        where = f"picture {picture.id}"
        check_rules(game, where, picture.rules)
        state = table(game, where, picture.position)
        play(game, where, state, picture.moves)
        check_expected(where, state, page.you, picture.expect)
    example = page.example
    check_rules(game, "example", example.rules)
    state = table(game, "example", example.position)
    play(game, "example", state, example.moves)
    check_expected("example", state, page.you, example.expect)
    counted = state.breakdown(page.you)
    for row in example.rows:
        if row.category and counted.get(row.category) != row.points:
            raise BadLesson(f"example: expected {row.points} for {row.category}, the engine has {counted}")
    total = sum(row.points for row in example.rows)
    if not total == example.total == state.scores()[page.you]:
        raise BadLesson(f"example: the rows make {total}, the total is {example.total}, the engine {state.scores()}")
