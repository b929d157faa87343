"""Reports: what they count, and the page and the numbers that come of it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.cli import main
from beagle.match.catalogue import game
from beagle.study import numbers, report
from beagle.study.spreading import WorkerLost, spread
from beagle.study.survey import WHOLE, Counts, Sample, play_sample


def sample(**changes: Any) -> Sample:
    asked: dict[str, Any] = {"game": "footsteps", "components": None, "bots": ("1", "1"), "seed": 1, "first": 0}
    return Sample(**{**asked, "games": 6, **changes})


def test_a_survey_counts_the_same_however_its_games_are_cut_into_pieces() -> None:
    whole = play_sample(sample(bots=("1", "random"), games=7))
    cut: Counts = Counter()
    for first, games in ((0, 3), (3, 7)):
        cut.update(play_sample(sample(bots=("1", "random"), first=first, games=games)))
    assert cut == whole
    assert whole["games",] == 7


@pytest.mark.parametrize("name", beagle.games())
def test_every_game_can_be_surveyed(name: str) -> None:
    players = game(name).info.least_players
    counts = play_sample(sample(game=name, bots=("1",) * players, games=2))
    assert sum(counts["first", order] for order in range(players)) == 2 * WHOLE
    assert counts["decisions",] <= counts["actions",] < counts["options",]
    assert any(key[0] == "holding" for key in counts)
    points = sum(count for key, count in counts.items() if key[0] == "points")
    assert points == sum(
        round(row["points"] * counts["seats", row["who"]]) for row in numbers.where_points_come_from(counts)
    )


def test_whoever_has_more_than_the_tables_average_is_counted() -> None:
    counts: Counts = Counter(
        {
            ("holding", "hat", "seats"): 100,
            ("holding", "hat", "fair"): 50 * WHOLE,
            ("holding", "hat", "wins"): 75 * WHOLE,
        }
    )
    (row,) = numbers.what_wins(counts)
    assert row["times_fair"] == 1.5
    assert row["low"] < 1.5 < row["high"]
    counts["holding", "hat", "seats"] = 10
    assert numbers.what_wins(counts) == []


def test_the_order_of_play_is_told_beside_what_is_fair() -> None:
    counts: Counts = Counter({("games",): 100, ("first", 0): 60 * WHOLE, ("first", 1): 40 * WHOLE})
    first, second = numbers.first_seat(counts, 2)
    assert (first["win_rate"], second["win_rate"], first["fair"]) == (0.6, 0.4, 0.5)
    assert first["low"] > 0.5


def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of random games, one a line-up, is enough to see that it can be made."""
    monkeypatch.setattr(report, "SHARES", {"1": 1, "2": 1, "3": 1})
    monkeypatch.setattr(report, "play_sample", random_instead)


def random_instead(asked: Sample) -> Counts:
    counts = play_sample(sample(game=asked.game, components=asked.components, bots=("1",) * len(asked.bots), games=1))
    counts.update({("bot", bot, what): 1 for bot in asked.bots for what in ("wins", "fair")})
    return counts


@pytest.mark.parametrize("name", beagle.games())
def test_a_report_is_a_page_of_its_own_and_numbers(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few_games(monkeypatch)
    out = tmp_path / "report.html"
    assert main(["report", name, "--games", "1", "--levels", "1,3", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}\n{tmp_path / 'report.json'}\n"
    page = out.read_text(encoding="utf-8")
    assert beagle.game(name).info.title["en"] in page
    assert "vegaEmbed('#picture0'" in page
    assert "<script src" not in page
    assert "<link" not in page
    found = json.loads((tmp_path / "report.json").read_text())["sets"]["printed"]
    assert {row["level"] for row in found["first_seat"]} == {"1", "3"}
    assert found["course"][0]["branching"] > 1
    assert found["thinking"][0]["against"] == "1"


def edited_characters(folder: Path) -> Path:
    """FitzRoy with one guide less."""
    printed = game("footsteps").components_folder / "characters.csv"
    edited = folder / "characters.csv"
    edited.write_text(printed.read_text().replace("fitzroy,Robert FitzRoy,0,2", "fitzroy,Robert FitzRoy,0,1"))
    return edited


def test_an_edited_component_file_is_compared_with_the_printed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_games(monkeypatch)
    edited = edited_characters(tmp_path)
    out = tmp_path / "report.html"
    assert main(["report", "footsteps", "--games", "1", "--levels", "3", "--set", str(edited), "--out", str(out)]) == 0
    sets = json.loads((tmp_path / "report.json").read_text())["sets"]
    assert list(sets) == ["printed", "edited"]
    assert sets["printed"]["components"] != sets["edited"]["components"]
    assert sets["printed"]["games"] == sets["edited"]["games"]


def test_ctrl_c_reports_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few_games(monkeypatch)
    played = 0

    def interrupted(asked: Sample) -> Counts:
        nonlocal played
        played += 1
        if played > 2:
            raise KeyboardInterrupt
        return random_instead(asked)

    monkeypatch.setattr(report, "play_sample", interrupted)
    out = tmp_path / "report.html"
    assert main(["report", "footsteps", "--games", "4", "--levels", "3", "--out", str(out)]) == 130
    assert "stopped after 2 of 4 games: the report is of these" in capsys.readouterr().err
    assert out.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["footsteps", "--games", "0"], "expected --games to be 1 or more, got 0"),
        (["footsteps", "--jobs", "0"], "expected --jobs to be 1 or more, got 0"),
        (["footsteps", "--levels", "1,9"], "expected levels from 1 to 5 in order, 3 among them, got '1,9'"),
        (["footsteps", "--levels", "1,2"], "expected levels from 1 to 5 in order, 3 among them, got '1,2'"),
        (["footsteps", "--seed", "-1"], "expected a seed from 0"),
        (["footsteps", "--out", "page.txt"], "expected a file that ends in .html, got page.txt"),
        (["footsteps", "--out", "/no/such/folder/page.html"], "there is no such folder"),
        (["footsteps", "--set", "/no/such/file.csv"], "expected a folder of component files or one of animals.csv"),
        (["footsteps", "--set", __file__], "expected a component file of footsteps (animals.csv"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_page_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    out.write_text("mine")
    assert main(["report", "footsteps", "--out", str(out)]) == 2
    assert f"{out}: is there already; choose another file with --out" in capsys.readouterr().err
    assert out.read_text() == "mine"


def test_a_bad_component_file_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = edited_characters(tmp_path)
    edited.write_text(edited.read_text().replace("Robert FitzRoy,0,1", "Robert FitzRoy,0,99"))
    assert main(["report", "footsteps", "--set", str(edited), "--out", str(tmp_path / "r.html")]) == 2
    assert "characters.csv, line 3: guides must be a whole number from 0 to 2, not '99'" in capsys.readouterr().err


def end_the_process(piece: int) -> int:
    import os

    os._exit(piece)


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(WorkerLost, match="a process was ended from outside"):
        list(spread(end_the_process, [1], 2))
