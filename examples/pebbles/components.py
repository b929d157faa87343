"""What is in the bag: flint and amber, how many of each and what they are worth (P-2, P-4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.csv_tables import read_table
from beagle.core.errors import BadComponents
from examples.pebbles import layout as L

KINDS: Final = ["flint", "amber"]
"""A kind is a number inside, a word outside."""
LANGUAGES: Final = ["en", "fr"]
COLUMNS: Final = ["kind", "name_en", "name_fr", "worth", "count", "source"]
SOURCES: Final = ["known", "reconstructed", "own box"]


class Components:
    """One set of pieces, indexed by kind."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([0] * L.KIND_COUNT)
        self.count: vec[i64] = vec[i64]([0] * L.KIND_COUNT)
        self.bag_size: i64 = 0
        self.names: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        self.rows: dict[str, list[dict[str, object]]] = {"pebbles": []}
        """The file as read, for showing."""


def read_components(folder: str) -> Components:
    """Read and check the file of a set."""
    pieces = Components()
    rows = read_table(folder, "pebbles.csv", COLUMNS)
    if len(rows) != len(KINDS):
        raise BadComponents(f"pebbles.csv: expected {len(KINDS)} kinds, got {len(rows)}")
    for kind, row in enumerate(rows):
        if row.text("kind") != KINDS[kind]:
            raise row.error(f"expected the kind {KINDS[kind]}, got {row.text('kind')!r}")
        pieces.worth[kind] = row.number("worth", 0, 9)
        pieces.count[kind] = row.number("count", 0, L.BAG_ROOM - pieces.bag_size)
        pieces.bag_size += pieces.count[kind]
        row.choice("source", SOURCES)
        for language in LANGUAGES:
            pieces.names[language].append(row.text(f"name_{language}"))
        pieces.rows["pebbles"].append(dict(row.fields))
    return pieces
