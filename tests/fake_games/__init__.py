"""Games for tests: Pebbles, the example to copy (chance, a turn of several actions), and Whispers (hidden hands)."""

from pathlib import Path
from typing import Final

from beagle.match.catalogue import Game
from beagle.testing import game_from

PEBBLES: Final = Path(__file__).parents[2] / "examples" / "pebbles"


def pebbles() -> Game:
    """The game as the catalogue would offer it, played from its own folder."""
    return game_from(PEBBLES, "examples.pebbles")
