"""Every law for every set-up of a game, ready for ``pytest.mark.parametrize``."""

from collections.abc import Callable
from pathlib import Path

from beagle.match.catalogue import Game
from beagle.match.info import read_info
from beagle.testing.laws import GAME_LAWS, WALK_LAWS
from beagle.testing.odd_positions import PositionLaw
from beagle.testing.walk import Options, Walk, set_ups


class GameLaw:
    """A law about a game as a whole. Calling it checks it, ``str`` names it."""

    def __init__(self, check: Callable[[Game], None], game: Game) -> None:
        self.check = check
        self.game = game

    def __call__(self) -> None:
        self.check(self.game)

    def __str__(self) -> str:
        return f"{self.game.id}-{self.check.__name__}"


class WalkLaw:
    """A law about random games with one set-up. Calling it checks it in one of them, ``str`` names it."""

    def __init__(self, check: Callable[[Walk], None], game: Game, players: int, options: Options) -> None:
        self.check = check
        self.game = game
        self.players = players
        self.options = options

    def __call__(self, seed: int = 1859, choices: int = 1831, every: int = 1) -> None:
        """``seed`` and ``choices`` are the walk's; the law looks at one position in ``every``."""
        self.check(Walk(self.game, self.players, self.options, seed, choices, every))

    def __str__(self) -> str:
        chosen = [name for name, value in self.options.items() if value]
        return "-".join([self.game.id, str(self.players), *chosen, self.check.__name__])


def game_laws(game: Game) -> list[GameLaw]:
    """The laws about the game as a whole."""
    return [GameLaw(check, game) for check in GAME_LAWS]


def walk_laws(game: Game) -> list[WalkLaw]:
    """The laws about random games, for each player count and each combination of yes-or-no options."""
    return [WalkLaw(check, game, players, options) for check in WALK_LAWS for players, options in set_ups(game)]


def all_laws(game: Game) -> list[GameLaw | WalkLaw | PositionLaw]:
    """Every law, for every set-up."""
    return [*game_laws(game), *walk_laws(game), PositionLaw(game)]


def game_from(folder: str | Path, module: str) -> Game:
    """A game that lies outside ``beagle/games``: its folder, and the name under which Python imports it."""
    return Game(read_info(Path(folder), module))
