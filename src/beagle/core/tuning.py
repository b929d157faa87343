"""A game's constants for bots: how large a lead is, how long a playout lasts, how much a decision deserves."""

from typing import Final

from mypy_extensions import i64


class Tuning:
    """What a search needs to know about a game besides its rules; a game keeps one in ``heuristics.py``."""

    def __init__(
        self, spread: i64 = 1000, horizon: i64 = 1000, effort: i64 = 1, prior_lead: i64 = 0, final_playouts: i64 = 0
    ) -> None:
        self.spread: Final = spread
        """By how many points, in hundredths, games are typically won: what makes a lead large or small."""
        self.horizon: Final = horizon
        """How many actions a playout lasts before ``evaluate`` judges it; more than a game has, for "to the end"."""
        self.effort: Final = effort
        """How many times a bot's usual iterations a decision deserves: more in a game of few decisions."""
        self.prior_lead: Final = prior_lead
        """By how many hundredths of a point an action must look better than another, a turn ahead, for its prior to be
        twice as large; 0 where the rollout weights make better priors than such a look."""
        self.final_playouts: Final = final_playouts
        """For a thousand of a bot's usual iterations, how many playouts to the end, by players who look ahead, decide
        between its best options; 0 where the search decides alone."""


DEFAULT_TUNING: Final = Tuning()
"""For a game that says nothing about itself."""
