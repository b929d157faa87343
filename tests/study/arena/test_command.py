"""``beagle arena``: nothing that is played is lost, bad input is told in a sentence."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pyarrow import parquet

from beagle.cli import main
from beagle.match.catalogue import Game
from beagle.study.arena import LineUp, Outcome, command, tournament
from beagle.study.pool import WorkerLost
from tests.study.arena.files import repeatable


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
    header, *games = repeatable(out)
    assert found.to_pylist() == games
    assert json.loads(found.schema.metadata[b"arena"]) == header
    assert not list(tmp_path.glob("*.part"))


def test_a_table_that_can_not_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "footsteps", "--seats", "random,random", "--parquet", "/no/such/folder/x.parquet"]) == 2
    assert "/no/such/folder/x.parquet: can't be written" in capsys.readouterr().err


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


def test_a_file_broken_off_in_a_line_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "footsteps", "--seats", "random,random", "--games", "5", "--out", str(out)]
    assert main(command) == 0
    whole = repeatable(out)
    out.write_bytes(out.read_bytes()[:-20])
    assert main(command) == 2
    assert f"{out}: is there already; say --resume" in capsys.readouterr().err
    assert main([*command, "--resume"]) == 0
    assert repeatable(out) == whole
    assert "5 games" in capsys.readouterr().out


def test_another_arena_is_not_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
        yield from tournament.run(line_up, first, 3, 1)
        raise error

    return run


def test_ctrl_c_keeps_what_is_done_and_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "play", broken(KeyboardInterrupt()))
    out = tmp_path / "games.jsonl"
    assert main(["arena", "footsteps", "--seats", "random,random", "--games", "9", "--out", str(out)]) == 130
    printed = capsys.readouterr()
    assert f"stopped after 3 of 9 games, go on with --out {out} --resume" in printed.err
    assert "3 games" in printed.out
    assert len(out.read_text().splitlines()) == 4


def test_a_killed_process_is_told_with_the_way_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "play", broken(WorkerLost("a process was ended")))
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


def test_openspiel_is_asked_for_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["arena", "footsteps", "--seats", "openspiel,random"]) == 2
    assert (
        "pyspiel is not installed: expected it, as in pip install 'beagle-games[openspiel]'" in capsys.readouterr().err
    )


ARENA = ["arena", "footsteps", "--seats", "random,random"]


def interrupted_in(number: int) -> Callable[[LineUp, Game, int], Outcome]:
    """Plays games until one in which Ctrl-C is pressed."""
    real = tournament.play_game

    def play_game(line_up: LineUp, chosen: Game, at: int) -> Outcome:
        if at == number:
            raise KeyboardInterrupt
        return real(line_up, chosen, at)

    return play_game


def test_every_game_that_is_finished_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process plays several games of quick bots at a time; it reports each."""
    out = tmp_path / "games.jsonl"
    monkeypatch.setattr(tournament, "play_game", interrupted_in(2))
    assert main([*ARENA, "--games", "9", "--out", str(out)]) == 130
    assert [line["number"] for line in repeatable(out)[1:]] == [0, 1]


def test_an_arena_without_a_game_has_no_rates(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tournament, "play_game", interrupted_in(0))
    assert main([*ARENA, "--lang", "en"]) == 130
    printed = capsys.readouterr()
    assert printed.out == "footsteps, random random, seed 1: no games\n"
    assert "%" not in printed.err


def test_thinking_times_survive_a_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "footsteps", "--seats", "greedy,random", "--out", str(out), "--json"]
    assert main([*command, "--games", "2"]) == 0
    before = json.loads(capsys.readouterr().out)
    assert main([*command, "--games", "2", "--resume"]) == 0
    assert json.loads(capsys.readouterr().out) == before
    assert before["timed_games"] == 2
    assert before["sides"][0]["slowest_seconds"] > 0


def test_of_a_file_without_thinking_times_those_of_the_new_games_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    command = [*ARENA, "--out", str(out), "--resume"]
    assert main([*command, "--games", "3"]) == 0
    assert "thinking times" not in capsys.readouterr().out
    out.write_text("".join(json.dumps(line) + "\n" for line in repeatable(out)), encoding="utf-8")
    assert main([*command, "--games", "3"]) == 0
    printed = capsys.readouterr().out
    assert "thinking times are not known: the file has none" in printed
    assert "slowest" not in printed
    assert main([*command, "--games", "5"]) == 0
    printed = capsys.readouterr().out
    assert "thinking times are of the 2 new games only" in printed
    assert "slowest" in printed


@pytest.mark.parametrize("where", [["--lang", "fr", *ARENA], [*ARENA, "--lang", "fr"]])
def test_the_arena_speaks_french(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*where, "--games", "4"]) == 0
    printed = capsys.readouterr()
    assert "footsteps, random random, graine 1\N{NO-BREAK SPACE}: 4 parties" in printed.out
    assert re.search(r"victoires +\d+,\d\N{NO-BREAK SPACE}%", printed.out)
    assert "4 sur 4" in printed.err
    assert main([*where, "--games", "0"]) == 2
    refused = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
    assert "attendu : --games à 1 ou plus ; reçu : 0" in refused
