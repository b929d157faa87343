"""The bench of the interfaces for study: what it makes of its figures. How fast they are, only ``make bench`` says."""

import json
from pathlib import Path

import pytest

from beagle.cli import main
from beagle.study.bench import command, interfaces
from beagle.study.bench.apart import measure_apart
from beagle.study.words import StudyWords

GOOD = {"pettingzoo": {"footsteps": 300.0, "connect_four": 30.0}, "batch": {"footsteps": 1e6}}
FEW, MANY = (5.0, 100.0), (50.0, 105.0)


def run(monkeypatch: pytest.MonkeyPatch, found: dict[str, dict[str, float]], arguments: list[str]) -> int:
    """The command with these figures instead of minutes of measuring."""
    monkeypatch.setattr(command, "engine_build", lambda: "compiled")
    monkeypatch.setattr(interfaces, "figures", lambda *request: found)
    monkeypatch.setattr(interfaces, "arena", lambda games: MANY if games == interfaces.MANY_GAMES else FEW)
    return main(["bench", "footsteps", "--environments", *arguments])


def test_figures_at_their_targets_are_good(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "speed.json"
    assert run(monkeypatch, GOOD, ["--check", "--json", str(written)]) == 0
    assert "10.0       1,000,000" in capsys.readouterr().out
    assert json.loads(written.read_text(encoding="utf-8"))["misses"] == []


def test_what_is_too_slow_or_grows_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    slow = {"pettingzoo": {"footsteps": 299.0, "connect_four": 30.0}, "batch": {"footsteps": 999_999.0}}
    assert interfaces.misses(slow, (5.0, 100.0), (60.0, 120.0), StudyWords("en")) == [
        "footsteps: PettingZoo is 10.0 × connect_four, expected at least 10 ×",
        "footsteps: a batch makes 999,999 moves/s, expected at least 1,000,000",
        "arena: 100,000 games took 60 s, expected under 60 s",
        "arena: 100,000 games took 120 MB, 10,000 took 100 MB: expected the same",
    ]
    assert run(monkeypatch, slow, []) == 0
    assert run(monkeypatch, slow, ["--check"]) == 1
    assert "missed: footsteps: PettingZoo" in capsys.readouterr().out


@pytest.mark.parametrize(("kind", "name"), [("batch", "darwinning"), ("pettingzoo", "darwinci")])
def test_our_games_can_be_measured(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interfaces, "BATCHED", 4)
    monkeypatch.setattr(interfaces, "STEPS", 2)
    assert interfaces.measure(kind, name, 0, 1e-6) > 0


def test_the_peer_is_measured_in_a_process_of_its_own() -> None:
    assert measure_apart(interfaces.HERE, "pettingzoo", "connect_four", 0, 1e-6) > 0
    with pytest.raises(ValueError, match="measuring chess"):
        measure_apart(interfaces.HERE, "pettingzoo", "chess", 0, 1e-6)


def test_an_arena_is_timed_and_weighed() -> None:
    seconds, megabytes = interfaces.arena(20)
    assert seconds > 0
    assert megabytes > 5
