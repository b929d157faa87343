"""A full disk, a killed process, Ctrl-C: a sentence, and what was finished is kept and can be continued."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from beagle.cli import main
from tests.study.arena.files import repeatable

BEAGLE = [sys.executable, "-m", "beagle.cli"]
ARENA = ["arena", "footsteps", "--seats", "random,random"]
FULL = 3000
"""Bytes after which nothing more can be written."""


def on_a_full_disk(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where no file may grow beyond a limit, as if the disk were full then."""
    return subprocess.run(
        [*BEAGLE, *arguments],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, FULL)),
    )


def finished(out: Path) -> list[str]:
    """The lines that are whole."""
    return [line for line in out.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]


def is_continued(out: Path, games: int) -> bool:
    """Whether an arena that is continued is the same as one in one piece."""
    whole = out.with_name("whole.jsonl")
    assert main([*ARENA, "--games", str(games), "--out", str(out), "--resume"]) == 0
    assert main([*ARENA, "--games", str(games), "--out", str(whole)]) == 0
    return repeatable(out) == repeatable(whole)


def test_an_arena_on_a_full_disk_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = on_a_full_disk(*ARENA, "--games", "200", "--out", str(out))
    assert done.returncode == 2
    assert f"beagle: {out}: can't be written: File too large; what is there is kept, go on with --resume" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(finished(out)) > 10
    assert is_continued(out, 200)


@pytest.mark.parametrize("kind", ["arena", "dataset"])
def test_half_a_table_is_not_left_behind(kind: str, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    if kind == "arena":
        done = on_a_full_disk(*ARENA, "--games", "400", "--parquet", str(out))
    else:
        done = on_a_full_disk("dataset", "footsteps", "--games", "10", "--bot", "random", "--out", str(out))
    assert done.returncode == 2
    assert f"beagle: {out}: can't be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_report_on_a_full_disk_keeps_its_numbers(tmp_path: Path) -> None:
    """The numbers, small as they are, go to the output where they fit nowhere else."""
    out = tmp_path / "report.html"
    done = on_a_full_disk("report", "footsteps", "--games", "4", "--levels", "3", "--out", str(out))
    assert done.returncode == 2
    assert "can't be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert not out.exists()
    numbers = out.with_suffix(".json")
    report = json.loads(numbers.read_text(encoding="utf-8") if numbers.exists() else done.stdout)
    assert report["sets"]["printed"]["games"] == 4


def test_a_file_on_a_full_device_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--games", "2", "--out", "/dev/full", "--resume"]) == 2
    assert "beagle: /dev/full: can't be written: No space left on device" in capsys.readouterr().err


def players_of(process: int) -> list[int]:
    """The processes that play for another."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_an_arena_whose_process_is_killed_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [*BEAGLE, *ARENA, "--games", "1000000", "--jobs", "2", "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as playing:
        deadline = time.monotonic() + 60
        while not (out.exists() and len(finished(out)) > 20) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(players_of(playing.pid)[0], signal.SIGKILL)
        _, error = playing.communicate(timeout=60)
    assert playing.returncode == 3
    assert "a process was ended from outside" in error
    assert f"go on with --out {out} --resume" in error
    assert is_continued(out, len(finished(out)) + 5)
