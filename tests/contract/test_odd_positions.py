"""Positions that Hypothesis writes: refused with a sentence, or played to their end.

``BEAGLE_EXAMPLES=2000 pytest tests/contract/test_odd_positions.py`` tries as many of each game.
"""

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from beagle.build_info import engine_build
from beagle.testing import PositionLaw
from tests.contract import GAMES

USUAL = 150 if engine_build() == "compiled" else 50
"""How many positions of a game are tried when nobody asks for more; the interpreted engine is much slower."""
EXAMPLES = int(os.environ.get("BEAGLE_EXAMPLES", USUAL))

CHANCE = st.randoms(use_true_random=False) | st.builds(Random, st.integers(0, 2**32 - 1))
"""Choices that Hypothesis makes one by one, and so can make simpler; or all of them from one number, more diverse."""


@pytest.mark.parametrize("law", [PositionLaw(game) for game in GAMES], ids=str)
def test_a_position_is_refused_with_a_sentence_or_can_be_played_to_its_end(law: PositionLaw) -> None:
    @settings(
        max_examples=EXAMPLES,
        derandomize=EXAMPLES == USUAL,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(chance=CHANCE)
    def holds(chance: Random) -> None:
        law(chance)

    holds()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_positions_that_are_tried_are_neither_all_refused_nor_all_accepted(game: Any) -> None:
    law = PositionLaw(game)
    accepted = [law.check(law.odd_position(Random(seed)), Random(seed)) for seed in range(20)]
    assert 2 <= sum(accepted) <= 18
