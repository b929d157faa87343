"""Data sets: rows that can be played again, a card that describes them, bad input told in a sentence."""

from pathlib import Path

import pytest
from pyarrow import parquet

import beagle
from beagle.cli import main
from beagle.core.observing import observation_of
from beagle.study.dataset import COLUMNS, Wanted, rows


@pytest.mark.parametrize("name", beagle.games())
def test_every_row_is_a_position_of_its_game(name: str, tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    assert main(["dataset", name, "--games", "2", "--bot", "random", "--out", str(out)]) == 0
    found = parquet.read_table(out).to_pylist()
    assert list(found[0]) == list(COLUMNS)
    game = beagle.game(name)
    players = game.info.least_players
    values: dict[int, float] = {}
    state = game.start(players=players, seed=int(found[0]["seed"]))
    for row in (row for row in found if row["game"] == 0):
        assert (row["seat"], row["legal"]) == (state.to_act()[0], state.legal_actions(row["seat"]))
        assert row["observation"] == list(observation_of(state, row["seat"]))
        assert game.parse_action(row["spelling"]) == row["action"]
        values[row["seat"]] = row["margin"]
        state.apply(row["seat"], row["action"])
    assert state.is_over()
    points = state.scores()
    assert values[points.index(max(points))] >= 0
    card = out.with_suffix(".md").read_text()
    assert f"{len(found)} positions from 2 games of {game.info.title['en']}" in card
    assert game.components_hash in card


def test_the_rows_do_not_depend_on_the_processes(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.parquet"
        assert main(["dataset", "footsteps", "--games", "12", "--bot", "1", "--jobs", jobs, "--out", str(out)]) == 0
        found.append(parquet.read_table(out).to_pylist())
    assert found[0] == found[1]


def test_ctrl_c_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = 0

    def interrupted(piece: tuple[Wanted, range]) -> list[dict[str, object]]:
        nonlocal played
        played += 1
        if played > 1:
            raise KeyboardInterrupt
        return rows.play_piece(piece)

    monkeypatch.setattr(rows, "spread", lambda work, pieces, jobs: map(interrupted, pieces))
    out = tmp_path / "rows.parquet"
    assert main(["dataset", "footsteps", "--games", "30", "--bot", "random", "--out", str(out)]) == 130
    assert (
        "stopped after 10 of 30 games; they are kept, --first 10 continues with another file" in capsys.readouterr().err
    )
    assert {row["game"] for row in parquet.read_table(out).to_pylist()} == set(range(10))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["footsteps", "--games", "0"], "expected --games to be 1 or more, got 0"),
        (["footsteps", "--first", "-1"], "expected --first to be 0 or more, got -1"),
        (["footsteps", "--players", "9"], "footsteps is for 2 to 5 players, not 9"),
        (["footsteps", "--bot", "genius"], "there is no bot 'genius'"),
        (["footsteps", "--option", "hats"], "expected an option as NAME=VALUE"),
        (["footsteps", "--out", "rows.csv"], "expected a file that ends in .parquet, got rows.csv"),
        (["footsteps", "--out", "/no/such/folder/rows.parquet"], "can't be written"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_table_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rows.parquet"
    out.write_text("mine")
    assert main(["dataset", "footsteps", "--out", str(out)]) == 2
    assert f"{out}: is there already" in capsys.readouterr().err


def test_ctrl_c_before_the_first_game_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*request: object) -> list[dict[str, object]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(rows, "play_piece", interrupted)
    assert main(["--lang", "fr", "dataset", "footsteps", "--out", str(tmp_path / "rows.parquet")]) == 130
    assert "beagle: arrêté après 0 parties sur 100\n" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
