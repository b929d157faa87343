"""One game with one set of components: what a game's folder offers to the rest of Beagle."""

from mypy_extensions import mypyc_attr

from beagle.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Names and sentences in one language, for pictures of a table in text."""

    def say(self, key: str, params: dict[str, object]) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Starts games, spells actions, reads and writes positions.

    Each ``games/<id>/__init__.py`` has ``load(folder) -> Rules`` that reads the component files in ``folder``.
    """

    def action_count(self) -> int:
        """Every action is in ``range(action_count())``."""
        raise NotImplementedError

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        """Set up a game. ``first`` is the seat that begins, ``NOBODY`` for one at random.

        Not checked: ``match.catalogue`` checks counts and options.
        """
        raise NotImplementedError

    def format_action(self, action: int) -> str:
        """An action's spelling, the same in every language."""
        raise NotImplementedError

    def parse_action(self, text: str) -> int:
        """The reverse of ``format_action``. Raises ``UnreadableAction`` on anything that it never writes."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The whole state as JSON in the players' words, the hidden piles and the generator included."""
        raise NotImplementedError

    def from_position(self, position: dict[str, object]) -> State:
        """The reverse. What is left out is dealt with the position's ``seed``. Raises ``BadPosition``."""
        raise NotImplementedError

    def names(self, language: str) -> dict[str, str]:
        """Text keys whose words are printed on the pieces (``tile-jaguar``) and so come with the component set."""
        raise NotImplementedError

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        """The component set as JSON-ready rows, one list a file, with where each value comes from."""
        raise NotImplementedError

    def picture(self, view: dict[str, object], words: Words) -> str:
        """The table as text, drawn from what a seat may see."""
        raise NotImplementedError
