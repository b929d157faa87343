"""The bench: what it makes of its figures. How fast the engine is, only ``make bench`` says."""

import json
from pathlib import Path
from typing import Any

import pytest

from beagle.cli import main
from beagle.study.bench import bench_cases, command, engine
from beagle.study.bench.apart import measure_apart
from beagle.study.bench.bench_cases import PEERS, SEARCHED, Ours, measure, rate
from beagle.study.words import StudyWords

ENGLISH = StudyWords("en")


def figures(ours: float = 120.0) -> engine.Figures:
    """Peers at 80, 90, 110 and 120 moves a second, so that P is 100, and one game of ours."""
    peers = dict(zip(PEERS, [80.0, 90.0, 110.0, 120.0]))
    found: engine.Figures = {
        name: {"python": [speed], "inside": [speed], "copy": [2000.0]} for name, speed in peers.items()
    }
    found[SEARCHED]["search"] = [30.0]
    found["footsteps"] = {"python": [1.0, ours, 1e9], "inside": [50.0], "search": [60.0], "copy": [300.0]}
    return found


def verdict(ours: float = 120.0) -> engine.Verdict:
    found = figures(ours)
    return engine.Verdict("footsteps", 4, engine.medians(found["footsteps"]), engine.peer_median(found))


def run(monkeypatch: pytest.MonkeyPatch, found: engine.Figures, arguments: list[str]) -> int:
    """The command with these figures instead of minutes of measuring."""
    monkeypatch.setattr(command, "engine_build", lambda: "compiled")
    monkeypatch.setattr(command, "find_spec", lambda name: name)
    monkeypatch.setattr(command, "run_rounds", lambda *request: found)
    return main(["bench", "footsteps", *arguments])


def test_p_is_the_median_of_the_peers() -> None:
    assert engine.peer_median(figures()) == {"python": 100.0, "inside": 100.0, "search": 30.0, "copy": 2000.0}


def test_a_figure_at_its_target_is_good() -> None:
    assert verdict().times_p == {"python": 1.2, "inside": 0.5, "search": 2.0}
    assert verdict().misses(ENGLISH) == []


def test_a_figure_below_its_target_is_missed_with_a_sentence() -> None:
    assert verdict(ours=119.0).misses(ENGLISH) == ["footsteps, from Python: 1.19 × P, expected at least 1.2 × P"]
    assert verdict(ours=119.0).misses(StudyWords("fr")) == [
        "footsteps, par Python\xa0: 1,19\xa0× P, attendu\xa0: au moins 1,2\xa0× P"
    ]


def test_ours_and_the_peers_take_turns() -> None:
    assert engine.interleaved(["a", "b"], ["x", "y", "z"]) == ["a", "x", "b", "y", "z"]


def test_a_rate_is_work_by_cpu_time() -> None:
    assert rate(lambda: sum(range(1000)) // 499500, 0.01) > 0


def test_search_is_measured_on_one_peer_only() -> None:
    assert [peer for peer in PEERS if "search" in engine.kinds_for(peer)] == [SEARCHED]
    assert "search" in engine.kinds_for("footsteps")


def test_searches_begin_at_decisions_from_the_opening_to_near_the_end() -> None:
    game = Ours("footsteps", 4, 0)
    game.prepare_search()
    tables: list[Any] = [position.view(None) for position in game.positions]
    tiles = [sum(seat["tiles"] for seat in table["seats"]) for table in tables]
    assert tiles[0] == 0
    assert tiles == sorted(tiles)
    assert tiles[-1] > 36
    assert all(len(position.legal_actions(position.to_act()[0])) > 1 for position in game.positions)


@pytest.mark.parametrize("kind", engine.KINDS)
def test_our_games_can_be_measured(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(bench_cases, "ITERATIONS", 10)
    assert measure(kind, "footsteps", 2, 0, 1e-6) > 0


def test_a_game_driven_from_python_is_the_same_for_the_same_seed() -> None:
    assert Ours("footsteps", 3, 5).python() == Ours("footsteps", 3, 5).python() > 0


def test_a_measurement_has_a_process_of_its_own() -> None:
    assert measure_apart(engine.CASES, "copy", "footsteps", 2, 0, 1e-6) > 0


def test_a_measurement_that_fails_says_why() -> None:
    with pytest.raises(ValueError, match="measuring nogame"):
        measure_apart(engine.CASES, "copy", "nogame", 2, 0, 1e-6)


def test_the_figures_are_printed_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "speed.json"
    assert run(monkeypatch, figures(), ["--json", str(written), "--check"]) == 0
    assert "footsteps" in capsys.readouterr().out
    assert json.loads(written.read_text())["games"][0]["times_p"] == verdict().times_p


def test_a_missed_target_is_an_error_only_when_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, figures(ours=10.0), []) == 0
    assert run(monkeypatch, figures(ours=10.0), ["--check"]) == 1


def test_the_history_grows_by_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    history = tmp_path / "speed.md"
    run(monkeypatch, figures(), ["--history", str(history)])
    run(monkeypatch, figures(), ["--history", str(history)])
    lines = history.read_text().splitlines()
    assert len(lines) == 6
    assert lines[-1].endswith("| footsteps | 4 | 120 | 1.20 | 50 | 0.50 | 60 | 2.00 | 300 |")


def test_the_interpreted_engine_is_not_measured_by_mistake(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "engine_build", lambda: "interpreted")
    assert main(["bench"]) == 2
    assert "interpreted" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nogame"], "there is no game 'nogame'"),
        (["--rounds", "0"], "expected at least one round"),
        (["--json", "no/such/folder/x.json"], "expected a file in a folder that exists"),
        (["--players", "99"], "99"),
    ],
)
def test_what_can_not_be_measured_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert run(monkeypatch, figures(), arguments) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1


def test_without_the_peers_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "engine_build", lambda: "compiled")
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert main(["bench"]) == 2
    assert "beagle-games[bench]" in capsys.readouterr().err


def test_ctrl_c_stops_with_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*request: object) -> engine.Figures:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "find_spec", lambda name: name)
    monkeypatch.setattr(command, "run_rounds", interrupted)
    assert main(["bench", "footsteps", "--allow-interpreted"]) == 130
    assert capsys.readouterr().err == "beagle: stopped before the end; nothing was written\n"
