"""Every sentence, read at once: stored as text, and French as a printer sets it."""

import re

import pytest

from beagle.match.info import LANGUAGES
from scripts.typography import french_texts, typeset
from tests.golden.all_sentences import Area, areas, sentences, stored

STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
BROKEN = re.compile(r" [;:!?×»%]|« ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", areas(), ids=str)
def test_every_sentence_is_as_it_was_read(area: Area, language: str) -> None:
    """After a wanted change: ``python -m tests.golden.all_sentences``, and read the difference."""
    assert sentences(area, language) == stored(area, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("area", areas(), ids=str)
def test_french_has_curved_apostrophes_and_spaces_that_do_not_break(area: Area) -> None:
    """``python scripts/typography.py`` puts them right."""
    lines = sentences(area, "fr").splitlines()[1:]
    assert [line for line in lines if STRAIGHT.search(line)] == []
    assert [line for line in lines if BROKEN.search(line)] == []


@pytest.mark.parametrize("area", areas(), ids=str)
def test_both_languages_say_the_same_things(area: Area) -> None:
    keys = [
        [line for line in sentences(area, language).splitlines() if line and not line.startswith((" ", "#"))]
        for language in LANGUAGES
    ]
    assert sorted(keys[0]) == sorted(keys[1])


def test_the_rules_pages_are_set_like_the_sentences() -> None:
    pages = [path for path in french_texts() if path.name == "fr.md"]
    assert pages
    assert [path for path in pages if typeset(path.read_text("utf-8")) != path.read_text("utf-8")] == []
