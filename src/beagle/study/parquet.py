"""Parquet files, written as rows come: what is there when the work is broken off is a whole file."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from beagle.core.errors import BeagleError
from beagle.study.extras import needed

ROWS: Final = 10_000
"""How many rows are kept in memory before they are written."""


class ParquetTrouble(BeagleError):
    """A table that can't be written."""

    code = "bad-table"


def arrow() -> Any:
    """The module ``pyarrow``. Raises ``MissingExtra``."""
    return needed("pyarrow", "dataset")


class ParquetFile:
    """A file in the making. It has another name until it is closed."""

    def __init__(self, path: Path, schema: Any) -> None:
        self.path = path
        self.schema = schema
        self.rows: list[dict[str, Any]] = []
        self.part = path.with_name(path.name + ".part")
        try:
            self.writer: Any = needed("pyarrow.parquet", "dataset").ParquetWriter(self.part, schema, compression="zstd")
        except OSError as error:
            raise ParquetTrouble(f"{path}: can't be written: {reason(error)}") from None

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Some more rows. Raises ``ParquetTrouble``."""
        self.rows += rows
        if len(self.rows) >= ROWS:
            self.write()

    def write(self) -> None:
        """Write the rows in memory."""
        try:
            self.writer.write_table(arrow().Table.from_pylist(self.rows, self.schema))
        except OSError as error:
            raise self.broken(error) from None
        self.rows = []

    def close(self) -> None:
        """Write the rest and give the file its name. Nothing is done for a file that couldn't be written."""
        if self.writer is None:
            return
        if self.rows:
            self.write()
        try:
            self.writer.close()
            self.part.replace(self.path)
        except OSError as error:
            raise self.broken(error) from None

    def discard(self) -> None:
        """Remove what is written: half a table is unreadable and in the way."""
        with suppress(OSError, ValueError):
            self.writer.close()
        self.writer = None
        self.part.unlink(missing_ok=True)

    def broken(self, error: OSError) -> ParquetTrouble:
        self.discard()
        return ParquetTrouble(f"{self.path}: can't be written: {reason(error)}")


def reason(error: OSError) -> str:
    """Why it went wrong, in the system's words where there are any: Arrow's are many."""
    return os.strerror(error.errno) if error.errno else str(error)
