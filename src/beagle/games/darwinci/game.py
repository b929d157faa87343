"""The game as the rest of Beagle sees it."""

from beagle.core.rules import Rules, Words
from beagle.core.state import State
from beagle.games.darwinci import actions, components
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.position import read, write
from beagle.games.darwinci.setup import start
from beagle.games.darwinci.shown import picture
from beagle.games.darwinci.state import DarwinciState


class DarwinciRules(Rules):
    def __init__(self, pieces: Components) -> None:
        self.pieces_read = pieces

    def action_count(self) -> int:
        return actions.ACTION_COUNT

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        return start(players, seed, first, options.get("expert") is True, self.pieces_read)

    def format_action(self, action: int) -> str:
        return actions.format_action(self.pieces_read, action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(self.pieces_read, text)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, DarwinciState)
        return write.write(state)

    def from_position(self, written: dict[str, object]) -> State:
        return read.read(written, self.pieces_read)

    def names(self, language: str) -> dict[str, str]:
        return components.names(self.pieces_read, language)

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return self.pieces_read.rows

    def picture(self, view: dict[str, object], words: Words) -> str:
        return picture.draw(view, words, self.pieces_read)
