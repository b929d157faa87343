"""``beagle bench``: what can be measured, and what is done with the figures."""

import argparse
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import beagle
from beagle.build_info import engine_build
from beagle.core.errors import BadOption
from beagle.exit_codes import INTERRUPTED, NOT_GOOD_ENOUGH, OK
from beagle.match.files import write_text
from beagle.study.arguments import Options
from beagle.study.bench import interfaces
from beagle.study.bench.engine import Verdict, append_history, medians, peer_median, report, run_rounds, table
from beagle.study.words import StudyWords


def add_arguments(options: Options, say: Callable[..., str]) -> None:
    options.add_argument("--players", type=int, default=4, metavar="N", help=say("bench-help-players"))
    options.add_argument("--rounds", type=int, default=5, metavar="N", help=say("bench-help-rounds"))
    options.add_argument("--seconds", type=float, default=0.5, metavar="N", help=say("bench-help-seconds"))
    options.add_argument("--json", type=Path, metavar="FILE", help=say("bench-help-json"))
    history = Path("docs/speed.md")
    options.add_argument(
        "--history", type=Path, nargs="?", const=history, metavar="FILE", help=say("bench-help-history")
    )
    options.add_argument("--environments", action="store_true", help=say("bench-help-environments"))
    options.add_argument("--check", action="store_true", help=say("bench-help-check"))
    options.add_argument("--allow-interpreted", action="store_true", help=say("bench-help-allow-interpreted"))


def run(asked: argparse.Namespace, words: StudyWords) -> int:
    """Carry out ``beagle bench``; the exit code."""
    games = games_to_measure(asked, words)
    try:
        missed = interfaces.bench(games, asked, words) if asked.environments else bench(games, asked, words)
    except KeyboardInterrupt:
        print(f"beagle: {words.say('bench-stopped')}", file=sys.stderr)
        return INTERRUPTED
    for sentence in missed:
        print(words.say("bench-missed", {"what": sentence}))
    return NOT_GOOD_ENOUGH if missed and asked.check else OK


def bench(games: list[str], asked: argparse.Namespace, words: StudyWords) -> list[str]:
    """Measure the engine, print and write; a sentence for each target that is missed."""
    figures = run_rounds(games, asked.players, asked.rounds, asked.seconds, words)
    peers = peer_median(figures)
    verdicts = [Verdict(name, asked.players, medians(figures[name]), peers) for name in games]
    print(table(verdicts, figures, peers, words))
    if asked.json is not None:
        write_text(asked.json, json.dumps(report(verdicts, figures, peers, words), indent=2) + "\n")
    if asked.history is not None:
        append_history(asked.history, verdicts)
    return [sentence for verdict in verdicts for sentence in verdict.misses(words)]


def games_to_measure(asked: argparse.Namespace, words: StudyWords) -> list[str]:
    """Refuse what can't be measured, before the first minute is spent. Raises ``BadOption``."""
    if engine_build() != "compiled" and not asked.allow_interpreted:
        raise BadOption(words.say("bench-interpreted"))
    if find_spec("pyspiel") is None:
        raise BadOption(words.say("bench-no-peers"))
    if asked.rounds < 1 or not asked.seconds > 0:
        told = {"rounds": str(asked.rounds), "seconds": str(asked.seconds)}
        raise BadOption(words.say("bench-bad-rounds", told))
    for path in [asked.json, asked.history]:
        if path is not None and not path.parent.is_dir():
            raise BadOption(words.say("arguments-no-folder", {"file": str(path)}))
    games = asked.game or list(beagle.games())
    for name in games:
        beagle.game(name).start(players=asked.players, seed=0)
    return games
