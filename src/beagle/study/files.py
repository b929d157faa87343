"""Results that are written in one piece: the whole file or none."""

from pathlib import Path

from beagle.core.errors import BeagleError


class Unwritten(BeagleError):
    """A file that can't be written."""

    code = "unwritten"


def write_whole(path: Path, text: str) -> None:
    """Write a text; where it doesn't fit, what is there of it is removed. Raises ``Unwritten``."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        path.unlink(missing_ok=True)
        raise Unwritten(f"{path}: can't be written: {error.strerror}") from None
