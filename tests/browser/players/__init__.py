"""How a person plays each game that has a look of its own: one module a game, found by its name.

Each has ``OFFERED``: selectors of what may be touched now, the most urgent first. One that ends with ``WAX`` confirms.
And each has a ``MOMENT``.
"""

from dataclasses import dataclass

WAX = ".action .btn.primary:enabled"

GENERIC = [f"main.generic:has(.choice.chosen) ~ {WAX}", ".choices > ul > li:last-child .choice"]
"""What is offered on the generic table: the last thing that may be done, which ends a turn where one can end."""


@dataclass(frozen=True)
class Moment:
    """A moment at which a piece may be touched, and what is forbidden then."""

    piece: str
    """May be touched."""
    touched: str
    """Is there once it was."""
    forbidden: str
    rule: str
    """Forbids it."""
    named: str
    """Pieces that the lens names."""
