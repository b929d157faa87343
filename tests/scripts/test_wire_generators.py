"""The browser's types are those of the server."""

from pathlib import Path
from typing import Any

import pytest

from beagle.server.errors import STATUS
from scripts.protocol_reference import main as write_reference
from scripts.protocol_reference import with_reference
from scripts.wire_typescript import main, spell, typescript

ROOT = Path(__file__).parents[2]
WIRE_TS = ROOT / "web" / "src" / "wire.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"


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


def test_the_reference_of_the_protocol_is_up_to_date() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    assert with_reference(page) == page
    assert page.count("\n### ") > 35


def test_the_reference_is_written_by_its_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "protocol.md"
    copy.write_text("# Talking\n", encoding="utf-8")
    assert write_reference([str(copy)]) == 0
    assert copy.read_text(encoding="utf-8").startswith("# Talking\n<!-- From here on")
    assert write_reference([str(tmp_path / "missing.md")]) == 2
    assert write_reference([]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_the_protocol_lists_every_code() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []
