"""How far long work is, on the error stream: a bar on a terminal, now and then a line elsewhere."""

import sys
import time
from collections.abc import Callable
from typing import Final

BAR: Final = 24
"""Characters of the bar."""
SECONDS_A_LINE: Final = 10.0
"""Where there is no terminal to redraw, a line is written so often."""


class Progress:
    """So many games done of those wanted."""

    def __init__(self, wanted: int, done: int = 0) -> None:
        self.wanted = wanted
        self.done = done
        self.redraw = sys.stderr.isatty()
        self.last = time.monotonic()

    def advance(self, games: int, remark: Callable[[], str] = str) -> None:
        """Some more are done. The remark is made only when it is shown."""
        self.done += games
        now = time.monotonic()
        if now - self.last >= (0.2 if self.redraw else SECONDS_A_LINE):
            self.last = now
            self.show(remark)

    def show(self, remark: Callable[[], str] = str) -> None:
        full = BAR * self.done // self.wanted if self.wanted else BAR
        line = f"[{'#' * full}{'.' * (BAR - full)}] {self.done} of {self.wanted}: {remark()}".removesuffix(": ")
        print(f"\r{line}\x1b[K" if self.redraw else line, end="" if self.redraw else "\n", file=sys.stderr, flush=True)

    def finish(self, remark: Callable[[], str] = str) -> None:
        """The last line."""
        self.show(remark)
        if self.redraw:
            print(file=sys.stderr)
