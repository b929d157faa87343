"""Games between bots: the same results however they are spread, every bot at every seat of a deal."""

from collections.abc import Iterator

import pytest

from beagle.core.random import derived_seed
from beagle.match.catalogue import Game
from beagle.study.arena import LineUp, Outcome, run, tournament
from beagle.study.pool import HERE

GREEDY_V_RANDOM = LineUp("footsteps", ("greedy", "random"), 1)


def told(outcomes: Iterator[Outcome]) -> list[dict[str, object]]:
    return [outcome.to_json() for outcome in outcomes]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert told(run(GREEDY_V_RANDOM, 0, 10, 1)) == told(run(GREEDY_V_RANDOM, 0, 10, 2))


@pytest.mark.filterwarnings("ignore")
def test_results_do_not_depend_on_ray() -> None:
    """Ray leaves files and processes open that Python warns of; they are gone when it ends."""
    line_up = LineUp("footsteps", ("random", "random"), 1)
    assert told(run(line_up, 0, 30, 1, HERE)) == told(run(line_up, 0, 30, 1))


def test_an_arena_continued_is_the_same_as_one_in_one_piece() -> None:
    assert told(run(GREEDY_V_RANDOM, 0, 3, 1)) + told(run(GREEDY_V_RANDOM, 3, 6, 1)) == told(
        run(GREEDY_V_RANDOM, 0, 6, 1)
    )


def test_every_bot_sits_everywhere_in_the_same_deal() -> None:
    outcomes = list(run(LineUp("footsteps", ("random", "random", "random"), 4), 0, 6, 1))
    assert [outcome.seats for outcome in outcomes[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    chosen = GREEDY_V_RANDOM.load()
    seeds = [derived_seed("deal", 4, outcome.number // 3) for outcome in outcomes]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]
    assert len({repr(chosen.position(chosen.start(players=3, seed=seed))) for seed in seeds}) == 2


def test_shares_of_a_game_add_up_to_one_victory() -> None:
    for outcome in run(GREEDY_V_RANDOM, 0, 8, 1):
        assert sum(outcome.shares) == pytest.approx(1)
        assert outcome.failures == 0


@pytest.mark.parametrize("id", ["footsteps", "darwinci", "darwinning"])
def test_openspiel_plays_whole_games_in_its_seconds(id: str) -> None:
    line_up = LineUp(id, ("openspiel@0.002", "random", "5@0.002"), 1)
    line_up.check()
    outcome = next(run(line_up, 0, 1, 1))
    assert outcome.failures == 0
    assert outcome.spent[0] < 0.2e6 * outcome.choices[0]


def test_a_game_is_told_as_soon_as_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    real = tournament.play_game

    def play_game(line_up: LineUp, chosen: Game, number: int) -> Outcome:
        played.append(number)
        return real(line_up, chosen, number)

    monkeypatch.setattr(tournament, "play_game", play_game)
    outcomes = run(GREEDY_V_RANDOM, 0, 9, 1)
    assert next(outcomes).number == 0
    assert played == [0]
    assert next(outcomes).number == 1
    assert played == [0, 1]
