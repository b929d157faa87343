"""What is printed on the pieces: 120 cards, 10 species boards (W-C1, W-C2).

A set is read from two CSV files; an owner of the box may edit them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.csv_tables import Row, read_table
from beagle.core.errors import BadComponents
from beagle.games.darwinning.cards import CARDS, SUIT_SIZE, VALUES
from beagle.games.darwinning.chain import SPACES

SUIT_KEYS: Final = ["acorn", "blueberry", "leaf", "flower"]
TRAITS: Final = [
    "pheromones", "symbiosis", "herd-animal", "hard-shell", "communication", "teeth", "camouflage", "parasite",
    "poison", "tools", "food-store", "handy-hands", "bigger-brains", "metamorphosis", "society",
]  # fmt: skip
"""The traits by value, from 1 (W-X1 to W-X15)."""
ENVIRONMENTS: Final = [
    "desert", "forest", "highland", "jungle", "mountain", "ocean", "plains", "polar", "underground", "wetland",
]  # fmt: skip
SPECIES: Final = [
    "amoeba", "insects", "fish", "mouse", "frog", "bird", "pig", "elephant", "polar-bear", "tyrannosaurus-rex",
]  # fmt: skip
NO_ENVIRONMENT: Final = -1
PRINTED_TRAITS: Final = 2
COPIES: Final = ["a", "b"]
LEAST_MOVE: Final = -3
MOST_MOVE: Final = 3
MOST_GAIN: Final = 2
MOST_FOOD: Final = 3

CARD_COLUMNS: Final = ["number", "suit", "copy", "trait", "food_chain", "population", "environment", "source"]
SPECIES_COLUMNS: Final = ["name", "population", "food_chain", "environments", "traits", "source"]
SOURCES: Final = ["known", "reconstructed", "own box", "population known, rest reconstructed"]
"""``own box``: put in by the owner of a real box."""


class Components:
    """One set of pieces: tables by card and by species."""

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64]([0] * CARDS)
        """Food-chain icon: points up, or down if negative; 0 without one."""
        self.gain: vec[i64] = vec[i64]([0] * CARDS)
        """Population icon."""
        self.environment: vec[i64] = vec[i64]([NO_ENVIRONMENT] * CARDS)
        self.population: vec[i64] = vec[i64]([0] * len(SPECIES))
        self.start_place: vec[i64] = vec[i64]([0] * len(SPECIES))
        self.food: vec[i64] = vec[i64]([0] * (len(SPECIES) * len(ENVIRONMENTS)))
        """What a species finds in an environment printed on its board; 0 for the others."""
        self.printed: vec[i64] = vec[i64]([0] * (len(SPECIES) * PRINTED_TRAITS))
        """The printed traits, counted from 0."""
        self.keys: list[str] = [
            f"{suit}-{value}-{copy}" for suit in SUIT_KEYS for value in range(1, VALUES + 1) for copy in COPIES
        ]
        """A card's word in actions and positions: ``leaf-7-a``."""
        self.cards: dict[str, int] = {key: card for card, key in enumerate(self.keys)}
        self.rows: dict[str, list[dict[str, object]]] = {}
        """The files as read, for showing."""

    def food_of(self, species: i64, environment: i64) -> i64:
        return self.food[species * len(ENVIRONMENTS) + environment]


def key_of(name: str) -> str:
    """``Polar Bear`` is spelled ``polar-bear``."""
    return "-".join(name.lower().split())


def read_components(folder: str) -> Components:
    """Read and check the two files of a set."""
    pieces = Components()
    read_cards(pieces, read_table(folder, "cards.csv", CARD_COLUMNS))
    read_species(pieces, read_table(folder, "species.csv", SPECIES_COLUMNS))
    return pieces


def read_cards(pieces: Components, rows: list[Row]) -> None:
    """W-C1: values 1 to 15, two of each in each suit; the value is the trait."""
    pieces.rows["cards"] = []
    seen = [False] * CARDS
    for row in rows:
        value = row.number("number", 1, VALUES) - 1
        card = row.choice("suit", SUIT_KEYS) * SUIT_SIZE + 2 * value + row.number("copy", 1, len(COPIES)) - 1
        if seen[card]:
            raise row.error(f"the card {pieces.keys[card]} is there twice")
        seen[card] = True
        if key_of(row.text("trait")) != TRAITS[value]:
            raise row.error(f"expected {value + 1} to be the trait {TRAITS[value]}, got {row.text('trait')!r}")
        if row.fields["food_chain"]:
            pieces.steps[card] = row.number("food_chain", LEAST_MOVE, MOST_MOVE)
        if row.fields["population"]:
            pieces.gain[card] = row.number("population", 0, MOST_GAIN)
        if row.fields["environment"]:
            pieces.environment[card] = row.choice("environment", ENVIRONMENTS)
        row.choice("source", SOURCES)
        shown: dict[str, object] = dict(row.fields)
        shown["key"] = pieces.keys[card]
        pieces.rows["cards"].append(shown)
    if False in seen:
        raise BadComponents(f"cards.csv: expected {CARDS} cards, {pieces.keys[seen.index(False)]} is missing")


def read_species(pieces: Components, rows: list[Row]) -> None:
    """W-C2, W-S1: the ten boards, each with its own place on the chain."""
    pieces.rows["species"] = []
    seen = [False] * len(SPECIES)
    for row in rows:
        name = row.text("name")
        if key_of(name) not in SPECIES:
            raise row.error(f"name must be one of {', '.join(SPECIES)}, not {name!r}")
        species = SPECIES.index(key_of(name))
        if seen[species]:
            raise row.error(f"{name} is there twice")
        seen[species] = True
        place = row.number("food_chain", 1, SPACES)
        if place in pieces.start_place:
            raise row.error(f"two species start on space {place} of the food chain")
        pieces.start_place[species] = place
        pieces.population[species] = row.number("population", 1, 99)
        read_environments(pieces, row, species)
        read_printed_traits(pieces, row, species)
        row.choice("source", SOURCES)
        shown: dict[str, object] = dict(row.fields)
        shown["key"] = SPECIES[species]
        pieces.rows["species"].append(shown)
    if False in seen:
        raise BadComponents(f"species.csv: expected {len(SPECIES)} species, {SPECIES[seen.index(False)]} is missing")


def read_environments(pieces: Components, row: Row, species: int) -> None:
    """``ocean:3;polar:2``: 1 to 3 food each."""
    for item in row.text("environments").split(";"):
        name, _, amount = item.partition(":")
        if name not in ENVIRONMENTS or amount not in ("1", "2", "3"):
            raise row.error(f"environments must look like ocean:3;polar:2 with 1 to {MOST_FOOD} food, not {item!r}")
        at = species * len(ENVIRONMENTS) + ENVIRONMENTS.index(name)
        if pieces.food[at]:
            raise row.error(f"the environment {name} is there twice")
        pieces.food[at] = int(amount)


def read_printed_traits(pieces: Components, row: Row, species: int) -> None:
    """``2;14``: two different traits by number."""
    written = row.text("traits").split(";")
    allowed = [f"{number}" for number in range(1, VALUES + 1)]
    if len(written) != PRINTED_TRAITS or len(set(written)) != PRINTED_TRAITS or not set(written) <= set(allowed):
        raise row.error(
            f"traits must be two different numbers from 1 to {VALUES} such as 2;14, not {row.text('traits')!r}"
        )
    for place, number in enumerate(written):
        pieces.printed[species * PRINTED_TRAITS + place] = int(number) - 1
