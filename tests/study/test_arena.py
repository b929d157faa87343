"""The arena: the same results however it is spread, nothing lost, bad input told in a sentence."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pyarrow import parquet

from beagle.cli import main
from beagle.core.errors import BadOption
from beagle.core.random import derived_seed
from beagle.match.info import GameInfo
from beagle.study import arena, arena_command, ladder
from beagle.study.arena import LineUp, Outcome, run
from beagle.study.spreading import HERE, WorkerLost
from beagle.study.tally import Tally, wilson

QUICK = LineUp("footsteps", ("greedy", "random"), 1)


def told(outcomes: Iterator[Outcome]) -> list[dict[str, object]]:
    return [outcome.to_json() for outcome in outcomes]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert told(run(QUICK, 0, 10, 1)) == told(run(QUICK, 0, 10, 2))


@pytest.mark.filterwarnings("ignore")
def test_results_do_not_depend_on_ray() -> None:
    """Ray leaves files and processes open that Python warns of; they are gone when it ends."""
    line_up = LineUp("footsteps", ("random", "random"), 1)
    assert told(run(line_up, 0, 30, 1, HERE)) == told(run(line_up, 0, 30, 1))


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "there is no Ray cluster at '127.0.0.1:1'"),
        ("ray://127.0.0.1:1", "there is no Ray cluster at 'ray://127.0.0.1:1'"),
        ("nonsense", "expected the address of a Ray cluster as HOST:PORT or ray://HOST:PORT, got 'nonsense'"),
    ],
)
def test_a_cluster_that_is_not_there_is_told(address: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "footsteps", "--seats", "random,random", "--ray", address]) == 2
    assert sentence in capsys.readouterr().err


def test_games_are_written_as_a_table_with_what_the_arena_was(tmp_path: Path) -> None:
    out, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    command = ["arena", "footsteps", "--seats", "greedy,random", "--out", str(out), "--parquet", str(table)]
    assert main([*command, "--games", "2"]) == 0
    assert main([*command, "--games", "4"]) == 2
    assert main([*command, "--games", "4", "--resume"]) == 0
    found = parquet.read_table(table)
    header, *games = [json.loads(line) for line in out.read_text().splitlines()]
    assert found.to_pylist() == games
    assert json.loads(found.schema.metadata[b"arena"]) == header
    assert not list(tmp_path.glob("*.part"))


def test_a_table_that_can_not_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "footsteps", "--seats", "random,random", "--parquet", "/no/such/folder/x.parquet"]) == 2
    assert "/no/such/folder/x.parquet: can't be written" in capsys.readouterr().err


def test_bots_are_rated() -> None:
    tally = Tally(QUICK)
    for outcome in run(QUICK, 0, 12, 1):
        tally.add(outcome)
    rated = tally.ratings.to_json()
    assert rated["greedy"]["mu"] > 25 > rated["random"]["mu"]
    assert "ratings (openskill): greedy" in tally.text()
    assert Tally(LineUp("footsteps", ("random", "random"), 1)).ratings.to_json() == {}


def test_an_arena_gone_on_with_is_the_same_as_one_in_one_piece() -> None:
    assert told(run(QUICK, 0, 3, 1)) + told(run(QUICK, 3, 6, 1)) == told(run(QUICK, 0, 6, 1))


def test_every_bot_sits_everywhere_in_the_same_deal() -> None:
    outcomes = list(run(LineUp("footsteps", ("random", "random", "random"), 4), 0, 6, 1))
    assert [outcome.seats for outcome in outcomes[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    chosen = QUICK.load()
    seeds = [derived_seed("deal", 4, outcome.number // 3) for outcome in outcomes]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]
    assert len({repr(chosen.position(chosen.start(players=3, seed=seed))) for seed in seeds}) == 2


def test_shares_of_a_game_add_up_to_one_victory() -> None:
    for outcome in run(QUICK, 0, 8, 1):
        assert sum(outcome.shares) == pytest.approx(1)
        assert outcome.failures == 0


def test_wilson_intervals_are_those_of_the_tables() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_places_with_the_same_bot_are_one_side() -> None:
    tally = Tally(LineUp("footsteps", ("greedy", "random", "random", "random"), 1))
    none = (0, 0, 0, 0)
    tally.add(Outcome(0, (9, 5, 7, 9), (0.5, 0, 0, 0.5), (0, 1, 2, 3), 90, 0, none, none, none))
    greedy, randoms = tally.sides
    assert (greedy.rate(), randoms.rate()) == (0.5, 0.5)
    assert (greedy.mean_points(), randoms.mean_points()) == (9, 7)
    assert tally.by_seat == [0.5, 0, 0, 0.5]


def test_where_all_bots_are_alike_each_place_is_a_side() -> None:
    assert [side.places for side in Tally(LineUp("footsteps", ("3", "3"), 1)).sides] == [[0], [1]]


def test_the_command_writes_a_line_for_each_game_and_the_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "footsteps", "--seats", "greedy,random", "--games", "6", "--out", str(out), "--json"]
    assert main(command) == 0
    result = json.loads(capsys.readouterr().out)
    header, *games = [json.loads(line) for line in out.read_text().splitlines()]
    assert (header["game"], header["seats"], header["seed"]) == ("footsteps", ["greedy", "random"], 1)
    assert [game["number"] for game in games] == list(range(6))
    assert result["games"] == 6
    assert result["sides"][0]["win_rate"] == pytest.approx(sum(game["shares"][0] for game in games) / 6, abs=1e-4)


def test_a_file_broken_off_in_a_line_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "footsteps", "--seats", "random,random", "--games", "5", "--out", str(out)]
    assert main(command) == 0
    whole = out.read_bytes()
    out.write_bytes(whole[:-20])
    assert main(command) == 2
    assert f"{out}: is there already; say --resume" in capsys.readouterr().err
    assert main([*command, "--resume"]) == 0
    assert out.read_bytes() == whole
    assert "5 games" in capsys.readouterr().out


def test_another_arena_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "footsteps", "--games", "2", "--out", str(out), "--resume"]
    assert main([*command, "--seats", "random,random"]) == 0
    assert main([*command, "--seats", "random,greedy"]) == 2
    assert "holds another arena" in capsys.readouterr().err
    out.write_text(out.read_text() + "nonsense\n")
    assert main([*command, "--seats", "random,random"]) == 2
    assert "line 4: expected a JSON object, got b'nonsense" in capsys.readouterr().err


def broken(error: BaseException) -> object:
    """A run that plays three games and then ends with an error."""

    def run(line_up: LineUp, first: int, games: int, jobs: int, ray: str | None) -> Iterator[Outcome]:
        yield from arena.run(line_up, first, 3, 1)
        raise error

    return run


def test_ctrl_c_keeps_what_is_done_and_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_command, "run", broken(KeyboardInterrupt()))
    out = tmp_path / "games.jsonl"
    assert main(["arena", "footsteps", "--seats", "random,random", "--games", "9", "--out", str(out)]) == 130
    printed = capsys.readouterr()
    assert "stopped after 3 of 9 games" in printed.err
    assert "3 games" in printed.out
    assert len(out.read_text().splitlines()) == 4


def test_a_killed_process_is_told_with_the_way_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_command, "run", broken(WorkerLost("a process was ended")))
    out = tmp_path / "games.jsonl"
    assert main(["arena", "footsteps", "--seats", "random,random", "--games", "9", "--out", str(out)]) == 3
    assert f"a process was ended; 3 of 9 games are done, go on with --out {out} --resume" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "expected a game and --seats"),
        (["footsteps"], "expected a game and --seats"),
        (["chess", "--seats", "random,random"], "there is no game 'chess'"),
        (["footsteps", "--seats", "random"], "footsteps is for 2 to 5 players, got 1 bots"),
        (["footsteps", "--seats", "random,genius"], "there is no bot 'genius': there are 1, 2"),
        (["footsteps", "--seats", "random,random", "--games", "0"], "expected --games to be 1 or more, got 0"),
        (["footsteps", "--seats", "random,random", "--jobs", "0"], "expected --jobs to be 1 or more, got 0"),
        (["footsteps", "--seats", "random,random", "--seed", "-1"], "expected a seed from 0"),
        (["footsteps", "--seats", "random,random", "--resume"], "--resume needs the file"),
        (["footsteps", "--seats", "random,random", "--option", "hats"], "expected an option as NAME=VALUE"),
        (["footsteps", "--seats", "random,random", "--out", "/no/such/folder/x"], "can't be written"),
        (["--table", "/no/such/file"], "can't be read"),
        (["footsteps", "--seats", "5@never,random"], "expected seconds after @, more than 0 and at most 3600, got"),
        (["footsteps", "--seats", "5@nan,random"], "expected seconds after @"),
        (["footsteps", "--seats", "greedy@1,random"], "only 5, search, openspiel can be given seconds, got 'greedy@1'"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert "Traceback" not in error


def quick_trials(info: GameInfo) -> list[ladder.Trial]:
    randoms = ["1"] * (info.least_players - 1)
    return [ladder.Trial(["greedy", *randoms], 2, 0.5), ladder.Trial(["2", *randoms], 2, 0.5)]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with the marks, for trials that are played at once."""
    monkeypatch.setattr(ladder, "trials", quick_trials)
    found = tmp_path / "bots.md"
    found.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
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


