"""The table of ``docs/bots.md``: which line-ups show that the bots are worth playing against, and what came of them."""

import sys
from pathlib import Path
from typing import Final

from beagle.core.errors import BadOption
from beagle.match.catalogue import catalogue
from beagle.match.info import GameInfo
from beagle.study.arena import LineUp
from beagle.study.arena_command import OK, compete
from beagle.study.tally import Tally

BEGIN: Final = "<!-- table: made by beagle arena --table -->"
END: Final = "<!-- end of table -->"

SEED: Final = 2026

HEAD: Final = """\
| game | line-up | games | first bot's side wins | 95 % interval | wanted | a decision: mean, slowest |
|---|---|--:|--:|--:|--:|--:|
"""


class Trial:
    """A line-up, how many games it plays, and the win rate that the first bot's side should reach."""

    def __init__(self, bots: list[str], games: int, wanted: float) -> None:
        self.bots = bots
        self.games = games
        self.wanted = wanted


def trials(info: GameInfo) -> list[Trial]:
    """Greedy and the top at the fewest players (2, or 3 where a game needs them) and at 4; the steps of the ladder."""
    few = info.least_players
    against_greedies = 0.85 if few == 2 else 0.75
    found = [
        Trial(["greedy"] + ["random"] * (few - 1), 1000, 0.95 if few == 2 else 0.85),
        Trial(["greedy", "random", "random", "random"], 1000, 0.85),
        Trial(["5"] + ["greedy"] * (few - 1), 60 * few, against_greedies),
        Trial(["5", "greedy", "greedy", "greedy"], 120, 0.60),
    ]
    for level, games in (("2", 400), ("3", 400), ("4", 400), ("5", 120)):
        below = str(int(level) - 1)
        found.append(Trial([level, below] * (1 if few == 2 else 2), games, 0.55))
    return found


def row(tally: Tally, trial: Trial) -> str:
    """A line of the table."""
    side = tally.sides[0]
    low, high = side.interval()
    cells = [
        tally.line_up.game,
        " ".join(trial.bots),
        str(tally.games),
        f"{side.rate():.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{trial.wanted:.0%}" + ("" if side.rate() >= trial.wanted else " (missed)"),
        f"{1000 * side.mean_seconds():.1f} ms, {side.slowest / 1000:.0f} ms",
    ]
    return f"| {' | '.join(cells)} |\n"


def renew(path: Path, jobs: int) -> int:
    """Play all line-ups and put their table between the marks of the file. Raises ``BadOption``."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path}: can't be read: {error.strerror}") from None
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadOption(f"{path}: expected the marks {BEGIN} and {END}, once each and in this order")
    lines: list[str] = []
    for info in catalogue().values():
        for trial in trials(info):
            print(f"{info.id}: {' '.join(trial.bots)}", file=sys.stderr)
            tally, code = compete(LineUp(info.id, tuple(trial.bots), SEED), trial.games, jobs, None)
            if code != OK:
                return code
            lines.append(row(tally, trial))
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    path.write_text(f"{before}{BEGIN}\n{HEAD}{''.join(lines)}{END}{after}", encoding="utf-8")
    return OK
