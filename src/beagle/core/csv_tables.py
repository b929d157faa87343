"""Component files: CSV tables read with line numbers, so that an error can say where it is."""

import csv
from pathlib import Path

from beagle.core.errors import BadComponents


class Row:
    """One line of a component file."""

    def __init__(self, file: str, line: int, fields: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.fields = fields

    def error(self, reason: str) -> BadComponents:
        return BadComponents(f"{self.file}, line {self.line}: {reason}")

    def text(self, column: str) -> str:
        """A cell that may not be empty."""
        value = self.fields[column]
        if not value:
            raise self.error(f"{column} is empty")
        return value

    def choice(self, column: str, allowed: list[str]) -> int:
        """Which of the allowed words stands there."""
        value = self.fields[column]
        if value not in allowed:
            raise self.error(f"{column} must be one of {', '.join(allowed)}, not {value!r}")
        return allowed.index(value)

    def number(self, column: str, least: int, most: int) -> int:
        """A whole number in a range."""
        value = self.fields[column]
        digits = value[1:] if value[:1] in ("-", "+") else value
        # Nothing printed on a piece has ten digits; int() refuses thousands of them with another error.
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not least <= int(value) <= most:
            raise self.error(f"{column} must be a whole number from {least} to {most}, not {value!r}")
        return int(value)


def read_table(folder: str, name: str, columns: list[str]) -> list[Row]:
    """The rows of ``folder/name``. The columns must be just these, in this order."""
    path = Path(folder) / name
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            lines = list(csv.reader(file, strict=True))
    except FileNotFoundError:
        raise BadComponents(f"{path}: there is no such component file") from None
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise BadComponents(f"{path}: can't be read as a CSV table: {error}") from None
    if not lines or lines[0] != columns:
        found = ",".join(lines[0]) if lines else "nothing"
        raise BadComponents(f"{path}, line 1: expected the columns {','.join(columns)}, got {found}")
    rows: list[Row] = []
    for number, line in enumerate(lines[1:], start=2):
        if len(line) != len(columns):
            raise BadComponents(f"{path}, line {number}: expected {len(columns)} fields, got {len(line)}")
        rows.append(Row(str(path), number, dict(zip(columns, line))))
    return rows
