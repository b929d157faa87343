"""Sur les traces de Darwin: sail with the Beagle, study animals, publish, prove theories."""

from beagle.core.rules import Rules
from beagle.games.footsteps.components import read_components
from beagle.games.footsteps.game import FootstepsRules


def load(folder: str) -> Rules:
    """The game with the component files in ``folder``."""
    return FootstepsRules(read_components(folder))
