"""The table of ``docs/bots.md``: rows are put between its marks as they come, and can be continued."""

from pathlib import Path

import pytest

from beagle.cli import main
from beagle.core.errors import BadOption
from beagle.match.info import GameInfo
from beagle.study.arena import LineUp, Tally, bots_table
from beagle.study.words import StudyWords
from tests.study.arena.files import repeatable


def quick_trials(info: GameInfo) -> list[bots_table.Trial]:
    randoms = ["1"] * (info.least_players - 1)
    return [bots_table.Trial(["greedy", *randoms], 2, 0.5), bots_table.Trial(["2", *randoms], 2, 0.5)]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with the marks, for trials that are played at once."""
    monkeypatch.setattr(bots_table, "trials", quick_trials)
    found = tmp_path / "bots.md"
    found.write_text(f"before\n{bots_table.BEGIN}\nold\n{bots_table.END}\nafter\n")
    return found


def test_the_table_is_put_between_its_marks(page: Path) -> None:
    assert main(["arena", "--table", str(page)]) == 0
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| footsteps | greedy 1 | 2 |" in text


def test_a_table_plays_no_more_games_than_asked_for(page: Path) -> None:
    assert main(["arena", "footsteps", "--table", str(page), "--games", "1"]) == 0
    assert "| footsteps | greedy 1 | 1 |" in page.read_text()


def test_a_table_broken_off_keeps_its_rows_and_is_continued(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def two_trials(line_up: LineUp, *rest: object) -> tuple[Tally, int]:
        if len(played) == 2:
            return Tally(line_up), 130
        played.append(" ".join(line_up.bots))
        return Tally(line_up), 0

    monkeypatch.setattr(bots_table, "compete", two_trials)
    assert main(["arena", "footsteps", "--table", str(page)]) == 0
    assert main(["arena", "darwinci", "--table", str(page)]) == 130
    assert played == ["greedy 1", "2 1"]
    assert "| footsteps | greedy 1 | 0 |" in page.read_text()
    played.clear()
    assert main(["arena", "--table", str(page), "--resume"]) == 130
    assert played == ["greedy 1 1", "2 1 1"]
    assert page.read_text().count("\n| ") == 1 + 4


@pytest.mark.parametrize(
    ("wins", "games", "cell"),
    [
        (60, 100, "| 55%, all above 50% |"),
        (54, 100, "| 55%, all above 50% (missed) |"),
        (6, 10, "| 55%, all above 50% (missed) |"),
    ],
    ids=["met", "too seldom", "not sure yet"],
)
def test_a_step_of_the_ladder_is_steep_and_surely_one(wins: int, games: int, cell: str) -> None:
    trial = bots_table.Trial(["5", "4"], games, 0.55, 0.50)
    tally = Tally(LineUp("footsteps", ("5", "4"), 1))
    tally.sides[0].wins = wins
    tally.sides[0].games = tally.games = games
    assert cell in bots_table.row(tally, trial)


def test_the_games_of_a_table_are_kept_and_continued(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder)]) == 0
    row = page.read_text().split("| footsteps | 2 1 |")[1].partition("ms")[0]
    file = folder / "footsteps-2-1.jsonl"
    games = repeatable(file)
    assert len(games) == 1 + 2
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder)]) == 2
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:2]))
    page.write_text(f"{bots_table.BEGIN}\n{bots_table.END}\n")
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder), "--resume"]) == 0
    assert repeatable(file) == games
    assert page.read_text().split("| footsteps | 2 1 |")[1].partition("%")[0] == row.partition("%")[0]


def test_what_a_table_decides_itself_is_refused(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--table", str(page), "--seats", "1,2"]) == 2
    assert "--seats can't be given with --table" in capsys.readouterr().err
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(page)]) == 2
    assert f"{page}: can't be made a folder: File exists" in capsys.readouterr().err


def test_a_table_of_no_game_is_told(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "chess", "--table", str(page)]) == 2
    assert "there is no game 'chess': there are" in capsys.readouterr().err


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("nothing here")
    with pytest.raises(BadOption, match="expected the marks"):
        bots_table.renew(page, StudyWords("en"), 1)
