"""Position files: a game's whole state as JSON, in the players' words. ``docs/positions.md`` describes them."""

import json
from pathlib import Path

from beagle.core.errors import BadPosition
from beagle.core.state import State
from beagle.match.catalogue import Game, game
from beagle.match.files import write_text


def read_position(text: str) -> dict[str, object]:
    """A position's JSON. Raises ``BadPosition``; whether it can be is for ``Game.from_position`` to say."""
    try:
        position = json.loads(text, object_pairs_hook=without_repeats)
    except json.JSONDecodeError as error:
        raise BadPosition(f"line {error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"not a position: {error}") from None
    if not isinstance(position, dict):
        raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
    return position


def without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object whose keys are all different."""
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"{next(key for key in keys if keys.count(key) > 1)!r} is given twice")
    return found


def game_of(position: dict[str, object], components: str | Path | None = None) -> Game:
    """The game that a position names. Raises ``BadPosition``, ``BadOption``."""
    named = position.get("game")
    if not isinstance(named, str):
        raise BadPosition(f"a position names its game under 'game'; got {named!r}")
    return game(named, components)


def format_position(position: dict[str, object]) -> str:
    """A position as the text of a file."""
    return json.dumps(position, ensure_ascii=False, indent=2) + "\n"


def save_position(path: str | Path, game: Game, state: State) -> None:
    """Write a state to a file."""
    write_text(path, format_position(game.position(state)))
