"""Bots see only what their seat sees, and a seed repeats them."""

import pytest

import beagle
from beagle.bots.bot import Bot
from beagle.bots.search import Settings
from beagle.bots.search_bot import SearchBot
from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS
from beagle.core.state import State
from beagle.match import bots
from beagle.match.record import Player
from beagle.match.referee import new_match
from tests.fake_games import pebbles


def test_a_bot_picks_a_legal_action_and_touches_nothing() -> None:
    game = pebbles()
    state = game.start(players=2, seed=1, first=0)
    before = game.position(state)
    picked = {bots.BotPlayer("random").choose(state, 0, seed) for seed in range(40)}
    assert picked == set(state.legal_actions(0))
    assert game.position(state) == before


def test_the_same_seed_picks_the_same() -> None:
    assert [bots.Seeds(5).next() for _ in range(2)] == [bots.Seeds(5).next()] * 2
    seeds = bots.Seeds(5)
    assert len({seeds.next() for _ in range(10)}) == 10
    assert all(0 <= seeds.next() < 1 << SEED_BITS for _ in range(10))


def test_seeds_are_those_that_records_of_the_past_were_played_with() -> None:
    assert bots.Seeds(5).next() == 50436094641419492586230767409


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


def searching_player() -> bots.BotPlayer:
    """A small search at a seat."""
    player = bots.BotPlayer("4")
    player.bot = SearchBot(Settings(10, 0.0, 0.5, 0.5))
    return player


def played(name: str, actions: int, *, rebuilt: bool) -> tuple[list[int], list[tuple[int, int]]]:
    """The first actions of a match between searching bots, and how often each of them decided and reused its trees.

    ``rebuilt``: each action is chosen in a state that was made again from the record.
    """
    game = beagle.game(name)
    count = game.info.least_players
    match = new_match(game, [Player("4", f"bot {seat}") for seat in range(count)], 3)
    players = [searching_player() for _ in range(count)]
    chosen: list[int] = []
    while len(chosen) < actions and not match.state.is_over():
        seat = match.state.to_act()[0]
        state = match.state_after(len(chosen)) if rebuilt else match.state
        action = players[seat].choose(state, seat, len(chosen))
        match.propose(seat, game.format_action(action))
        chosen.append(action)
    return chosen, [(player.decisions, player.reused) for player in players]


@pytest.mark.parametrize("name", beagle.games())
def test_a_state_rebuilt_from_the_record_finds_the_same_trees(name: str) -> None:
    assert played(name, 40, rebuilt=True) == played(name, 40, rebuilt=False)


def test_trees_are_kept_within_a_turn_of_small_actions() -> None:
    _, counts = played("darwinning", 40, rebuilt=True)
    assert all(decisions > reused > decisions // 3 for decisions, reused in counts)


def test_only_decisions_with_an_alternative_count_and_only_searches_have_trees() -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    dug = state.copy()
    for action in (0, 2):  # take 1, dig
        dug.apply(0, action)
    assert len(dug.legal_actions(0)) == 1
    search, greedy = searching_player(), bots.BotPlayer("3")
    for player in (search, greedy):
        world = state.copy()
        world.apply(0, player.choose(world, 0, 1))
        player.choose(world, 0, 2)
        assert player.decisions == 2
        player.choose(dug, 0, 3)
        assert player.decisions == 2
    assert (search.reused, greedy.reused) == (1, 0)


def test_counts_outlive_a_bot_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    player = searching_player()
    state.apply(0, player.choose(state, 0, 1))
    player.choose(state, 0, 2)
    player.bot = Broken(None)
    player.choose(state, 0, 3)
    assert (player.decisions, player.reused) == (3, 1)


def test_live_seeds_differ() -> None:
    assert bots.live_seed() != bots.live_seed()
