"""The bag while a position is read: the tiles and theories that have no place yet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.random import shuffle
from beagle.games.footsteps.components import CHAPTERS, TILES, Components

DEALT: Final = "?"
"""A place whose tile or theory is dealt, in a position."""
TO_DEAL: Final = -2
"""A place whose tile is dealt, in the row of a state that is being read."""


class Bag:
    """Gives each tile and each copy of a theory once, and deals what nobody asked for."""

    def __init__(self, pieces: Components) -> None:
        self.pieces = pieces
        self.tiles = [True] * TILES
        self.chapters = [pieces.copies[chapter] for chapter in range(CHAPTERS)]
        self.without_theories: list[int] = []
        """Seats whose theories are left out."""

    def take_tile(self, where: str, key: object) -> int:
        if not isinstance(key, str) or key not in self.pieces.tiles:
            raise BadPosition(f"{where}: expected the key of a tile such as {self.pieces.keys[0]!r}, got {key!r}")
        tile = self.pieces.tiles[key]
        if not self.tiles[tile]:
            raise BadPosition(f"{where}: the tile {key} is there twice")
        self.tiles[tile] = False
        return tile

    def take_chapter(self, where: str, number: object) -> int:
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= CHAPTERS:
            raise BadPosition(f"{where}: expected a chapter from 1 to {CHAPTERS}, got {number!r}")
        if self.chapters[number - 1] == 0:
            raise BadPosition(
                f"{where}: theory {number} is there more often than its {self.pieces.copies[number - 1]} tiles"
            )
        self.chapters[number - 1] -= 1
        return number - 1

    def tile_or_deal(self, where: str, key: object) -> int:
        """The tile with this key, or a mark that one is to be dealt."""
        return TO_DEAL if key == DEALT else self.take_tile(where, key)

    def shuffled_tiles(self, v: vec[i64]) -> vec[i64]:
        """The tiles left, shuffled."""
        left = vec[i64]([tile for tile in range(TILES) if self.tiles[tile]])
        shuffle(v, left, 0, len(left))
        return left

    def shuffled_chapters(self, v: vec[i64]) -> vec[i64]:
        """The theories left, shuffled."""
        left = vec[i64]([chapter for chapter in range(CHAPTERS) for _ in range(self.chapters[chapter])])
        shuffle(v, left, 0, len(left))
        return left
