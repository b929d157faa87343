"""stub"""

from beagle.core.rules import Words
from beagle.games.darwinci.components import Components


def draw(view: dict[str, object], words: Words, pieces: Components) -> str:
    return ""
