"""The engine's constants: numbers that the compiler can put where they are used.

mypyc knows a constant only if it is worked out from numbers of its own file. One that is made of another module's is
looked up, checked and unpacked at each use, and keeps the rules that use it from being inlined.
"""

import ast
import importlib
from pathlib import Path

import pytest

from beagle.core.random import WORDS
from beagle.match.catalogue import catalogue, games

ROOT = Path(__file__).parents[1]
PARTS = ["src/beagle/core", "src/beagle/games", "src/beagle/bots", "examples/pebbles"]
"""What is compiled, and the game to copy, which is compiled once it is copied."""
FILES = [path for part in PARTS for path in sorted((ROOT / part).rglob("*.py"))]


def looked_up(path: Path) -> list[str]:
    """The ``Final`` numbers of a module that are sums or products with a name from elsewhere."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    imported = {name.asname or name.name for node in body if isinstance(node, ast.ImportFrom) for name in node.names}
    late: list[str] = []
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            names = {part.id for part in ast.walk(node.value) if isinstance(part, ast.Name)}
            plain = isinstance(node.value, ast.BinOp | ast.Name | ast.Attribute)
            counted = isinstance(node.value, ast.Call) and names & {"len"}
            if (plain and names & (imported | set(late))) or counted:
                late.append(node.target.id)
    return late


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(ROOT).as_posix() for path in FILES])
def test_a_number_is_worked_out_from_numbers_of_its_own_file(path: Path) -> None:
    assert looked_up(path) == []


@pytest.mark.parametrize("name", games())
def test_the_table_begins_after_the_generator(name: str) -> None:
    """The lowest place of a game's row is the first that chance doesn't use."""
    layout = importlib.import_module(f"{catalogue()[name].module}.layout")
    assert layout.TURN == WORDS
