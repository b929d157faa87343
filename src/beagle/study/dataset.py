"""``beagle dataset``: positions, moves and values of many games as a Parquet table, with a card that describes it."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import beagle
from beagle.bots.batch import MARGIN, WIN, rewards_of
from beagle.bots.levels import NAMES, bot_named
from beagle.bots.play import Observer, play
from beagle.core.errors import BadOption
from beagle.core.observing import observation_of
from beagle.core.random import derived_seed
from beagle.core.state import State
from beagle.match.bots import check_bot
from beagle.match.catalogue import Game, game
from beagle.study.arena_command import INTERRUPTED, OK, WORKER_LOST, options_of
from beagle.study.files import write_whole
from beagle.study.parquet import ParquetFile, arrow
from beagle.study.progress import Progress
from beagle.study.spreading import WorkerLost, spread
from beagle.study.survey import loaded

CHUNK: Final = 10
"""Games that a process plays before it reports."""

COLUMNS: Final = {
    "game": "the game's number, from 0",
    "seed": "what the game was dealt with: game.start(players=..., seed=...) and the actions give every full position",
    "ply": "the action's number within the game, from 0",
    "seat": "who acts",
    "observation": "what that seat may know, as whole numbers; the layout is below",
    "legal": "the legal actions, ascending",
    "action": "the action that the bot chose",
    "spelling": "the same in words, as records write it",
    "margin": "value: the acting seat's lead over the best other seat at the end of the game, in points",
    "win": "value: 1 for a victory alone, less for a shared one, below 0 for a defeat; all seats' add up to 0",
}


@dataclass(frozen=True)
class Wanted:
    """Which games a data set is made of."""

    game: str
    components: str | None
    players: int
    bot: str
    seed: int
    options: tuple[tuple[str, bool | int | str], ...]

    def load(self) -> Game:
        return loaded(self.game, self.components)


def play_chunk(piece: tuple[Wanted, range]) -> list[dict[str, Any]]:
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


def card(wanted: Wanted, games: range, rows: int, path: Path) -> str:
    """What whoever finds the file should know."""
    chosen = wanted.load()
    fields = chosen.start(players=wanted.players, seed=0, first=None, **dict(wanted.options)).observation_fields()
    parts, at = [], 0
    for name, size in fields.items():
        parts.append(f"| {name} | {at} | {size} |")
        at += size
    options = ", ".join(f"{name}={value}" for name, value in wanted.options) or "none"
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items())
    return f"""# {path.name}

{rows} positions from {len(games)} games of {chosen.info.title["en"]} (`{chosen.id}`), played by bots.

| | |
|---|---|
| players | {wanted.players} |
| bots | {wanted.bot} at every seat |
| options | {options} |
| seed | {wanted.seed}, games {games.start} to {games.stop - 1} |
| rules | version {chosen.info.rules_version} |
| components | {chosen.components_name}, SHA-256 {chosen.components_hash} |
| made by | Beagle {beagle.__version__}, `beagle dataset` |

The same command with the same version makes the same rows.

## Columns

| column | what it holds |
|---|---|
{columns}

## The observation

{at} whole numbers, with these parts. A part's name ends in the place of the seat it belongs to: 0 acts, 1 is its left
neighbour, and so on. What each number means stands in `docs/study.md` and in the game's `observation.py`.

| part | from | numbers |
|---|--:|--:|
{chr(10).join(parts)}

## What to keep in mind

- The moves are a bot's, not a person's. The values are how that game went on, with all its luck: average over many.
- An observation holds only what the acting seat may know. The seed gives away the rest: don't learn from it.
- Values that are not publicly known of the printed game are reconstructed; `beagle components {chosen.id}` says which.
- Beagle is unofficial: neither made nor checked by the games' designers and publishers.
"""


def pieces(wanted: Wanted, games: range) -> Iterator[tuple[Wanted, range]]:
    for start in range(games.start, games.stop, CHUNK):
        yield wanted, range(start, min(start + CHUNK, games.stop))


def make(wanted: Wanted, games: range, jobs: int, path: Path) -> int:
    """Write the table and its card; Ctrl-C and a lost process keep what is done. The exit code."""
    first = wanted.load().start(players=wanted.players, seed=0, first=None, **dict(wanted.options))
    table = ParquetFile(path, schema_of(first.observation_size()))
    progress = Progress(len(games))
    rows, code = 0, OK
    try:
        for found in spread(play_chunk, pieces(wanted, games), jobs):
            for row in found:
                table.add(row)
            rows += len(found)
            progress.advance(len({row["game"] for row in found}))
    except (KeyboardInterrupt, WorkerLost) as error:
        code = INTERRUPTED if isinstance(error, KeyboardInterrupt) else WORKER_LOST
        reason = "stopped" if code == INTERRUPTED else str(error)
        onward = games.start + progress.done
        print(
            f"beagle: {reason}; {progress.done} games are kept, --first {onward} goes on with another file",
            file=sys.stderr,
        )
    progress.finish()
    table.close()
    done = range(games.start, games.start + progress.done)
    write_whole(path.with_suffix(".md"), card(wanted, done, rows, path))
    print(f"{path}: {rows} positions from {len(done)} games\n{path.with_suffix('.md')}")
    return code


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="beagle dataset",
        description="Write positions, moves and values of many games as a Parquet table with a data card.",
        epilog="example: beagle dataset footsteps --games 1000 --jobs 2 --out footsteps.parquet",
    )
    p.add_argument("game", metavar="GAME", help="the game's id")
    p.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    p.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    p.add_argument("--players", type=int, metavar="N", help="how many players (the fewest)")
    p.add_argument("--bot", default="greedy", metavar="BOT", help=f"who plays (greedy): {', '.join(NAMES)}")
    p.add_argument("--seed", type=int, default=1, metavar="N", help="the number that decides all chance (1)")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1)")
    p.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    p.add_argument("--components", metavar="DIR", help="play with the component files of this folder")
    p.add_argument("--out", type=Path, metavar="FILE", help="the table (GAME.parquet); its card goes beside it as .md")
    return p


def check(asked: argparse.Namespace) -> tuple[Wanted, Path]:
    """What the command line asks for. Raises ``BadOption``."""
    chosen = game(asked.game, asked.components)
    for value, name, least in ((asked.games, "--games", 1), (asked.jobs, "--jobs", 1), (asked.first, "--first", 0)):
        if value < least:
            raise BadOption(f"expected {name} to be {least} or more, got {value}")
    players = chosen.info.least_players if asked.players is None else asked.players
    options = tuple(options_of(asked.game, asked.option))
    wanted = Wanted(chosen.id, asked.components, players, check_bot(asked.bot), asked.seed, options)
    chosen.start(players=players, seed=asked.seed, first=None, **dict(options))
    path = asked.out or Path(f"{chosen.id}.parquet")
    if path.suffix != ".parquet":
        raise BadOption(f"expected a file that ends in .parquet, got {path}")
    for there in (path, path.with_suffix(".md")):
        if there.exists():
            raise BadOption(f"{there}: is there already; choose another file with --out")
    return wanted, path


def main(argv: Sequence[str]) -> int:
    """Carry out ``beagle dataset``; the exit code."""
    asked = parser().parse_args(argv)
    wanted, path = check(asked)
    return make(wanted, range(asked.first, asked.first + asked.games), asked.jobs, path)
