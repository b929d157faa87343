"""The game as the rest of Beagle sees it."""

from beagle.core.rules import Rules, Words
from beagle.core.state import State
from beagle.games.darwinning import actions
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.position.read import read
from beagle.games.darwinning.position.write import write
from beagle.games.darwinning.setup import start
from beagle.games.darwinning.shown.picture import draw
from beagle.games.darwinning.state import DarwinningState


class DarwinningRules(Rules):
    def __init__(self, pieces: Components) -> None:
        self.pieces_read = pieces
        self.spelled = actions.spellings(pieces)
        self.actions = {text: action for action, text in enumerate(self.spelled)}

    def action_count(self) -> int:
        return actions.ACTION_COUNT

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        return start(players, seed, first, self.pieces_read)

    def format_action(self, action: int) -> str:
        return actions.format_action(self.spelled, action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(self.actions, text)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, DarwinningState)
        return write(state)

    def from_position(self, written: dict[str, object]) -> State:
        return read(written, self.pieces_read)

    def names(self, language: str) -> dict[str, str]:
        """All the names are in the text files: a card is its suit and its value."""
        return {}

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return self.pieces_read.rows

    def picture(self, view: dict[str, object], words: Words) -> str:
        return draw(view, words, self.pieces_read)
