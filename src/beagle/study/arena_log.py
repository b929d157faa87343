"""An arena's games as JSON Lines: a header, then a line for each game; a file that was broken off is gone on with."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from beagle.core.errors import BadOption, BeagleError
from beagle.study.arena import LineUp, Outcome, version


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

    def __init__(self, path: Path, line_up: LineUp, *, resume: bool) -> None:
        self.path = path
        self.header = header_of(line_up)
        if path.exists() and not resume:
            raise BadOption(f"{path}: is there already; say --resume to go on with it, or choose another file")
        try:
            if not path.exists() or not path.stat().st_size:
                path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            self.file = path.open("a", encoding="utf-8", buffering=1)
        except OSError as error:
            raise LogTrouble(f"{path}: can't be written: {error.strerror}") from None

    def earlier(self) -> Iterator[Outcome]:
        """The games that are in the file. A last line that was broken off is cut away."""
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
                    raise LogTrouble(
                        f"{self.path}: holds another arena (other bots, seed, options, components or version)"
                    )
        if good < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(good)

    def read_line(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise LogTrouble(f"{self.path}, line {number}: expected a JSON object, got {line[:60]!r}")
        return value

    def outcome(self, line: dict[str, Any], number: int) -> Outcome:
        """A game as its line tells it; how long the bots thought it doesn't tell."""
        rows = [line.get(key) for key in ("scores", "shares", "seats")]
        counts = [line.get(key) for key in ("number", "actions", "failures")]
        if not all(isinstance(row, list) and len(row) == len(self.header["seats"]) for row in rows) or not all(
            isinstance(count, int) for count in counts
        ):
            raise LogTrouble(f"{self.path}, line {number + 2}: expected the outcome of a game, got {line}")
        if line["number"] != number:
            raise LogTrouble(f"{self.path}, line {number + 2}: expected game {number}, got {line['number']}")
        none = (0,) * len(self.header["seats"])
        return Outcome(
            number=number,
            scores=tuple(line["scores"]),
            shares=tuple(line["shares"]),
            seats=tuple(line["seats"]),
            actions=line["actions"],
            failures=line["failures"],
            choices=none,
            spent=none,
            slowest=none,
        )

    def add(self, outcome: Outcome) -> None:
        try:
            self.file.write(json.dumps(outcome.to_json()) + "\n")
        except OSError as error:
            raise self.broken_off(error) from None

    def broken_off(self, error: OSError) -> LogTrouble:
        return LogTrouble(
            f"{self.path}: can't be written: {error.strerror}; what is there is kept, go on with --resume"
        )

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self.file.close()
        except OSError as trouble:
            raise self.broken_off(trouble) from None
