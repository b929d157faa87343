"""Lesson files that can't be used are refused with the place and what was expected."""

import json
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.cli import main
from beagle.match.lessons.reading import BadLesson, LessonFile, read_lesson

GOOD = beagle.game("footsteps").info.folder / "lessons" / "basics.json"


def changed(folder: Path, **changes: Any) -> Path:
    """The first lesson of a game with some fields of its file or of its third step changed."""
    written = json.loads(GOOD.read_text(encoding="utf-8"))
    for name, value in changes.items():
        where = written["steps"][2] if name.startswith("step_") else written
        where[name.removeprefix("step_")] = value
    path = folder / "lesson.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": 2}, "format 1"),
        ({"kind": "song"}, "one of lesson, puzzles, coach, how-to-play, got 'song'"),
        ({"title": "Learn"}, "words in fr and en"),
        ({"names": {}}, "the position has 2"),
        ({"names": {"7": "Hooker"}}, "a name for every seat but the learner's"),
        ({"steps": []}, "the first step needs a position"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"step_part": "intro"}, "one of aim, turn"),
        ({"step_do": {"prompt": {"fr": "a", "en": "b"}, "accept": []}}, "accept names no play"),
        ({"step_then": [["first", "take lion"]]}, "pairs of a seat and an action"),
        ({"step_expect": {"later": {}}}, "start, done, end, got 'later'"),
        ({"step_expect": {"start": {"seats.0.score": 40}}}, "expected seats.0.score to be 40, the engine has 2"),
        ({"step_then": [[1, "take jaguar"]]}, "seat 1 can't 'take jaguar': not-facing (F-T3)"),
        ({"step_rules": ["F-Z9"]}, "F-Z9"),
    ],
)
def test_a_file_that_is_wrong_says_where_and_what_was_expected(
    changes: dict[str, Any], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(tmp_path, **changes)
    assert main(["check", str(path)]) == 1
    assert sentence in capsys.readouterr().err
    assert main(["check", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["legal"] is False


def test_what_is_not_json_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "lesson.json"
    path.write_text('{\n  "format": 1,\n  oops\n}', encoding="utf-8")
    with pytest.raises(BadLesson, match="line 3: not JSON"):
        LessonFile(path)


def test_a_file_of_puzzles_is_not_a_lesson() -> None:
    with pytest.raises(BadLesson, match="expected a lesson, got puzzles"):
        read_lesson(GOOD.with_name("puzzles.json"))


def test_a_good_file_is_said_to_be_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "check", str(GOOD)]) == 0
    assert "a good lesson file of In the Footsteps of Darwin, 13 parts" in capsys.readouterr().out
    assert main(["check", str(GOOD), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["parts"] == 13
