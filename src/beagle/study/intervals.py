"""How sure a win rate is: Wilson's interval."""

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate; shared victories count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