def test_a_table_broken_off_keeps_its_rows_and_is_gone_on_with(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def two_trials(line_up: LineUp, *rest: object) -> tuple[Tally, int]:
        if len(played) == 2:
            return Tally(line_up), 130
        played.append(" ".join(line_up.bots))
        return Tally(line_up), 0

    monkeypatch.setattr(ladder, "compete", two_trials)
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
    trial = ladder.Trial(["5", "4"], games, 0.55, 0.50)
    tally = Tally(LineUp("footsteps", ("5", "4"), 1))
    tally.sides[0].wins = wins
    tally.sides[0].games = tally.games = games
    assert cell in ladder.row(tally, trial)


def test_the_games_of_a_table_are_kept_and_gone_on_with(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder)]) == 0
    row = page.read_text().split("| footsteps | 2 1 |")[1].partition("ms")[0]
    file = folder / "footsteps-2-1.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 2
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder)]) == 2
    file.write_text("".join(lines[:2]))
    page.write_text(f"{ladder.BEGIN}\n{ladder.END}\n")
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(folder), "--resume"]) == 0
    assert file.read_text() == "".join(lines)
    assert page.read_text().split("| footsteps | 2 1 |")[1].partition("%")[0] == row.partition("%")[0]


def test_what_a_table_decides_itself_is_refused(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--table", str(page), "--seats", "1,2"]) == 2
    assert "--seats can't be given with --table" in capsys.readouterr().err
    assert main(["arena", "footsteps", "--table", str(page), "--out", str(page)]) == 2
    assert f"{page}: can't be made a folder: File exists" in capsys.readouterr().err


def test_a_table_of_no_game_is_told(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "chess", "--table", str(page)]) == 2
    assert "there is no game 'chess': there are" in capsys.readouterr().err


@pytest.mark.parametrize("id", ["footsteps", "darwinci", "darwinning"])
def test_openspiel_plays_whole_games_in_its_seconds(id: str) -> None:
    line_up = LineUp(id, ("openspiel@0.002", "random", "5@0.002"), 1)
    line_up.check()
    outcome = next(run(line_up, 0, 1, 1))
    assert outcome.failures == 0
    assert outcome.spent[0] < 0.2e6 * outcome.choices[0]


def test_openspiel_is_asked_for_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["arena", "footsteps", "--seats", "openspiel,random"]) == 2
    assert (
        "pyspiel is not installed: expected it, as in pip install 'beagle-games[openspiel]'" in capsys.readouterr().err
    )


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("nothing here")
    with pytest.raises(BadOption, match="expected the marks"):
        ladder.renew(page, 1)
