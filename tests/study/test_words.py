"""What the study commands say: both languages have it all, and numbers are written as each writes them."""

import re
from pathlib import Path

import beagle.study
from beagle.study.words import StudyWords

SOURCES = Path(beagle.study.__file__).parent


def test_both_languages_have_the_same_keys() -> None:
    assert StudyWords("fr").keys() == StudyWords("en").keys()


def test_every_text_that_is_asked_for_is_there() -> None:
    sources = [file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py")]
    asked = {key for source in sources for key in re.findall(r'(?:say|trouble|heading)\(\s*"([a-z0-9-]+)"', source)}
    assert len(asked) > 80
    assert asked <= StudyWords("en").keys()


def test_every_text_of_the_studies_is_used() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    made = re.compile(
        r"help-\w+-examples|\w+-about|report-set-.*|report-column-.*|report-(winner|other)|bench-(python|inside|search)"
    )
    own = set(re.findall(r"^([a-z0-9-]+) =", (SOURCES / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert {
        key for key in own if f'"{key}"' not in sources and f"'{key}'" not in sources and not made.fullmatch(key)
    } == set()


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert StudyWords("en").percent(0.625) == "62.5%"
    assert StudyWords("fr").percent(0.625) == "62,5\N{NO-BREAK SPACE}%"
    assert StudyWords("en").decimal(12345.67, 1) == "12,345.7"
    assert StudyWords("fr").decimal(12345.67, 1) == "12\N{NO-BREAK SPACE}345,7"
