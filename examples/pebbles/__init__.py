"""Pebbles: take from the heap, dig in the bag. The smallest whole game, to be copied (``docs/adding-a-game.md``)."""

from beagle.core.rules import Rules
from examples.pebbles.components import read_components
from examples.pebbles.game import PebblesRules


def load(folder: str) -> Rules:
    """The game with the component files in ``folder``."""
    return PebblesRules(read_components(folder))
