"""The examples run, and the trained agent beats random."""

import json
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_game_in_ten_lines() -> None:
    printed = run("random_game.py")
    assert "seat 1: " in printed
    assert re.search(r"points \[\d+, \d+, \d+\] winners \[\d", printed)
    lines = (EXAMPLES / "random_game.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line and not line.startswith(("import", "from", '"""'))]
    assert len(code) <= 10


def test_the_trained_agent_beats_random() -> None:
    printed = run("train_agent.py", "200", "30")
    share = re.search(r"wins ([\d.]+)% of 30 games", printed)
    assert share is not None
    assert float(share.group(1)) > 65


def test_a_tuned_component_is_compared_with_the_printed_one(tmp_path: Path) -> None:
    printed = run("tune_component.py", str(tmp_path), "8")
    assert re.search(r"^printed: .* FitzRoy .*\nedited: .* FitzRoy ", printed, re.MULTILINE)
    assert set(json.loads((tmp_path / "fitzroy.json").read_text(encoding="utf-8"))["sets"]) == {"printed", "edited"}
