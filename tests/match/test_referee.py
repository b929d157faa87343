"""The referee's door: refusals change nothing, stepping back is fair, everybody is told what they may know."""

import pytest

from beagle.core.errors import BadOption
from beagle.match.catalogue import game
from beagle.match.record import Player
from beagle.match.referee import Match, Refused, match_from_position, new_match
from tests.fake_games import pebbles

PLAYERS = [Player("human", "Ada"), Player("random", "Polly")]


def match(heap: int = 6) -> Match:
    return new_match(pebbles(), PLAYERS, 7, 0, {"heap": heap})


def refused(match: Match, seat: int, text: str, seen: int | None = None) -> Refused:
    before = (match.record(), match.game.position(match.state), len(match.told))
    with pytest.raises(Refused) as caught:
        match.propose(seat, text, seen)
    assert (match.record(), match.game.position(match.state), len(match.told)) == before
    return caught.value


def test_legal_actions_are_carried_out_and_recorded() -> None:
    played = match()
    played.propose(0, "take 2", seen=0)
    played.propose(0, "end", seen=1)
    assert [(move.seat, move.action) for move in played.moves] == [(0, "take 2"), (0, "end")]
    assert played.state.to_act() == [1]


@pytest.mark.parametrize(
    ("seat", "text", "code", "rule"),
    [
        (0, "tak 2", "unreadable-action", ""),
        (0, "", "unreadable-action", ""),
        (1, "take 1", "not-your-turn", "P-1"),
        (9, "take 1", "not-your-turn", ""),
        (-1, "take 1", "not-your-turn", ""),
        (0, "end", "take-first", "P-3"),
    ],
)
def test_what_is_refused_changes_nothing_and_names_the_rule(seat: int, text: str, code: str, rule: str) -> None:
    error = refused(match(), seat, text)
    assert (error.code, error.rule) == (code, rule)
    assert str(error)


def test_nothing_can_be_done_after_the_end() -> None:
    played = match(4)
    for seat, text in ((0, "take 2"), (0, "end"), (1, "take 2"), (1, "end")):
        played.propose(seat, text)
    assert refused(played, 0, "take 1").code == "game-over"
    result = played.record().result
    assert result is not None
    assert result.scores == (2, 2)
    assert result.winners == (0, 1)


def test_an_answer_to_a_table_that_has_changed_is_stale() -> None:
    played = match()
    played.propose(0, "take 1", seen=0)
    assert refused(played, 0, "take 1", seen=0).code == "stale"
    assert refused(played, 0, "end", seen=2).code == "stale"
    assert refused(played, 0, "end", seen=-1).code == "stale"
    played.propose(0, "end", seen=1)
    assert refused(played, 1, "take 1", seen=1).code == "stale"


def test_a_step_back_gives_the_state_before() -> None:
    played = match()
    before = played.game.position(played.state)
    played.propose(0, "take 2")
    played.undo(0)
    assert played.game.position(played.state) == before
    assert played.moves == []
    assert played.events(0) == []


@pytest.mark.parametrize(
    ("actions", "seat", "code"),
    [
        ([], 0, "undo-nothing"),
        (["take 1"], 1, "undo-nothing"),
        (["take 1", "end"], 0, "undo-nothing"),
        (["take 1", "dig"], 0, "undo-revealed"),
    ],
)
def test_a_step_back_is_refused_after_the_turn_or_a_revelation(actions: list[str], seat: int, code: str) -> None:
    played = match()
    for action in actions:
        played.propose(0, action)
    with pytest.raises(Refused) as caught:
        played.undo(seat)
    assert caught.value.code == code
    assert len(played.moves) == len(actions)


def test_a_step_back_is_not_refused_for_what_others_bring_to_light_at_once() -> None:
    """Darwinci, where everybody places at the same time (C-P4)."""
    darwinci = game("darwinci")
    played = new_match(darwinci, [*PLAYERS, Player("human", "Eve")], 5)
    while played.state.view(0)["phase"] == "draw":
        seat = played.state.to_act()[0]
        played.propose(seat, darwinci.format_action(played.state.legal_actions(seat)[0]))
    played.propose(0, darwinci.format_action(played.state.legal_actions(0)[0]))
    before = played.state.revealed()
    while 1 in played.state.to_act():
        played.propose(1, darwinci.format_action(played.state.legal_actions(1)[0]))
    assert played.state.revealed() != before
    assert played.undo(0) >= 0


def test_everybody_is_told_the_event_and_then_the_news() -> None:
    played = match()
    played.propose(0, "take 1")
    played.propose(0, "dig")
    for viewer in (0, 1, None):
        assert [[event["key"] for event in told] for told in played.events(viewer)] == [
            ["event-took"],
            ["event-dug", "news-dug"],
        ]
    assert len(played.events(0, since=1)) == 1


def test_a_match_may_start_from_a_position() -> None:
    game = pebbles()
    state = game.start(players=2, seed=3, first=1, heap=5)
    played = match_from_position(game, PLAYERS, state)
    played.propose(1, "take 2")
    played.undo(1)
    assert game.position(played.state) == game.position(state)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadOption, match="pebbles is for 2 to 4 players, not 1"):
        new_match(pebbles(), PLAYERS[:1], 1)
