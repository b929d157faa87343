"""``beagle serve`` with two games that have no look in the browser: Pebbles and Whispers."""

import sys
from unittest.mock import patch

from beagle.match import catalogue
from beagle.match.info import GameInfo
from tests.fake_games import pebbles
from tests.fake_games.whispers import whispers

known = catalogue.catalogue


def with_more() -> dict[str, GameInfo]:
    """The games of the catalogue, and those two."""
    return {**known(), **{game.id: game.info for game in (pebbles(), whispers())}}


if __name__ == "__main__":
    with patch.object(catalogue, "catalogue", with_more):
        # Imported only now: the server takes the catalogue by name.
        from beagle.cli import main

        sys.exit(main())
