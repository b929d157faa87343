"""What the server refuses: a code for programs and a sentence for people (``text/<language>.ftl``)."""

from pathlib import Path
from typing import Final

from beagle.core.errors import BeagleError
from beagle.match.info import LANGUAGES
from beagle.match.text import SharedWords

TEXTS: Final = Path(__file__).parent / "text"

WORDS: Final = {language: SharedWords(language, TEXTS) for language in LANGUAGES}
"""The server's own sentences, on top of those that all of Beagle shares."""

STATUS: Final = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-name": 400,
    "unreadable-action": 400,
    "no-identity": 401,
    "bad-session": 401,
    "session-expired": 401,
    "bad-token": 401,
    "wrong-passphrase": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "wrong-invitation": 403,
    "foreign-origin": 403,
    "not-seated": 403,
    "not-found": 404,
    "no-table": 404,
    "no-seat": 404,
    "no-player": 404,
    "method-not-allowed": 405,
    "name-taken": 409,
    "table-full": 409,
    "table-not-full": 409,
    "seat-taken": 409,
    "table-started": 409,
    "table-not-playing": 409,
    "match-not-over": 409,
    "match-closed": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "busy": 503,
}
"""Every code that HTTP answers with, and its status; the referee's refusals are 409."""


class ApiError(BeagleError):
    """A request that can't be granted. ``rule`` is the rule of a game that forbids it."""

    def __init__(
        self, code: str, *, rule: str = "", key: str = "", retry_after: int = 0, **params: str | int | float
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.key = key or f"problem-{code}"
        self.retry_after = retry_after
        self.params = params

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def sentence(self, language: str, words: SharedWords | None = None) -> str:
        """What a person reads; ``words`` are those of the game, if it is a matter of the game."""
        if words is not None and words.has(self.key):
            return words.say(self.key, self.params)
        return WORDS[language].say(self.key, self.params)


def language_of(accepted: str) -> str:
    """The first language of an ``Accept-Language`` header that there are texts in."""
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip().casefold().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"
