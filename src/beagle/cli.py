"""The command ``beagle``: reads the command line, hands over, turns trouble into one sentence and an exit code."""

import argparse
import contextlib
import errno
import importlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from io import TextIOWrapper
from typing import Any, Final, TextIO

import beagle
from beagle.build_info import engine_build
from beagle.core.errors import BadOption, BeagleError
from beagle.exit_codes import BAD_INPUT, INTERRUPTED, NOT_GOOD_ENOUGH, OK
from beagle.match.files import reason_of
from beagle.match.info import LANGUAGES
from beagle.match.text import SharedWords, shared_words
from beagle.terminal import commands
from beagle.terminal.console import Console
from beagle.terminal.reports import NotLegal

STUDIES: Final = {
    "arena": "beagle.study.arena.command",
    "dataset": "beagle.study.dataset.command",
    "report": "beagle.study.report.command",
    "bench": "beagle.study.bench.command",
}
"""The commands of ``study``: modules with ``add_arguments`` and ``run``, imported when they are asked for."""

LAST_PORT: Final = 65535

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says when the output can't be written. Files are told with their names, where they are written."""

Say = Callable[..., str]
Describe = Callable[[argparse._ArgumentGroup, Say], None]
"""Adds a command's options, with their help."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code is one of ``exit_codes``."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            # The shell closed it: nothing comes from there, and what is written there goes nowhere.
            nowhere = open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, nowhere)
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = shared_words(language_of(arguments, os.environ))
    try:
        code = carry_out(arguments, words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of the output has enough.
        give_up_on(sys.stdout)
        return OK
    except OSError as error:
        if error.filename is not None or error.errno not in FULL:
            raise
        give_up_on(sys.stdout)
        with contextlib.suppress(OSError):
            print(f"beagle: {words.say('output-trouble', {'reason': reason_of(error)})}", file=sys.stderr)
        return BAD_INPUT


def carry_out(arguments: list[str], words: SharedWords) -> int:
    """Run a command; what goes wrong is told in one sentence."""
    try:
        return run(arguments, words)
    except SystemExit as exit:
        return exit.code if isinstance(exit.code, int) else OK
    except KeyboardInterrupt:
        print("\n" + words.say("terminal-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BeagleError as error:
        print(f"beagle: {error}", file=sys.stderr)
        return NOT_GOOD_ENOUGH if isinstance(error, NotLegal) else BAD_INPUT


def give_up_on(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere: Python would complain when it closes it."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


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
    asked = CommandLine(words).root.parse_args(arguments)
    if asked.command in STUDIES:
        command, study_words = study_command(asked.command, words.language)
        code: int = command.run(asked, study_words)
        return code
    if asked.command in ("serve", "backup", "restore"):
        return server(asked, words)
    return commands.run(asked, Console(sys.stdin, sys.stdout, words))


def server(asked: argparse.Namespace, words: SharedWords) -> int:
    """The commands of the server, which is a part of its own to install."""
    try:
        from beagle.server import serve
    except ModuleNotFoundError as missing:
        raise BadOption(words.say("server-missing", {"part": str(missing.name)})) from None
    return serve.run(asked, words.language)


def study_command(name: str, language: str) -> tuple[Any, SharedWords]:
    """A command of ``study`` and its words: read only when it is used, since most command lines need neither."""
    from beagle.study.words import StudyWords

    return importlib.import_module(STUDIES[name]), StudyWords(language)


class CommandParser(argparse.ArgumentParser):
    """The parser of one command. Its options are described when the command is used: the start stays quick."""

    describe: Callable[["CommandParser"], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.describe is not None:
            describe, self.describe = self.describe, None
            describe(self)
        return super().parse_known_args(args, namespace)


class CommandLine:
    """The command line, described in the user's language."""

    def __init__(self, words: SharedWords) -> None:
        self.language = words.language
        self.say = words.say
        self.root = argparse.ArgumentParser(
            prog="beagle",
            description=self.say("help-about"),
            epilog=self.say("help-examples"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
        )
        self.commands = self.root.add_subparsers(
            dest="command",
            required=True,
            metavar="COMMAND",
            title=self.say("help-commands"),
            parser_class=CommandParser,
        )
        options = self.options_of(self.root)
        version = f"beagle {beagle.__version__} (engine: {engine_build()})"
        options.add_argument("--version", action="version", version=version, help=self.say("help-version"))
        options.add_argument("--lang", choices=LANGUAGES, help=self.say("help-lang"))
        self.add("games", commands.add_games)
        self.add("play", commands.add_play, "game", nargs="?")
        self.add("learn", commands.add_learn, "game")
        self.add("rules", commands.add_rules, "game")
        self.add("replay", commands.add_replay, "file")
        self.add("hint", commands.add_hint, "file")
        self.add("check", commands.add_check, "file")
        self.add("components", commands.add_components, "game", about="help-components-command")
        self.add("serve", self.add_serve)
        self.add("backup", self.add_database, "file")
        self.add("restore", self.add_restore, "file")
        self.add("arena", None, "game", nargs="?")
        self.add("dataset", None, "game")
        self.add("report", None, "game")
        self.add("bench", None, "game", nargs="*")

    def options_of(self, parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
        """Where a parser's options go, with the one for help."""
        options = parser.add_argument_group(self.say("help-options"))
        options.add_argument("-h", "--help", action="help", help=self.say("help-help"))
        return options

    def add(
        self,
        name: str,
        options: Describe | None,
        argument: str | None = None,
        nargs: str | None = None,
        about: str | None = None,
    ) -> None:
        """Add a command with at most one argument. Without ``options`` it is one of ``STUDIES``.

        ``about`` is the key of its line in the list of commands.
        """
        line = self.say(about or f"help-{name}")
        parser = self.commands.add_parser(name, help=line, description=line, add_help=False)
        parser.describe = partial(self.describe, name, options, argument, nargs)

    def describe(
        self, name: str, add_options: Describe | None, argument: str | None, nargs: str | None, parser: CommandParser
    ) -> None:
        """Examples, the argument and the options of a command."""
        say: Say = self.say
        if add_options is None:
            command, words = study_command(name, self.language)
            add_options, say = command.add_arguments, words.say
            parser.description = say(f"{name}-about")
        first, *examples = say(f"help-{name}-examples").splitlines()
        parser.epilog = "\n".join([first, *(f"  {example}" for example in examples)])
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        if argument is not None:
            arguments = parser.add_argument_group(say("help-arguments"))
            arguments.add_argument(argument, metavar=argument.upper(), nargs=nargs, help=say(f"help-{argument}"))
        options = self.options_of(parser)
        options.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang"))
        add_options(options, say)

    def add_serve(self, options: argparse._ArgumentGroup, say: Say) -> None:
        options.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=say("help-host"))
        options.add_argument("--port", type=self.port, metavar="N", default=8000, help=say("help-port"))
        self.add_database(options, say)
        options.add_argument("--redis", metavar="URL", help=say("help-redis"))
        options.add_argument("--origin", metavar="URL", action="append", help=say("help-origin"))
        options.add_argument("--behind-proxy", action="store_true", help=say("help-behind-proxy"))
        options.add_argument("--component-sets", metavar="DIR", help=say("help-component-sets"))
        options.add_argument("--thinkers", type=int, metavar="N", help=say("help-thinkers"))
        options.add_argument("--bot-pause", type=float, metavar="N", default=0.6, help=say("help-bot-pause"))
        options.add_argument("--unhurried", action="store_true", help=say("help-unhurried"))
        options.add_argument("--open", action="store_true", help=say("help-open"))

    def port(self, written: str) -> int:
        """The type of every option that is a port."""
        if not written.isascii() or not written.isdigit() or int(written[:9]) > LAST_PORT:
            raise argparse.ArgumentTypeError(self.say("bad-port", {"last": str(LAST_PORT), "value": repr(written)}))
        return int(written)

    def add_restore(self, options: argparse._ArgumentGroup, say: Say) -> None:
        self.add_database(options, say)
        options.add_argument("--replace", action="store_true", help=say("help-replace"))

    def add_database(self, options: argparse._ArgumentGroup, say: Say) -> None:
        options.add_argument("--data", metavar="DIR", help=say("help-data"))
        options.add_argument("--database", metavar="URL", help=say("help-database"))


if __name__ == "__main__":
    sys.exit(main())
