"""Making a report: the games are played and counted, then the page and the numbers are written."""

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import beagle
from beagle.build_info import engine_build
from beagle.core.errors import BadOption
from beagle.exit_codes import INTERRUPTED, OK, WORKER_LOST
from beagle.match.catalogue import Game, component_files, game
from beagle.match.files import FileTrouble, write_text
from beagle.study.extras import needed
from beagle.study.interrupts import undisturbed
from beagle.study.pool import WorkerLost, spread
from beagle.study.progress import Progress
from beagle.study.report.line_ups import Survey, in_order, samples
from beagle.study.report.survey import play_sample
from beagle.study.words import StudyWords

PRINTED: Final = "printed"
"""The component set that comes with the game."""
EDITED: Final = "edited"
"""The component set that it is compared with."""


@dataclass(frozen=True)
class Request:
    """What a report is to be of, and where its page goes; the numbers go beside the page, as ``.json``."""

    game: str
    page: Path
    games: int = 2000
    """Games between greedy bots; other levels play a share of it."""
    levels: tuple[str, ...] = ("1", "2", "3", "4")
    seed: int = 1
    jobs: int = 1
    edited: Path | None = None
    """An edited component file, or a folder of them, to compare with the printed ones."""

    @property
    def numbers(self) -> Path:
        return self.page.with_suffix(".json")


def write_report(request: Request, words: StudyWords | None = None) -> int:
    """Play, count and write. Ctrl-C and a lost process give the report of what is played. The exit code.

    Raises ``BadOption``, ``BadComponents``, ``FileTrouble``.
    """
    words = words or StudyWords("en")
    needed("altair", "report")
    needed("vl_convert", "report")
    printed = game(request.game)
    with edited_folder(printed, request.edited, words) as folder:
        sets = {PRINTED: printed} if folder is None else {PRINTED: printed, EDITED: game(request.game, folder)}
        surveys = {}
        for name, chosen in sets.items():
            components = folder if name == EDITED else None
            wanted = samples(chosen, components, request.levels, request.games, request.seed)
            surveys[name] = Survey(chosen, wanted)
        code = play(list(surveys.values()), request.jobs, words)
        with undisturbed():
            played = {name: survey.figures(request.levels) for name, survey in surveys.items() if survey.games()}
            if played:
                write(request, printed, list(sets.values())[-1], played, words)
    return code


def play(surveys: Sequence[Survey], jobs: int, words: StudyWords) -> int:
    """Play all samples; Ctrl-C and a lost process keep what is done. The exit code."""
    pieces = in_order(surveys)
    progress = Progress(words, sum(piece.games - piece.first for _, _, piece in pieces))
    code = OK
    trouble = ""
    try:
        for (survey, number, piece), counts in zip(
            pieces, spread(play_sample, [piece for _, _, piece in pieces], jobs)
        ):
            survey.add(number, counts)
            progress.advance(piece.games - piece.first)
    except KeyboardInterrupt:
        code = INTERRUPTED
        trouble = words.say("stopped-after", {"done": progress.done, "wanted": progress.wanted})
    except WorkerLost as error:
        code = WORKER_LOST
        told = {"reason": str(error), "done": progress.done, "wanted": progress.wanted}
        trouble = words.say("worker-lost", told)
    progress.finish()
    if trouble:
        rest = words.say("report-of-these" if progress.done else "report-of-nothing")
        print(f"beagle: {trouble}{rest}", file=sys.stderr)
    return code


def write(request: Request, printed: Game, named: Game, played: dict[str, Any], words: StudyWords) -> None:
    """Write the numbers and the page. Raises ``FileTrouble``."""
    from beagle.study.report.page import report_page

    report = {
        "game": printed.id,
        "beagle": beagle.__version__,
        "engine": engine_build(),
        "rules": printed.info.rules_version,
        "seed": request.seed,
        "levels": list(request.levels),
        "sets": played,
    }
    text = json.dumps(report, indent=1)
    try:
        write_text(request.numbers, f"{text}\n")
    except FileTrouble:
        # The games are worth more than the order of things: the numbers go where they can still be caught.
        print(text)
        raise
    write_text(request.page, report_page(report, printed, named.text(words.language), words))
    print(f"{request.page}\n{request.numbers}")


@contextmanager
def edited_folder(chosen: Game, path: Path | None, words: StudyWords) -> Iterator[str | None]:
    """The folder of an edited component set: as it is, or the printed set with one file put in place of its own."""
    if path is None or path.is_dir():
        yield None if path is None else str(path)
        return
    names = [file.name for file in component_files(chosen.components_folder)]
    told = {"file": str(path), "id": chosen.id, "names": ", ".join(names)}
    if not path.is_file():
        raise BadOption(words.say("report-no-components", told))
    if path.name not in names:
        raise BadOption(words.say("report-other-file", told))
    with TemporaryDirectory() as folder:
        for file in component_files(chosen.components_folder):
            shutil.copy(file, folder)
        shutil.copy(path, folder)
        game(chosen.id, folder)
        yield folder
