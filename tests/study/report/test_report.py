"""Reports: what they count, and the page and the numbers that come of it."""

import json
import os
import signal
from collections import Counter
from collections.abc import Callable
from html import escape
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.cli import main
from beagle.match.catalogue import game
from beagle.study.report import line_ups, making, page, statistics
from beagle.study.report.survey import WHOLE, Counts, Sample, play_sample


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
        round(row["points"] * counts["seats", row["who"]]) for row in statistics.where_points_come_from(counts)
    )


def test_those_who_have_more_than_their_tables_average_are_counted() -> None:
    counts: Counts = Counter(
        {
            ("holding", "hat", "seats"): 100,
            ("holding", "hat", "fair"): 50 * WHOLE,
            ("holding", "hat", "wins"): 75 * WHOLE,
        }
    )
    (row,) = statistics.what_wins(counts)
    assert row["times_fair"] == 1.5
    assert row["low"] < 1.5 < row["high"]
    counts["holding", "hat", "seats"] = 10
    assert statistics.what_wins(counts) == []


def test_the_order_of_play_is_told_beside_what_is_fair() -> None:
    counts: Counts = Counter({("games",): 100, ("first", 0): 60 * WHOLE, ("first", 1): 40 * WHOLE})
    first, second = statistics.first_seat(counts, 2)
    assert (first["win_rate"], second["win_rate"], first["fair"]) == (0.6, 0.4, 0.5)
    assert first["low"] > 0.5


def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of random games, one a line-up, is enough to see that it can be made."""
    monkeypatch.setattr(line_ups, "SHARES", {"1": 1, "2": 1, "3": 1})
    monkeypatch.setattr(making, "play_sample", random_instead)


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
    written = out.read_text(encoding="utf-8")
    assert beagle.game(name).info.title["en"] in written
    assert "vegaEmbed('#picture0'" in written
    assert "<script src" not in written
    assert "<link" not in written
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

    monkeypatch.setattr(making, "play_sample", interrupted)
    out = tmp_path / "report.html"
    assert main(["report", "footsteps", "--games", "4", "--levels", "3", "--out", str(out)]) == 130
    assert "stopped after 2 of 4 games: the report is of these" in capsys.readouterr().err
    assert out.exists()


def interrupted_at(number: int) -> Callable[[Sample], Counts]:
    """Plays pieces until one in which Ctrl-C is pressed."""
    pieces = count()

    def play(asked: Sample) -> Counts:
        if next(pieces) == number:
            raise KeyboardInterrupt
        return random_instead(asked)

    return play


@pytest.mark.parametrize("number", range(9))
def test_ctrl_c_at_any_moment_reports_what_there_is_and_leaves_nothing_in_the_way(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Four tables of level 1, four of level 3, a duel: also before any game, and before any of level 3."""
    few_games(monkeypatch)
    out = tmp_path / "report.html"
    command = ["report", "footsteps", "--games", "4", "--levels", "1,3", "--out", str(out)]
    monkeypatch.setattr(making, "play_sample", interrupted_at(number))
    assert main(command) == 130
    told = capsys.readouterr()
    assert "stopped after" in told.err
    if number == 0:
        assert "stopped after 0 of 10 games: there is nothing to report" in told.err
        assert list(tmp_path.iterdir()) == []
    else:
        assert told.out == f"{out}\n{out.with_suffix('.json')}\n"
        assert "vegaEmbed" in out.read_text(encoding="utf-8")
        assert json.loads(out.with_suffix(".json").read_text())["sets"]["printed"]["games"] == number
        assert ("No games between greedy bots" in out.read_text(encoding="utf-8")) == (number <= 4)


def test_ctrl_c_while_the_report_is_written_does_not_leave_half_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_games(monkeypatch)
    real = page.report_page

    def interrupted(*asked: Any) -> str:
        os.kill(os.getpid(), signal.SIGINT)
        return real(*asked)

    monkeypatch.setattr(page, "report_page", interrupted)
    out = tmp_path / "report.html"
    assert main(["report", "footsteps", "--games", "1", "--levels", "3", "--out", str(out)]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["report.html", "report.json"]


def test_a_stopped_report_compares_both_sets_on_the_same_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few_games(monkeypatch)
    monkeypatch.setattr(making, "play_sample", interrupted_at(4))
    out = tmp_path / "report.html"
    command = ["report", "footsteps", "--games", "100", "--levels", "1,3", "--out", str(out)]
    assert main([*command, "--set", str(edited_characters(tmp_path))]) == 130
    sets = json.loads(out.with_suffix(".json").read_text())["sets"]
    assert [found["games"] for found in sets.values()] == [2, 2]


def test_all_samples_of_a_report_advance_together() -> None:
    chosen = game("footsteps")
    survey = line_ups.Survey(chosen, line_ups.samples(chosen, None, ["1", "2", "3", "4"], 20000, 1))
    order = line_ups.in_order([survey])
    assert len(order) == sum(len(list(wanted.pieces())) for wanted in survey.wanted)
    early = {number for _, number, _ in order[: len(order) // 10]}
    assert early == set(range(len(survey.wanted)))


@pytest.mark.parametrize("name", beagle.games())
def test_a_report_speaks_french(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few_games(monkeypatch)
    out = tmp_path / "rapport.html"
    assert main(["--lang", "fr", "report", name, "--games", "1", "--levels", "1,3", "--out", str(out)]) == 0
    written = out.read_text(encoding="utf-8")
    assert '<html lang="fr">' in written
    assert f"<h1>{escape(beagle.game(name).info.title['fr'])}\xa0: un rapport" in written
    assert "ordre du jeu" in written
    for english in ("order of play", "share of victories", "points a seat", "Does it", "report-"):
        assert english not in written


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
