"""Files: whole or not at all, and a sentence when it can't be."""

from pathlib import Path

import pytest

from beagle.core.errors import BadOption, BadPosition
from beagle.match.files import FileTrouble, read_text, write_text
from beagle.match.positions import format_position, game_of, read_position, save_position


def test_a_file_is_written_whole_and_read_back(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    write_text(file, "été\n")
    write_text(file, "automne\n")
    assert read_text(file) == "automne\n"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_can_not_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="can't be written: No such file or directory"):
        write_text(tmp_path / "nowhere" / "match.txt", "x")
    with pytest.raises(FileTrouble, match="can't be written: it is a folder"):
        write_text(tmp_path, "x")
    with pytest.raises(FileTrouble, match="can't be written"):
        write_text(tmp_path / "half.txt", "a\ud800b")
    with pytest.raises(FileTrouble, match="can't be written"):
        write_text(tmp_path / "a\0b", "x")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_can_not_be_read_gives_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="can't be read: No such file or directory"):
        read_text(tmp_path / "nowhere")
    with pytest.raises(FileTrouble, match="can't be read: Is a directory"):
        read_text(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileTrouble, match="not UTF-8 text"):
        read_text(tmp_path / "binary")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "line 1: not JSON"),
        ("[1]", "a position is a JSON object, not list"),
        ('{"a": 1, "a": 2}', "'a' is given twice"),
        ("[" * 100_000, "not a position"),
        ("9" * 5000, "not a position"),
    ],
)
def test_what_is_no_position_gives_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_position(text)


def test_a_position_names_its_game() -> None:
    with pytest.raises(BadPosition, match="a position names its game under 'game'; got None"):
        game_of({})
    with pytest.raises(BadOption, match="there is no game 'chess'"):
        game_of({"game": "chess"})


def test_a_position_file_gives_the_same_state(tmp_path: Path) -> None:
    game = game_of({"game": "footsteps"})
    state = game.start(players=2, seed=9)
    save_position(tmp_path / "p.json", game, state)
    position = read_position(read_text(tmp_path / "p.json"))
    found = game_of(position)
    loaded = found.from_position(position)
    assert format_position(found.position(loaded)) == format_position(game.position(state))
