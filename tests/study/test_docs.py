"""What ``docs/study.md`` shows is what happens, and it has the layout of every observation."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import beagle

DOCS = Path(__file__).parent.parent.parent / "docs"
STUDY = DOCS / "study.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(STUDY), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("name", beagle.games())
def test_the_layout_of_an_observation_is_the_one_in_its_source(name: str) -> None:
    source = (beagle.game(name).info.folder / "shown" / "observation.py").read_text(encoding="utf-8")
    about = ast.get_docstring(ast.parse(source))
    assert about is not None
    layout = about.split("\n\n", 1)[1]
    assert layout in STUDY.read_text(encoding="utf-8")
    sizes = re.findall(r"^(\w+) +(\d+)(?:  |$)", layout, re.MULTILINE)
    fields = beagle.game(name).start(players=beagle.game(name).info.least_players, seed=1).observation_fields()
    assert {(re.sub(r"_\d$", "", field), str(size)) for field, size in fields.items()} == set(sizes)
