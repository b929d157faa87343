"""What the commands of this folder ask of their command lines alike."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from beagle.core.errors import BadOption
from beagle.match.catalogue import Game
from beagle.study.words import StudyWords

Options = argparse._ArgumentGroup
"""Where a command adds its options."""


def check_least(asked: argparse.Namespace, least: dict[str, int], words: StudyWords) -> None:
    """No option is smaller than it may be. Raises ``BadOption``."""
    for name, fewest in least.items():
        value = getattr(asked, name)
        if value is not None and value < fewest:
            raise BadOption(words.say("arguments-least", {"option": f"--{name}", "least": fewest, "value": str(value)}))


def check_absent(paths: Sequence[Path], words: StudyWords) -> None:
    """Nothing is written over. Raises ``BadOption``."""
    for path in paths:
        if path.exists():
            raise BadOption(words.say("arguments-exists", {"file": str(path)}))


def game_options(chosen: Game, written: Sequence[str]) -> tuple[tuple[str, bool | int | str], ...]:
    """What ``--option`` says, in a form that other processes can be sent. Raises ``BadOption``."""
    return tuple(chosen.read_options(written).items())
