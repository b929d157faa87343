"""Beagle: three Darwin board games, exact, seeded and fast.

>>> import beagle
>>> "footsteps" in beagle.games()
True
>>> game = beagle.game("footsteps")
>>> state = game.start(players=3, seed=42)
>>> while not state.is_over():
...     seat = state.to_act()[0]
...     state.apply(seat, state.legal_actions(seat)[0])
>>> len(state.scores())
3
"""

from typing import Final

from beagle.core.errors import BadComponents, BadOption, BadPosition, BeagleError, Refusal, UnreadableAction
from beagle.core.state import State
from beagle.match.catalogue import Game, GameInfo, OptionInfo, game, games
from beagle.match.record import BadRecord, Record
from beagle.match.record_text import read_record, write_record
from beagle.match.referee import Match, Refused

__version__: Final = "0.2.0"

__all__ = [
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BeagleError",
    "Game",
    "GameInfo",
    "Match",
    "OptionInfo",
    "Record",
    "Refusal",
    "Refused",
    "State",
    "UnreadableAction",
    "__version__",
    "game",
    "games",
    "read_record",
    "write_record",
]
