"""What the web app's own tests compare with is what the engine says today."""

import json
import runpy
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda file: file.stem)
def test_a_fixture_made_again_is_the_same(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    make = runpy.run_path(str(FIXTURES / "make.py"))["make"]
    made = make(file.stem, **kept["made"])
    assert json.loads(json.dumps(made)) == kept, f"make it again: python web/fixtures/make.py {file.stem} ..."
