"""Texts: events become sentences in both languages, and what is missing is found."""

from pathlib import Path

import pytest

import beagle
from beagle.match.text import GameWords, read_resource, shared_words
from tests.fake_games import pebbles

NAMES = ["Ada", "Polly"]


def test_an_event_and_what_follows_become_a_sentence() -> None:
    event = {"key": "event-took", "seat": 1, "count": 2, "then": [{"key": "then-last"}]}
    assert pebbles().text("en").sentence(event, NAMES) == "Polly takes 2 pebbles. That was the last one."
    assert pebbles().text("fr").sentence(event, NAMES) == "Polly prend 2 cailloux. C’était le dernier."


def test_the_same_event_is_a_choice() -> None:
    event = {"key": "event-took", "seat": 1, "count": 1, "then": [{"key": "then-last"}]}
    assert pebbles().text("en").choice(event) == "Take a pebble → That was the last one."


def test_what_an_event_makes_possible_is_told_with_the_choice_only() -> None:
    event = {"key": "event-took", "seat": 1, "count": 1, "may": [{"key": "then-last"}]}
    words = pebbles().text("en")
    assert words.choice(event) == "Take a pebble → That was the last one."
    assert words.sentence(event, NAMES) == "Polly takes a pebble."


def test_a_word_is_the_key_of_its_name() -> None:
    words = pebbles().text("fr")
    assert words.sentence({"key": "news-dug", "kind": "amber"}) == "Il en sort de l’ambre."
    assert words.word("kind", ["flint", "amber"]) == "du silex, de l’ambre"
    assert words.word("kind", "unknown") == "unknown"
    assert words.word("flag", True) == "yes"


def test_a_player_without_a_name_has_a_letter() -> None:
    assert pebbles().text("en").sentence({"key": "event-dug", "seat": 1}) == "Player B digs."


def test_a_key_that_is_missing_is_shown_and_remembered() -> None:
    words = pebbles().text("en")
    assert words.say("event-unheard") == "event-unheard"
    words.say("news-dug")
    assert "event-unheard" in words.missing
    assert any(missing.startswith("news-dug: ") for missing in words.missing)


def test_both_languages_have_the_same_shared_keys() -> None:
    assert shared_words("fr").keys() == shared_words("en").keys()


@pytest.mark.parametrize("id", beagle.games())
def test_both_languages_of_a_game_have_the_same_keys(id: str) -> None:
    game = beagle.game(id)
    assert game.text("fr").keys() == game.text("en").keys()


def test_a_file_that_is_no_fluent_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Good\nbad { text\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"not a Fluent text: 'bad \{ text'"):
        read_resource(tmp_path / "en.ftl")


def test_a_game_may_say_it_its_own_way(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("terminal-quit = Ashore!\n", encoding="utf-8")
    assert GameWords("en", tmp_path).say("terminal-quit") == "Ashore!"
    assert shared_words("en").say("terminal-quit") == "You have left the game."
