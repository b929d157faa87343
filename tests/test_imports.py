"""Who may import whom: core ← games, bots ← match ← testing, server, terminal, study ← cli."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "build_info": {"core"},
    "exit_codes": set(),
    "match": {"core", "games", "bots", "build_info"},
    "beagle": {"core", "games", "bots", "build_info", "match"},
    "testing": {"core", "bots", "match"},
    "server": {"core", "bots", "build_info", "match", "beagle"},
    "terminal": {"core", "bots", "build_info", "exit_codes", "match", "beagle"},
    "study": {"core", "bots", "build_info", "exit_codes", "match", "beagle"},
    "cli": {"core", "bots", "build_info", "exit_codes", "match", "beagle", "server", "terminal", "study"},
}
"""Each part, and the parts below it. A part may import itself; ``beagle`` is the front door, ``import beagle``."""


def part_of(module: str) -> str:
    """The part that a module of ours belongs to; a game is a part of its own: ``games.footsteps``."""
    names = module.split(".")
    if names[1:2] == ["games"] and len(names) > 2:
        return f"games.{names[2]}"
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "beagle"


def imported(module: str, source: str, *, is_package: bool) -> list[str]:
    """Every module of ours that the source names in an import, wherever the import stands."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            here = module.split(".")
            above = here[: len(here) - node.level + is_package] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            # ``from beagle import server`` and ``from beagle.games import footsteps`` name a part after the import.
            is_parent = origin in ("beagle", "beagle.games")
            found += [f"{origin}.{alias.name}" for alias in node.names] if is_parent else [origin]
    return [name for name in found if name.split(".")[0] == "beagle"]


def trespasses(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """A sentence for each import that goes against the direction."""
    part = part_of(module)
    allowed = MAY_IMPORT[part.split(".")[0]]
    return [
        f"{module} may not import {name}"
        for name in imported(module, source, is_package=is_package)
        if part_of(name) != part and part_of(name).split(".")[0] not in allowed
    ]


def modules() -> list[tuple[str, Path]]:
    """Every module of ours with its file."""
    files = sorted((SOURCES / "beagle").rglob("*.py"))
    return [
        (".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"), file) for file in files
    ]


def test_every_part_of_the_project_has_its_place_in_the_direction() -> None:
    parts = {module.split(".")[1] for module, _ in modules() if "." in module}
    assert parts <= set(MAY_IMPORT)


def test_the_direction_of_imports_is_kept() -> None:
    found = [
        sentence
        for module, file in modules()
        for sentence in trespasses(module, file.read_text(encoding="utf-8"), is_package=file.name == "__init__.py")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("beagle.core.state", "import beagle"),
        ("beagle.core.state", "from beagle.games.footsteps import actions"),
        ("beagle.core.state", "from ..bots import playout"),
        ("beagle.bots.playout", "from beagle.games import footsteps"),
        ("beagle.bots.playout", "def late():\n    import beagle.match.record"),
        ("beagle.games.darwinci.state", "from beagle.games.footsteps.actions import take"),
        ("beagle.games.darwinci.state", "from ..footsteps import actions"),
        ("beagle.games.darwinci.state", "from beagle.bots.playout import playouts"),
        ("beagle.match.referee", "from beagle import terminal"),
        ("beagle.terminal.lines", "from beagle.server.store import Store"),
        ("beagle.study.arena", "import beagle.cli"),
        ("beagle.server.http", "from beagle.games.footsteps.state import FootstepsState"),
        ("beagle.testing.laws", "from beagle.games.footsteps.state import FootstepsState"),
        ("beagle.match.referee", "from beagle.testing import Walk"),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str) -> None:
    assert len(trespasses(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("beagle.core.state", "import csv\nfrom beagle.core.errors import Refusal"),
        ("beagle.games.darwinci.state", "from beagle.core.state import State\nfrom . import actions"),
        ("beagle.match.catalogue", "from beagle.games import footsteps"),
        ("beagle.terminal.lines", "import beagle\nfrom beagle.match.referee import Referee"),
        ("beagle.cli", "from beagle.terminal import lines\nfrom beagle.study import bench"),
    ],
)
def test_an_import_along_the_direction_is_allowed(module: str, source: str) -> None:
    assert trespasses(module, source) == []


def test_a_package_knows_its_own_modules() -> None:
    assert trespasses("beagle.games.darwinci", "from .state import DarwinciState", is_package=True) == []
    assert trespasses("beagle.games.darwinci", "from ..footsteps import actions", is_package=True) != []
