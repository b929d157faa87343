"""An arena's games as a Parquet table: a row for each game; what the arena was stands in the table's metadata."""

import json
from pathlib import Path
from types import TracebackType

from beagle.study.arena.log import header_of
from beagle.study.arena.tournament import LineUp, Outcome
from beagle.study.parquet import ParquetFile, arrow


class GamesParquet:
    """A table of outcomes; the bots' lists are in the order of the line-up."""

    def __init__(self, path: Path, line_up: LineUp) -> None:
        pa = arrow()
        schema = pa.schema(
            [
                ("number", pa.int64()),
                ("scores", pa.list_(pa.int32())),
                ("shares", pa.list_(pa.float64())),
                ("seats", pa.list_(pa.int8())),
                ("actions", pa.int32()),
                ("failures", pa.int32()),
            ],
            metadata={"arena": json.dumps(header_of(line_up))},
        )
        self.file = ParquetFile(path, schema)

    def add(self, outcome: Outcome) -> None:
        self.file.add([outcome.to_json()])

    def __enter__(self) -> "GamesParquet":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
