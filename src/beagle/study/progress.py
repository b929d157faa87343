"""How far long work has come, on the error stream: a bar on a terminal, now and then a line elsewhere."""

import sys
import time
from collections.abc import Callable
from typing import Final

from beagle.study.words import StudyWords

BAR: Final = 24
"""Characters of the bar."""
SECONDS_A_REDRAW: Final = 0.2
"""How often the bar is drawn again on a terminal."""
SECONDS_A_LINE: Final = 10.0
"""How often a line is written where there is no terminal to redraw."""


class Progress:
    """How many games of those wanted are done."""

    def __init__(self, words: StudyWords, wanted: int, done: int = 0) -> None:
        self.words = words
        self.wanted = wanted
        self.done = done
        self.redraw = sys.stderr.isatty()
        self.last = time.monotonic()
        if self.redraw:
            self.show()

    def advance(self, games: int, remark: Callable[[], str] = str) -> None:
        """Some more are done. The remark is made only when it is shown."""
        self.done += games
        now = time.monotonic()
        if now - self.last >= (SECONDS_A_REDRAW if self.redraw else SECONDS_A_LINE):
            self.last = now
            self.show(remark)

    def show(self, remark: Callable[[], str] = str) -> None:
        full = min(BAR, BAR * self.done // self.wanted)
        count = self.words.say("progress", {"done": self.done, "wanted": self.wanted})
        line = f"[{'#' * full}{'.' * (BAR - full)}] {count}: {remark()}".removesuffix(": ")
        print(f"\r{line}\x1b[K" if self.redraw else line, end="" if self.redraw else "\n", file=sys.stderr, flush=True)

    def finish(self, remark: Callable[[], str] = str) -> None:
        """The last line."""
        self.show(remark)
        if self.redraw:
            print(file=sys.stderr)
