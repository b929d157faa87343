"""The game as the rest of Beagle sees it."""

from beagle.core.json_fields import as_int
from beagle.core.rules import Rules, Words
from beagle.core.state import State
from examples.pebbles import actions
from examples.pebbles.components import KINDS, LANGUAGES, Components
from examples.pebbles.position.read import read
from examples.pebbles.position.write import write
from examples.pebbles.setup import start
from examples.pebbles.shown.picture import draw
from examples.pebbles.state import PebblesState


class PebblesRules(Rules):
    def __init__(self, pieces: Components) -> None:
        self.pieces_read = pieces

    def action_count(self) -> int:
        return actions.ACTION_COUNT

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        return start(players, seed, first, as_int(options["heap"]), options["double"] is True, self.pieces_read)

    def format_action(self, action: int) -> str:
        return actions.format_action(action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(text)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        return write(state)

    def from_position(self, position: dict[str, object]) -> State:
        return read(position, self.pieces_read)

    def names(self, language: str) -> dict[str, str]:
        printed = self.pieces_read.names[language if language in LANGUAGES else "en"]
        return {f"kind-{kind}": name for kind, name in zip(KINDS, printed)}

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return self.pieces_read.rows

    def picture(self, view: dict[str, object], words: Words) -> str:
        return draw(view, words, self.pieces_read)
