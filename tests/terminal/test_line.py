"""The line mode, played from a pipe, with a toy and with a real game."""

import io
import itertools
import json
from pathlib import Path

import pytest

import beagle
from beagle.match import bots
from beagle.match.record import Player
from beagle.match.record_text import read_record
from beagle.match.referee import Match, new_match
from beagle.match.text import shared_words
from beagle.terminal.console import Console
from beagle.terminal.line import LineGame
from tests.fake_games import pebbles

ADA = Player("human", "Ada")
POLLY = Player("random", "Polly")


def play(answers: str, language: str = "en", match: Match | None = None) -> tuple[int, str, Match]:
    """Pebbles with Ada first unless another match is given: the exit code, the output and the match."""
    played = match or new_match(pebbles(), [ADA, POLLY], 7, 0, {"heap": 6})
    output = io.StringIO()
    console = Console(io.StringIO(answers), output, shared_words(language))
    code = LineGame(played, console, language, bots.Seeds(1)).play()
    return code, output.getvalue(), played


def test_a_choice_is_made_by_number_or_spelled_out() -> None:
    _, output, match = play("2\nend\n")
    assert [move.action for move in match.moves[:2]] == ["take 2", "end"]
    assert "2. Take 2 pebbles\nAda> 2\n" in output
    assert "- Ada takes 2 pebbles." in output
    assert "- Polly takes" in output


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "take 2 pebbles"), ("en", " Take  2 Pebbles"), ("fr", "Prendre 2 cailloux"), ("fr", "take 2")],
)
def test_a_choice_may_be_typed_as_the_list_words_it(language: str, answer: str) -> None:
    _, _, match = play(f"{answer}\n", language)
    assert [move.action for move in match.moves[:1]] == ["take 2"]


def test_what_would_follow_from_a_choice_need_not_be_typed() -> None:
    match = new_match(pebbles(), [ADA, Player("human", "Emma")], 7, 0, {"heap": 4})
    _, output, _ = play("2\nend\n1\nend\ntake a pebble\n", match=match)
    assert "1. Take a pebble → That was the last one." in output
    assert match.moves[4].action == "take 1"


def test_what_is_told_twice_in_a_row_is_shown_once() -> None:
    match = new_match(beagle.game("darwinning"), [POLLY, ADA], 52)
    _, output, _ = play("1\n" * 40, match=match)
    lines = output.splitlines()
    assert "- Polly picks a card." in lines
    assert not any(one == two for one, two in itertools.pairwise(lines) if one.startswith("- "))


def test_the_input_may_end_before_the_game() -> None:
    code, output, _ = play("1\n")
    assert code == 2
    assert output.endswith("Ada> \nThe input ended before the game did.\n")


@pytest.mark.parametrize("word", ["quit", "quitter", "QUIT"])
def test_the_game_may_be_left(word: str) -> None:
    code, output, match = play(f"{word}\n")
    assert (code, len(match.moves)) == (0, 0)
    assert output.endswith("You have left the game.\n")


@pytest.mark.parametrize(
    "answer", ["3", "0", "-1", "99999999999999999999", "²", "take", "take 3", "tak 1", "{", "\x00"]
)
def test_an_answer_that_is_none_is_refused_with_an_example(answer: str) -> None:
    _, output, match = play(f"{answer}\n")
    assert "isn't an action here. Type a number from the list, an action such as 'take 1'" in output
    assert match.moves == []


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    _, output, match = play("end\n")
    assert "Take a pebble before you end the turn. (P-3)\n" in output
    assert match.moves == []


def test_an_action_can_be_taken_back_within_the_turn() -> None:
    _, output, match = play("2\nundo\n1\nannuler\n")
    assert output.count("Undone.") == 2
    assert match.moves == []
    assert output.count("Heap: 6.") == 3


def test_what_can_not_be_taken_back_is_told() -> None:
    _, output, match = play("undo\n1\ndig\nundo\n")
    assert "You have done nothing this turn that could be undone." in output
    assert "The last action revealed something hidden: it can't be undone." in output
    assert len(match.moves) == 2


def test_why_tells_the_rule_that_forbids() -> None:
    _, output, _ = play("why end\npourquoi take 1\nwhy\nwhy nonsense\n")
    assert "Take a pebble before you end the turn. (P-3)\n- P-3 Then end your turn." in output
    assert "'take 1' is allowed now." in output
    assert 'Type "why" and an action' in output
    assert "'nonsense' isn't an action here" in output


def test_rules_can_be_read_while_playing() -> None:
    _, output, _ = play("rules\nrègles p-2\nrules P-9\n")
    assert "# Pebbles" in output
    assert "- P-2 Then you may dig once" in output
    assert "there is no rule 'P-9'" in output


