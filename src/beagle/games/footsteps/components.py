"""What is printed on the pieces: 64 animals, 5 characters, 24 theories (F-C1, F-C3).

A tile is a number: animals 0 to 63 in the order of the file, then the characters. A set is read from three CSV files;
an owner of the box may edit them.
"""

import unicodedata
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.csv_tables import Row, read_table
from beagle.core.errors import BadComponents
from beagle.games.footsteps import layout as L

ANIMALS: Final = 64
PEOPLE: Final = 5
TILES: Final = ANIMALS + PEOPLE
CHAPTERS: Final = 16
COPIES_A_CELL: Final = 4

ECOSYSTEMS: Final = ["america", "africa", "asia", "oceania"]
"""The rows of the notebook, from the top (F-C2)."""
CLASSES: Final = ["bird", "mammal", "reptile", "arthropod"]
"""The columns, from the left (F-C2)."""
LINE_NAMES: Final = [*ECOSYSTEMS, *CLASSES]
"""The eight lines of a notebook: rows, then columns."""
BONUSES: Final = ["discovery", "map", "survey", "guide"]
CHARACTERS: Final = ["darwin", "fitzroy", "henslow", "martens", "mccormick"]
LANGUAGES: Final = ["en", "fr"]

ANIMAL_COLUMNS: Final = [
    "id", "name_en", "name_fr", "latin", "animal_class", "ecosystem", "bonus", "value", "emblematic", "name_source",
    "bonus_source",
]  # fmt: skip
CHARACTER_COLUMNS: Final = ["key", "name", "theories", "guides", "compasses", "maps", "discovery", "source"]
THEORY_COLUMNS: Final = ["chapter", "copies", "source"]
SOURCES: Final = ["known", "reconstructed", "own box"]
"""``own box``: put in by the owner of a real box."""

# Where in a tile's gains each thing that it brings stands, a byte each; discovery points are the lowest.
GAIN: Final = 255
MAPS_AT: Final = 8
COMPASSES_AT: Final = 16
GUIDES_AT: Final = 24
THEORIES_AT: Final = 32
EMBLEMATIC_AT: Final = 40


class Components:
    """One set of pieces. A table for each kind of gain, indexed by tile; ``cell`` is ``EMPTY`` for people."""

    def __init__(self) -> None:
        self.cell: vec[i64] = vec[i64]([L.EMPTY] * TILES)
        self.discovery: vec[i64] = vec[i64]([0] * TILES)
        self.maps: vec[i64] = vec[i64]([0] * TILES)
        self.compasses: vec[i64] = vec[i64]([0] * TILES)
        self.guides: vec[i64] = vec[i64]([0] * TILES)
        self.theories: vec[i64] = vec[i64]([0] * TILES)
        self.emblematic: vec[i64] = vec[i64]([0] * TILES)
        self.gains: vec[i64] = vec[i64]([0] * TILES)
        """All that a tile brings in one number, for quick looks."""
        self.copies: vec[i64] = vec[i64]([0] * CHAPTERS)
        """How many tiles there are of each theory."""
        self.keys: list[str] = []
        """A tile's word in actions and positions, made from its English name."""
        self.tiles: dict[str, int] = {}
        self.names: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        self.rows: dict[str, list[dict[str, object]]] = {}
        """The files as read, for showing."""


