"""The plain line mode: plays any game of the catalogue from views, legal actions, pictures and texts."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from beagle.core.errors import BeagleError
from beagle.core.state import State
from beagle.exit_codes import BAD_INPUT, OK
from beagle.match import bots
from beagle.match.catalogue import Game
from beagle.match.files import write_text
from beagle.match.positions import save_position
from beagle.match.record import HUMAN
from beagle.match.record_text import write_record
from beagle.match.referee import Match, Refused
from beagle.match.text import CONSEQUENCES, GameWords
from beagle.terminal.console import Console, numbered

COMMANDS: Final = {
    "help": "help", "aide": "help", "?": "help",
    "quit": "quit", "quitter": "quit", "exit": "quit",
    "undo": "undo", "annuler": "undo",
    "why": "why", "pourquoi": "why",
    "rules": "rules", "règles": "rules", "regles": "rules",
    "save": "save", "sauver": "save",
}  # fmt: skip
"""What can be typed besides an action, in both languages at any time."""


class Quit(Exception):
    """The player wants to stop."""


class LineGame:
    """One match at one console: humans take turns at it, bots answer at once."""

    def __init__(
        self, match: Match, console: Console, language: str, seeds: bots.Seeds, record: str | None = None
    ) -> None:
        """``record`` is a file that keeps the match as it goes, should the terminal be closed."""
        self.match = match
        self.record = record
        self.console = console
        self.language = language
        self.seeds = seeds
        players = match.header.players
        self.words = match.game.text(language).seated([player.name for player in players])
        self.humans = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
        self.bots = {
            seat: bots.BotPlayer(players[seat].kind) for seat in range(len(players)) if seat not in self.humans
        }
        self.heard = [len(match.moves)] * len(players)
        """How many actions each seat has been told of."""
        self.at_console: int | None = None

    def play(self) -> int:
        """Play to the end, to ``quit`` or to the end of the input; the exit code."""
        self.console.say("terminal-welcome", {"game": self.match.game.info.title[self.language]})
        try:
            while not self.match.state.is_over():
                seat = self.match.state.to_act()[0]
                if seat in self.humans:
                    self.human_turn(seat)
                else:
                    self.bot_turn(seat)
        except Quit:
            self.console.say("terminal-quit")
            return OK
        except EOFError:
            self.console.say("terminal-input-ended")
            return OK if self.console.interactive else BAD_INPUT
        self.keep_record()
        self.show_end()
        if self.humans:
            self.linger()
        return OK

    def keep_record(self) -> None:
        """Write the match so far to its file, if it has one. Raises ``FileTrouble``."""
        if self.record is not None:
            write_text(self.record, write_record(self.match.record()))

    def bot_turn(self, seat: int) -> None:
        state = self.match.state
        action = self.bots[seat].choose(state, seat, self.seeds.next())
        self.match.propose(seat, self.match.game.format_action(action))

    # A human's turn

    def human_turn(self, seat: int) -> None:
        """Ask until the seat has acted or stepped back."""
        self.keep_record()
        self.hand_over(seat)
        self.show_table(seat)
        choices = self.show_choices(seat)
        number = len(self.match.moves)
        while len(self.match.moves) == number:
            answer = self.console.ask(self.words.say("terminal-prompt", {"seat": seat}) + " ")
            if not answer:
                self.show_table(seat)
                self.show_choices(seat)
            elif not self.command(seat, answer, choices):
                self.try_action(seat, choices.spelled(answer))

    def hand_over(self, seat: int) -> None:
        """Where several humans share a terminal, the next one looks when ready."""
        if self.console.interactive and self.at_console not in (None, seat):
            self.console.tell("\n" * 40)
            self.console.ask(self.words.say("terminal-hand-over", {"seat": seat}) + " ")
        self.at_console = seat

    def show_table(self, viewer: int | None) -> None:
        """What happened since the viewer last looked, the same in a row once; then the table."""
        since = 0 if viewer is None else self.heard[viewer]
        events = [event for told in self.match.events(viewer, since) for event in told]
        self.console.tell()
        for sentence, _ in groupby(map(self.words.sentence, events)):
            self.console.tell_wrapped(f"- {sentence}", "  ")
        if events:
            self.console.tell()
        if viewer is not None:
            self.heard[viewer] = len(self.match.moves)
        self.console.tell(self.match.game.rules.picture(self.match.state.view(viewer), self.words))
        self.console.tell()

    def show_choices(self, seat: int) -> "Choices":
        """Number what the seat may do."""
        choices = Choices(self.match.game, self.match.state, seat, self.words)
        self.console.tell(choices.listed(self.console.width))
        return choices

    def try_action(self, seat: int, text: str) -> None:
        try:
            self.match.propose(seat, text)
        except Refused as refused:
            self.tell_refusal(refused, text)

    def tell_refusal(self, refused: Refused, text: str) -> None:
        """Say why not; an unreadable answer gets an example of what can be typed."""
        if refused.code == "unreadable-action":
            example = self.match.game.format_action(self.match.state.legal_actions(self.match.state.to_act()[0])[0])
            self.console.say("terminal-unreadable", {"answer": repr(text), "example": repr(example)})
        else:
            rule = f" ({refused.rule})" if refused.rule else ""
            self.console.tell_wrapped(self.words.refusal(refused.code) + rule)

    # Commands

    def command(self, seat: int, answer: str, choices: "Choices") -> bool:
        """Carry out a command; ``False`` when the answer is none."""
        word, _, rest = answer.partition(" ")
        name = COMMANDS.get(word.casefold())
        if name is None:
            return False
        if name == "quit":
            raise Quit
        try:
            self.carry_out(name, seat, rest.strip(), choices)
        except BeagleError as error:
            self.console.tell(str(error))
        return True

    def carry_out(self, name: str, seat: int, rest: str, choices: "Choices") -> None:
        if name == "help":
            self.console.say("terminal-help")
        elif name == "undo":
            self.undo(seat)
        elif name == "why":
            self.why(seat, choices.spelled(rest))
        elif name == "rules":
            game = self.match.game
            if rest:
                self.console.tell_rule(game.rule(self.language, rest))
            else:
                self.console.tell(game.rules_page(self.language))
        elif name == "save":
            self.save(rest)

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.console.tell_wrapped(self.words.refusal(refused.code))
            return
        self.heard = [min(heard, len(self.match.moves)) for heard in self.heard]
        self.console.say("terminal-undone")

    def why(self, seat: int, text: str) -> None:
        """Which rule forbids an action, and what that rule says."""
        if not text:
            self.console.say("terminal-why-what")
            return
        try:
            self.match.checked(seat, text)
        except Refused as refused:
            self.tell_refusal(refused, text)
            if refused.rule:
                self.console.tell_rule(self.match.game.rule(self.language, refused.rule))
        else:
            self.console.say("terminal-why-legal", {"answer": repr(text)})

    def save(self, path: str) -> None:
        """Save the record; to a file named ``*.json`` the position."""
        if not path:
            self.console.say("terminal-save-where")
            return
        if path.endswith(".json"):
            save_position(path, self.match.game, self.match.state)
        else:
            write_text(path, write_record(self.match.record()))
        self.console.say("terminal-saved", {"file": path})

    # The end

    def show_end(self) -> None:
        """The last events, the table, who won and why it is over."""
        viewer = self.at_console
        self.show_table(viewer)
        for line in result_lines(self.match, self.words.say):
            self.console.tell(line)

    def linger(self) -> None:
        """After the end the match can still be saved; an empty answer, ``quit`` or the end of the input leaves."""
        self.console.tell()
        self.console.say("terminal-over")
        try:
            while answer := self.console.ask("> "):
                word, _, rest = answer.partition(" ")
                if COMMANDS.get(word.casefold()) == "quit":
                    return
                if COMMANDS.get(word.casefold()) != "save":
                    self.console.say("terminal-over")
                    continue
                try:
                    self.save(rest.strip())
                except BeagleError as error:
                    self.console.tell(str(error))
        except EOFError:
            return


class Choices:
    """What a seat may do now: sentences and the spelled actions that they stand for.

    What reads alike is offered once: a straight bone turned by half looks as before.
    """

    def __init__(self, game: Game, state: State, seat: int, words: GameWords) -> None:
        self.actions: dict[str, str] = {}
        for action in state.legal_actions(seat):
            self.actions.setdefault(words.choice(state.event(seat, action, seat)), game.format_action(action))

    def listed(self, width: int) -> str:
        """The sentences with their numbers."""
        return numbered(list(self.actions), width)

    def spelled(self, answer: str) -> str:
        """The action that an answer means: the one of that number or sentence, or the one spelled out."""
        actions = list(self.actions.values())
        if answer.isascii() and answer.isdigit() and len(answer) < 9 and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        wanted = comparable(answer)
        meant = [
            action
            for sentence, action in self.actions.items()
            if wanted in (comparable(sentence), comparable(sentence.partition(CONSEQUENCES)[0]))
        ]
        return meant[0] if len(meant) == 1 else " ".join(answer.split())


def comparable(sentence: str) -> str:
    """A choice as somebody may type it: capitals, spaces and the kind of apostrophe don't matter."""
    return " ".join(sentence.replace("’", "'").casefold().split())


def result_lines(match: Match, say: Callable[[str, dict[str, object]], str]) -> list[str]:
    """How a finished match ended: the reason, the scores, the winners and their achievements."""
    state = match.state
    scores = state.scores()
    winners = state.winners()
    lines = [say(state.end_reason(), {})]
    ranked = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines += [say("terminal-score", {"seat": seat, "points": scores[seat]}) for seat in ranked]
    lines += [
        say("terminal-winner" if len(winners) == 1 else "terminal-shared-victory", {"seat": winner})
        for winner in winners
    ]
    for winner in winners:
        lines += [
            say("terminal-achievement", {"seat": winner, "achievement": achievement})
            for achievement in state.achievements(winner)
        ]
    return lines
