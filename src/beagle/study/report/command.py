"""``beagle report``: how balanced a game is, as a page that opens offline and as numbers."""

import argparse
from collections.abc import Callable
from pathlib import Path

from beagle.bots.levels import LEVELS
from beagle.core.errors import BadOption
from beagle.match.catalogue import game
from beagle.study.arguments import Options, check_absent, check_least
from beagle.study.report.line_ups import GREEDY
from beagle.study.report.making import Request, write_report
from beagle.study.words import StudyWords


def add_arguments(options: Options, say: Callable[..., str]) -> None:
    options.add_argument("--games", type=int, default=2000, metavar="N", help=say("report-help-games"))
    options.add_argument("--levels", default="1,2,3,4", metavar="A,B", help=say("report-help-levels"))
    options.add_argument("--seed", type=int, default=1, metavar="N", help=say("arguments-seed"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=say("arguments-jobs"))
    options.add_argument("--set", type=Path, metavar="FILE", help=say("report-help-set"))
    options.add_argument("--out", type=Path, metavar="FILE", help=say("report-help-out"))


def run(asked: argparse.Namespace, words: StudyWords) -> int:
    """Carry out ``beagle report``; the exit code."""
    return write_report(request_of(asked, words), words)


def request_of(asked: argparse.Namespace, words: StudyWords) -> Request:
    """What the command line asks for. Raises ``BadOption`` rather than write over something."""
    chosen = game(asked.game)
    levels = str(asked.levels).split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown or GREEDY not in levels or levels != sorted(set(levels)):
        raise BadOption(words.say("report-bad-levels", {"greedy": GREEDY, "found": repr(asked.levels)}))
    check_least(asked, {"games": 1, "jobs": 1}, words)
    chosen.start(players=chosen.info.least_players, seed=asked.seed)
    page = asked.out or Path(f"{asked.game}-report.html")
    if page.suffix != ".html":
        raise BadOption(words.say("report-not-html", {"file": str(page)}))
    request = Request(chosen.id, page, asked.games, tuple(levels), asked.seed, asked.jobs, asked.set)
    check_absent([request.page, request.numbers], words)
    if not page.parent.is_dir():
        raise BadOption(words.say("arguments-no-folder", {"file": str(page)}))
    return request
