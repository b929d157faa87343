"""Bots see only what their seat sees, and a seed repeats them."""

import pytest

from beagle.bots.bot import Bot
from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS
from beagle.core.state import State
from beagle.match import bots
from tests.fake_games import pebbles


def test_a_bot_picks_a_legal_action_and_touches_nothing() -> None:
    game = pebbles()
    state = game.start(players=2, seed=1, first=0)
    before = game.position(state)
    picked = {bots.choose("random", state, 0, seed) for seed in range(40)}
    assert picked == set(state.legal_actions(0))
    assert game.position(state) == before


def test_the_same_seed_picks_the_same() -> None:
    assert [bots.Seeds(5).next() for _ in range(2)] == [bots.Seeds(5).next()] * 2
    seeds = bots.Seeds(5)
    assert len({seeds.next() for _ in range(10)}) == 10
    assert all(0 <= seeds.next() < 1 << SEED_BITS for _ in range(10))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no bot 'genius': there are 1, 2, 3, 4, 5, random"):
        bots.check_bot("genius")


class Broken(Bot):
    """Fails, or answers with nonsense."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer

    def choose(self, state: State, seat: int, seed: int) -> int:
        if self.answer is None:
            raise ZeroDivisionError("oh")
        return self.answer


@pytest.mark.parametrize("answer", [None, 999])
def test_a_bot_that_fails_plays_at_random_with_a_warning(answer: int | None, caplog: pytest.LogCaptureFixture) -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    player = bots.BotPlayer("3")
    player.bot = Broken(answer)
    assert player.choose(state, 0, 1) in state.legal_actions(0)
    assert "it plays at random" in caplog.text
    player.choose(state, 0, 1)
    assert len(caplog.records) == 1


def test_live_seeds_differ() -> None:
    assert bots.live_seed() != bots.live_seed()
