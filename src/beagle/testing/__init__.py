"""The laws that every game obeys, to be run on a game of your own::

    import pytest
    from beagle.testing import all_laws, game_from

    @pytest.mark.parametrize("law", all_laws(game_from("examples/pebbles", "examples.pebbles")), ids=str)
    def test_law(law):
        law()

For a game in ``beagle/games``, ``beagle.game(id)`` takes the place of ``game_from(folder, module)``. ``form_gaps`` says
what a game's folder lacks, ``fingerprint`` tells whether two builds play the same games.
"""

from beagle.testing.fingerprint import fingerprint
from beagle.testing.form import ROLES, form_gaps
from beagle.testing.odd_positions import PositionLaw
from beagle.testing.suite import GameLaw, WalkLaw, all_laws, game_from, game_laws, walk_laws
from beagle.testing.walk import Walk, encoded, set_ups, viewers

__all__ = [
    "ROLES",
    "GameLaw",
    "PositionLaw",
    "Walk",
    "WalkLaw",
    "all_laws",
    "encoded",
    "fingerprint",
    "form_gaps",
    "game_from",
    "game_laws",
    "set_ups",
    "viewers",
    "walk_laws",
]
