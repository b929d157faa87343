"""Every lesson, puzzle, line of the coach and picture of every game, step by step on the engine."""

import re
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.match.info import LANGUAGES
from beagle.match.lessons.checks import check_lesson_file
from beagle.match.lessons.model import Lesson, Step
from beagle.match.lessons.reading import PARTS, LessonFile, coach_of, how_to_play_of, lessons_of, puzzles_of
from beagle.match.lessons.walk import GOOD, ONWARD, OTHERWISE, REFUSED, WRONG, LessonWalk

FOLDERS = {id: beagle.game(id).info.folder for id in beagle.games()}
FILES = [path for folder in FOLDERS.values() for path in sorted((folder / "lessons").glob("*.json"))]
LESSONS = [lesson for folder in FOLDERS.values() for lesson in lessons_of(folder)]

LONGEST_TEXT = 330
"""Characters: a few short sentences."""


def file_id(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


def lesson_id(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_a_lesson_file_fits_the_engine(path: Path) -> None:
    file = LessonFile(path)
    assert file.game == path.parents[1].name
    assert check_lesson_file(beagle.game(file.game), file) > 0


@pytest.mark.parametrize("id", [id for id in FOLDERS if (FOLDERS[id] / "lessons").is_dir()])
def test_a_game_that_teaches_has_a_first_lesson_puzzles_a_coach_and_a_page(id: str) -> None:
    folder = FOLDERS[id]
    first = lessons_of(folder)[0]
    assert first.id == "basics"
    order = [PARTS.index(step.part) for step in first.steps if step.part != "more"]
    assert order == sorted(order)
    assert {step.part for step in first.steps} >= set(PARTS[:-1])
    assert 8 <= len(first.steps) <= 14
    assert len(puzzles_of(folder)) >= 3
    assert coach_of(folder).lines
    page = how_to_play_of(folder)
    assert page is not None
    assert len(page.pictures) == 5


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_texts_are_short_and_set_as_each_language_is(path: Path) -> None:
    for text in texts_in(LessonFile(path).node.left):
        for language in LANGUAGES:
            assert 0 < len(text[language]) <= LONGEST_TEXT
            assert not re.search(r"  |'|[A-Z]-[A-Z]+\d", text[language]), text[language]
        assert not re.search(r"(?<![\u00a0\u202f])(?<!Darwinning)[;:?!»](?=\s|$)", text["fr"]), text["fr"]


def texts_in(value: Any) -> list[dict[str, str]]:
    if isinstance(value, dict):
        return [value] if set(value) == set(LANGUAGES) else [text for part in value.values() for text in texts_in(part)]
    return [text for part in value for text in texts_in(part)] if isinstance(value, list) else []


@pytest.mark.parametrize("lesson", LESSONS, ids=lesson_id)
def test_a_learner_who_follows_reaches_the_end(lesson: Lesson) -> None:
    walk = LessonWalk(beagle.game(lesson.game), lesson)
    for number in range(len(lesson.steps)):
        assert walk.number == number
        if walk.step.task is not None:
            for action in walk.step.task.accept[0]:
                answer = walk.propose(action)
                assert answer.kind in (ONWARD, GOOD)
            assert answer.kind == GOOD
        assert walk.complete
        if not walk.is_last():
            walk.go_on()
    assert walk.others() is not None


@pytest.mark.parametrize("lesson", LESSONS, ids=lesson_id)
def test_every_listed_mistake_gets_its_answer_and_changes_nothing(lesson: Lesson) -> None:
    game = beagle.game(lesson.game)
    for number, step in enumerate(lesson.steps):
        for wrong in step.wrong:
            walk = LessonWalk(game, lesson, number)
            before = game.position(walk.state)
            *first, last = wrong.whole
            for action in first:
                assert walk.propose(action).kind == ONWARD
            answer = walk.propose(last)
            assert answer.say == wrong.say
            if wrong.refused is not None:
                assert (answer.kind, answer.code, answer.rule) == (REFUSED, wrong.refused.code, wrong.refused.rule)
            else:
                assert answer.kind == WRONG
                assert walk.begins(walk.done, step_accept(step))
            if not walk.done:
                assert game.position(walk.state) == before


def step_accept(step: Step) -> tuple[str, ...]:
    assert step.task is not None
    return step.task.accept[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=lesson_id)
def test_what_is_neither_asked_for_nor_listed_gets_a_friendly_answer(lesson: Lesson) -> None:
    game = beagle.game(lesson.game)
    seen = set()
    for number in range(len(lesson.steps)):
        walk = LessonWalk(game, lesson, number)
        position = game.position(walk.state)
        for action in walk.state.legal_actions(lesson.you):
            spelled = game.format_action(action)
            if walk.step.task is not None and not walk.leads_on((spelled,)):
                answer = walk.propose(spelled)
                seen.add(answer.kind)
                assert answer.say == lesson.otherwise
                assert game.position(walk.state) == position
    assert seen <= {OTHERWISE}


def test_any_step_can_be_met_alone_and_is_the_same_table_as_on_the_way() -> None:
    for lesson in LESSONS:
        game = beagle.game(lesson.game)
        walk = LessonWalk(game, lesson)
        for number in range(len(lesson.steps)):
            assert game.position(LessonWalk(game, lesson, number).state) == game.position(walk.state)
            walk.do_it()
            if not walk.is_last():
                walk.go_on()
