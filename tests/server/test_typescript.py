"""The browser's types are those of the server."""

from pathlib import Path
from typing import Any

import pytest

from beagle.server.typescript import main, spell, typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_committed_types_are_up_to_date() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript()


@pytest.mark.parametrize(
    ("hint", "spelled"),
    [
        (list[int | None], "(number | null)[]"),
        (dict[str, list[Any]], "Record<string, unknown[]>"),
        (bool | int | str, "OptionValue"),
    ],
)
def test_types_are_spelled_in_typescript(hint: Any, spelled: str) -> None:
    assert spell(hint) == spelled


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        spell(set[int])


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    assert main([str(tmp_path / "wire.ts")]) == 0
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == typescript()


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
