"""The 106 actions: an action is a number with a constructor and a spelling.

voyage forward | voyage back        spend a guide to move the Beagle (F-T2a)
observe                             spend a guide to replace the three tiles (F-T2b)
take jaguar                         study or be inspired by a facing tile (F-T3)
develop 13 | develop pile 1         choose a theory in view, or the top of a pile (F-K2)
return 13                           give back one of seven theories (F-K3)
"""

from typing import Final

from mypy_extensions import i64

from beagle.core.errors import UnreadableAction
from beagle.games.footsteps.components import CHAPTERS, Components

# Worked out from numbers of this file alone (69 tiles, 16 chapters):
# once compiled, a constant made of another module's is looked up at each use. A test compares them.
VOYAGE_FORWARD: Final = 0
VOYAGE_BACK: Final = 1
OBSERVE: Final = 2
TAKE: Final = 3
DEVELOP: Final = TAKE + 69
DEVELOP_PILE: Final = DEVELOP + 16
RETURN: Final = DEVELOP_PILE + 2
ACTION_COUNT: Final = RETURN + 16


def take(tile: i64) -> i64:
    """Put one of the three facing tiles in the notebook."""
    return TAKE + tile


def give_back(chapter: i64) -> i64:
    """Return a theory; chapters count from 0."""
    return RETURN + chapter


def format_action(pieces: Components, action: int) -> str:
    """An action's spelling."""
    if action == VOYAGE_FORWARD:
        return "voyage forward"
    if action == VOYAGE_BACK:
        return "voyage back"
    if action == OBSERVE:
        return "observe"
    if TAKE <= action < DEVELOP:
        return f"take {pieces.keys[action - TAKE]}"
    if DEVELOP <= action < DEVELOP_PILE:
        return f"develop {action - DEVELOP + 1}"
    if DEVELOP_PILE <= action < RETURN:
        return f"develop pile {action - DEVELOP_PILE + 1}"
    if RETURN <= action < ACTION_COUNT:
        return f"return {action - RETURN + 1}"
    raise UnreadableAction(f"expected an action from 0 to {ACTION_COUNT - 1}, got {action}")


def parse_action(pieces: Components, text: str) -> int:
    """The reverse of ``format_action``."""
    verb, _, rest = text.partition(" ")
    action = -1
    if text == "observe":
        action = OBSERVE
    elif verb == "voyage":
        action = VOYAGE_FORWARD if rest == "forward" else VOYAGE_BACK
    elif verb == "take" and rest in pieces.tiles:
        action = TAKE + pieces.tiles[rest]
    elif verb == "develop" and rest in ("pile 1", "pile 2"):
        action = DEVELOP_PILE + int(rest[-1]) - 1
    elif verb in ("develop", "return") and rest.isascii() and rest.isdigit() and len(rest) <= 2:
        if not 1 <= int(rest) <= CHAPTERS:
            raise unreadable(text)
        action = (DEVELOP if verb == "develop" else RETURN) + int(rest) - 1
    if action < 0 or format_action(pieces, action) != text:
        raise unreadable(text)
    return action


def unreadable(text: str) -> UnreadableAction:
    return UnreadableAction(
        f"not an action of Sur les traces de Darwin: {text!r}; expected 'take TILE', 'voyage forward', 'voyage back', "
        "'observe', 'develop CHAPTER', 'develop pile 1', 'develop pile 2' or 'return CHAPTER'"
    )
