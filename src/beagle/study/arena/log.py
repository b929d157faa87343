"""An arena's games as JSON Lines: a header, then a line for each game. A file that was broken off can be resumed."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from beagle.core.errors import BadOption, BeagleError
from beagle.match.files import reason_of
from beagle.study.arena.tournament import LineUp, Outcome, version
from beagle.study.words import StudyWords

TIMES: Final = ("decisions", "microseconds", "slowest")
"""What a line has under ``thinking``: for each bot, how many decisions it made, its time for all of them together, and
its time for the slowest. Older files have none of it."""


class LogTrouble(BeagleError):
    """An arena's file that can't be used."""

    code = "bad-arena-file"


def header_of(line_up: LineUp) -> dict[str, Any]:
    chosen = line_up.load()
    return {
        "arena": 1,
        "game": line_up.game,
        "rules": chosen.info.rules_version,
        "components": chosen.components_hash,
        "seats": list(line_up.bots),
        "seed": line_up.seed,
        "options": dict(line_up.options),
        "beagle": version(),
    }


class Log:
    """A file of outcomes, written as they come."""

    def __init__(self, path: Path, line_up: LineUp, words: StudyWords, *, resume: bool) -> None:
        """Raises ``BadOption`` for a file that is there already, unless it is to be resumed, and ``LogTrouble``."""
        self.path = path
        self.words = words
        self.header = header_of(line_up)
        if path.exists() and not resume:
            raise BadOption(words.say("log-exists", {"file": str(path)}))
        try:
            if not path.exists() or not path.stat().st_size:
                path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            self.file = path.open("a", encoding="utf-8", buffering=1)
        except OSError as error:
            raise self.trouble("log-unwritable", reason=reason_of(error)) from None

    def trouble(self, key: str, **params: object) -> LogTrouble:
        return LogTrouble(self.words.say(key, {"file": str(self.path), **params}))

    def earlier(self) -> Iterator[Outcome]:
        """The games that are in the file. A last line that was broken off is cut away. Raises ``LogTrouble``."""
        good = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                good += len(line)
                value = self.read_line(line, number + 1)
                if number > 0:
                    yield self.outcome(value, number - 1)
                elif value != self.header:
                    raise self.trouble("log-of-another-arena")
        if good < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(good)

    def read_line(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise self.trouble("log-not-json", line=str(number), found=repr(line[:60]))
        return value

    def outcome(self, line: dict[str, Any], number: int) -> Outcome:
        """A game as its line tells it. Raises ``LogTrouble``."""
        thinking = line.get("thinking") or dict.fromkeys(TIMES, [0] * len(self.header["seats"]))
        rows = [line.get(key) for key in ("scores", "shares", "seats")]
        rows += [thinking.get(key) for key in TIMES] if isinstance(thinking, dict) else [None]
        counts = [line.get(key) for key in ("number", "actions", "failures")]
        if not all(isinstance(row, list) and len(row) == len(self.header["seats"]) for row in rows) or not all(
            isinstance(count, int) for count in counts
        ):
            raise self.trouble("log-not-an-outcome", line=str(number + 2), found=str(line))
        if line["number"] != number:
            raise self.trouble("log-wrong-number", line=str(number + 2), number=str(number), found=str(line["number"]))
        scores, shares, seats, choices, spent, slowest = (tuple(row) for row in rows if row is not None)
        return Outcome(number, scores, shares, seats, line["actions"], line["failures"], choices, spent, slowest)

    def add(self, outcome: Outcome) -> None:
        """Raises ``LogTrouble``."""
        thinking = dict(zip(TIMES, (outcome.choices, outcome.spent, outcome.slowest)))
        try:
            self.file.write(json.dumps({**outcome.to_json(), "thinking": thinking}) + "\n")
        except OSError as error:
            raise self.broken_off(error) from None

    def broken_off(self, error: OSError) -> LogTrouble:
        return self.trouble("log-broken-off", reason=reason_of(error))

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self.file.close()
        except OSError as trouble:
            raise self.broken_off(trouble) from None
