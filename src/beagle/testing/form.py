"""The form that every game's folder fills in: the same file and the same names for the same role.

Further files of a folder are chapters of its rules, or parts of a role that is long (``shown/plans.py``).
"""

import ast
from pathlib import Path
from typing import Final

from beagle.match.info import LANGUAGES


class Role:
    """What a file of a game is for, and the names that others look for in it."""

    def __init__(self, file: str, purpose: str, names: tuple[str, ...] = ()) -> None:
        self.file = file
        self.purpose = purpose
        self.names = names


ROLES: Final = (
    Role("game.toml", "the identity card: id, title, players, options"),
    Role("__init__.py", "reads the components and hands out the rules", ("load",)),
    Role("game.py", "the game as the rest of Beagle sees it"),
    Role("components.py", "what is printed on the pieces", ("Components", "read_components")),
    Role("actions.py", "every action, its number and its spelling", ("ACTION_COUNT", "format_action", "parse_action")),
    Role("layout.py", "the places of the row, and the phases", ("PHASE", "PHASES", "NEWS", "NEWS_ROOM", "SEATS")),
    Role("news.py", "the kinds of news", ("tell",)),
    Role("setup.py", "a game before its first action", ("start",)),
    Role("state.py", "the contract and nothing else"),
    Role("turn.py", "what follows what", ("take_action",)),
    Role(
        "scoring.py",
        "points by category, and who is ahead",
        ("CATEGORIES", "category_points", "total_points", "leaders"),
    ),
    Role("hidden.py", "dealing again what a seat can't know", ("deal_hidden",)),
    Role("heuristics.py", "what bots ask", ("TUNING", "evaluate", "rollout_weights")),
    Role("holdings.py", "what a seat has gathered, for reports", ("holdings",)),
    Role("shown/__init__.py", "what leaves a state, one file a channel"),
    Role("shown/view.py", "the table as a seat sees it", ("table",)),
    Role("shown/events.py", "the sentences about an action", ("event", "news")),
    Role("shown/refusals.py", "why something is not legal now", ("refusal",)),
    Role("shown/forecasts.py", "what would come of an action"),
    Role("shown/picture.py", "the table as text", ("draw",)),
    Role("shown/observation.py", "what learners see", ("TABLE_FIELDS", "SEAT_FIELDS", "size_for", "observe")),
    Role("position/__init__.py", "the whole state as JSON"),
    Role("position/write.py", "writing a position", ("write",)),
    Role("position/read.py", "reading one", ("read",)),
    *(Role(f"rules/{language}.md", "the rules in our own words, each with an id") for language in LANGUAGES),
    *(Role(f"text/{language}.ftl", "names and sentences") for language in LANGUAGES),
)

ARGUMENTS: Final = ("v", "players", "pieces", "seat")
"""Their order in every function of a role; a function leaves out what it doesn't need."""

EMPTY_PACKAGES: Final = ("shown/__init__.py", "position/__init__.py")
"""These hold a docstring and no code."""

STATE_LINES: Final = 240
"""More than this, and ``state.py`` does what another file should."""


def form_gaps(folder: Path) -> list[str]:
    """A sentence for each thing that a game's folder lacks or has under another name."""
    gaps = [gap for role in ROLES for gap in role_gaps(folder, role)]
    if not list(folder.glob("components/*.csv")):
        gaps.append("components/: expected at least one CSV table, got none")
    return gaps


def role_gaps(folder: Path, role: Role) -> list[str]:
    """What is wrong with the file of a role."""
    path = folder / role.file
    if not path.is_file():
        return [f"{role.file}: expected a file for {role.purpose!r}, got none"]
    if path.suffix != ".py":
        return []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    gaps = [name_gap(folder, role, name) for name in role.names if name not in defined_names(tree)]
    gaps += [argument_gap(role, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    if role.file == "state.py" and len(path.read_text(encoding="utf-8").splitlines()) > STATE_LINES:
        gaps.append(f"state.py: expected at most {STATE_LINES} lines, the contract and nothing else")
    if role.file in EMPTY_PACKAGES and len(tree.body) != 1:
        gaps.append(f"{role.file}: expected a docstring and nothing else")
    return [gap for gap in gaps if gap]


def name_gap(folder: Path, role: Role, name: str) -> str:
    """That a name is missing, and where it is instead."""
    elsewhere = [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.py"))
        if name in defined_names(ast.parse(path.read_text(encoding="utf-8")))
    ]
    return f"{role.file}: expected {name}, which is in {' and '.join(elsewhere) or 'no file of the folder'}"


def argument_gap(role: Role, function: ast.FunctionDef) -> str:
    """That a role's function takes its arguments in another order than all the others."""
    if function.name not in role.names:
        return ""
    taken = [argument.arg for argument in function.args.args if argument.arg in ARGUMENTS]
    ordered = [name for name in ARGUMENTS if name in taken]
    expected = ", ".join(ordered)
    return "" if taken == ordered else f"{role.file}: expected {function.name}({expected}, …), got {', '.join(taken)}"


def defined_names(tree: ast.Module) -> set[str]:
    """The functions, classes and constants at the top of a module."""
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assigned = [node.target for node in tree.body if isinstance(node, ast.AnnAssign)]
    return names | {target.id for target in assigned if isinstance(target, ast.Name)}


def chapters(folder: Path) -> list[str]:
    """The files of a game that are no role: chapters of its rules, and parts of a long role."""
    roles = {role.file for role in ROLES}
    files = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.py"))]
    return [file for file in files if file not in roles]
