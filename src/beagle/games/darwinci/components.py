"""What is printed on the pieces: 65 bones (C-C1, C-C2), and the words for them.

A bone is a number, in the order of the file. An owner of the box may edit the files.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.csv_tables import Row, read_table
from beagle.core.errors import BadComponents
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.plot import cell_name, turned_sides

SHAPES: Final = ["straight", "corner", "tee", "end"]
SHAPE_COUNTS: Final = [12, 12, 12, 29]
SHAPE_SIDES: Final = [0b0101, 0b0011, 0b1110, 0b0001]
"""Connections of an unturned bone (C-C1): 1 north, 2 east, 4 south, 8 west."""
END: Final = 3
PARTS: Final = ["spine", "limb", "claw", "foot", "skull", "tail", "wing"]
JEWELS: Final = ["shell", "ring", "scarab", "amulet", "earring"]
ROTTEN_COUNT: Final = 10
MOST_VALUE: Final = 9
MOST_JEWELS: Final = 3
"""Of one kind on one bone."""
LANGUAGES: Final = ["en", "fr"]

BONE_COLUMNS: Final = ["id", "shape", "part", "value", *JEWELS, "source"]
WORD_COLUMNS: Final = ["key", "name_en", "name_fr", "source"]
SOURCES: Final = ["known", "reconstructed", "own box"]
"""``own box``: put in by the owner of a real box."""

GEM_BITS: Final = 12
"""A bone's share in a jewel score, ``GEM_BITS`` for each kind: how many jewels, then the label plus a bias for each
jewel, so that a run of bones is summed for all kinds at once (C-J2)."""
GEM_COUNT: Final = 8
GEM_BIAS: Final = 16


class Components:
    """One set of bones: a table for each thing printed, indexed by bone."""

    def __init__(self) -> None:
        self.shape: vec[i64] = vec[i64]([0] * L.BONES)
        self.value: vec[i64] = vec[i64]([0] * L.BONES)
        """The label; 0 without one, negative on rotten bones."""
        self.sides: vec[i64] = vec[i64]([0] * (4 * L.BONES))
        """The connections at each of the four rotations."""
        self.gems: vec[i64] = vec[i64]([0] * L.BONES)
        self.jewels: vec[i64] = vec[i64]([0] * (L.JEWEL_KINDS * L.BONES))
        self.labelled: list[bool] = []
        self.parts: list[str] = []
        self.keys: list[str] = []
        """A bone's word in actions and positions."""
        self.bones: dict[str, int] = {}
        self.words: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.rows: dict[str, list[dict[str, object]]] = {}
        """The files as read, for showing."""


def read_components(folder: str) -> Components:
    """Read and check the files of a set."""
    pieces = Components()
    read_bones(pieces, read_table(folder, "bones.csv", BONE_COLUMNS))
    read_words(pieces, read_table(folder, "words.csv", WORD_COLUMNS))
    return pieces


def read_bones(pieces: Components, rows: list[Row]) -> None:
    """C-C1, C-C2: the shapes in their numbers, ten rotten bones."""
    pieces.rows["bones"] = []
    counts = [0] * len(SHAPES)
    rotten = 0
    for row in rows:
        bone = len(pieces.keys)
        shape = row.choice("shape", SHAPES)
        counts[shape] += 1
        if counts[shape] > SHAPE_COUNTS[shape]:
            raise row.error(f"expected {SHAPE_COUNTS[shape]} bones of shape {SHAPES[shape]}, this is one more")
        key = row.text("id")
        if not key.isascii() or not key.isalnum():
            raise row.error(f"id must be made of letters and digits, not {key!r}")
        if key in pieces.bones:
            raise row.error(f"the bone {key} is there twice")
        pieces.bones[key] = bone
        pieces.keys.append(key)
        pieces.parts.append(PARTS[row.choice("part", PARTS)])
        row.choice("source", SOURCES)
        pieces.labelled.append(row.fields["value"] != "")
        if pieces.labelled[bone]:
            pieces.value[bone] = row.number("value", -MOST_VALUE, MOST_VALUE)
        if pieces.value[bone] < 0:
            rotten += 1
        pieces.shape[bone] = shape
        for turned in range(4):
            pieces.sides[4 * bone + turned] = turned_sides(SHAPE_SIDES[shape], turned)
        for kind, jewel in enumerate(JEWELS):
            count = row.number(jewel, 0, MOST_JEWELS)
            pieces.jewels[L.JEWEL_KINDS * bone + kind] = count
            if count:
                share = (count << GEM_COUNT) + count * GEM_BIAS + pieces.value[bone]
                pieces.gems[bone] += share << (kind * GEM_BITS)
        pieces.rows["bones"].append(dict(row.fields))
    if len(pieces.keys) < L.BONES:
        raise rows[-1].error(f"expected {L.BONES} bones, got {len(pieces.keys)}") if rows else missing("bones.csv")
    if rotten != ROTTEN_COUNT:
        raise rows[-1].error(f"expected {ROTTEN_COUNT} rotten bones (a negative value), got {rotten}")


def read_words(pieces: Components, rows: list[Row]) -> None:
    """What parts and jewels are called."""
    expected = [*PARTS, *JEWELS]
    pieces.rows["words"] = []
    if len(rows) != len(expected):
        raise rows[-1].error(f"expected {len(expected)} words, got {len(rows)}") if rows else missing("words.csv")
    for key, row in zip(expected, rows):
        if row.text("key") != key:
            raise row.error(f"expected the word {key}, got {row.text('key')!r}")
        for language in LANGUAGES:
            pieces.words[language][key] = row.text(f"name_{language}")
        row.choice("source", SOURCES)
        pieces.rows["words"].append(dict(row.fields))


def names(pieces: Components, language: str) -> dict[str, str]:
    """The text keys of bones, jewels and cells: ``bone-E27`` is ``wing E27 (2, shell)``."""
    words = pieces.words[language if language in LANGUAGES else "en"]
    named = {f"jewel-{jewel}": words[jewel] for jewel in JEWELS}
    for bone, key in enumerate(pieces.keys):
        marks = [str(pieces.value[bone])] if pieces.labelled[bone] else []
        for kind, jewel in enumerate(JEWELS):
            marks += [words[jewel]] * pieces.jewels[L.JEWEL_KINDS * bone + kind]
        named[f"bone-{key}"] = f"{words[pieces.parts[bone]]} {key}" + (f" ({', '.join(marks)})" if marks else "")
    named.update({f"cell-{cell_name(cell)}": cell_name(cell) for cell in range(L.CELLS)})
    return named


def bone_key(pieces: Components, bone: i64) -> str | None:
    """A bone's word; ``None`` where there is no bone."""
    return None if bone == L.EMPTY else pieces.keys[bone]


def missing(name: str) -> BadComponents:
    return BadComponents(f"{name}: has no rows")
