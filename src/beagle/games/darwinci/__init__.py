"""Darwinci: bid with stones for bones, assemble creatures and jewels in a plot, earn the most Darwin."""

from beagle.core.rules import Rules
from beagle.games.darwinci.components import read_components
from beagle.games.darwinci.game import DarwinciRules


def load(folder: str) -> Rules:
    """The game with the component files in ``folder``."""
    return DarwinciRules(read_components(folder))
