"""The 653 actions: an action is a number with a constructor and a spelling.

done                        end one's bidding turn  (C-A2 to C-A4)
pass                        buy nothing (C-B1), or score no jewel (C-J1)
buy                         pay for two bones (C-B1)
draw 1 | draw 2             draw a bone from a site (C-S4, C-B1, C-E2)
take T05                    choose the next bone to put in the plot (C-S4, C-P1)
offer T05                   put a bone from hand up for bidding (C-O1)
return T05 under 1          put a bone from hand under a site (C-B1)
at d4 turned 1              put the bone there, with so many quarter turns clockwise (C-P1)
stone white on green        put a small white stone on the bone that Green offers (C-A1)
big white on green          the same with the big white stone (C-X1)
jewel ring row 3            score a jewel in a row or column (C-J2); ``jewel ring column b second`` means the run after
                            the gap, where the line has two
keep big | leave big        take the big stone back that won a bone alone, or leave it to who offered the bone (C-X3)
"""

from typing import Final

from mypy_extensions import i64

from beagle.core.errors import UnreadableAction
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.plot import COLUMNS, WIDTH, cell_name, cell_named

COLOURS: Final = ["green", "white", "blue", "red", "yellow"]
"""The stones' colours, by seat."""

LINES: Final = 14
"""Rows 0 to 6, then columns."""
RUNS: Final = 2
"""A line of four has at most two runs."""

# Worked out from numbers of this file alone (2 sites, 65 bones, 49 cells, 10 stones, 5 lots, 5 jewels):
# once compiled, a constant made of another module's is looked up at each use. A test compares them.
DONE: Final = 0
PASS: Final = 1
BUY: Final = 2
DRAW: Final = 3
TAKE: Final = DRAW + 2
OFFER: Final = TAKE + 65
RETURN: Final = OFFER + 65
PUT: Final = RETURN + 2 * 65
STONE: Final = PUT + 4 * 49
JEWEL: Final = STONE + 10 * 5
KEEP_BIG: Final = JEWEL + LINES * RUNS * 5
LEAVE_BIG: Final = KEEP_BIG + 1
ACTION_COUNT: Final = LEAVE_BIG + 1


def give_back(bone: i64, site: i64) -> i64:
    """Put a bone from hand under a site, 0 or 1."""
    return RETURN + L.SITES * bone + site


def put(cell: i64, turned: i64) -> i64:
    """Put the bone taken on a cell."""
    return PUT + 4 * cell + turned


def stone(kind: i64, lot: i64) -> i64:
    """Put a stone on the bone offered by seat ``lot``; big stones come after the small ones."""
    return STONE + L.MOST_PLAYERS * kind + lot


def jewel(line: i64, run: i64, kind: i64) -> i64:
    """Score a jewel in a run of a line."""
    return JEWEL + (RUNS * line + run) * L.JEWEL_KINDS + kind


def line_name(line: int) -> str:
    """Line 2 is ``row 3``, line 8 is ``column b``."""
    return f"row {line + 1}" if line < WIDTH else f"column {COLUMNS[line - WIDTH]}"


def format_action(pieces: Components, action: int) -> str:
    """An action's spelling."""
    if DONE <= action < DRAW:
        return ["done", "pass", "buy"][action]
    if DRAW <= action < TAKE:
        return f"draw {action - DRAW + 1}"
    if TAKE <= action < OFFER:
        return f"take {pieces.keys[action - TAKE]}"
    if OFFER <= action < RETURN:
        return f"offer {pieces.keys[action - OFFER]}"
    if RETURN <= action < PUT:
        bone, site = divmod(action - RETURN, L.SITES)
        return f"return {pieces.keys[bone]} under {site + 1}"
    if PUT <= action < STONE:
        cell, turned = divmod(action - PUT, 4)
        return f"at {cell_name(cell)} turned {turned}"
    if STONE <= action < JEWEL:
        kind, lot = divmod(action - STONE, L.MOST_PLAYERS)
        size = "stone" if kind < L.MOST_PLAYERS else "big"
        return f"{size} {COLOURS[kind % L.MOST_PLAYERS]} on {COLOURS[lot]}"
    if JEWEL <= action < KEEP_BIG:
        run, kind = divmod(action - JEWEL, L.JEWEL_KINDS)
        line, second = divmod(run, RUNS)
        return f"jewel {JEWELS[kind]} {line_name(line)}" + (" second" if second else "")
    if KEEP_BIG <= action < ACTION_COUNT:
        return ["keep big", "leave big"][action - KEEP_BIG]
    raise UnreadableAction(f"expected an action from 0 to {ACTION_COUNT - 1}, got {action}")


def parse_action(pieces: Components, text: str) -> int:
    """The reverse of ``format_action``."""
    action = read_action(pieces, text.split(" "))
    if action < 0 or format_action(pieces, action) != text:
        raise UnreadableAction(
            f"not an action of Darwinci: {text!r}; expected 'done', 'pass', 'buy', 'draw SITE', 'take BONE', "
            "'offer BONE', 'return BONE under SITE', 'at CELL turned NUMBER', 'stone COLOUR on COLOUR', "
            "'big COLOUR on COLOUR', 'jewel JEWEL row NUMBER', 'jewel JEWEL column LETTER', 'keep big' or 'leave big'"
        )
    return action


def read_action(pieces: Components, words: list[str]) -> int:
    """What the words mean, loosely; -1 if nothing. ``parse_action`` accepts only the exact spelling."""
    verb = words[0]
    if len(words) == 1:
        return {"done": DONE, "pass": PASS, "buy": BUY}.get(verb, -1)
    second = words[1]
    if len(words) == 2:
        if verb == "draw" and second in ("1", "2"):
            return DRAW + int(second) - 1
        if verb in ("take", "offer") and second in pieces.bones:
            return (TAKE if verb == "take" else OFFER) + pieces.bones[second]
        if second == "big":
            return {"keep": KEEP_BIG, "leave": LEAVE_BIG}.get(verb, -1)
        return -1
    if len(words) == 4:
        last = words[3]
        if verb == "return" and second in pieces.bones and last in ("1", "2"):
            return give_back(pieces.bones[second], int(last) - 1)
        if verb == "at" and cell_named(second) >= 0 and last in ("0", "1", "2", "3"):
            return put(cell_named(second), int(last))
        if verb in ("stone", "big") and second in COLOURS and last in COLOURS:
            kind = COLOURS.index(second) + (L.MOST_PLAYERS if verb == "big" else 0)
            return stone(kind, COLOURS.index(last))
    if verb == "jewel" and second in JEWELS and len(words) in (4, 5):
        lines = [line_name(line) for line in range(LINES)]
        name = f"{words[2]} {words[3]}"
        if name in lines:
            return jewel(lines.index(name), len(words) - 4, JEWELS.index(second))
    return -1
