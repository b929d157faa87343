"""The arena: bots play many games against one another, and the result is a win rate with an interval.

>>> from beagle.study.arena import LineUp, Tally, run
>>> line_up = LineUp("footsteps", ("random", "random"), seed=1)
>>> tally = Tally(line_up)
>>> for outcome in run(line_up, first=0, games=4, jobs=1):
...     tally.add(outcome)
>>> tally.games
4
"""

from beagle.study.arena.tally import Tally
from beagle.study.arena.tournament import LineUp, Outcome, run

__all__ = ["LineUp", "Outcome", "Tally", "run"]
