"""Advice: legal, repeatable, blind to what is hidden, and in words."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import beagle
from beagle.bots.final_playouts import WORTH_A_PLAYOUT
from beagle.bots.levels import bot_named
from beagle.cli import main
from beagle.core.errors import BadOption
from beagle.match.advice import add_up, advise, sentences
from beagle.match.positions import save_position


def test_the_best_few_actions_are_legal_and_in_the_order_of_the_search() -> None:
    game = beagle.game("darwinning")
    state = game.start(players=3, seed=2)
    seat = state.to_act()[0]
    advices = advise(game, state, seat, 1, iterations=60, deals=3, best=2)
    assert len(advices) == 2
    assert advices[0].visits >= advices[1].visits > 0
    for advice in advices:
        assert game.parse_action(advice.spelled) in state.legal_actions(seat)
        assert 0 <= advice.chance <= 1
        assert set(advice.now) == set(advice.end) == set(state.breakdown(seat))
        assert json.dumps(advice.to_json())
    assert sum(advice.left for advice in advices) == pytest.approx(0)


def test_final_playouts_put_the_actions_visited_most_in_their_order() -> None:
    game = beagle.game("footsteps")
    state = game.start(players=3, seed=2)
    advices = advise(game, state, state.to_act()[0], 1, iterations=100, deals=20, best=9)
    most = max(advice.visits for advice in advices)
    close = [advice for advice in advices if WORTH_A_PLAYOUT * advice.visits >= most]
    assert 1 < len(close) < len(advices)
    assert advices[: len(close)] == close == sorted(close, key=lambda advice: -advice.margin)
    rest = advices[len(close) :]
    assert rest == sorted(rest, key=lambda advice: -advice.visits)


def test_advice_depends_on_the_seed_and_on_nothing_hidden() -> None:
    game = beagle.game("footsteps")
    state = game.start(players=2, seed=2)
    seat = state.to_act()[0]
    advice = advise(game, state, seat, 1, iterations=30, deals=3)
    assert advice == advise(game, state, seat, 1, iterations=30, deals=3)
    assert advice == advise(game, state.resample(seat, 99), seat, 1, iterations=30, deals=3)


def test_a_lost_game_is_told_as_lost_though_the_search_does_not_look_to_its_end() -> None:
    game = beagle.game("darwinning")
    state = game.start(players=2, seed=14)
    bots = [bot_named("greedy"), bot_named("random")]
    number = 0
    while min(state.scores()) > max(state.scores()) - 20 or state.to_act() != [1]:
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(state, seat, number))
        number += 1
    (advice, *_) = advise(game, state, 1, 1, iterations=20, deals=10)
    assert advice.margin < -15
    assert advice.chance == 0


def test_processes_think_together() -> None:
    game = beagle.game("footsteps")
    state = game.start(players=2, seed=2)
    seat = state.to_act()[0]
    advices = advise(game, state, seat, 1, iterations=20, deals=3, best=9, jobs=2)
    assert sum(advice.visits for advice in advices) == 20
    assert advices == advise(game, state, seat, 1, iterations=20, deals=3, best=9, jobs=2)


def test_findings_about_an_action_are_added_up() -> None:
    first, second = add_up([[(5, 1, 1, 200), (7, 0, 0, 0)], [(5, 3, 3, 400), (7, 1, 1, -100)]])
    assert (first.action, first.visits, first.margin()) == (5, 4, 1.5)
    assert (second.action, second.visits, second.margin()) == (7, 1, -1.0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", beagle.games())
def test_advice_has_words_for_every_game_and_language(name: str, language: str) -> None:
    game = beagle.game(name)
    state = game.start(players=game.info.least_players, seed=2)
    seat = state.to_act()[0]
    words = game.text(language)
    for advice in advise(game, state, seat, 1, iterations=10, deals=3):
        assert all(sentences(advice, state, seat, words))
    assert words.missing == set()


def test_a_part_that_stays_is_told_as_such_and_a_debt_with_a_true_minus() -> None:
    game = beagle.game("darwinci")
    state = game.start(players=3, seed=2)
    seat = state.to_act()[0]
    advice = advise(game, state, seat, 1, iterations=10, deals=3, best=1)[0]
    advice = replace(advice, now={"purse": 12, "rotten": -3}, end={"purse": 12, "rotten": -5})
    told = sentences(advice, state, seat, game.text("en"))
    assert "purse: 12 now, no change expected" in told
    assert "rotten bones: \u22123 now, \u22122 expected by the end" in told


def test_levels_have_names_in_both_languages() -> None:
    for language in ("en", "fr"):
        words = beagle.game("footsteps").text(language)
        assert all(words.has(f"level-{level}") for level in range(1, 6))


def test_there_is_no_advice_on_what_can_not_be_done() -> None:
    game = beagle.game("footsteps")
    state = game.start(players=2, seed=2, first=0)
    with pytest.raises(BadOption, match="expected a seat that is to act, 0, got 1"):
        advise(game, state, 1, 1)
    with pytest.raises(BadOption, match="expected 1 or more iterations, got 0"):
        advise(game, state, 0, 1, iterations=0)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    with pytest.raises(BadOption, match="the game is over"):
        advise(game, state, 0, 1)


def test_the_command_advises_on_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = beagle.game("footsteps")
    file = tmp_path / "p.json"
    save_position(file, game, game.start(players=2, seed=4))
    assert main(["hint", str(file), "--iterations", "20", "--best", "1", "--lang", "fr"]) == 0
    assert "chances de gagner" in capsys.readouterr().out
    assert main(["hint", str(file), "--iterations", "20", "--json", "--best", "1"]) == 0
    assert len(json.loads(capsys.readouterr().out)["advice"]) == 1
    assert main(["hint", str(file), "--at", "3"]) == 2
    assert "--at can't be given with a position" in capsys.readouterr().err


def test_the_command_advises_on_a_moment_of_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "m.txt"
    assert main(["play", "footsteps", "--seat", "none", "--bots", "1", "--seed", "3", "--record", str(record)]) == 0
    capsys.readouterr()
    assert main(["hint", str(record), "--at", "5", "--iterations", "20", "--best", "1", "--lang", "en"]) == 0
    assert "at action 5" in capsys.readouterr().out
    assert main(["hint", str(record)]) == 2
    assert "the game is over" in capsys.readouterr().err
    assert main(["hint", str(record), "--at", "9999"]) == 2
    assert "expected an action number from 0" in capsys.readouterr().err
    assert main(["hint", str(record), "--at", "5", "--seed", "-4"]) == 2
    assert "expected a seed" in capsys.readouterr().err
