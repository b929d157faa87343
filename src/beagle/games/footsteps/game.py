"""The game as the rest of Beagle sees it."""

from beagle.core.rules import Rules, Words
from beagle.core.state import State
from beagle.games.footsteps import actions
from beagle.games.footsteps.components import LANGUAGES, Components
from beagle.games.footsteps.position.read import read
from beagle.games.footsteps.position.write import write
from beagle.games.footsteps.setup import start
from beagle.games.footsteps.shown.picture import draw
from beagle.games.footsteps.state import FootstepsState


class FootstepsRules(Rules):
    def __init__(self, pieces: Components) -> None:
        self.pieces_read = pieces

    def action_count(self) -> int:
        return actions.ACTION_COUNT

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        return start(players, seed, first, self.pieces_read)

    def format_action(self, action: int) -> str:
        return actions.format_action(self.pieces_read, action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(self.pieces_read, text)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, FootstepsState)
        return write(state)

    def from_position(self, written: dict[str, object]) -> State:
        return read(written, self.pieces_read)

    def names(self, language: str) -> dict[str, str]:
        printed = self.pieces_read.names[language if language in LANGUAGES else "en"]
        return {f"tile-{key}": name for key, name in zip(self.pieces_read.keys, printed)}

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return self.pieces_read.rows

    def picture(self, view: dict[str, object], words: Words) -> str:
        return draw(view, words, self.pieces_read)
