"""Lessons, puzzles, the coach's lines and the page on how to play: texts in a game's folder, run on the engine.

``docs/lessons.md`` describes the files. They are read by ``reading``, walked by a learner in ``walk`` and held to the
engine by ``checks``.
"""

from beagle.match.lessons.model import CoachLine, HowToPlay, Lesson, Puzzle, Step, Text
from beagle.match.lessons.reading import BadLesson, coach_of, how_to_play_of, lessons_of, puzzles_of, read_lesson
from beagle.match.lessons.walk import Answer, LessonWalk

__all__ = [
    "Answer",
    "BadLesson",
    "CoachLine",
    "HowToPlay",
    "Lesson",
    "LessonWalk",
    "Puzzle",
    "Step",
    "Text",
    "coach_of",
    "how_to_play_of",
    "lessons_of",
    "puzzles_of",
    "read_lesson",
]
