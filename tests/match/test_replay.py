"""Replay equals play; a record that isn't a legal game is told where and why."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle.match import bots
from beagle.match.record import BadRecord, Move, Player, Record, Result
from beagle.match.record_text import read_record, write_record
from beagle.match.referee import Match, match_from_position, new_match
from beagle.match.replay import check, game_for, replay
from tests.fake_games import pebbles

PLAYERS = [Player("random", "Polly"), Player("random", "Dash"), Player("random", "Nina")]


def played(seed: int, steps: int = 10_000) -> Match:
    """A match of three random bots, or its beginning."""
    match = new_match(beagle.game("footsteps"), PLAYERS, seed)
    seeds = bots.Seeds(seed)
    while not match.state.is_over() and len(match.moves) < steps:
        seat = match.state.to_act()[0]
        match.propose(seat, match.game.format_action(bots.BotPlayer("random").choose(match.state, seat, seeds.next())))
    return match


@given(st.integers(0, 2**96 - 1))
@settings(max_examples=10, deadline=None)
def test_a_replayed_record_gives_the_same_match(seed: int) -> None:
    match = played(seed)
    record = read_record(write_record(match.record()))
    again = check(record, game_for(record))
    assert again.game.position(again.state) == match.game.position(match.state)
    assert again.told == match.told
    assert again.record() == match.record()


def test_a_record_can_be_replayed_to_any_action() -> None:
    match = played(1, 20)
    for number in (0, 7, 20):
        assert len(replay(match.record(), match.game, number).moves) == number
        expected = match.game.position(match.state_after(number))
        assert match.game.position(replay(match.record(), match.game, number).state) == expected
    for number in (-1, 21):
        with pytest.raises(BadRecord, match=f"expected an action number from 0 to 20, got {number}"):
            replay(match.record(), match.game, number)


def test_an_illegal_action_is_told_with_its_line() -> None:
    text = write_record(played(1, 5).record())
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    lines[at] = lines[at].replace(lines[at].split(" ", 2)[2], "return 1")
    record = read_record("\n".join(lines))
    with pytest.raises(BadRecord, match=rf"line {at + 1}: action 3: 'return 1' is not legal .* \(F-K3\)") as caught:
        check(record, game_for(record))
    assert caught.value.line == at + 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game footsteps", "game chess", "line 2: there is no game 'chess'"),
        (
            "rules 1",
            "rules 99",
            "line 3: this record is by rules version 99 of In the Footsteps of Darwin, which a later",
        ),
        ("rules 1", "rules 99", "which a later release of Beagle plays; this is version 1"),
        ("rules 1", "rules 0", "which no release of Beagle plays; this is version 1"),
        ("standard sha256:", "other sha256:", "line 4: the record was played with the component set 'other'"),
        ("generator sfc32", "generator mt19937", "line 5: the record was shuffled by 'mt19937'"),
    ],
)
def test_a_record_of_another_game_or_engine_is_refused(old: str, new: str, sentence: str) -> None:
    text = write_record(played(1, 2).record()).replace(old, new)
    if "sha256" in old:
        text = text.replace(played(1, 0).header.components_hash, "0" * 64)
    with pytest.raises(BadRecord, match=sentence):
        game_for(read_record(text))


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        ((("expert", "true"),), 3, "footsteps has no option 'expert'"),
        ((), 1, "footsteps is for 2 to 5 players, not 1"),
    ],
)
def test_a_header_that_starts_no_game_is_refused(
    options: tuple[tuple[str, str], ...], players: int, sentence: str
) -> None:
    header = replace(played(1, 0).header, options=options, players=tuple(PLAYERS[:players]))
    with pytest.raises(BadRecord, match=sentence):
        replay(Record(header), beagle.game("footsteps"))


def test_a_result_that_the_actions_do_not_lead_to_is_refused() -> None:
    record = played(2).record()
    result = record.result
    assert result is not None
    for wrong, sentence in (
        (replace(result, scores=(0, 0, 0)), "the record gives scores 0 0 0, the actions lead to"),
        (replace(result, winners=(0, 1, 2)), "the record gives winners 0 1 2, the actions lead to"),
        (replace(result, reason="boredom"), "the record gives reason boredom, the actions lead to"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            check(replace(record, result=wrong), game_for(record))
    with pytest.raises(BadRecord, match="gives a result, but the game is not over"):
        check(replace(record, moves=record.moves[:3]), game_for(record))


def test_a_seed_not_told_can_not_be_replayed() -> None:
    header = replace(played(1, 0).header, seed=None, seed_hash="0" * 64)
    with pytest.raises(BadRecord, match="the seed has not been told yet"):
        replay(Record(header), beagle.game("footsteps"))


def test_a_match_from_a_position_is_recorded_with_it() -> None:
    start = played(3, 9)
    match = match_from_position(start.game, PLAYERS, start.state)
    seat = match.state.to_act()[0]
    match.propose(seat, match.game.format_action(match.state.legal_actions(seat)[0]))
    record = read_record(write_record(match.record()))
    again = check(record, game_for(record))
    assert again.game.position(again.state) == match.game.position(match.state)


def test_a_position_in_the_header_must_be_one() -> None:
    game = pebbles()
    header = match_from_position(game, PLAYERS[:2], game.start(players=2, seed=1)).header
    for position, sentence in (
        ("{", "the position in the header is not JSON"),
        ("[]", "a position is a JSON object"),
        (json.dumps(game.position(game.start(players=3, seed=1))), "the position is for 3 players, the header has 2"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            replay(Record(replace(header, position=position)), game)


def test_the_last_line_of_a_record_may_be_any_result() -> None:
    record = Record(played(1, 0).header, (Move(0, "x"),), Result((1, 2, 3), (2,), "end"))
    assert read_record(write_record(record)) == record
