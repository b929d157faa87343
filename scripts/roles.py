"""Writes the table of roles, files and games into ``docs/architecture.md``; ``tests/games/test_form.py`` keeps it true.

PYTHONPATH=src python scripts/roles.py
"""

from pathlib import Path

import beagle
from beagle.testing.form import ROLES, chapters

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- written by scripts/roles.py -->\n"
END = "<!-- end of what is written by scripts/roles.py -->\n"
PARTS = ("shown/", "position/")
"""Folders that may hold parts of a role beside the roles themselves."""


def folders() -> list[Path]:
    """The folder of each game, and of the one to copy."""
    return [*(beagle.game(name).info.folder for name in beagle.games()), ROOT / "examples" / "pebbles"]


def role_table(games: list[Path]) -> str:
    """A row for each role, a column for each game; then the chapters and the parts of long roles."""
    rows = [["role", "names in it", *(folder.name for folder in games)]]
    rows.append(["---"] * len(rows[0]))
    for role in ROLES:
        named = ", ".join(f"`{name}`" for name in role.names)
        rows.append([role.purpose, named, *(file_in(folder, role.file) for folder in games)])
    rows.append(["the chapters of the rules", "`legal_…`", *(listed(own_chapters(folder)) for folder in games)])
    rows.append(["parts of a long role", "", *(listed(own_parts(folder)) for folder in games)])
    return "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |") for row in rows)


def file_in(folder: Path, file: str) -> str:
    return f"`{file}`" if (folder / file).is_file() else "missing"


def own_chapters(folder: Path) -> list[str]:
    return [file for file in chapters(folder) if not file.startswith(PARTS)]


def own_parts(folder: Path) -> list[str]:
    return [file for file in chapters(folder) if file.startswith(PARTS)]


def listed(files: list[str]) -> str:
    return ", ".join(f"`{file}`" for file in files)


def with_table(page: str, table: str) -> str:
    """The page with this table in place of the one it has."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + table + "\n" + END + after


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_table(page, role_table(folders())), encoding="utf-8")
