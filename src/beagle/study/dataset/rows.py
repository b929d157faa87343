"""Positions, moves and values of many games as the rows of a Parquet table."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from beagle.bots.batch import MARGIN, WIN, rewards_of
from beagle.bots.levels import bot_named
from beagle.bots.play import Observer, play
from beagle.core.observing import observation_of
from beagle.core.random import derived_seed
from beagle.core.state import State
from beagle.exit_codes import INTERRUPTED, OK, WORKER_LOST
from beagle.match.catalogue import Game
from beagle.match.files import write_text
from beagle.study.dataset.card import COLUMNS, Wanted, card
from beagle.study.interrupts import noted_interrupts, undisturbed
from beagle.study.parquet import ParquetFile, arrow
from beagle.study.pool import WorkerLost, piece_size, spread
from beagle.study.progress import Progress
from beagle.study.words import StudyWords

PIECE: Final = 10
"""How many games a process plays before it reports them, unless the bots are slow."""


def play_piece(piece: tuple[Wanted, range]) -> list[dict[str, Any]]:
    """The rows of some games."""
    wanted, numbers = piece
    return [row for number in numbers for row in rows_of(wanted, number)]


class RowMaker(Observer):
    """Makes a row of each action of one game."""

    def __init__(self, chosen: Game, number: int, seed: int) -> None:
        self.chosen = chosen
        self.number = number
        self.seed = seed
        self.rows: list[dict[str, Any]] = []

    def before(self, state: State, seat: int, action: int, legal_count: int, microseconds: int, failed: bool) -> None:
        self.rows.append(
            {
                "game": self.number,
                "seed": str(self.seed),
                "ply": len(self.rows),
                "seat": seat,
                "observation": list(observation_of(state, seat)),
                "legal": state.legal_actions(seat),
                "action": action,
                "spelling": self.chosen.format_action(action),
            }
        )


def rows_of(wanted: Wanted, number: int) -> list[dict[str, Any]]:
    """A row for each action of one game; the values are known at its end."""
    chosen = wanted.load()
    seed = derived_seed("dataset", wanted.seed, number)
    state = chosen.start(players=wanted.players, seed=seed, first=None, **dict(wanted.options))
    maker = RowMaker(chosen, number, seed)
    bots = [bot_named(wanted.bot) for _ in range(wanted.players)]
    play(state, bots, derived_seed("bots", wanted.seed, number), maker)
    margin, win = rewards_of(state, MARGIN), rewards_of(state, WIN)
    for row in maker.rows:
        row["margin"] = margin[row["seat"]]
        row["win"] = win[row["seat"]]
    return maker.rows


def schema_of(size: int) -> Any:
    """The columns as Arrow knows them; an observation has ``size`` numbers."""
    pa = arrow()
    kinds = {
        "game": pa.int64(),
        "seed": pa.string(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.int16(), size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "spelling": pa.string(),
        "margin": pa.float32(),
        "win": pa.float32(),
    }
    return pa.schema([(name, kinds[name]) for name in COLUMNS])


def pieces(wanted: Wanted, games: range) -> Iterator[tuple[Wanted, range]]:
    """The numbers of the games to play, some at a time."""
    size = piece_size([wanted.bot], PIECE, PIECE, 1)
    for start in range(games.start, games.stop, size):
        yield wanted, range(start, min(start + size, games.stop))


def write_dataset(wanted: Wanted, games: range, path: Path, jobs: int = 1, words: StudyWords | None = None) -> int:
    """Write the table and its card; Ctrl-C and a lost process keep what is done. The exit code.

    Raises ``MissingExtra``, ``ParquetTrouble``, ``FileTrouble``.
    """
    words = words or StudyWords("en")
    first = wanted.load().start(players=wanted.players, seed=0, first=None, **dict(wanted.options))
    table = ParquetFile(path, schema_of(first.observation_size()))
    progress = Progress(words, len(games))
    rows, code = 0, OK
    trouble = ""
    try:
        for found in spread(play_piece, pieces(wanted, games), jobs):
            with noted_interrupts() as interrupted:
                table.add(found)
                rows += len(found)
                progress.advance(len({row["game"] for row in found}))
            if interrupted.is_set():
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        code = INTERRUPTED
        trouble = words.say("stopped-after", {"done": progress.done, "wanted": len(games)})
    except WorkerLost as error:
        code = WORKER_LOST
        trouble = words.say("worker-lost", {"reason": str(error), "done": progress.done, "wanted": len(games)})
    with undisturbed():
        progress.finish()
        if trouble:
            onward = {"first": str(games.start + progress.done)}
            print(f"beagle: {trouble}{words.say('dataset-go-on', onward) if rows else ''}", file=sys.stderr)
        if not rows:
            table.discard()
            return code
        table.close()
        done = range(games.start, games.start + progress.done)
        write_text(path.with_suffix(".md"), card(wanted, done, rows, path))
        print(words.say("dataset-written", {"file": str(path), "positions": rows, "count": len(done)}))
        print(path.with_suffix(".md"))
    return code
