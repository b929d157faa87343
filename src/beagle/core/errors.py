"""What can be wrong with input: one clear sentence that says what was expected and what came."""

from typing import Final


class BeagleError(ValueError):
    """Bad input. Its text is a sentence for people; ``code`` is for programs."""

    code: str = "bad-input"


class UnreadableAction(BeagleError):
    """A text that ``format_action`` never writes."""

    code = "unreadable-action"


class BadPosition(BeagleError):
    """A position that can't be, or can't be read."""

    code = "bad-position"


class BadComponents(BeagleError):
    """A component file that can't be used; the sentence names file and line."""

    code = "bad-components"


class BadOption(BeagleError):
    """An unknown game, a wrong number of players, an unknown option."""

    code = "bad-option"


class Refusal:
    """Why a seat may not do something now: a code (the key of a sentence) and the rule that forbids it."""

    def __init__(self, code: str, rule: str) -> None:
        self.code: Final = code
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r})"
