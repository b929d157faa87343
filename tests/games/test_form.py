"""Every game fills in the same form: anyone who has learnt one folder knows the next."""

import ast
import shutil
from pathlib import Path

import pytest

import beagle
from beagle.testing import ROLES, form_gaps
from beagle.testing.form import Role, defined_names
from scripts.roles import PAGE, folders, role_table, with_table
from tests.fake_games import PEBBLES

FOLDERS = [*(beagle.game(name).info.folder for name in beagle.games()), PEBBLES]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_a_game_has_a_file_for_every_role_and_the_names_that_belong_there(folder: Path) -> None:
    assert form_gaps(folder) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_places_are_read_as_those_of_the_layout(folder: Path) -> None:
    """``from … import layout as L``, never a list of its names."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").endswith(".layout"), path
                assert all(name.asname == "L" for name in node.names if name.name == "layout"), path


def test_the_page_on_architecture_has_the_table_of_roles() -> None:
    """After a file came or went: ``PYTHONPATH=src python scripts/roles.py``."""
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page, role_table(folders())) == page


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A game whose folder may be spoilt."""
    return Path(shutil.copytree(PEBBLES, tmp_path / "pebbles", ignore=shutil.ignore_patterns("__pycache__")))


@pytest.mark.parametrize("role", ROLES, ids=lambda role: str(role.file))
def test_a_file_that_is_missing_is_told(copy: Path, role: Role) -> None:
    (copy / role.file).unlink()
    assert [gap for gap in form_gaps(copy) if gap.startswith(f"{role.file}: expected a file for")]


@pytest.mark.parametrize(
    ("file", "old", "new", "gap"),
    [
        (
            "turn.py",
            "def take_action(",
            "def step(",
            "turn.py: expected take_action, which is in no file",
        ),
        ("scoring.py", "CATEGORIES: Final", "COLUMNS: Final", "scoring.py: expected CATEGORIES, which is in no file"),
        (
            "holdings.py",
            "(v: vec[i64], seat: i64)",
            "(seat: i64, v: vec[i64])",
            "holdings.py: expected holdings(v, seat, …), got seat, v",
        ),
        ("shown/__init__.py", "channel.", 'channel."""\nNEAR = """', "shown/__init__.py: expected a docstring"),
        ("state.py", "class", "\n" * 240 + "class", "state.py: expected at most 240 lines"),
    ],
)
def test_another_name_or_another_order_is_told(copy: Path, file: str, old: str, new: str, gap: str) -> None:
    path = copy / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert [found for found in form_gaps(copy) if found.startswith(gap)]


def test_a_name_that_lives_elsewhere_is_told_where(copy: Path) -> None:
    (copy / "tidings.py").write_text((copy / "news.py").read_text(encoding="utf-8"), encoding="utf-8")
    (copy / "news.py").write_text('"""Nothing."""\n', encoding="utf-8")
    assert form_gaps(copy) == ["news.py: expected tell, which is in tidings.py"]


def test_a_set_without_pieces_is_told(copy: Path) -> None:
    shutil.rmtree(copy / "components")
    assert form_gaps(copy) == ["components/: expected at least one CSV table, got none"]


def test_names_are_functions_classes_and_constants() -> None:
    tree = ast.parse("A: int = 1\ndef f(): pass\nclass C:\n    def g(self): pass\n")
    assert defined_names(tree) == {"A", "f", "C"}
