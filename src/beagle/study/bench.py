"""``beagle bench``: how fast the engine is beside OpenSpiel's, measured so that the figures can be trusted.

One core, CPU time, ours and the peers interleaved, one process a measurement, the median of several rounds.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import beagle
from beagle.build_info import engine_build
from beagle.core.errors import BadOption, BeagleError
from beagle.study import environments
from beagle.study.subjects import PEERS, SEARCHED, measure

KINDS = ["python", "inside", "search", "copy"]
"""Random games driven from Python and inside the engine (moves a second), the strongest level's search (iterations a
second), and ``copy()`` (nanoseconds)."""

LEAST_TIMES_P = {"python": 1.2, "inside": 0.5, "search": 2.0}
"""The targets, as multiples of P: the peers' median, or what OpenSpiel's search does on its game."""

MOST_COPY_NS = 1000.0

HISTORY_HEAD = """\
| date | version | game | players | Python, moves/s | × P | inside, moves/s | × P | search, iter./s | × P | copy, ns |
|---|---|---|--:|--:|--:|--:|--:|--:|--:|--:|
"""

Figures = dict[str, dict[str, list[float]]]
"""Name → kind → one figure a round."""


class Verdict:
    """One game's medians beside P, and the targets that it misses."""

    def __init__(self, name: str, players: int, medians: dict[str, float], peers: dict[str, float]) -> None:
        self.name = name
        self.players = players
        self.medians = medians
        self.times_p = {kind: medians[kind] / peers[kind] for kind in LEAST_TIMES_P}

    def misses(self) -> list[str]:
        """A sentence for each target that is missed."""
        missed = [
            f"{self.name}: {kind} is {self.times_p[kind]:.2f} × P, expected at least {least} × P"
            for kind, least in LEAST_TIMES_P.items()
            if self.times_p[kind] < least
        ]
        if self.medians["copy"] >= MOST_COPY_NS:
            missed.append(
                f"{self.name}: copy takes {self.medians['copy']:.0f} ns, expected under {MOST_COPY_NS:.0f} ns"
            )
        return missed

    def history_line(self, date: str, version: str) -> str:
        cells = [date, version, self.name, str(self.players)]
        for kind in LEAST_TIMES_P:
            cells += [f"{self.medians[kind]:,.0f}", f"{self.times_p[kind]:.2f}"]
        return f"| {' | '.join(cells)} | {self.medians['copy']:.0f} |\n"


def medians(figures: dict[str, list[float]]) -> dict[str, float]:
    return {kind: median(rounds) for kind, rounds in figures.items()}


def peer_median(figures: Figures) -> dict[str, float]:
    """P: for each kind, the median over the peers measured of their medians over the rounds."""
    return {kind: median(median(figures[peer][kind]) for peer in PEERS if kind in figures[peer]) for kind in KINDS}


def kinds_for(name: str) -> list[str]:
    """What is measured of a game: search needs one peer only."""
    return [kind for kind in KINDS if kind != "search" or name not in PEERS or name == SEARCHED]


def measure_apart(kind: str, name: str, players: int, seed: int, seconds: float) -> float:
    """One measurement in a process of its own."""
    request = json.dumps([kind, name, players, seed, seconds])
    command = [sys.executable, "-m", "beagle.study.bench", "--one", request]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        last = (answer.stderr.strip() or "no reason given").splitlines()[-1]
        raise BeagleError(f"measuring {name} ({kind}) failed: {last}")
    return float(answer.stdout)


def run_rounds(games: list[str], players: int, rounds: int, seconds: float) -> Figures:
    """All measurements: in each round every kind of every game, peers and ours taking turns."""
    names = interleaved(games, PEERS)
    figures: Figures = {name: {kind: [] for kind in kinds_for(name)} for name in names}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
        for kind in KINDS:
            for name in [name for name in names if kind in figures[name]]:
                figures[name][kind].append(measure_apart(kind, name, players, number, seconds))
    return figures


def interleaved(ours: list[str], peers: list[str]) -> list[str]:
    """One of ours, then one of theirs, until both are used up."""
    longest = max(len(ours), len(peers))
    return [name for place in range(longest) for name in ours[place : place + 1] + peers[place : place + 1]]


