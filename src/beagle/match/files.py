"""Files that people give and get: read whole, written whole or not at all, errors in one sentence."""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

from beagle.core.errors import BeagleError

LARGEST: Final = 20_000_000
"""No record or position comes near this many bytes."""


class FileTrouble(BeagleError):
    """A file that can't be read or written."""

    code = "file"


def read_text(path: str | Path) -> str:
    """A file's text. Raises ``FileTrouble``."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise FileTrouble(f"{path}: the file is too large")
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        if isinstance(error, FileTrouble):
            raise
        reason = "the file is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else reason_of(error)
        raise FileTrouble(f"{path}: can't be read: {reason}") from None


def write_text(path: str | Path, text: str) -> None:
    """Write a file whole, by way of a neighbour that takes its place at the end. Raises ``FileTrouble``."""
    path = Path(path)
    temporary = ""
    try:
        if path.is_dir():
            raise FileTrouble(f"{path}: can't be written: it is a folder")
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(temporary, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~current_umask())
        os.replace(temporary, path)
        temporary = ""
    except (OSError, ValueError) as error:
        if isinstance(error, FileTrouble):
            raise
        raise FileTrouble(f"{path}: can't be written: {reason_of(error)}") from None
    finally:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def current_umask() -> int:
    """The permissions that new files don't get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def reason_of(error: OSError | ValueError) -> str:
    """What the system says, without the path."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
