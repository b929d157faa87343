"""Small faults in a game's rules, one at a time: does a rule test notice each of them?

    python scripts/mutations.py footsteps                  # all mutations of a game
    python scripts/mutations.py footsteps --only F-K2      # those of one rule
    python scripts/mutations.py footsteps --jobs 2

``tests/mutations/<game>.toml`` lists them, each a table::

    [[mutation]]
    rule = "F-K2"                      # the rule that it breaks, or a word for what it is about
    file = "theories.py"               # below src/beagle/games/<game>
    old = "the text as it is, once in the file"
    new = "the text that takes its place"
    equivalent = "why it changes nothing"     # only where that is so: then it must survive

For each of them the source is copied, changed and tested interpreted with ``tests/games/<game>``, without the golden
games: those are made again after a change of the rules and would then hide the fault. A mutation that no test notices
is a hole: the exit code is 1.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LISTS = ROOT / "tests" / "mutations"
COPIED = ("src", "tests", "docs/positions", "examples", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "static", "browser", "server", "study", "*.egg-info")
LONGEST = 600
"""Seconds after which a test run is stopped: a game that never ends is noticed, too."""


@dataclass(frozen=True)
class Mutation:
    """One fault."""

    game: str
    number: int
    rule: str
    file: str
    old: str
    new: str
    equivalent: str = ""

    def __str__(self) -> str:
        return f"{self.game} {self.number:3} {self.rule:8} {self.file}: {one_line(self.old)}  ->  {one_line(self.new)}"

    def path(self, root: Path) -> Path:
        return root / "src" / "beagle" / "games" / self.game / self.file

    def trouble(self, root: Path = ROOT) -> str:
        """Why it can't be applied; empty if it can."""
        path = self.path(root)
        if not path.is_file():
            return f"{self.file}: expected a file of {self.game}, got none"
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            return f"{self.file}: expected {one_line(self.old)!r} once, got it {text.count(self.old)} times"
        try:
            ast.parse(text.replace(self.old, self.new))
        except SyntaxError as error:
            return f"{self.file}: {one_line(self.new)!r} is not Python: {error}"
        return ""


def one_line(text: str) -> str:
    return " ".join(text.split()) or "(nothing)"


def mutations_of(game: str) -> list[Mutation]:
    """The list of a game."""
    with (LISTS / f"{game}.toml").open("rb") as file:
        entries = tomllib.load(file)["mutation"]
    return [Mutation(game=game, number=number, **entry) for number, entry in enumerate(entries, start=1)]


def listed_games() -> list[str]:
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def copy_project(into: Path) -> None:
    """What a game's tests need."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, into / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, into / name)


def run_tests(root: Path, game: str) -> tuple[bool, str]:
    """Whether a game's rule tests pass in a copy, and the last line that pytest wrote."""
    tests = f"tests/games/{game}"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", tests]
    command += [f"--ignore={tests}/test_golden.py"]
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, check=False, cwd=root, env=environment, capture_output=True, text=True, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return False, f"stopped after {LONGEST} s"
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return done.returncode == 0, (failed or done.stdout.splitlines() or [done.stderr])[-1][:160]


def try_out(mutation: Mutation) -> tuple[Mutation, bool, str]:
    """Whether the mutation survives, and what noticed it."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        copy_project(root)
        path = mutation.path(root)
        text = path.read_text(encoding="utf-8").replace(mutation.old, mutation.new)
        path.write_text(text, encoding="utf-8")
        survives, last = run_tests(root, mutation.game)
    return mutation, survives, last


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=listed_games())
    parser.add_argument("--only", default="", help="mutations whose rule begins like this, or of these numbers: 3,7")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    wanted = chosen.only.split(",")
    mutations = [
        mutation
        for mutation in mutations_of(chosen.game)
        if not chosen.only or str(mutation.number) in wanted or mutation.rule.startswith(chosen.only)
    ]
    trouble = [f"{mutation.number}: {mutation.trouble()}" for mutation in mutations if mutation.trouble()]
    if trouble:
        print(*trouble, sep="\n")
        return 2
    holes = killed = equivalent = 0
    with ThreadPoolExecutor(chosen.jobs) as pool:
        for mutation, survives, last in pool.map(try_out, mutations):
            said = "killed"
            if survives:
                said = "equivalent" if mutation.equivalent else "SURVIVES"
            elif mutation.equivalent:
                said = "KILLED, though listed as equivalent"
            killed += said == "killed"
            equivalent += said == "equivalent"
            holes += said.isupper() or "," in said
            print(f"{said:10} {mutation}", f"           {last}", sep="\n", flush=True)
    print(f"{len(mutations)} mutations: {killed} killed, {equivalent} equivalent, {holes} holes")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
