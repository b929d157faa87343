"""The component files: what is wrong with them is said with file and line (W-C1, W-C2, W-S1)."""

import shutil
from pathlib import Path

import pytest

from beagle.core.errors import BadComponents
from beagle.games import darwinning

FOLDER = Path(darwinning.__file__).parent / "components"


def edited(folder: Path, name: str, old: str, new: str) -> str:
    """A copy of the set with one edit."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("cards.csv", "1,acorn,2,", "1,acorn,1,", "line 3: the card acorn-1-a is there twice"),
        ("cards.csv", "2,acorn,1,Symbiosis", "2,acorn,1,Teeth", "line 10: expected 2 to be the trait symbiosis"),
        ("cards.csv", "1,acorn,1,", "16,acorn,1,", "line 2: number must be a whole number from 1 to 15"),
        ("cards.csv", ",jungle,", ",moon,", "line 2: environment must be one of desert"),
        ("cards.csv", ",+2,", ",+9,", "line 3: food_chain must be a whole number from -3 to 3"),
        ("cards.csv", "1,acorn,1,Pheromones,,2,jungle,reconstructed\n", "", "acorn-1-a is missing"),
        ("species.csv", "Fish,7,3", "Fish,7,4", "line 5: two species start on space 4"),
        ("species.csv", "Fish,7,3", "Cod,7,3", "line 4: name must be one of amoeba"),
        ("species.csv", "ocean:3", "ocean:4", "line 2: environments must look like ocean:3;polar:2"),
        ("species.csv", "ocean:3;wetland:3", "ocean:3;ocean:3", "line 2: the environment ocean is there twice"),
        ("species.csv", "2;14", "2;2", "line 2: traits must be two different numbers"),
        ("species.csv", "Fish,", "Mouse,", "line 5: Mouse is there twice"),
    ],
)
def test_bad_data_is_refused_with_file_line_and_reason(
    tmp_path: Path, name: str, old: str, new: str, said: str
) -> None:
    """W-C1, W-C2, W-S1."""
    with pytest.raises(BadComponents) as raised:
        darwinning.load(edited(tmp_path / "set", name, old, new))
    assert name in str(raised.value)
    assert said in str(raised.value)


def test_an_owner_may_change_an_icon(tmp_path: Path) -> None:
    """W-C1."""
    own = edited(tmp_path / "set", "cards.csv", "Pheromones,,2,jungle,reconstructed", "Pheromones,+3,2,ocean,own box")
    rules = darwinning.load(own)
    assert rules.pieces()["cards"][0]["food_chain"] == "+3"
