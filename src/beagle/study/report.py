"""``beagle report``: how balanced a game is, as a page that opens offline and as numbers."""

import argparse
import json
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import beagle
from beagle.bots.levels import LEVELS
from beagle.build_info import engine_build
from beagle.core.errors import BadOption
from beagle.match.catalogue import Game, component_files, game
from beagle.study.arena_command import INTERRUPTED, OK, WORKER_LOST
from beagle.study.extras import needed
from beagle.study.files import Unwritten, write_whole
from beagle.study.numbers import course, first_seat, thinking, what_wins, where_points_come_from
from beagle.study.progress import Progress
from beagle.study.spreading import WorkerLost, spread
from beagle.study.survey import Counts, Sample, play_sample

GREEDY: Final = "3"
"""The level whose games tell what wins and where points come from."""

SHARES: Final = {"1": 4, "2": 4, "3": 1, "4": 100, "5": 2000}
"""The first seat is studied in so many times fewer games of each level: deep thinkers are slow."""

DUEL_SHARES: Final = {"2": 20, "3": 20, "4": 100, "5": 1000}
"""How many times fewer games a level plays against the one below it."""

PRINTED: Final = "printed"
EDITED: Final = "edited"


def samples(chosen: Game, components: str | None, levels: Sequence[str], games: int, seed: int) -> list[Sample]:
    """The line-ups of a report: each level by itself at every number of players, then each against the one below."""
    least, most = chosen.info.least_players, chosen.info.most_players
    counts = range(least, most + 1)
    found = []
    for level in levels:
        each = max(1, games // SHARES[level] // len(counts))
        found += [Sample(chosen.id, components, (level,) * players, seed, 0, each) for players in counts]
    for level, below in zip(levels[1:], levels):
        bots = (level, *[below] * (least - 1))
        found.append(Sample(chosen.id, components, bots, seed, 0, max(least, games // DUEL_SHARES[level])))
    return found


class Survey:
    """The counts of every sample of one component set, as far as they are played."""

    def __init__(self, chosen: Game, wanted: list[Sample]) -> None:
        self.chosen = chosen
        self.wanted = wanted
        self.counts: list[Counts] = [Counter() for _ in wanted]

    def pieces(self) -> list[tuple[int, Sample]]:
        return [(number, piece) for number, sample in enumerate(self.wanted) for piece in sample.pieces()]

    def alone(self, level: str) -> list[tuple[int, Counts]]:
        """The samples of a level by itself that have games, with their numbers of players."""
        found = zip(self.wanted, self.counts)
        return [(len(s.bots), counts) for s, counts in found if set(s.bots) == {level} and counts["games",]]

    def numbers(self, levels: Sequence[str]) -> dict[str, Any]:
        """All that the report tells of this set."""
        main: Counts = Counter()
        for _, counts in self.alone(GREEDY):
            main.update(counts)
        duels = [(s.bots, counts) for s, counts in zip(self.wanted, self.counts) if len(set(s.bots)) == 2]
        return {
            "components": self.chosen.components_hash,
            "games": sum(counts["games",] for counts in self.counts),
            "greedy_games": main["games",],
            "first_seat": [
                {"level": level, "players": players, "games": counts["games",], **row}
                for level in levels
                for players, counts in self.alone(level)
                for row in first_seat(counts, players)
            ],
            "what_wins": what_wins(main),
            "points": [
                {"players": players, **row}
                for players, counts in self.alone(GREEDY)
                for row in where_points_come_from(counts)
            ],
            "course": [{"players": players, **course(counts)} for players, counts in self.alone(GREEDY)],
            "thinking": [thinking(counts, bots[0], bots[-1]) for bots, counts in duels if counts["games",]],
        }


def play(surveys: list[Survey], jobs: int) -> int:
    """Play all samples; Ctrl-C and a lost process keep what is done. The exit code."""
    pieces = [(survey, number, piece) for survey in surveys for number, piece in survey.pieces()]
    progress = Progress(sum(piece.games - piece.first for _, _, piece in pieces))
    try:
        for (survey, number, piece), counts in zip(
            pieces, spread(play_sample, [piece for _, _, piece in pieces], jobs)
        ):
            survey.counts[number].update(counts)
            progress.advance(piece.games - piece.first)
    except KeyboardInterrupt:
        progress.finish()
        print(
            f"beagle: stopped after {progress.done} of {progress.wanted} games: the report is of these", file=sys.stderr
        )
        return INTERRUPTED
    except WorkerLost as error:
        progress.finish()
        print(f"beagle: {error}; the report is of {progress.done} of {progress.wanted} games", file=sys.stderr)
        return WORKER_LOST
    progress.finish()
    return OK


@contextmanager
def edited_folder(chosen: Game, path: Path | None) -> Iterator[str | None]:
    """The folder of an edited component set: as it is, or the printed set with one file put in place of its own."""
    if path is None or path.is_dir():
        yield None if path is None else str(path)
        return
    names = [file.name for file in component_files(chosen.components_folder)]
    if not path.is_file():
        raise BadOption(f"{path}: expected a folder of component files or one of {', '.join(names)}")
    if path.name not in names:
        raise BadOption(f"{path}: expected a component file of {chosen.id} ({', '.join(names)})")
    with TemporaryDirectory() as folder:
        for file in component_files(chosen.components_folder):
            shutil.copy(file, folder)
        shutil.copy(path, folder)
        game(chosen.id, folder)
        yield folder


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="beagle report",
        description="How balanced a game is: who begins, what wins, where points come from, how games go.",
        epilog="example: beagle report footsteps --games 20000 --jobs 2 --set my-tiles/animals.csv",
    )
    p.add_argument("game", metavar="GAME", help="the game's id")
    p.add_argument("--games", type=int, default=2000, metavar="N", help="games between greedy bots (2000)")
    p.add_argument("--levels", default="1,2,3,4", metavar="A,B", help="the bots' levels to compare (1,2,3,4)")
    p.add_argument("--seed", type=int, default=1, metavar="N", help="the number that decides all chance (1)")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1)")
    p.add_argument("--set", type=Path, metavar="FILE", help="an edited component file, or a folder of them, to compare")
    p.add_argument(
        "--out", type=Path, metavar="FILE", help="the page (GAME-report.html); numbers go beside it as .json"
    )
    p.add_argument("--lang", choices=["fr", "en"], default="en", help="the language of the names (en)")
    return p


def check(asked: argparse.Namespace) -> list[str]:
    """The levels that the command line asks for. Raises ``BadOption``."""
    levels = str(asked.levels).split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown or GREEDY not in levels or levels != sorted(set(levels)):
        raise BadOption(f"expected levels from 1 to 5 in order, {GREEDY} among them, got {asked.levels!r}")
    for value, name in ((asked.games, "--games"), (asked.jobs, "--jobs")):
        if value < 1:
            raise BadOption(f"expected {name} to be 1 or more, got {value}")
    game(asked.game).start(players=game(asked.game).info.least_players, seed=asked.seed)
    return levels


def outputs(asked: argparse.Namespace) -> tuple[Path, Path]:
    """Where the page and the numbers go. Raises ``BadOption`` rather than write over something."""
    page = asked.out or Path(f"{asked.game}-report.html")
    if page.suffix != ".html":
        raise BadOption(f"expected a file that ends in .html, got {page}")
    for path in (page, page.with_suffix(".json")):
        if path.exists():
            raise BadOption(f"{path}: is there already; choose another file with --out")
        if not path.parent.is_dir():
            raise BadOption(f"{path}: there is no such folder")
    return page, page.with_suffix(".json")


def main(argv: Sequence[str]) -> int:
    """Carry out ``beagle report``; the exit code."""
    asked = parser().parse_args(argv)
    levels = check(asked)
    page, numbers = outputs(asked)
    needed("altair", "report")
    needed("vl_convert", "report")
    from beagle.study.page import report_page

    printed = game(asked.game)
    with edited_folder(printed, asked.set) as folder:
        sets = {PRINTED: printed} if folder is None else {PRINTED: printed, EDITED: game(asked.game, folder)}
        surveys = [
            Survey(chosen, samples(chosen, None if name == PRINTED else folder, levels, asked.games, asked.seed))
            for name, chosen in sets.items()
        ]
        code = play(surveys, asked.jobs)
        report = {
            "game": printed.id,
            "beagle": beagle.__version__,
            "engine": engine_build(),
            "rules": printed.info.rules_version,
            "seed": asked.seed,
            "levels": levels,
            "sets": {name: survey.numbers(levels) for name, survey in zip(sets, surveys) if any(survey.counts)},
        }
        words = list(sets.values())[-1].text(asked.lang)
    if not report["sets"]:
        return code
    text = json.dumps(report, indent=1)
    try:
        write_whole(numbers, f"{text}\n")
    except Unwritten:
        # The games are worth more than the order of things: the numbers go where they can still be caught.
        print(text)
        raise
    write_whole(page, report_page(report, printed, words))
    print(f"{page}\n{numbers}")
    return code
