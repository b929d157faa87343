"""Every game of the catalogue, and the one to copy, against the laws of ``beagle.testing``."""

import beagle
from tests.fake_games import pebbles

CATALOGUE = [beagle.game(name) for name in beagle.games()]
GAMES = [*CATALOGUE, pebbles()]
