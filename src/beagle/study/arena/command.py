"""``beagle arena``: line-ups of bots, many games, win rates with intervals; or the whole table of ``docs/bots.md``."""

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from beagle.core.errors import BadOption
from beagle.exit_codes import INTERRUPTED, OK, WORKER_LOST
from beagle.match.catalogue import game
from beagle.study.arena.contestants import CONTESTANTS
from beagle.study.arena.games_parquet import GamesParquet
from beagle.study.arena.log import Log
from beagle.study.arena.tally import Tally
from beagle.study.arena.tournament import LineUp
from beagle.study.arena.tournament import run as play
from beagle.study.arguments import Options, check_absent, check_least, game_options
from beagle.study.pool import HERE, WorkerLost
from beagle.study.progress import Progress
from beagle.study.words import StudyWords

GAMES: Final = 100
"""How many games an arena plays unless told."""

DECIDED_BY_THE_TABLE: Final = ("seats", "option", "components", "parquet", "ray", "json")
"""Options that make no sense with ``--table``."""


def add_arguments(options: Options, say: Callable[..., str]) -> None:
    options.add_argument("--seats", metavar="A,B", help=say("arena-help-seats", {"bots": CONTESTANTS}))
    options.add_argument("--games", type=int, metavar="N", help=say("arena-help-games", {"games": GAMES}))
    options.add_argument("--seed", type=int, default=1, metavar="N", help=say("arguments-seed"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=say("arguments-jobs"))
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--out", type=Path, metavar="FILE", help=say("arena-help-out"))
    options.add_argument("--parquet", type=Path, metavar="FILE", help=say("arena-help-parquet"))
    options.add_argument("--ray", nargs="?", const=HERE, metavar="ADDRESS", help=say("arena-help-ray"))
    options.add_argument("--resume", action="store_true", help=say("arena-help-resume"))
    options.add_argument("--json", action="store_true", help=say("help-json"))
    options.add_argument("--table", type=Path, metavar="FILE", help=say("arena-help-table"))


def run(asked: argparse.Namespace, words: StudyWords) -> int:
    """Carry out ``beagle arena``; the exit code."""
    check_least(asked, {"games": 1, "jobs": 1}, words)
    if asked.table is not None:
        from beagle.study.arena import bots_table

        check_table(asked, words)
        return bots_table.renew(
            asked.table, words, asked.jobs, asked.game, asked.out, most=asked.games, resume=asked.resume
        )
    line_up = line_up_asked(asked, words)
    if asked.parquet and not asked.resume:
        check_absent([asked.parquet], words)
    with (
        Log(asked.out, line_up, words, resume=asked.resume) if asked.out else nullcontext() as log,
        GamesParquet(asked.parquet, line_up) if asked.parquet else nullcontext() as table,
    ):
        tally, code = compete(line_up, asked.games or GAMES, asked.jobs, words, log, table, asked.ray)
    print(json.dumps(tally.to_json(), indent=2) if asked.json else tally.text(words))
    return code


def line_up_asked(asked: argparse.Namespace, words: StudyWords) -> LineUp:
    """The line-up that the command line asks for. Raises ``BadOption``."""
    if asked.game is None or asked.seats is None:
        raise BadOption(words.say("arena-expected-seats"))
    if asked.resume and asked.out is None:
        raise BadOption(words.say("arena-resume-what"))
    options = game_options(game(asked.game), asked.option)
    line_up = LineUp(asked.game, tuple(asked.seats.split(",")), asked.seed, options, asked.components)
    line_up.check()
    return line_up


def check_table(asked: argparse.Namespace, words: StudyWords) -> None:
    """The table has line-ups of its own. Raises ``BadOption``."""
    for name in DECIDED_BY_THE_TABLE:
        if getattr(asked, name):
            raise BadOption(words.say("arena-not-with-table", {"option": f"--{name}"}))


def compete(
    line_up: LineUp,
    games: int,
    jobs: int,
    words: StudyWords,
    log: Log | None = None,
    table: GamesParquet | None = None,
    ray: str | None = None,
) -> tuple[Tally, int]:
    """Play what is missing; the tally and the exit code. Ctrl-C and a lost process keep what is done."""
    tally = Tally(line_up)
    for outcome in log.earlier() if log else ():
        tally.add(outcome)
        if table:
            table.add(outcome)
    progress = Progress(words, games, tally.games)
    code = OK
    trouble = ""
    try:
        for outcome in play(line_up, tally.games, games, jobs, ray):
            if log:
                log.add(outcome)
            if table:
                table.add(outcome)
            tally.add(outcome)
            progress.advance(1, lambda: tally.short(words))
    except KeyboardInterrupt:
        code = INTERRUPTED
        trouble = words.say("stopped-after", {"done": tally.games, "wanted": games})
    except WorkerLost as error:
        code = WORKER_LOST
        trouble = words.say("worker-lost", {"reason": str(error), "done": tally.games, "wanted": games})
    progress.finish(lambda: tally.short(words))
    if trouble:
        onward = words.say("arena-go-on", {"file": str(log.path)}) if log else ""
        print(f"beagle: {trouble}{onward}", file=sys.stderr)
    return tally, code
