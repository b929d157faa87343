"""``beagle dataset``: what the command line asks for."""

import argparse
from collections.abc import Callable
from pathlib import Path

from beagle.bots.levels import NAMES
from beagle.core.errors import BadOption
from beagle.match.bots import check_bot
from beagle.match.catalogue import game
from beagle.study.arguments import Options, check_absent, check_least, game_options
from beagle.study.dataset.card import Wanted
from beagle.study.dataset.rows import write_dataset
from beagle.study.words import StudyWords


def add_arguments(options: Options, say: Callable[..., str]) -> None:
    options.add_argument("--games", type=int, default=100, metavar="N", help=say("dataset-help-games"))
    options.add_argument("--first", type=int, default=0, metavar="N", help=say("dataset-help-first"))
    options.add_argument("--players", type=int, metavar="N", help=say("dataset-help-players"))
    bots = ", ".join(NAMES)
    options.add_argument("--bot", default="greedy", metavar="BOT", help=say("dataset-help-bot", {"bots": bots}))
    options.add_argument("--seed", type=int, default=1, metavar="N", help=say("arguments-seed"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=say("arguments-jobs"))
    options.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    options.add_argument("--components", metavar="DIR", help=say("help-components"))
    options.add_argument("--out", type=Path, metavar="FILE", help=say("dataset-help-out"))


def run(asked: argparse.Namespace, words: StudyWords) -> int:
    """Carry out ``beagle dataset``; the exit code."""
    wanted, path = wanted_of(asked, words)
    return write_dataset(wanted, range(asked.first, asked.first + asked.games), path, asked.jobs, words)


def wanted_of(asked: argparse.Namespace, words: StudyWords) -> tuple[Wanted, Path]:
    """Which games, and the table to write. Raises ``BadOption`` rather than write over something."""
    chosen = game(asked.game, asked.components)
    check_least(asked, {"games": 1, "jobs": 1, "first": 0}, words)
    players = chosen.info.least_players if asked.players is None else asked.players
    options = game_options(chosen, asked.option)
    wanted = Wanted(chosen.id, asked.components, players, check_bot(asked.bot), asked.seed, options)
    chosen.start(players=players, seed=asked.seed, first=None, **dict(options))
    path = asked.out or Path(f"{chosen.id}.parquet")
    if path.suffix != ".parquet":
        raise BadOption(words.say("dataset-not-parquet", {"file": str(path)}))
    check_absent([path, path.with_suffix(".md")], words)
    return wanted, path
