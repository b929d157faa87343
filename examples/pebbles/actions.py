"""The four actions: an action is a number with a spelling.

take 1 | take 2     take from the heap (P-1)
dig                 draw from the bag (P-2)
end                 end the turn (P-3)
"""

from typing import Final

from beagle.core.errors import UnreadableAction

TAKE_ONE: Final = 0
TAKE_TWO: Final = 1
DIG: Final = 2
END: Final = 3
ACTION_COUNT: Final = 4
SPELLINGS: Final = ["take 1", "take 2", "dig", "end"]


def format_action(action: int) -> str:
    """An action's spelling."""
    if not 0 <= action < ACTION_COUNT:
        raise UnreadableAction(f"expected an action from 0 to {ACTION_COUNT - 1}, got {action}")
    return SPELLINGS[action]


def parse_action(text: str) -> int:
    """The reverse of ``format_action``."""
    if text not in SPELLINGS:
        raise UnreadableAction(f"not an action of Pebbles: {text!r}; expected one of {', '.join(SPELLINGS)}")
    return SPELLINGS.index(text)
