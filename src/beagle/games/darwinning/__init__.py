"""Darwinning!: win tricks to improve your species, then feed it, for four eras."""

from beagle.core.rules import Rules
from beagle.games.darwinning.components import read_components
from beagle.games.darwinning.game import DarwinningRules


def load(folder: str) -> Rules:
    """The game with the component files in ``folder``."""
    return DarwinningRules(read_components(folder))
