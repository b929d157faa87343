"""The terminal's commands: which options each has, and what is done with them."""

import argparse
from collections.abc import Callable

from beagle.bots.levels import LARGE_SEARCH, NAMES
from beagle.match.catalogue import game
from beagle.terminal import hints, learn, reports, session
from beagle.terminal.console import Console

Options = argparse._ArgumentGroup
"""Where a command adds its options."""

Say = Callable[..., str]


def add_games(options: Options, say: Say) -> None:
    options.add_argument("--json", action="store_true", help=say("help-json"))


def add_play(options: Options, say: Say) -> None:
    options.add_argument("--players", type=int, metavar="N", help=say("help-players"))
    options.add_argument("--seat", action="append", default=[], metavar="N", help=say("help-seat"))
    options.add_argument("--names", metavar="A,B", help=say("help-names"))
    options.add_argument("--seed", type=int, metavar="N", help=say("help-seed"))
    options.add_argument("--first", type=int, metavar="N", help=say("help-first"))
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    options.add_argument("--bots", metavar="A,B", help=say("help-bots", {"bots": ", ".join(NAMES)}))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--record", metavar="FILE", help=say("help-record"))
    options.add_argument("--load", metavar="FILE", help=say("help-load"))


def add_learn(options: Options, say: Say) -> None:
    options.add_argument("--lesson", metavar="ID", help=say("help-lesson"))
    options.add_argument("--step", type=int, default=1, metavar="N", help=say("help-step"))
    options.add_argument("--puzzles", action="store_true", help=say("help-puzzles"))


def add_rules(options: Options, say: Say) -> None:
    options.add_argument("--rule", metavar="ID", help=say("help-rule"))


def add_replay(options: Options, say: Say) -> None:
    options.add_argument("--at", type=int, metavar="N", help=say("help-at"))
    options.add_argument("--seat", type=int, metavar="N", help=say("help-replay-seat"))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--json", action="store_true", help=say("help-json"))


def add_hint(options: Options, say: Say) -> None:
    options.add_argument("--at", type=int, metavar="N", help=say("help-hint-at"))
    options.add_argument("--seat", type=int, metavar="N", help=say("help-hint-seat"))
    options.add_argument("--iterations", type=int, default=LARGE_SEARCH, metavar="N", help=say("help-iterations"))
    options.add_argument("--best", type=int, default=3, metavar="N", help=say("help-best"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    options.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-seed"))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--json", action="store_true", help=say("help-json"))


def add_check(options: Options, say: Say) -> None:
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--json", action="store_true", help=say("help-json"))


def add_components(options: Options, say: Say) -> None:
    either = options.add_mutually_exclusive_group()
    either.add_argument("--write", metavar="DIR", help=say("help-write"))
    either.add_argument("--check", metavar="DIR", help=say("help-check-folder"))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--json", action="store_true", help=say("help-json"))


def run(asked: argparse.Namespace, console: Console) -> int:
    """Carry out a command; the exit code."""
    match asked.command:
        case "games":
            return reports.show_games(console, as_json=asked.json)
        case "play":
            return session.play(wishes(asked), console)
        case "learn":
            return learn.learn(learn.Asked(asked.game, asked.lesson, asked.step, asked.puzzles), console)
        case "rules":
            return reports.show_rules(console, asked.game, asked.rule)
        case "replay":
            return reports.show_replay(console, asked.file, asked.components, asked.at, asked.seat, as_json=asked.json)
        case "hint":
            return hints.show_hint(console, question(asked), as_json=asked.json)
        case "check":
            return reports.check_file(console, asked.file, asked.components, as_json=asked.json)
        case _:
            return components(asked, console)


def components(asked: argparse.Namespace, console: Console) -> int:
    if asked.check is not None:
        return reports.check_components(console, asked.game, asked.check, as_json=asked.json)
    chosen = game(asked.game, asked.components)
    if asked.write is not None:
        return reports.write_components(console, chosen, asked.write)
    return reports.show_components(console, chosen, as_json=asked.json)


def wishes(asked: argparse.Namespace) -> session.Wishes:
    """The command line of ``play``."""
    return session.Wishes(
        game=asked.game,
        players=asked.players,
        humans=asked.seat,
        names=asked.names.split(",") if asked.names else [],
        seed=asked.seed,
        first=asked.first,
        options=asked.option,
        bots=asked.bots.split(",") if asked.bots else [],
        components=asked.components,
        record=asked.record,
        load=asked.load,
    )


def question(asked: argparse.Namespace) -> hints.Question:
    """The command line of ``hint``."""
    return hints.Question(
        file=asked.file,
        components=asked.components,
        at=asked.at,
        seat=asked.seat,
        seed=asked.seed,
        iterations=asked.iterations,
        best=asked.best,
        jobs=asked.jobs,
    )
