"""``beagle arena``: line-ups of bots, many games, win rates with intervals; or the whole table of ``docs/bots.md``."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from beagle.core.errors import BadOption
from beagle.match.catalogue import game
from beagle.study.arena import LineUp, run
from beagle.study.arena_log import Log
from beagle.study.arena_table import Table
from beagle.study.contestants import CONTESTANTS
from beagle.study.progress import Progress
from beagle.study.spreading import HERE, WorkerLost
from beagle.study.tally import Tally

OK: Final = 0
INTERRUPTED: Final = 130
WORKER_LOST: Final = 3

GAMES: Final = 100
"""How many an arena plays unless told."""


def compete(
    line_up: LineUp,
    games: int,
    jobs: int,
    log: Log | None = None,
    table: Table | None = None,
    ray: str | None = None,
) -> tuple[Tally, int]:
    """Play what is missing; the tally and the exit code. Ctrl-C and a lost process keep what is done."""
    tally = Tally(line_up)
    for outcome in log.earlier() if log else ():
        tally.add(outcome)
        if table:
            table.add(outcome)
    progress = Progress(games, tally.games)
    try:
        for outcome in run(line_up, tally.games, games, jobs, ray):
            if log:
                log.add(outcome)
            if table:
                table.add(outcome)
            tally.add(outcome)
            progress.advance(1, tally.short)
    except KeyboardInterrupt:
        progress.finish(tally.short)
        print(f"beagle: stopped after {tally.games} of {games} games", file=sys.stderr)
        return tally, INTERRUPTED
    except WorkerLost as error:
        print(f"beagle: {error}; {tally.games} of {games} games are done{resume_hint(log)}", file=sys.stderr)
        return tally, WORKER_LOST
    progress.finish(tally.short)
    return tally, OK


def resume_hint(log: Log | None) -> str:
    return f", go on with --out {log.path} --resume" if log else ""


def options_of(id: str, written: Sequence[str]) -> Iterator[tuple[str, bool | int | str]]:
    """``NAME=VALUE`` from the command line. Raises ``BadOption``."""
    chosen = game(id)
    for option in written:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption(f"expected an option as NAME=VALUE, got {option!r}")
        yield name, chosen.option(name).parse(value)


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="beagle arena",
        description="Let bots play many games; seats rotate, so that each sits everywhere in the same deals.",
        epilog="example: beagle arena footsteps --seats 5,greedy --games 400 --seed 1 --jobs 2 --out games.jsonl",
    )
    p.add_argument("game", nargs="?", metavar="GAME", help="the game's id")
    p.add_argument("--seats", metavar="A,B", help=f"the bots, separated by commas: {CONTESTANTS}")
    p.add_argument("--games", type=int, metavar="N",
                   help=f"how many games ({GAMES}); with --table, the most for a line-up")  # fmt: skip
    p.add_argument("--seed", type=int, default=1, metavar="N", help="the number that decides all chance (1)")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1)")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    p.add_argument("--components", metavar="DIR", help="play with the component files of this folder")
    p.add_argument("--out", type=Path, metavar="FILE",
                   help="write each game to this file, as JSON Lines; with --table, a folder of files")  # fmt: skip
    p.add_argument("--parquet", type=Path, metavar="FILE", help="write all games to this file, as a Parquet table")
    p.add_argument("--ray", nargs="?", const=HERE, metavar="ADDRESS",
                   help="play on a Ray cluster; without an address, on one started here for --jobs")  # fmt: skip
    p.add_argument("--resume", action="store_true", help="go on with the file of --out, or with the --table")
    p.add_argument("--json", action="store_true", help="write the result as JSON")
    p.add_argument(
        "--table",
        type=Path,
        metavar="FILE",
        help="play the line-ups of docs/bots.md, of all games or of GAME, and renew its table",
    )
    return p


def check(asked: argparse.Namespace) -> LineUp:
    """The line-up that the command line asks for. Raises ``BadOption``."""
    if asked.game is None or asked.seats is None:
        raise BadOption("expected a game and --seats, as in: beagle arena footsteps --seats 5,greedy")
    check_counts(asked)
    if asked.resume and asked.out is None:
        raise BadOption("--resume needs the file to go on with: --out FILE")
    options = tuple(options_of(asked.game, asked.option))
    line_up = LineUp(asked.game, tuple(asked.seats.split(",")), asked.seed, options, asked.components)
    line_up.check()
    return line_up


def check_counts(asked: argparse.Namespace) -> None:
    for value, name in ((asked.games, "--games"), (asked.jobs, "--jobs")):
        if value is not None and value < 1:
            raise BadOption(f"expected {name} to be 1 or more, got {value}")


def check_table(asked: argparse.Namespace) -> None:
    """What the table decides itself can't be asked for."""
    for name in ("seats", "option", "components", "parquet", "ray", "json"):
        if getattr(asked, name):
            raise BadOption(f"--{name} can't be given with --table, which has line-ups of its own")


def main(argv: Sequence[str]) -> int:
    """Carry out ``beagle arena``; the exit code."""
    asked = parser().parse_args(argv)
    if asked.table is not None:
        from beagle.study import ladder

        check_counts(asked)
        check_table(asked)
        return ladder.renew(asked.table, asked.jobs, asked.game, asked.out, most=asked.games, resume=asked.resume)
    line_up = check(asked)
    if asked.parquet and asked.parquet.exists() and not asked.resume:
        raise BadOption(f"{asked.parquet}: is there already; choose another file")
    with (
        Log(asked.out, line_up, resume=asked.resume) if asked.out else nullcontext() as log,
        Table(asked.parquet, line_up) if asked.parquet else nullcontext() as table,
    ):
        tally, code = compete(line_up, asked.games or GAMES, asked.jobs, log, table, asked.ray)
    print(json.dumps(tally.to_json(), indent=2) if asked.json else tally.text())
    return code
