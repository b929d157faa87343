"""The table of ``docs/bots.md``: which line-ups show that the bots are worth playing against, and what came of them."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from beagle.core.errors import BadOption
from beagle.exit_codes import OK
from beagle.match.catalogue import catalogue, game
from beagle.match.files import read_text, reason_of, write_text
from beagle.match.info import GameInfo
from beagle.study.arena.command import compete
from beagle.study.arena.log import Log, LogTrouble
from beagle.study.arena.tally import Tally
from beagle.study.arena.tournament import LineUp
from beagle.study.words import StudyWords

BEGIN: Final = "<!-- table: made by beagle arena --table -->"
"""The mark in the page after which the table stands."""
END: Final = "<!-- end of table -->"
"""The mark in the page before which the table ends."""

SEED: Final = 2026
"""Every line-up of the table is played with this seed."""
SECONDS: Final = 0.1
"""Beside OpenSpiel, both searches have so long for a decision."""

KEY_CELLS: Final = 3
"""A row is known by its first cells: an empty one before the first bar, the game, the line-up."""

HEAD: Final = """\
| game | line-up | games | first bot's side wins | 95 % interval | wanted | a decision: mean, slowest |
|---|---|--:|--:|--:|--:|--:|
"""


class Trial:
    """A line-up of the table and what is wanted of it."""

    def __init__(self, bots: list[str], games: int, wanted: float, clear_of: float = 0.0) -> None:
        """It plays ``games``; the first bot's side should win at a rate of ``wanted``, with an interval all above
        ``clear_of``."""
        self.bots = bots
        self.games = games
        self.wanted = wanted
        self.clear_of = clear_of

    def goal(self) -> str:
        """What is wanted, in words."""
        return f"{self.wanted:.0%}" + (f", all above {self.clear_of:.0%}" if self.clear_of else "")

    def is_met(self, rate: float, low: float) -> bool:
        """Whether a win rate, whose interval begins at ``low``, is as good as wanted."""
        return rate >= self.wanted and low >= self.clear_of


def trials(info: GameInfo) -> list[Trial]:
    """The line-ups of a game.

    Greedy and the top level play at the fewest players (2, or 3 where a game needs them) and at 4, each level plays
    against the one below, and the top level meets OpenSpiel's search with as many seconds. Where three must play, games
    are long and fewer are played.
    """
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
        f"{1000 * side.mean_seconds():.1f} ms, {side.slowest / 1000:.0f} ms" if side.choices else "not known",
    ]
    return f"| {' | '.join(cells)} |\n"


class Page:
    """A file with the table between its marks. Rows are written as they come, so that nothing played is lost."""

    def __init__(self, path: Path, words: StudyWords) -> None:
        """Raises ``BadOption``, ``FileTrouble``."""
        self.path = path
        text = read_text(path)
        if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
            raise BadOption(words.say("table-marks", {"file": str(path), "begin": BEGIN, "end": END}))
        self.before, rest = text.split(BEGIN)
        table, self.after = rest.split(END)
        self.rows = {key_of(line): line for line in table.splitlines(keepends=True) if line.count("|") > KEY_CELLS}

    def write(self) -> None:
        """Write the rows in the order of the trials; rows that belong to none are left out. Raises ``FileTrouble``."""
        keys = [key(info.id, trial) for info in catalogue().values() for trial in trials(info)]
        lines = "".join(self.rows[key] for key in keys if key in self.rows)
        write_text(self.path, f"{self.before}{BEGIN}\n{HEAD}{lines}{END}{self.after}")


def key(id: str, trial: Trial) -> str:
    """How a trial's row begins."""
    return f"| {id} | {' '.join(trial.bots)} |"


def key_of(line: str) -> str:
    """How a row of the page begins."""
    return "|".join(line.split("|")[:KEY_CELLS]) + "|"


def log_for(folder: Path, line_up: LineUp, words: StudyWords, *, resume: bool) -> Log:
    """The file for the games of a line-up. Raises ``BadOption``, ``LogTrouble``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LogTrouble(words.say("log-no-folder", {"folder": str(folder), "reason": reason_of(error)})) from None
    return Log(folder / f"{'-'.join([line_up.game, *line_up.bots])}.jsonl", line_up, words, resume=resume)


def renew(
    path: Path,
    words: StudyWords,
    jobs: int,
    only: str | None = None,
    games: Path | None = None,
    *,
    most: int | None = None,
    resume: bool = False,
) -> int:
    """Play the line-ups of all games, or of one, and put their rows between the marks of the file.

    ``games`` is a folder for the games themselves; ``most`` limits how many a line-up plays. ``resume`` plays only
    the line-ups that have no row yet, and of these only the games that are not in the folder. Raises ``BadOption``,
    ``FileTrouble``, ``LogTrouble``.
    """
    page = Page(path, words)
    chosen = list(catalogue().values()) if only is None else [game(only).info]
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
        with log_for(games, line_up, words, resume=resume) if games else nullcontext() as log:
            tally, code = compete(line_up, min(trial.games, most or trial.games), jobs, words, log)
        if code != OK:
            return code
        page.rows[key(info.id, trial)] = row(tally, trial)
        page.write()
    return OK
