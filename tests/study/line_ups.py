"""Each game with each number of players, for tests of every interface."""

import pytest

import beagle


def line_ups() -> list[tuple[str, int]]:
    """Each game with each player count."""
    found = []
    for name in beagle.games():
        info = beagle.game(name).info
        found += [(name, players) for players in range(info.least_players, info.most_players + 1)]
    return found


every_line_up = pytest.mark.parametrize(("name", "players"), line_ups())
