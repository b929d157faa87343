"""``beagle learn`` by a pipe: every lesson in both languages, with a mistake on the way."""

import io
import sys

import pytest

import beagle
from beagle.cli import main
from beagle.match.lessons.model import Lesson
from beagle.match.lessons.reading import lessons_of, puzzles_of

LESSONS = [lesson for id in beagle.games() for lesson in lessons_of(beagle.game(id).info.folder)]


def typed(lesson: Lesson) -> list[str]:
    """What a learner types who makes each step's first mistake first."""
    lines = []
    for step in lesson.steps:
        if step.task is None:
            lines.append("")
            continue
        if step.wrong:
            lines += step.wrong[0].whole[len(common(step.wrong[0].whole, step.task.accept[0])) :][-1:]
        lines += step.task.accept[0]
    return lines


def common(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """What two plays begin with alike."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return one[:length]


def learn(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, ""])))
    return main(["learn", *arguments])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_is_taken_by_a_pipe(
    lesson: Lesson, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [lesson.game, "--lesson", lesson.id, "--lang", language]
    assert learn(monkeypatch, typed(lesson), *arguments) == 0
    said = " ".join(capsys.readouterr().out.split())
    for step in lesson.steps:
        assert " ".join(step.text[language].split()) in said
        if step.good is not None:
            assert " ".join(step.good[language].split()) in said
    assert f"beagle play {lesson.game}" in said


def test_puzzles_are_solved_by_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzles = puzzles_of(beagle.game("darwinci").info.folder)
    lines = [action for puzzle in puzzles for action in puzzle.best[0]]
    assert learn(monkeypatch, lines, "darwinci", "--puzzles", "--lang", "en") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert all(" ".join(puzzle.explanation["en"].split()) in said for puzzle in puzzles)


def test_show_back_help_and_quit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["", "back", "", "", "help", "nonsense", "show", "retour", "quit"]
    assert learn(monkeypatch, lines, "footsteps", "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "This is how: take darwins-rhea" in said
    assert "goes a step back" in said
    assert "'nonsense'" in said
    assert "You have left the lesson" in said


def test_an_input_that_ends_early_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(monkeypatch, [""], "footsteps", "--lang", "en") == 2
    assert "The input ended before the lesson did." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["footsteps", "--lesson", "nope"], "there is no lesson 'nope': there are basics"),
        (["footsteps", "--step", "99"], "expected a step"),
        (["footsteps", "--step", "0"], "expected a step"),
        (["chess"], "there is no game 'chess'"),
        (["footsteps", "--lesson", "missing.json"], "missing.json"),
    ],
)
def test_a_bad_request_is_refused_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
