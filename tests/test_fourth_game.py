"""A fourth game is one more folder: Pebbles, copied into ``games`` under another id, is played everywhere at once.

Nothing else is edited. ``RENAMING`` is all that ``docs/adding-a-game.md`` asks for before the rules are changed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beagle.testing import form_gaps
from tests.fake_games import PEBBLES
from tests.server.processes import ask, beagle, spawned

ROOT = Path(__file__).parents[1]
ID = "flints"
RENAMING = {"examples.pebbles": f"beagle.games.{ID}", '"pebbles"': f'"{ID}"'}
"""What the guide's line of ``sed`` replaces in every file of the copy."""
EVERY_LAW = f"""
import beagle
from beagle.testing import all_laws

game = beagle.game({ID!r})
laws = all_laws(game)
for law in laws:
    law()
print(game.info.folder, len(laws))
"""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")


def copy_game(games: Path) -> Path:
    """The guide's first step."""
    folder = Path(shutil.copytree(PEBBLES, games / ID, ignore=LEFT_OUT))
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        text = file.read_text(encoding="utf-8")
        for old, new in RENAMING.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of Beagle with the new game, which every process that a test starts runs."""
    sources = Path(shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT_OUT))
    monkeypatch.setenv("PYTHONPATH", str(sources))
    return copy_game(sources / "beagle" / "games")


def test_the_guide_renames_what_this_test_renames() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    line = next(line for line in guide.splitlines() if " sed " in line)
    assert all(f"s/{old}/{new}/" in line.replace("\\.", ".") for old, new in RENAMING.items())


def python(*arguments: str) -> str:
    """What a Python process prints."""
    asked = [sys.executable, *arguments]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=300, check=False, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_the_others_and_has_its_rules(folder: Path) -> None:
    cards = json.loads(beagle("games", "--json").stdout)
    assert ID in [card["id"] for card in cards]
    assert len(cards) > 1
    assert "- P-2 Then you may dig once" in beagle("rules", ID, "--rule", "P-2").stdout


@pytest.mark.parametrize(("language", "end"), [("en", "The heap is empty."), ("fr", "Le tas est vide.")])
def test_it_is_played_from_a_pipe_to_the_end(folder: Path, tmp_path: Path, language: str, end: str) -> None:
    record = tmp_path / "match.txt"
    asked = ["-m", "beagle.cli", "play", ID, "--lang", language, "--seed", "3", "--record", str(record)]
    played = subprocess.run(
        [sys.executable, *asked], input="1\n" * 200, capture_output=True, text=True, timeout=120, check=False
    )
    assert played.returncode == 0, played.stderr
    assert end in played.stdout
    assert beagle("check", str(record)).returncode == 0


def test_it_is_served_and_a_program_plays_it_against_a_bot(folder: Path, tmp_path: Path) -> None:
    with spawned(tmp_path / "data", "--thinkers", "0", "--bot-pause", "0", "--unhurried") as (address, _):
        card, _ = ask(address, f"/api/games/{ID}")
        assert card["title"]["en"] == "Pebbles"
        printed = python(str(ROOT / "examples" / "bot.py"), address, ID)
    assert "scores [" in printed


def test_bots_play_it_in_the_arena(folder: Path) -> None:
    played = beagle("arena", ID, "--seats", "greedy,random", "--games", "20", "--seed", "1", "--json")
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 20


def test_it_obeys_every_law_and_fills_in_the_form(folder: Path) -> None:
    assert form_gaps(folder) == []
    printed = python("-c", EVERY_LAW)
    assert printed.split()[0] == str(folder)
    assert int(printed.split()[1]) > 50


def test_it_can_have_its_golden_files_by_one_command(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=LEFT_OUT)
    subprocess.run([sys.executable, "-m", "tests.golden.new_game", ID], cwd=tmp_path, check=True, timeout=300)
    golden = tmp_path / "tests" / "golden"
    names = sorted(path.name for path in (golden / ID).iterdir())
    records = [f"{players}-players.record" for players in (2, 3, 4)]
    assert names == [*records, "playthrough.en.txt", "playthrough.fr.txt"]
    before = json.loads((ROOT / "tests" / "golden" / "digests.json").read_text(encoding="utf-8"))
    after = json.loads((golden / "digests.json").read_text(encoding="utf-8"))
    assert after == {**before, ID: after[ID]}
