"""A record on the screen: step by step at a terminal, all of it into a pipe."""

from beagle.core.errors import BadOption
from beagle.match.catalogue import Game
from beagle.match.record import Record
from beagle.match.referee import Match
from beagle.match.replay import check
from beagle.match.text import GameWords
from beagle.terminal.console import Console
from beagle.terminal.line import result_lines


class Replay:
    """A checked record and what one viewer saw of it."""

    def __init__(self, record: Record, game: Game, console: Console, viewer: int | None) -> None:
        if viewer is not None and not 0 <= viewer < len(record.header.players):
            raise BadOption(f"expected a seat from 0 to {len(record.header.players) - 1}, got {viewer}")
        self.match: Match = check(record, game)
        self.console = console
        self.viewer = viewer
        names = [player.name for player in record.header.players]
        self.words: GameWords = game.text(console.words.language).seated(names)
        self.count = len(record.moves)

    def show_start(self) -> None:
        """The game and its players."""
        players = ", ".join(self.words.names)
        title = self.match.game.info.title[self.words.language]
        self.console.say("replay-start", {"game": title, "players": players, "count": self.count})

    def show_action(self, number: int) -> None:
        """What the viewer was told of an action, counted from 1."""
        for event in self.match.told[number - 1][self.viewer]:
            self.console.tell_wrapped(f"{number:>4}. {self.words.sentence(event)}", "      ")

    def show_table(self, number: int) -> None:
        """The table after so many actions."""
        self.console.tell()
        self.console.say("replay-at", {"number": number, "count": self.count})
        self.console.tell(self.match.game.rules.picture(self.match.state_after(number).view(self.viewer), self.words))
        self.console.tell()

    def show_result(self) -> None:
        """How it ended, if it did."""
        if not self.match.state.is_over():
            self.console.say("replay-unfinished")
            return
        for line in result_lines(self.match, self.words.say):
            self.console.tell(line)

    def show_all(self) -> None:
        """Every action, then the table at the end."""
        self.show_start()
        for number in range(1, self.count + 1):
            self.show_action(number)
        self.show_table(self.count)
        self.show_result()

    def step_through(self) -> None:
        """Enter goes on, b goes back, q ends."""
        self.show_start()
        number = 0
        self.show_table(number)
        while True:
            try:
                answer = self.console.ask(self.words.say("replay-prompt") + " ").casefold()
            except EOFError:
                return
            if answer.startswith("q"):
                return
            number = max(0, number - 1) if answer.startswith("b") else min(self.count, number + 1)
            if number:
                self.show_action(number)
            self.show_table(number)
            if number == self.count:
                self.show_result()
