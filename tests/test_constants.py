"""The engine's constants: numbers that the compiler can put where they are used.

mypyc knows a constant only if it is worked out from numbers of its own file. One that is made of another module's is
looked up, checked and unpacked at each use, and keeps the rules that use it from being inlined.
"""

import ast
from pathlib import Path

import pytest

from beagle.core.random import WORDS
from beagle.games.darwinci import actions as darwinci_actions
from beagle.games.darwinci import layout as darwinci_layout
from beagle.games.darwinci.plot import FIELD, WIDTH
from beagle.games.darwinning import actions as darwinning_actions
from beagle.games.darwinning import layout as darwinning_layout
from beagle.games.darwinning.cards import CARDS, VALUES
from beagle.games.darwinning.components import ENVIRONMENTS, SPECIES
from beagle.games.darwinning.state import MAX_LEGAL_SEARCHING
from beagle.games.darwinning.survival import ENVIRONMENT_COUNT
from beagle.games.footsteps import actions as footsteps_actions
from beagle.games.footsteps import layout as footsteps_layout
from beagle.games.footsteps.components import CHAPTERS, TILES

SOURCES = Path(__file__).parents[1] / "src" / "beagle"
COMPILED = [path for part in ["core", "games", "bots"] for path in sorted((SOURCES / part).rglob("*.py"))]


def looked_up(path: Path) -> list[str]:
    """The ``Final`` numbers of a module that are sums or products with a name from elsewhere."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    imported = {name.asname or name.name for node in body if isinstance(node, ast.ImportFrom) for name in node.names}
    late: list[str] = []
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            names = {part.id for part in ast.walk(node.value) if isinstance(part, ast.Name)}
            plain = isinstance(node.value, ast.BinOp | ast.Name)
            counted = isinstance(node.value, ast.Call) and names & {"len"}
            if (plain and names & (imported | set(late))) or counted:
                late.append(node.target.id)
    return late


@pytest.mark.parametrize("path", COMPILED, ids=[path.relative_to(SOURCES).as_posix() for path in COMPILED])
def test_a_number_is_worked_out_from_numbers_of_its_own_file(path: Path) -> None:
    assert looked_up(path) == []


def test_the_table_begins_after_the_generator() -> None:
    assert darwinci_layout.TURN == darwinning_layout.TURN == footsteps_layout.TURN == WORDS


def test_the_actions_of_darwinci_lie_side_by_side() -> None:
    a, table = darwinci_actions, darwinci_layout
    assert a.LINES == 2 * WIDTH
    assert a.TAKE == a.DRAW + table.SITES
    assert a.OFFER == a.TAKE + table.BONES
    assert a.RETURN == a.OFFER + table.BONES
    assert a.PUT == a.RETURN + table.SITES * table.BONES
    assert a.STONE == a.PUT + 4 * table.CELLS
    assert a.JEWEL == a.STONE + table.STONES * table.MOST_PLAYERS
    assert a.ACTION_COUNT == a.JEWEL + a.LINES * a.RUNS * table.JEWEL_KINDS
    assert FIELD == (1 << table.CELLS) - 1


def test_the_actions_of_darwinning_lie_side_by_side() -> None:
    a = darwinning_actions
    assert a.WAY_CHAIN + len(a.WAYS) == a.PUT
    assert a.LEAD == a.PUT + darwinning_layout.PLACES
    assert len(SPECIES) == a.DUMMY_ANIMAL
    assert a.LEAD + len(SPECIES) == a.EAT
    assert a.EAT + len(a.ANIMALS) == a.STEAL
    assert a.STEAL + len(a.ANIMALS) * VALUES == a.PLAY
    assert a.USE == a.PLAY + CARDS
    assert a.TAKE == a.USE + CARDS
    assert a.ACTION_COUNT == a.TAKE + CARDS
    assert len(ENVIRONMENTS) == ENVIRONMENT_COUNT
    assert MAX_LEGAL_SEARCHING == CARDS + 1


def test_the_actions_of_footsteps_lie_side_by_side() -> None:
    a = footsteps_actions
    assert a.DEVELOP == a.TAKE + TILES
    assert a.DEVELOP_PILE == a.DEVELOP + CHAPTERS
    assert a.RETURN == a.DEVELOP_PILE + 2
    assert a.ACTION_COUNT == a.RETURN + CHAPTERS
