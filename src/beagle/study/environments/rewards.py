"""What a game is worth to a learner in the end."""

from typing import Final

from beagle.bots.batch import MARGIN, WIN
from beagle.core.errors import BadOption

REWARDS: Final = {"margin": MARGIN, "win": WIN}
"""The lead over the best other seat, or the victory: 1 alone, and such that all seats' rewards add up to 0."""


def reward_named(name: str) -> int:
    """Raises ``BadOption``."""
    if name not in REWARDS:
        raise BadOption(f"expected the reward {' or '.join(REWARDS)}, got {name!r}")
    return REWARDS[name]
