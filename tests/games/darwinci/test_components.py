"""Component files: read with provenance, refused with file, line and reason (C-C1, C-C2)."""

from pathlib import Path

import pytest

import beagle
from beagle.games.darwinci import load
from tests.games.darwinci.table import GAME

FOLDER = Path(beagle.__file__).parent / "games/darwinci/components"


def changed(folder: Path, name: str, old: str, new: str) -> str:
    """A copy of the set with one text replaced."""
    for path in FOLDER.glob("*.csv"):
        text = path.read_text(encoding="utf-8")
        if path.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("bones.csv", "S02,straight", "S01,straight", "bones.csv, line 3: the bone S01 is there twice"),
        ("bones.csv", "S02,straight", "S02,end", "expected 29 bones of shape end, this is one more"),
        ("bones.csv", "S02,straight", "S02,curly", "shape must be one of straight, corner, tee, end, not 'curly'"),
        ("bones.csv", "S02,", "S 2,", "id must be made of letters and digits, not 'S 2'"),
        ("bones.csv", "spine,-5", "spine,5", "expected 10 rotten bones (a negative value), got 9"),
        ("bones.csv", "spine,-5", "spine,-50", "value must be a whole number from -9 to 9, not '-50'"),
        ("bones.csv", "spine,-5,0", "spine,-5,x", "shell must be a whole number from 0 to 3, not 'x'"),
        ("bones.csv", "straight,spine", "straight,tusk", "part must be one of spine, limb"),
        ("bones.csv", "E29,end,wing,3,0,0,0,1,0,reconstructed\n", "", "expected 65 bones, got 64"),
        ("words.csv", "wing,a wing", "fin,a wing", "expected the word wing, got 'fin'"),
        ("words.csv", "ring,bague,", "ring,,", "name_fr is empty"),
    ],
)
def test_a_bad_component_file_is_refused(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    """C-C1, C-C2."""
    with pytest.raises(beagle.BadComponents) as refused:
        load(changed(tmp_path, name, old, new))
    assert told in str(refused.value)


def test_an_edited_set_is_played_with(tmp_path: Path) -> None:
    """C-C2: several jewels of a kind on a bone count each."""
    rules = load(changed(tmp_path, "bones.csv", "S10,straight,limb,3,0,0,0,0,1", "S10,straight,limb,3,0,0,0,0,3"))
    position = {"players": 3, "phase": "score", "seats": [{"plot": ["S10 S11"]}, {}, {}]}
    state = rules.from_position(position)
    state.apply(0, rules.parse_action("jewel earring row 4"))
    assert state.scores()[0] == 12 + 3 * 3


def test_bones_have_names_in_both_languages() -> None:
    """C-C2."""
    assert GAME.rules.names("en")["bone-E27"] == "a wing E27 (2, shell)"
    assert GAME.rules.names("fr")["bone-E27"] == "une aile E27 (2, coquillage)"
    assert GAME.rules.names("fr")["bone-S11"] == "une vertèbre S11"