def table(verdicts: list[Verdict], figures: Figures, peers: dict[str, float]) -> str:
    """The figures for people."""
    lines = [f"{'game':<24}{'from Python':>14}{'× P':>7}{'inside':>14}{'× P':>7}{'search':>14}{'× P':>7}{'copy':>11}"]
    rows = [(verdict.name, verdict.medians) for verdict in verdicts]
    rows += [(peer, medians(figures[peer])) for peer in PEERS]
    rows.append(("P, the peers' median", peers))
    for name, row in rows:
        speeds = "".join(
            f"{row[kind]:>14,.0f}{row[kind] / peers[kind]:>7.2f}" if kind in row else " " * 21 for kind in LEAST_TIMES_P
        )
        lines.append(f"{name.split('(')[0]:<24}{speeds}{row['copy']:>8,.0f} ns")
    lines.append("Moves, in random games, and iterations of a search, a second of CPU time; medians of the rounds.")
    return "\n".join(lines)


def report(verdicts: list[Verdict], figures: Figures, peers: dict[str, float]) -> dict[str, object]:
    """The figures for programs."""
    return {
        "date": today(),
        "version": beagle.__version__,
        "engine": engine_build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "p": peers,
        "games": [
            {"game": v.name, "players": v.players, "medians": v.medians, "times_p": v.times_p, "misses": v.misses()}
            for v in verdicts
        ],
        "rounds": figures,
    }


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def append_history(path: Path, verdicts: list[Verdict]) -> None:
    """Add a dated line a game to the history, which ends with its table."""
    before = path.read_text(encoding="utf-8") if path.exists() else "# Speed\n\n" + HISTORY_HEAD
    path.write_text(before + "".join(v.history_line(today(), beagle.__version__) for v in verdicts), encoding="utf-8")


def check_request(options: argparse.Namespace) -> list[str]:
    """Refuse what can't be measured, before the first minute is spent. Answers with the games to measure."""
    if engine_build() != "compiled" and not options.allow_interpreted:
        raise BadOption(
            "the engine is interpreted, so its speed says little: install it compiled or say --allow-interpreted"
        )
    if find_spec("pyspiel") is None:
        raise BadOption("the peers are not installed: expected OpenSpiel, as in pip install 'beagle-games[bench]'")
    if options.rounds < 1 or not options.seconds > 0:
        raise BadOption(f"expected at least one round of some seconds, got {options.rounds} of {options.seconds}")
    for path in [options.json, options.history]:
        if path is not None and not path.parent.is_dir():
            raise BadOption(f"expected a file in a folder that exists, got {path}")
    unknown = sorted(set(options.games) - set(beagle.games()))
    if unknown:
        raise BadOption(f"expected games of the catalogue ({', '.join(beagle.games())}), got {', '.join(unknown)}")
    games = options.games or list(beagle.games())
    for name in games:
        beagle.game(name).start(players=options.players, seed=0)
    return games


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="beagle bench",
        description="Measure the engine's speed beside OpenSpiel's card games.",
        epilog="example: beagle bench footsteps --rounds 5 --json speed.json --check",
    )
    p.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all)")
    p.add_argument("--players", type=int, default=4, help="how many players (4)")
    p.add_argument("--rounds", type=int, default=5, help="how many rounds the medians are taken over (5)")
    p.add_argument("--seconds", type=float, default=0.5, help="CPU time of one measurement (0.5)")
    p.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    p.add_argument("--history", type=Path, nargs="?", const=Path("docs/speed.md"), metavar="FILE",
                   help="append a dated line to a history (docs/speed.md)")  # fmt: skip
    p.add_argument("--environments", action="store_true", help="measure the interfaces for study instead")
    p.add_argument("--check", action="store_true", help="exit with 1 when a target is missed")
    p.add_argument("--allow-interpreted", action="store_true", help="measure even when the engine is not compiled")
    p.add_argument("--one", help=argparse.SUPPRESS)
    return p


def bench(options: argparse.Namespace) -> int:
    games = check_request(options)
    if options.environments:
        return environments.bench(games, options)
    figures = run_rounds(games, options.players, options.rounds, options.seconds)
    peers = peer_median(figures)
    verdicts = [Verdict(name, options.players, medians(figures[name]), peers) for name in games]
    print(table(verdicts, figures, peers))
    if options.json is not None:
        options.json.write_text(json.dumps(report(verdicts, figures, peers), indent=2) + "\n", encoding="utf-8")
    if options.history is not None:
        append_history(options.history, verdicts)
    missed = [sentence for verdict in verdicts for sentence in verdict.misses()]
    for sentence in missed:
        print(f"missed: {sentence}")
    return 1 if missed and options.check else 0


def main(argv: Sequence[str] | None = None) -> int:
    """The command. Exit codes: 0 done, 1 a target is missed, 2 can't be measured, 130 stopped by Ctrl-C."""
    options = parser().parse_args(argv)
    try:
        if options.one is not None:
            print(measure(*json.loads(options.one)))
            return 0
        return bench(options)
    except (BeagleError, OSError) as error:
        print(f"beagle bench: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("beagle bench: stopped before the end, nothing was written.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
