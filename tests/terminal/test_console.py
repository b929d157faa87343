"""The console: lists that stay readable, answers from a pipe that read like a session."""

import io

import pytest

from beagle.match.text import shared_words
from beagle.terminal.console import Console, numbered


def test_few_choices_stand_one_a_line() -> None:
    assert numbered(["go", "stay"], 40) == "1. go\n2. stay"


def test_long_choices_are_wrapped_under_their_number() -> None:
    assert numbered(["a long way to go for a dog"], 16) == "1. a long way to\n   go for a dog"


def test_many_short_choices_stand_in_columns_read_downwards() -> None:
    lines = numbered([f"card {number}" for number in range(1, 31)], 60).splitlines()
    assert len(lines) == 8
    assert lines[0].split("   ")[0] == " 1. card 1"
    assert " 9. card 9" in lines[0]
    assert all(len(line) <= 60 for line in lines)


def test_an_answer_from_a_pipe_is_written_after_its_prompt() -> None:
    output = io.StringIO()
    console = Console(io.StringIO(" 3 \r\n"), output, shared_words("en"))
    assert console.ask("Ada> ") == "3"
    assert output.getvalue() == "Ada>  3 \n"
    with pytest.raises(EOFError):
        console.ask("Ada> ")
    assert output.getvalue().endswith("Ada> \n")


def test_a_rule_is_told_without_the_marks_of_its_page() -> None:
    output = io.StringIO()
    console = Console(io.StringIO(), output, shared_words("en"))
    console.tell_rule("- P-1 Take a *flat* stone.\n  **Ruling:** " + "or a round one, " * 6)
    assert output.getvalue().startswith("- P-1 Take a flat stone. Ruling: or a round one,")
    assert output.getvalue().splitlines()[1].startswith("  ")
