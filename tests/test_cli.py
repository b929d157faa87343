"""The command ``beagle``: each command, each kind of bad input, exit codes."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import beagle
from beagle.cli import language_of, main
from beagle.match import catalogue
from beagle.match.catalogue import component_files
from beagle.match.files import write_text
from beagle.match.info import read_info
from beagle.match.positions import save_position
from beagle.match.record_text import read_record
from beagle.terminal import session
from beagle.terminal.console import Console

Run = Callable[..., tuple[int, str, str]]

FULL_GAME = "1\n" * 400


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line with an input: exit code, output, errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, answers: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "match.txt"
    assert run("play", "footsteps", "--seed", 3, "--first", 0, "--record", file, answers=FULL_GAME)[0] == 0
    return file


def one_sentence(errors: str) -> str:
    """Bad input gives one line, and no traceback."""
    assert errors.count("\n") == 1, errors
    assert errors.startswith("beagle: ")
    return errors.removeprefix("beagle: ").rstrip("\n")


# Language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_BE.UTF-8"}, "fr"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ([], {"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LANG": "fro"}, "en"),
        (["play", "--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["--lang=en", "play"], {"LANG": "fr_FR"}, "en"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_locales(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


# Reports


def test_the_version_says_how_the_engine_was_built(run: Run) -> None:
    code, output, _ = run("--version")
    assert code == 0
    assert output.strip() in {f"beagle {beagle.__version__} (engine: {build})" for build in ("compiled", "interpreted")}


COMMANDS = [
    "games", "play", "learn", "rules", "replay", "hint", "check", "components", "serve", "backup", "restore",
    "arena", "dataset", "report", "bench",
]  # fmt: skip


def test_every_command_is_listed(run: Run) -> None:
    listed = re.findall(r"^    (\w+) ", run("--help")[1], re.MULTILINE)
    assert listed == COMMANDS


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_has_help_with_examples(run: Run, command: str, language: str) -> None:
    """The language may be asked for before the command or after it."""
    asked = ["--lang", language]
    code, output, _ = run(*asked, *command.split(), "--help")
    assert code == 0
    assert {"fr": "exemple", "en": "example"}[language] in output
    assert {"fr": "montrer cette aide", "en": "show this help"}[language] in output
    assert not re.search(r"\b(help|about|arguments)-\w|-help-", output)
    assert run(*command.split(), *asked, "--help") == (0, output, "")


def test_what_a_command_needs_is_imported_when_it_is_used() -> None:
    """Most command lines need neither the server nor the studies, and should not wait for them."""
    code = "import sys; from beagle.cli import main; main(['games']); print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = ("beagle.study", "beagle.server", "numpy", "altair", "pyarrow", "litestar")
    assert not [name for name in done.stdout.splitlines()[-1].split() if name.startswith(heavy)]


def test_games_are_listed(run: Run) -> None:
    assert "In the Footsteps of Darwin (2 to 5 players" in run("games")[1]
    assert "Sur les traces de Darwin (2 à 5 joueurs" in run("games", "--lang", "fr")[1]
    cards = json.loads(run("games", "--json")[1])
    assert [card["id"] for card in cards] == beagle.games()


def test_rules_are_shown_whole_or_one(run: Run) -> None:
    assert run("rules", "footsteps", "--lang", "fr")[1].startswith("# Sur les traces de Darwin")
    code, output, _ = run("rules", "footsteps", "--rule", "F-T3")
    assert (code, output.count("\n- ")) == (0, 0)
    assert "F-T3" in output


# Bad input


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "footstep"], "there is no game 'footstep': did you mean footsteps?"),
        (["play", "footsteps", "--players", "9"], "footsteps is for 2 to 5 players, not 9"),
        (["play", "footsteps", "--seed", "-1"], "expected a seed from 0 to 2**96 - 1, got -1"),
        (["play", "footsteps", "--first", "3"], "the first seat must be from 0 to 2, got 3"),
        (
            ["play", "darwinning", "--first", "1"],
            "darwinning: rule W-E2 decides who begins, expected no first seat, got 1",
        ),
        (["play", "footsteps", "--seat", "3"], "expected a seat from 0 to 2, or none, got '3'"),
        (["play", "footsteps", "--seat", "x"], "expected a seat from 0 to 2, or none, got 'x'"),
        (["play", "footsteps", "--names", "A,B,C,D"], "expected at most 3 names, got 4"),
        (["play", "footsteps", "--names", "A\x1b[1mB"], "expected a name of at most 40 letters, got 'A\\x1b[1mB'"),
        (["play", "footsteps", "--bots", "genius"], "there is no bot 'genius': there are 1, 2, 3, 4, 5, random"),
        (["play", "darwinci", "--bots", "1,1,1,1,1"], "darwinci is for 3 to 5 players, not 6"),
        (
            ["play", "footsteps", "--players", "3", "--bots", "random,random,random"],
            "expected 2 bots, one for each seat without a human, or one for all; got 3",
        ),
        (["play", "footsteps", "--option", "expert"], "expected an option as NAME=VALUE, got 'expert'"),
        (["play", "footsteps", "--option", "expert=true"], "footsteps has no option 'expert': it has none"),
        (["play", "footsteps", "--components", "no-such"], "no-such: there is no such folder of components"),
        (["play", "footsteps", "--load", "no-such"], "no-such: can't be read: No such file or directory"),
        (["play", "footsteps", "--record", "no/such"], "no/such: can't be written: No such file or directory"),
        (["play", "--load", "x", "--players", "3"], "--players can't be given with --load: the file says it"),
        (["rules", "chess"], "there is no game 'chess': there are "),
        (["rules", "footsteps", "--rule", "F-Z9"], "there is no rule 'F-Z9': the ids look like F-"),
        (["replay", "no-such"], "no-such: can't be read: No such file or directory"),
        (["check", "no-such"], "no-such: can't be read: No such file or directory"),
        (["components", "footsteps", "--components", "no-such"], "no-such: there is no such folder of components"),
    ],
)
def test_bad_input_gives_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    code, _, errors = run(*arguments)
    assert code == 2
    assert one_sentence(errors).startswith(sentence)


@pytest.mark.parametrize("arguments", [[], ["sail"], ["play", "--players", "x"], ["play", "--lang", "de"], ["check"]])
def test_a_command_line_that_can_not_be_read_gives_code_2(run: Run, arguments: list[str]) -> None:
    code, _, errors = run(*arguments)
    assert code == 2
    assert "usage: beagle" in errors


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "x", "8e3", "٣", "1" * 30])
def test_a_port_that_can_not_be_is_refused(run: Run, port: str) -> None:
    code, _, errors = run("serve", f"--port={port}")
    assert code == 2
    assert errors.splitlines()[-1].endswith(f"argument --port: expected a port from 0 to 65535, got {port!r}")
    assert "attendu\xa0: un port de 0 à 65535\xa0; reçu\xa0: " in run("--lang", "fr", "serve", f"--port={port}")[2]


FULL_OUTPUT = [
    ["games"],
    ["rules", "footsteps"],
    ["components", "footsteps", "--json"],
    ["play", "footsteps", "--seat", "none", "--bots", "1", "--seed", "1"],
    ["arena", "footsteps", "--seats", "1,1", "--games", "1"],
    ["--help"],
    ["arena", "--help"],
    ["--version"],
]


@pytest.mark.parametrize("arguments", FULL_OUTPUT, ids=" ".join)
def test_an_output_that_is_full_gives_one_sentence(arguments: list[str]) -> None:
    assert told_of_a_full_output(arguments, "") == "beagle: the output can't be written: No space left on device"


def test_a_full_output_without_a_buffer_gives_the_same_sentence() -> None:
    told = told_of_a_full_output(["--lang", "fr", "games"], "1")
    assert told == "beagle: la sortie ne peut pas être écrite\xa0: No space left on device"


def told_of_a_full_output(arguments: list[str], unbuffered: str) -> str:
    """The last line that a command writes where its output is full, and no traceback before it."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "beagle.cli", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": unbuffered},
        )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_a_reader_that_has_enough_is_no_trouble() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "beagle.cli", "rules", "footsteps"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as reading:
        assert reading.stdout is not None
        reading.stdout.close()
        assert reading.wait(60) == 0
        assert reading.stderr is not None
        assert reading.stderr.read() == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_trouble(closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m beagle.cli games {closed}', sys.executable], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


# Play


def test_a_game_is_played_from_a_pipe_and_recorded(run: Run, record: Path) -> None:
    code, output, _ = run("check", record)
    assert code == 0
    assert "a legal record of In the Footsteps of Darwin" in output
    header = read_record(record.read_text()).header
    assert [player.kind for player in header.players] == ["human", "3", "3"]
    assert (header.seed, header.first) == (3, 0)


def test_a_seed_repeats_the_whole_session(run: Run) -> None:
    command = ("play", "footsteps", "--seed", 5, "--lang", "fr")
    assert run(*command, answers=FULL_GAME) == run(*command, answers=FULL_GAME)


def test_live_matches_are_all_different(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", "footsteps", "--record", tmp_path / name, answers="quit\n")
    seeds = [read_record((tmp_path / name).read_text()).header.seed for name in ("a", "b")]
    assert seeds[0] != seeds[1]


def test_players_are_seated_as_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m"
    run("play", "footsteps", "--players", 4, "--seat", 1, "--seat", 2, "--names", ",Ada", "--record", file)
    players = read_record(file.read_text()).header.players
    assert [player.kind for player in players] == ["3", "human", "human", "3"]
    assert [player.name for player in players] == ["Polly", "Ada", "Player B", "Pincher"]


def test_the_bots_named_say_how_many_play(run: Run, tmp_path: Path) -> None:
    for seats, kinds in (([], ["human", "1", "2", "1"]), (["--seat", "none"], ["1", "2", "1"])):
        file = tmp_path / str(len(kinds))
        run("play", "footsteps", "--bots", "1,2,1", *seats, "--record", file)
        assert [player.kind for player in read_record(file.read_text()).header.players] == kinds


def test_bots_can_be_watched(run: Run) -> None:
    code, output, _ = run("play", "footsteps", "--seat", "none", "--seed", 1)
    assert code == 0
    assert "wins." in output or "shares the victory." in output


def test_a_game_is_asked_for_when_there_are_several(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    card = beagle.game("footsteps").info
    monkeypatch.setattr(session, "catalogue", lambda: {"atlas": card, "footsteps": card})
    assert run("play", answers="2\nquit\n")[0] == 0
    assert run("play", answers="footsteps\nquit\n")[0] == 0
    assert one_sentence(run("play")[2]) == "expected a game, one of atlas, footsteps, got no answer"
    assert one_sentence(run("play", answers="3\n")[2]).startswith("there is no game '3'")


def test_a_record_is_continued(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    run("play", "footsteps", "--seed", 3, "--record", first, answers="1\n1\n1\nquit\n")
    code, _, _ = run("play", "--load", first, "--record", second, answers=FULL_GAME)
    assert code == 0
    begun, finished = read_record(first.read_text()), read_record(second.read_text())
    assert finished.moves[: len(begun.moves)] == begun.moves
    assert finished.result is not None


def test_the_players_of_a_record_go_on_unless_others_are_asked_for(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    run("play", "footsteps", "--seat", 1, "--names", "A,B,C", "--record", first, answers="quit\n")
    run("play", "--load", first, "--record", second, answers="quit\n")
    assert read_record(second.read_text()).header == read_record(first.read_text()).header
    run("play", "--load", first, "--record", second, "--names", "D", "--seat", 2, answers="quit\n")
    players = read_record(second.read_text()).header.players
    assert [(player.kind, player.name) for player in players] == [
        ("3", "D"),
        ("3", "Pincher"),
        ("human", "Player"),
    ]
    write_text(first, first.read_text().replace("seat 0 3", "seat 0 genius"))
    assert one_sentence(run("play", "--load", first)[2]).startswith("there is no bot 'genius': there are 1, 2")


def test_a_position_is_continued(run: Run, tmp_path: Path) -> None:
    game = beagle.game("footsteps")
    save_position(tmp_path / "p.json", game, game.start(players=2, seed=4))
    code, _, _ = run("play", "--load", tmp_path / "p.json", "--record", tmp_path / "m", answers=FULL_GAME)
    assert code == 0
    assert run("check", tmp_path / "m")[0] == 0


def test_a_file_of_another_game_or_none_is_not_continued(run: Run, record: Path, tmp_path: Path) -> None:
    sentence = one_sentence(run("play", "darwinci", "--load", record)[2])
    assert sentence == "the file holds a game of footsteps, not of darwinci"
    write_text(tmp_path / "letter", "Dear Emma\n")
    assert "is neither a record" in one_sentence(run("play", "--load", tmp_path / "letter")[2])


def test_ctrl_c_gives_a_sentence_and_code_130(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def ask(console: Console, prompt: str) -> str:
        answer = next(answers, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(Console, "ask", ask)
    code, _, errors = run("play", "footsteps", "--seed", 3, "--first", 0, "--record", tmp_path / "m", "--lang", "fr")
    assert (code, errors) == (130, "\nInterrompu.\n")
    assert run("check", tmp_path / "m")[0] == 0
    assert [file.name for file in tmp_path.iterdir()] == ["m"]


def test_a_folder_that_can_not_be_written_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    code, output, errors = run("play", "footsteps", "--record", tmp_path / "m")
    assert (code, output) == (2, "")
    assert one_sentence(errors) == f"{tmp_path / 'm'}: can't be written: Permission denied"


# Replay and check


def test_a_record_is_replayed_into_a_pipe(run: Run, record: Path) -> None:
    code, output, _ = run("replay", record)
    assert code == 0
    assert output.startswith("In the Footsteps of Darwin: Player, Polly, Pincher.")
    assert "   1. Player" in output
    assert "The last tile of the pile is laid" in output


def test_a_record_is_shown_at_an_action(run: Run, record: Path) -> None:
    assert "Après l’action 7 sur" in run("replay", record, "--at", 7, "--lang", "fr")[1]
    shown = json.loads(run("replay", record, "--at", 7, "--json", "--seat", 1)[1])
    assert (shown["at"], shown["view"]["seat"], len(shown["events"])) == (7, 1, 7)
    for wrong in (("--at", 999), ("--at", -1), ("--seat", 9)):
        for more in ((), ("--json",)):
            code, _, errors = run("replay", record, *wrong, *more)
            assert code == 2
            assert one_sentence(errors).startswith("expected a")


def test_a_record_is_stepped_through_at_a_terminal(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Console.__init__

    def at_terminal(console: Console, *arguments: object) -> None:
        real(console, *arguments)  # type: ignore[arg-type]
        console.interactive = True

    answers = iter(["", "", "b", "q"])
    monkeypatch.setattr(Console, "__init__", at_terminal)
    monkeypatch.setattr(Console, "ask", lambda console, prompt: next(answers))
    code, output, _ = run("replay", record)
    assert code == 0
    shown = [line.split()[2] for line in output.splitlines() if line.startswith("After action")]
    assert shown == ["0", "1", "2", "1"]


def test_a_record_that_is_no_legal_game_is_told_where_and_why(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("4 "))
    lines[at] = " ".join(lines[at].split()[:2]) + " return 3"
    write_text(record, "\n".join(lines) + "\n")
    code, _, errors = run("check", record)
    assert code == 1
    assert one_sentence(errors).startswith(f"{record}, line {at + 1}: action 4: 'return 3' is not legal")
    code, output, errors = run("check", record, "--json")
    assert (code, errors) == (1, "")
    assert json.loads(output)["line"] == at + 1
    assert run("replay", record)[0] == 2


def test_a_record_by_earlier_rules_is_refused_with_the_release_that_plays_it(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def later(folder: Path, module: str) -> beagle.GameInfo:
        return replace(read_info(folder, module), rules_version=2, releases={1: "0.1"})

    monkeypatch.setattr(catalogue, "read_info", later)
    told = "this record is by rules version 1 of In the Footsteps of Darwin, which Beagle 0.1 plays; this is version 2"
    for command, code in ((["check"], 1), (["replay"], 2), (["play", "--load"], 2), (["hint"], 2)):
        got, _, errors = run(*command, record)
        assert got == code, command
        assert one_sentence(errors).endswith(f"line 3: {told}"), command


def test_positions_are_checked(run: Run, tmp_path: Path) -> None:
    game = beagle.game("footsteps")
    file = tmp_path / "p.json"
    save_position(file, game, game.start(players=2, seed=4))
    code, output, _ = run("check", file)
    assert (code, output) == (0, f"{file}: a possible position of In the Footsteps of Darwin.\n")
    assert json.loads(run("check", file, "--json")[1])["legal"] is True
    for text, sentence in (
        ("{", "line 1: not JSON"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "footsteps", "players": 99}', ""),
    ):
        write_text(file, text)
        code, _, errors = run("check", file)
        assert code == 1
        assert sentence in one_sentence(errors)


def test_a_record_with_the_wrong_components_is_told(run: Run, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(beagle.game("footsteps").components_folder, folder)
    animals = folder / "animals.csv"
    animals.write_text(animals.read_text(encoding="utf-8").replace("Jaguar", "Big cat"), encoding="utf-8")
    code, _, errors = run("check", record, "--components", folder)
    assert code == 1
    assert "line 4: the record was played with the component set 'standard'" in one_sentence(errors)


# Components


def test_components_are_written_edited_and_checked(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "set"
    assert run("components", "footsteps", "--write", folder)[0] == 0
    assert len(component_files(folder)) == len(component_files(beagle.game("footsteps").components_folder))
    assert run("components", "footsteps", "--check", folder)[0] == 0
    assert json.loads(run("components", "footsteps", "--check", folder, "--json")[1])["good"] is True
    assert "is there already" in one_sentence(run("components", "footsteps", "--write", folder)[2])
    broken = component_files(folder)[0]
    write_text(broken, broken.read_text(encoding="utf-8").replace(",", ";", 1))
    code, _, errors = run("components", "footsteps", "--check", folder)
    assert code == 1
    assert one_sentence(errors).startswith(f"{broken}, line 1: ")
    code, output, _ = run("components", "footsteps", "--check", folder, "--json")
    assert (code, json.loads(output)["good"]) == (1, False)


def test_components_are_shown(run: Run, tmp_path: Path) -> None:
    assert "component set standard, sha256:" in run("components", "footsteps")[1]
    assert json.loads(run("components", "footsteps", "--json")[1])["set"] == "standard"
    assert run("components", "footsteps", "--check", tmp_path / "nowhere")[0] == 1
    write_text(tmp_path / "file", "")
    assert "can't be made" in one_sentence(run("components", "footsteps", "--write", tmp_path / "file" / "x")[2])