def key_of(name: str) -> str:
    """``Darwin's rhea`` is spelled ``darwins-rhea``."""
    letters = unicodedata.normalize("NFKD", name).replace("'", "").replace("\u2019", "")
    kept = "".join(c.lower() if c.isascii() and c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return "-".join(kept.split())


def tile_key(pieces: Components, tile: i64) -> str | None:
    """A tile's word; none for an empty place."""
    return None if tile == L.EMPTY else pieces.keys[tile]


def chapter_number(chapter: i64) -> int | None:
    """A chapter as people count it; none for an empty place."""
    return None if chapter == L.EMPTY else chapter + 1


def read_components(folder: str) -> Components:
    """Read and check the three files of a set."""
    pieces = Components()
    read_animals(pieces, read_table(folder, "animals.csv", ANIMAL_COLUMNS))
    read_characters(pieces, read_table(folder, "characters.csv", CHARACTER_COLUMNS))
    read_theories(pieces, read_table(folder, "theories.csv", THEORY_COLUMNS))
    for tile in range(TILES):
        pieces.gains[tile] = gains_of(pieces, tile)
    return pieces


def gains_of(pieces: Components, tile: i64) -> i64:
    """All that a tile brings in one number."""
    symbols = pieces.maps[tile] << MAPS_AT | pieces.compasses[tile] << COMPASSES_AT | pieces.guides[tile] << GUIDES_AT
    rest = pieces.theories[tile] << THEORIES_AT | pieces.emblematic[tile] << EMBLEMATIC_AT
    return pieces.discovery[tile] | symbols | rest


def read_animals(pieces: Components, rows: list[Row]) -> None:
    """F-C1: four animals for each class and ecosystem."""
    pieces.rows["animals"] = []
    on_cell = [0] * L.CELLS
    for row in rows:
        tile = len(pieces.keys)
        if tile == ANIMALS:
            raise row.error(f"expected {ANIMALS} animals, this is one more")
        if row.number("id", 1, ANIMALS) != tile + 1:
            raise row.error(f"expected id {tile + 1}, got {row.text('id')}: ids count from 1 without gaps or repeats")
        add_tile(pieces, row, row.text("name_en"), row.text("name_fr"))
        row.text("latin")
        row.choice("name_source", SOURCES)
        row.choice("bonus_source", SOURCES)
        cell = row.choice("ecosystem", ECOSYSTEMS) * len(CLASSES) + row.choice("animal_class", CLASSES)
        on_cell[cell] += 1
        if on_cell[cell] > COPIES_A_CELL:
            raise row.error(
                f"expected {COPIES_A_CELL} animals of class {row.text('animal_class')} in {row.text('ecosystem')}, "
                "this is one more"
            )
        pieces.cell[tile] = cell
        pieces.emblematic[tile] = row.number("emblematic", 0, 1)
        bonus = row.choice("bonus", BONUSES)
        value = row.number("value", 1, 3 if bonus == 0 else 1)
        if bonus == 0:
            pieces.discovery[tile] = value
        elif bonus == 1:
            pieces.maps[tile] = value
        elif bonus == 2:
            pieces.compasses[tile] = value
        else:
            pieces.guides[tile] = value
        shown: dict[str, object] = dict(row.fields)
        shown["key"] = pieces.keys[tile]
        pieces.rows["animals"].append(shown)
    if len(pieces.keys) < ANIMALS:
        raise rows[-1].error(f"expected {ANIMALS} animals, got {len(pieces.keys)}") if rows else missing("animals.csv")


def read_characters(pieces: Components, rows: list[Row]) -> None:
    """F-H1 to F-H5: the five people, in the order of the rules."""
    pieces.rows["characters"] = []
    if len(rows) != PEOPLE:
        raise rows[-1].error(f"expected {PEOPLE} characters, got {len(rows)}") if rows else missing("characters.csv")
    for person, row in enumerate(rows):
        if row.text("key") != CHARACTERS[person]:
            raise row.error(f"expected the character {CHARACTERS[person]}, got {row.text('key')!r}")
        tile = ANIMALS + person
        add_tile(pieces, row, row.text("name"), row.text("name"), row.text("key"))
        pieces.theories[tile] = row.number("theories", 0, 1)
        pieces.guides[tile] = row.number("guides", 0, 2)
        pieces.compasses[tile] = row.number("compasses", 0, 5)
        pieces.maps[tile] = row.number("maps", 0, 5)
        pieces.discovery[tile] = row.number("discovery", 0, 20)
        row.choice("source", SOURCES)
        pieces.rows["characters"].append(dict(row.fields))


def read_theories(pieces: Components, rows: list[Row]) -> None:
    """F-C3: how often each chapter is there."""
    pieces.rows["theories"] = []
    if len(rows) != CHAPTERS:
        raise rows[-1].error(f"expected {CHAPTERS} chapters, got {len(rows)}") if rows else missing("theories.csv")
    total = 0
    for chapter, row in enumerate(rows):
        if row.number("chapter", 1, CHAPTERS) != chapter + 1:
            raise row.error(f"expected chapter {chapter + 1}, got {row.text('chapter')}")
        copies = row.number("copies", 0, L.THEORY_COUNT)
        pieces.copies[chapter] = copies
        total += copies
        row.choice("source", SOURCES)
        pieces.rows["theories"].append(dict(row.fields))
    if total != L.THEORY_COUNT:
        raise rows[-1].error(f"expected {L.THEORY_COUNT} theories in all, got {total}")


def add_tile(pieces: Components, row: Row, english: str, french: str, key: str = "") -> None:
    """Give a tile its key and its names. No two tiles share a key."""
    key = key or key_of(english)
    if not key:
        raise row.error(f"the English name {english!r} has no letters to make a key of")
    if key in pieces.tiles:
        raise row.error(f"{english!r} is there twice: two tiles would be called {key}")
    pieces.tiles[key] = len(pieces.keys)
    pieces.keys.append(key)
    pieces.names["en"].append(english)
    pieces.names["fr"].append(french)


def missing(name: str) -> BadComponents:
    return BadComponents(f"{name}: has no rows")
