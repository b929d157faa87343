"""The command ``beagle``: reads the command line, hands over, turns trouble into one sentence and an exit code."""

import argparse
import contextlib
import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import Final

import beagle
from beagle.bots.levels import LARGE_SEARCH, NAMES
from beagle.build_info import engine_build
from beagle.core.errors import BadOption, BeagleError
from beagle.match.catalogue import game
from beagle.match.info import LANGUAGES
from beagle.match.text import SharedWords, shared_words
from beagle.terminal import hints, reports, session
from beagle.terminal.console import Console

OK: Final = 0
NOT_LEGAL: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code: 0 well, 1 a checked file is not legal, 2 bad input, 130 Ctrl-C."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = shared_words(language_of(arguments, os.environ))
    try:
        code = run(arguments, words)
        sys.stdout.flush()
        return code
    except SystemExit as exit:
        return exit.code if isinstance(exit.code, int) else OK
    except KeyboardInterrupt:
        print("\n" + words.say("terminal-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough; Python must not complain when it closes it.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except BeagleError as error:
        print(f"beagle: {error}", file=sys.stderr)
        return NOT_LEGAL if isinstance(error, reports.NotLegal) else BAD_INPUT


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language: ``--lang``, else the locale's, else English."""
    for position, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        wanted = value if equals else "".join(arguments[position + 1 : position + 2])
        if name == "--lang" and wanted in LANGUAGES:
            return wanted
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return "fr" if locale.split(".")[0].split("_")[0].casefold() == "fr" else "en"


def run(arguments: list[str], words: SharedWords) -> int:
    """Carry out a command."""
    if arguments[:1] == ["bench"]:
        from beagle.study import bench

        return bench.main(arguments[1:])
    if arguments[:1] == ["arena"]:
        from beagle.study import arena_command

        return arena_command.main(arguments[1:])
    if arguments[:1] == ["dataset"]:
        from beagle.study import dataset

        return dataset.main(arguments[1:])
    if arguments[:1] == ["report"]:
        from beagle.study import report

        return report.main(arguments[1:])
    asked = CommandLine(words).root.parse_args(arguments)
    console = Console(sys.stdin, sys.stdout, words)
    match asked.command:
        case "games":
            return reports.show_games(console, as_json=asked.json)
        case "play":
            return session.play(wishes(asked), console)
        case "rules":
            return reports.show_rules(console, asked.game, asked.rule)
        case "replay":
            return reports.show_replay(console, asked.file, asked.components, asked.at, asked.seat, as_json=asked.json)
        case "hint":
            return hints.show_hint(console, question(asked), as_json=asked.json)
        case "check":
            return reports.check_file(console, asked.file, asked.components, as_json=asked.json)
        case "serve" | "backup" | "restore":
            return server(asked, words)
        case _:
            return components(console, asked)


def components(console: Console, asked: argparse.Namespace) -> int:
    if asked.check is not None:
        return reports.check_components(console, asked.game, asked.check, as_json=asked.json)
    chosen = game(asked.game, asked.components)
    if asked.write is not None:
        return reports.write_components(console, chosen, asked.write)
    return reports.show_components(console, chosen, as_json=asked.json)


def server(asked: argparse.Namespace, words: SharedWords) -> int:
    """The commands of the server, which is a part of its own to install."""
    try:
        from beagle.server import serve
    except ModuleNotFoundError as missing:
        raise BadOption(words.say("server-missing", {"part": str(missing.name)})) from None
    return serve.run(asked, words.language)


def wishes(asked: argparse.Namespace) -> session.Wishes:
    """The command line of ``play``."""
    return session.Wishes(
        game=asked.game,
        players=asked.players,
        humans=asked.seat or [],
        names=asked.names.split(",") if asked.names else [],
        seed=asked.seed,
        first=asked.first,
        options=asked.option or [],
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


class CommandLine:
    """The command line, described in the user's language."""

    def __init__(self, words: SharedWords) -> None:
        self.say = words.say
        self.root = argparse.ArgumentParser(
            prog="beagle",
            description=self.say("help-about"),
            epilog=self.say("help-examples"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
        )
        self.commands = self.root.add_subparsers(
            dest="command", required=True, metavar="COMMAND", title=self.say("help-commands")
        )
        options = self.options_of(self.root)
        version = f"beagle {beagle.__version__} (engine: {engine_build()})"
        options.add_argument("--version", action="version", version=version, help=self.say("help-version"))
        options.add_argument("--lang", choices=LANGUAGES, help=self.say("help-lang"))
        self.games()
        self.play()
        self.rules()
        self.replay()
        self.hint()
        self.check()
        self.components()
        self.serve()
        self.backup()
        self.restore()
        self.commands.add_parser("arena", help=self.say("help-arena"), add_help=False)
        self.commands.add_parser("dataset", help=self.say("help-dataset"), add_help=False)
        self.commands.add_parser("report", help=self.say("help-report"), add_help=False)
        self.commands.add_parser("bench", help=self.say("help-bench"), add_help=False)

    def options_of(self, parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        """Where a parser's options go, with the one for help."""
        options = parser.add_argument_group(self.say("help-options"))
        options.add_argument("-h", "--help", action="help", help=self.say("help-help"))
        return options

    def command(self, name: str, about: str, argument: str | None, nargs: str | None = None) -> argparse._ArgumentGroup:
        """Add a command with at most one argument; its options are for the caller to add."""
        first, *examples = self.say(f"help-{name}-examples").splitlines()
        added = self.commands.add_parser(
            name,
            help=self.say(about),
            description=self.say(about),
            epilog="\n".join([first, *(f"  {example}" for example in examples)]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
        )
        if argument is not None:
            arguments = added.add_argument_group(self.say("help-arguments"))
            arguments.add_argument(argument, metavar=argument.upper(), nargs=nargs, help=self.say(f"help-{argument}"))
        options = self.options_of(added)
        options.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.say("help-lang"))
        return options

    def games(self) -> None:
        options = self.command("games", "help-games", None)
        options.add_argument("--json", action="store_true", help=self.say("help-json"))

    def play(self) -> None:
        options = self.command("play", "help-play", "game", nargs="?")
        options.add_argument("--players", type=int, metavar="N", help=self.say("help-players"))
        options.add_argument("--seat", action="append", metavar="N", help=self.say("help-seat"))
        options.add_argument("--names", metavar="A,B", help=self.say("help-names"))
        options.add_argument("--seed", type=int, metavar="N", help=self.say("help-seed"))
        options.add_argument("--first", type=int, metavar="N", help=self.say("help-first"))
        options.add_argument("--option", action="append", metavar="NAME=VALUE", help=self.say("help-option"))
        options.add_argument("--bots", metavar="A,B", help=self.say("help-bots", {"bots": ", ".join(NAMES)}))
        options.add_argument("--components", metavar="DIR", help=self.say("help-components"))
        options.add_argument("--record", metavar="FILE", help=self.say("help-record"))
        options.add_argument("--load", metavar="FILE", help=self.say("help-load"))

    def rules(self) -> None:
        options = self.command("rules", "help-rules", "game")
        options.add_argument("--rule", metavar="ID", help=self.say("help-rule"))

    def replay(self) -> None:
        options = self.command("replay", "help-replay", "file")
        options.add_argument("--at", type=int, metavar="N", help=self.say("help-at"))
        options.add_argument("--seat", type=int, metavar="N", help=self.say("help-replay-seat"))
        options.add_argument("--components", metavar="DIR", help=self.say("help-components"))
        options.add_argument("--json", action="store_true", help=self.say("help-json"))

    def hint(self) -> None:
        options = self.command("hint", "help-hint", "file")
        options.add_argument("--at", type=int, metavar="N", help=self.say("help-hint-at"))
        options.add_argument("--seat", type=int, metavar="N", help=self.say("help-hint-seat"))
        options.add_argument(
            "--iterations", type=int, default=LARGE_SEARCH, metavar="N", help=self.say("help-iterations")
        )
        options.add_argument("--best", type=int, default=3, metavar="N", help=self.say("help-best"))
        options.add_argument("--jobs", type=int, default=1, metavar="N", help=self.say("help-jobs"))
        options.add_argument("--seed", type=int, default=1, metavar="N", help=self.say("help-seed"))
        options.add_argument("--components", metavar="DIR", help=self.say("help-components"))
        options.add_argument("--json", action="store_true", help=self.say("help-json"))

    def check(self) -> None:
        options = self.command("check", "help-check", "file")
        options.add_argument("--components", metavar="DIR", help=self.say("help-components"))
        options.add_argument("--json", action="store_true", help=self.say("help-json"))

    def components(self) -> None:
        options = self.command("components", "help-components-command", "game")
        either = options.add_mutually_exclusive_group()
        either.add_argument("--write", metavar="DIR", help=self.say("help-write"))
        either.add_argument("--check", metavar="DIR", help=self.say("help-check-folder"))
        options.add_argument("--components", metavar="DIR", help=self.say("help-components"))
        options.add_argument("--json", action="store_true", help=self.say("help-json"))

    def serve(self) -> None:
        options = self.command("serve", "help-serve", None)
        options.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=self.say("help-host"))
        options.add_argument("--port", type=int, metavar="N", default=8000, help=self.say("help-port"))
        self.database(options)
        options.add_argument("--redis", metavar="URL", help=self.say("help-redis"))
        options.add_argument("--origin", metavar="URL", action="append", help=self.say("help-origin"))
        options.add_argument("--behind-proxy", action="store_true", help=self.say("help-behind-proxy"))
        options.add_argument("--component-sets", metavar="DIR", help=self.say("help-component-sets"))
        options.add_argument("--thinkers", type=int, metavar="N", help=self.say("help-thinkers"))
        options.add_argument("--bot-pause", type=float, metavar="N", default=0.6, help=self.say("help-bot-pause"))
        options.add_argument("--unhurried", action="store_true", help=self.say("help-unhurried"))
        options.add_argument("--open", action="store_true", help=self.say("help-open"))

    def backup(self) -> None:
        self.database(self.command("backup", "help-backup", "file"))

    def restore(self) -> None:
        options = self.command("restore", "help-restore", "file")
        self.database(options)
        options.add_argument("--replace", action="store_true", help=self.say("help-replace"))

    def database(self, options: argparse._ArgumentGroup) -> None:
        options.add_argument("--data", metavar="DIR", help=self.say("help-data"))
        options.add_argument("--database", metavar="URL", help=self.say("help-database"))


if __name__ == "__main__":
    sys.exit(main())