def test_the_record_or_the_position_is_saved(tmp_path: Path) -> None:
    _, output, match = play(f"1\nsave {tmp_path}/match.txt\nsauver {tmp_path}/match.json\nsave\nsave {tmp_path}/no/m\n")
    assert f"Saved to {tmp_path}/match.txt." in output
    assert read_record((tmp_path / "match.txt").read_text()) == match.record()
    assert json.loads((tmp_path / "match.json").read_text()) == match.game.position(match.state)
    assert 'Type "save" and the name of a file' in output
    assert "can't be written: No such file or directory" in output
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.json", "match.txt"]


def test_help_lists_the_commands_in_the_players_language() -> None:
    assert "pourquoi ACTION" in play("aide\n", "fr")[1]
    assert "why ACTION" in play("help\n")[1]


def test_an_empty_answer_shows_the_table_again() -> None:
    assert play("\n")[1].count("1. Take a pebble") == 2


def test_ctrl_c_at_the_prompt_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(console: Console, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "ask", interrupted)
    match = new_match(pebbles(), [ADA, POLLY], 7, 0)
    with pytest.raises(KeyboardInterrupt):
        play("", match=match)
    assert match.moves == []


def test_a_shared_victory_is_told_of_each() -> None:
    match = new_match(pebbles(), [ADA, Player("human", "Emma")], 7, 0, {"heap": 4})
    code, output, _ = play("2\nend\n2\nend\n", match=match)
    assert code == 0
    assert "Ada: 2 points\nEmma: 2 points\nAda shares the victory.\nEmma shares the victory.\n" in output


def test_a_game_that_is_over_can_be_saved(tmp_path: Path) -> None:
    match = new_match(pebbles(), [ADA, Player("human", "Emma")], 7, 0, {"heap": 4})
    code, output, _ = play(f"2\nend\n2\nend\nundo\nsave {tmp_path}/no/m\nsave {tmp_path}/m\nquit\n", match=match)
    assert code == 0
    assert output.count("or press Enter to leave.") == 2
    assert "can't be written: No such file or directory" in output
    assert read_record((tmp_path / "m").read_text()) == match.record()


def test_a_terminal_that_is_closed_leaves_the_record_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(pebbles(), [ADA, Player("human", "Emma")], 7, 0, {"heap": 4})
    file = tmp_path / "match.txt"
    answers = iter(["2", "end", "2", "end", ""])
    kept: list[int] = []

    def look(console: Console, prompt: str) -> str:
        kept.append(len(read_record(file.read_text()).moves))
        return next(answers)

    monkeypatch.setattr(Console, "ask", look)
    console = Console(io.StringIO(), io.StringIO(), shared_words("en"))
    assert LineGame(match, console, "en", bots.Seeds(1), str(file)).play() == 0
    assert kept == [0, 1, 2, 3, 4]


def test_bots_alone_play_to_the_end() -> None:
    match = new_match(pebbles(), [POLLY, Player("random", "Dash")], 7)
    code, output, _ = play("", "fr", match)
    assert code == 0
    assert "- Polly prend" in output
    assert "Le tas est vide." in output


@pytest.mark.parametrize("id", beagle.games())
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_can_be_played_from_a_pipe(id: str, language: str) -> None:
    game = beagle.game(id)
    players = [ADA, *[POLLY] * (game.info.least_players - 1)]
    code, output, match = play("1\n" * 5000, language, new_match(game, players, 3))
    assert code == 0
    assert match.state.is_over()
    assert output.rstrip().splitlines()[-1]
    scores = match.state.scores()
    said = {"fr": f"Ada\u00a0: {scores[0]} point", "en": f"Ada: {scores[0]} point"}[language]
    assert said in output


def test_choices_that_read_alike_are_offered_once() -> None:
    """A straight bone has two ways to lie, not four."""
    match = new_match(beagle.game("darwinci"), [ADA, POLLY, POLLY], 7, 0)
    straight = next(bone for bone in spelled_hand(match) if bone.startswith("S"))
    _, output, _ = play(f"take {straight}\n", "en", match)
    offered = [line.split(". ")[1] for line in output.splitlines() if straight in line and "connecting" in line]
    assert [line.split(", connecting ")[1] for line in offered] == ["north and south", "east and west"]
    assert "turned 2" in [match.game.format_action(action)[-8:] for action in match.state.legal_actions(0)]


def spelled_hand(match: Match) -> list[str]:
    """Draw the four bones of the set-up; the keys of those in the first seat's hand."""
    while match.state.to_act() != [0, 1, 2]:
        seat = match.state.to_act()[0]
        match.propose(seat, match.game.format_action(match.state.legal_actions(seat)[0]))
    return [match.game.format_action(action).split()[1] for action in match.state.legal_actions(0)]
