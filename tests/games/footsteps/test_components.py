"""Component sets: an owner's own values are read and checked (F-C1, F-C3)."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import beagle
from tests.games.footsteps.table import GAME

FILES = ["animals.csv", "characters.csv", "theories.csv"]


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """A copy of the standard set to edit."""
    for name in FILES:
        shutil.copy(GAME.components_folder / name, tmp_path / name)
    return tmp_path


def edit(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_value_of_ones_own_counts(own_set: Path) -> None:
    """F-B1."""
    old = "discovery,3,0,reconstructed,reconstructed\n3,"
    edit(own_set, "animals.csv", old, "discovery,2,0,reconstructed,own box\n3,")
    game = beagle.game("footsteps", components=own_set)
    state = game.from_position({"players": 2, "seats": [{"tiles": ["darwins-rhea"], "theories": []}, {}], "pawn": 1})
    assert state.scores()[0] == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("animals.csv", "2,Darwin's rhea", "3,Darwin's rhea", "animals.csv, line 3: expected id 2, got 3"),
        ("animals.csv", "Darwin's rhea", "Andean condor", "line 3: 'Andean condor' is there twice"),
        ("animals.csv", "Darwin's rhea", "", "line 3: name_en is empty"),
        ("animals.csv", "discovery,3", "discovery,4", "line 3: value must be a whole number from 1 to 3, not '4'"),
        ("animals.csv", "survey,1", "survey,2", "line 4: value must be a whole number from 1 to 1, not '2'"),
        (
            "animals.csv",
            "bird,america,discovery,1",
            "fish,america,discovery,1",
            "line 2: animal_class must be one of bird",
        ),
        (
            "animals.csv",
            "bird,america,discovery,1",
            "bird,europe,discovery,1",
            "line 2: ecosystem must be one of america",
        ),
        (
            "animals.csv",
            "bird,africa,discovery,1",
            "bird,america,discovery,1",
            "line 6: expected 4 animals of class bird",
        ),
        ("animals.csv", "discovery,1,1", "discovery,1,2", "line 2: emblematic must be a whole number from 0 to 1"),
        (
            "animals.csv",
            "discovery,1,1,",
            "treasure,1,1,",
            "line 2: bonus must be one of discovery, map, survey, guide",
        ),
        ("animals.csv", "name_fr", "nom", "animals.csv, line 1: expected the columns id,name_en"),
        ("animals.csv", "Vultur gryphus,", "", "animals.csv, line 2: expected 11 fields, got 10"),
        (
            "animals.csv",
            "reconstructed,reconstructed\n2,",
            "guessed,reconstructed\n2,",
            "line 2: name_source must be one of",
        ),
        ("characters.csv", "fitzroy", "fitz", "characters.csv, line 3: expected the character fitzroy, got 'fitz'"),
        ("characters.csv", "0,2,0,0,0", "0,9,0,0,0", "line 3: guides must be a whole number from 0 to 2, not '9'"),
        ("theories.csv", "16,1,", "16,2,", "theories.csv, line 17: expected 24 theories in all, got 25"),
        ("theories.csv", "16,1,", "17,1,", "line 17: chapter must be a whole number from 1 to 16, not '17'"),
    ],
)
def test_a_wrong_value_is_refused_with_file_line_and_reason(
    own_set: Path, name: str, old: str, new: str, told: str
) -> None:
    """F-C1, F-C3."""
    edit(own_set, name, old, new)
    with pytest.raises(beagle.BadComponents) as error:
        _ = beagle.game("footsteps", components=own_set).rules
    assert told in str(error.value)


def cut_last_line(folder: Path) -> None:
    lines = (folder / "animals.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "animals.csv").write_text("".join(lines[:-1]), encoding="utf-8")


def repeat_last_line(folder: Path) -> None:
    lines = (folder / "animals.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "animals.csv").write_text("".join([*lines, lines[-1]]), encoding="utf-8")


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (cut_last_line, "expected 64 animals, got 63"),
        (repeat_last_line, "line 66: expected 64 animals, this is one more"),
        (lambda folder: (folder / "theories.csv").unlink(), "theories.csv: there is no such component file"),
        (lambda folder: (folder / "theories.csv").write_bytes(b"\xff\xfe\x00"), "can't be read as a CSV table"),
        (lambda folder: (folder / "animals.csv").write_bytes(b""), "line 1: expected the columns"),
    ],
)
def test_a_damaged_file_is_refused(own_set: Path, damage: Callable[[Path], object], told: str) -> None:
    """F-C1."""
    damage(own_set)
    with pytest.raises(beagle.BadComponents) as error:
        _ = beagle.game("footsteps", components=own_set).rules
    assert told in str(error.value)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(FILES), place=st.integers(0, 10_000), junk=st.binary(max_size=12), cut=st.integers(0, 30))
def test_damage_brings_a_clear_refusal(own_set: Path, name: str, place: int, junk: bytes, cut: int) -> None:
    """F-C1."""
    whole = (GAME.components_folder / name).read_bytes()
    place %= len(whole)
    for other in FILES:
        shutil.copy(GAME.components_folder / other, own_set / other)
    (own_set / name).write_bytes(whole[:place] + junk + whole[place + cut :])
    try:
        game = beagle.game("footsteps", components=own_set)
        assert game.rules.action_count() == GAME.action_count
    except beagle.BadComponents as error:
        assert name in str(error)
