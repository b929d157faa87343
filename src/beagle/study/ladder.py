"""The table of ``docs/bots.md``: which line-ups show that the bots are worth playing against, and what came of them."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from beagle.core.errors import BadOption
from beagle.match.catalogue import catalogue
from beagle.match.info import GameInfo
from beagle.study.arena import LineUp
from beagle.study.arena_command import OK, compete
from beagle.study.arena_log import Log, LogTrouble
from beagle.study.tally import Tally

BEGIN: Final = "<!-- table: made by beagle arena --table -->"
END: Final = "<!-- end of table -->"

SEED: Final = 2026
SECONDS: Final = 0.1
"""For a decision, beside OpenSpiel: both have the same."""

KEY_CELLS: Final = 3
"""The cells that tell a row: an empty one before the first bar, the game, the line-up."""

HEAD: Final = """\
| game | line-up | games | first bot's side wins | 95 % interval | wanted | a decision: mean, slowest |
|---|---|--:|--:|--:|--:|--:|
"""


class Trial:
    """A line-up, how many games it plays, the win rate that the first bot's side should reach, and what its interval
    should be clear of."""

    def __init__(self, bots: list[str], games: int, wanted: float, clear_of: float = 0.0) -> None:
        self.bots = bots
        self.games = games
        self.wanted = wanted
        self.clear_of = clear_of

    def goal(self) -> str:
        """The same in words."""
        return f"{self.wanted:.0%}" + (f", all above {self.clear_of:.0%}" if self.clear_of else "")

    def is_met(self, rate: float, low: float) -> bool:
        """Is a win rate, whose interval begins at ``low``, as good as wanted?"""
        return rate >= self.wanted and low >= self.clear_of


def trials(info: GameInfo) -> list[Trial]:
    """Greedy and the top at the fewest players (2, or 3 where a game needs them) and at 4; the steps of the ladder; the
    top beside OpenSpiel's search with as many seconds. Where three must play, games are long: fewer are played."""
    few = info.least_players
    short = few == 2
    found = [
        Trial(["greedy"] + ["random"] * (few - 1), 420, 0.95 if short else 0.85),
        Trial(["greedy", "random", "random", "random"], 420, 0.85),
        Trial(["5"] + ["greedy"] * (few - 1), 60, 0.85 if short else 0.75),
        Trial(["5", "greedy", "greedy", "greedy"], 300, 0.60),
    ]
    for level, games in (("2", 400), ("3", 400), ("4", 240), ("5", 160)):
        below = str(int(level) - 1)
        found.append(Trial([level, below] * (1 if short else 2), games if short else 3 * games // 4, 0.55, 0.50))
    found.append(Trial([f"5@{SECONDS}"] + [f"openspiel@{SECONDS}"] * (few - 1), 30 if short else 15, 0.65))
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
        trial.goal() + ("" if trial.is_met(side.rate(), low) else " (missed)"),
        f"{1000 * side.mean_seconds():.1f} ms, {side.slowest / 1000:.0f} ms",
    ]
    return f"| {' | '.join(cells)} |\n"


class Page:
    """A file with the table between its marks. Rows are written as they come, so that nothing played is lost."""

    def __init__(self, path: Path) -> None:
        """Raises ``BadOption``."""
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path}: can't be read: {error.strerror}") from None
        if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
            raise BadOption(f"{path}: expected the marks {BEGIN} and {END}, once each and in this order")
        self.before, rest = text.split(BEGIN)
        table, self.after = rest.split(END)
        self.rows = {key_of(line): line for line in table.splitlines(keepends=True) if line.count("|") > KEY_CELLS}

    def write(self) -> None:
        """The rows in the order of the trials; rows that belong to none are left out."""
        keys = [key(info.id, trial) for info in catalogue().values() for trial in trials(info)]
        lines = "".join(self.rows[key] for key in keys if key in self.rows)
        self.path.write_text(f"{self.before}{BEGIN}\n{HEAD}{lines}{END}{self.after}", encoding="utf-8")


def key(game: str, trial: Trial) -> str:
    """How a trial's row begins."""
    return f"| {game} | {' '.join(trial.bots)} |"


def key_of(line: str) -> str:
    return "|".join(line.split("|")[:KEY_CELLS]) + "|"


def log_for(folder: Path, line_up: LineUp, *, resume: bool) -> Log:
    """The file for the games of a line-up. Raises ``BadOption``, ``LogTrouble``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LogTrouble(f"{folder}: can't be made a folder: {error.strerror}") from None
    return Log(folder / f"{'-'.join([line_up.game, *line_up.bots])}.jsonl", line_up, resume=resume)


def renew(
    path: Path,
    jobs: int,
    only: str | None = None,
    games: Path | None = None,
    *,
    most: int | None = None,
    resume: bool = False,
) -> int:
    """Play the line-ups of all games, or of one, and put their rows between the marks of the file.

    ``games`` is a folder for the games themselves, ``most`` how many a line-up plays at the most. ``resume`` plays only
    those line-ups that have no row yet, and of these only the games that are not in the folder. Raises ``BadOption``,
    ``LogTrouble``.
    """
    page = Page(path)
    chosen = [info for info in catalogue().values() if only in (None, info.id)]
    if not chosen:
        raise BadOption(f"there is no game {only!r}: there are {', '.join(catalogue())}")
    wanted = [(info, trial) for info in chosen for trial in trials(info)]
    if not resume:
        for info, trial in wanted:
            page.rows.pop(key(info.id, trial), None)
    for info, trial in wanted:
        if key(info.id, trial) in page.rows:
            continue
        line_up = LineUp(info.id, tuple(trial.bots), SEED)
        line_up.check()
        print(f"{info.id}: {' '.join(trial.bots)}", file=sys.stderr)
        with log_for(games, line_up, resume=resume) if games else nullcontext() as log:
            tally, code = compete(line_up, min(trial.games, most or trial.games), jobs, log)
        if code != OK:
            return code
        page.rows[key(info.id, trial)] = row(tally, trial)
        page.write()
    return OK
