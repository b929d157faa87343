"""Bots see only what their seat sees, and a seed repeats them."""

import pytest

from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS
from beagle.match import bots
from tests.toy import pebbles


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
    with pytest.raises(BadOption, match="there is no bot 'genius': there are random"):
        bots.check_bot("genius")


def test_live_seeds_differ() -> None:
    assert bots.live_seed() != bots.live_seed()
