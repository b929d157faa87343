"""The borders inside the server: what crosses the wire is made and read at the edge, and nowhere else."""

import ast
from pathlib import Path

import pytest

import beagle.server

SERVER = Path(beagle.server.__file__).parent

AT_THE_EDGE = {
    "messages",
    "socket",
    "error_handlers",
    "routes_games",
    "routes_people",
    "routes_programs",
    "routes_tables",
}
"""The modules that know the types of ``wire``; everything behind them speaks in plain data."""

IN_A_WORKER = {"beagle.match"}
"""What a process in which bots think needs of ours: no database, no web server."""


def imports(source: str) -> set[str]:
    """Every module that a source imports, wherever the import stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports inside the server are written out in full"
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def knows_the_wire(source: str) -> bool:
    return any((name + ".").startswith("beagle.server.wire.") for name in imports(source))


def test_only_the_edge_knows_the_wire() -> None:
    knowing = {file.stem for file in SERVER.glob("*.py") if knows_the_wire(file.read_text(encoding="utf-8"))}
    assert knowing == AT_THE_EDGE


@pytest.mark.parametrize(
    "source",
    [
        "from beagle.server import rows, wire",
        "from beagle.server.wire import Clock",
        "def late():\n    import beagle.server.wire.clocks",
    ],
)
def test_a_look_at_the_wire_is_found(source: str) -> None:
    assert knows_the_wire(source)


@pytest.mark.parametrize("source", ["from beagle.server import rows", "from beagle.server.wires import Fence"])
def test_other_imports_are_no_look_at_the_wire(source: str) -> None:
    assert not knows_the_wire(source)


def test_a_worker_loads_no_more_than_it_needs() -> None:
    source = (SERVER / "bot_worker.py").read_text(encoding="utf-8")
    ours = {name for name in imports(source) if name.startswith("beagle.")}
    assert {".".join(name.split(".")[:2]) for name in ours} == IN_A_WORKER


def test_nothing_is_hooked_in_from_outside() -> None:
    """Who has to be called is told to a constructor: nobody sets another's methods."""
    hooks = [
        f"{file.name}:{node.lineno}"
        for file in SERVER.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr.startswith(("after_", "on_", "before_"))
    ]
    assert hooks == []
