"""What the study commands say: ``text/<language>.ftl`` on top of the texts that all of Beagle shares."""

from pathlib import Path
from typing import Final

from beagle.match.text import SharedWords

TEXTS: Final = Path(__file__).parent / "text"

FRENCH_MARKS: Final = str.maketrans({",": "\N{NO-BREAK SPACE}", ".": ",", "%": "\N{NO-BREAK SPACE}%"})
"""What French writes where English has a comma between thousands, a decimal point, a percent sign."""


class StudyWords(SharedWords):
    """Sentences of the study commands, and numbers written as the language writes them."""

    def __init__(self, language: str) -> None:
        super().__init__(language, TEXTS)

    def percent(self, rate: float, digits: int = 1) -> str:
        """A rate in percent, such as ``62.5%``."""
        return self.marked(f"{rate:.{digits}%}")

    def decimal(self, value: float, digits: int = 0) -> str:
        """A number with so many decimal places."""
        return self.marked(f"{value:,.{digits}f}")

    def marked(self, number: str) -> str:
        return number.translate(FRENCH_MARKS) if self.language == "fr" else number
