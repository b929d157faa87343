"""The two builds of the engine: each test run is on the one it claims to be on."""

import os

from beagle.bots import playout
from beagle.build_info import engine_build
from beagle.core import state


def test_the_tests_run_on_the_build_they_claim() -> None:
    """``make test`` claims one build after the other; a run by hand claims nothing."""
    assert engine_build() == os.environ.get("BEAGLE_EXPECT_BUILD", engine_build())


def test_all_of_the_engine_is_of_one_build() -> None:
    assert str(state.__file__).endswith(".py") == str(playout.__file__).endswith(".py")
    assert str(state.__file__).endswith(".py") == (engine_build() == "interpreted")
