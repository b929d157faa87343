"""Where a session reads and writes: a terminal, or a pipe."""

import contextlib
import re
import sys
import textwrap
from collections.abc import Sequence
from shutil import get_terminal_size
from typing import Final, TextIO

from beagle.match.text import SharedWords

WIDEST: Final = 110
"""Longer lines are hard to read, however wide the window."""
SPACES: Final = re.compile(r"[ \n]+")
"""Where a line may break; French has spaces where it may not."""
COLUMNS_FROM: Final = 10
"""From this many choices on, short ones stand in columns."""


class Console:
    """Lines in, lines out. Answers from a pipe are written after their prompts: the output reads like a session."""

    def __init__(self, reader: TextIO, writer: TextIO, words: SharedWords) -> None:
        self.reader = reader
        self.writer = writer
        self.words = words
        self.interactive = reader.isatty() and writer.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
        self.width = min(get_terminal_size((100, 24)).columns, WIDEST) if self.interactive else 100

    def tell(self, text: str = "") -> None:
        """Write a line."""
        self.writer.write(text + "\n")

    def say(self, key: str, params: dict[str, object] | None = None) -> None:
        """Write a text of the terminal's own."""
        self.tell(self.words.say(key, params))

    def tell_wrapped(self, text: str, indent: str = "") -> None:
        """Write a paragraph in lines of the console's width."""
        self.tell(wrap(text, self.width, indent))

    def tell_rule(self, rule: str) -> None:
        """Write one rule of a page in Markdown: its words without their marks, in lines of the console's width."""
        self.tell_wrapped(SPACES.sub(" ", rule.replace("*", "")).strip(), "  ")

    def ask(self, prompt: str) -> str:
        """Read a line. Raises ``EOFError`` when there is none."""
        if self.interactive and self.reader is sys.stdin:
            # Python's own prompt edits lines and remembers earlier ones, where readline was imported.
            return input(prompt).strip()
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        self.writer.write(line.rstrip("\r\n") + "\n")
        if not line:
            raise EOFError
        return line.strip()


def wrap(text: str, width: int, indent: str = "") -> str:
    """A paragraph in lines; ``indent`` begins all but the first."""
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def numbered(choices: Sequence[str], width: int) -> str:
    """Choices with their numbers: one a line, or in columns when they are many and short."""
    digits = len(str(len(choices)))
    labels = [f"{number:>{digits}}. {choice}" for number, choice in enumerate(choices, start=1)]
    column = max((len(label) for label in labels), default=0) + 3
    columns = width // column if len(choices) >= COLUMNS_FROM else 1
    if columns < 2:
        return "\n".join(wrap(label, width, " " * (digits + 2)) for label in labels)
    rows = -(-len(labels) // columns)
    return "\n".join("".join(label.ljust(column) for label in labels[row::rows]).rstrip() for row in range(rows))
