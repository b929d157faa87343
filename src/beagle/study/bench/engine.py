"""How fast the engine is beside OpenSpiel's, measured so that the figures can be trusted.

One core, CPU time, ours and the peers interleaved, one process a measurement, the median of several rounds.
"""

import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

import beagle
from beagle.build_info import engine_build
from beagle.match.files import read_text, write_text
from beagle.study.bench.apart import measure_apart
from beagle.study.bench.bench_cases import PEERS, SEARCHED
from beagle.study.words import StudyWords

KINDS: Final = ["python", "inside", "search", "copy"]
"""Random games driven from Python and inside the engine (moves a second), the strongest level's search (iterations a
second), and ``copy()`` (nanoseconds)."""

LEAST_TIMES_P: Final = {"python": 1.2, "inside": 0.5, "search": 2.0}
"""The targets, as multiples of P: the peers' median, or what OpenSpiel's search does on its game."""

MOST_COPY_NS: Final = 1000.0
"""The target for ``copy()``, in nanoseconds."""

CASES: Final = "beagle.study.bench.bench_cases"
"""The module that measures one case in a process of its own."""

HISTORY_HEAD: Final = """\
| date | version | game | players | Python, moves/s | × P | inside, moves/s | × P | search, iter./s | × P | copy, ns |
|---|---|---|--:|--:|--:|--:|--:|--:|--:|--:|
"""

Figures = dict[str, dict[str, list[float]]]
"""For each name and kind, one figure a round."""


class Verdict:
    """One game's medians beside P, and the targets that it misses."""

    def __init__(self, name: str, players: int, medians: dict[str, float], peers: dict[str, float]) -> None:
        self.name = name
        self.players = players
        self.medians = medians
        self.times_p = {kind: medians[kind] / peers[kind] for kind in LEAST_TIMES_P}

    def misses(self, words: StudyWords) -> list[str]:
        """A sentence for each target that is missed."""
        missed = [
            words.say(
                "bench-missed-speed",
                {
                    "name": self.name,
                    "what": words.say(f"bench-{kind}"),
                    "times": words.decimal(self.times_p[kind], 2),
                    "least": words.decimal(least, 1),
                },
            )
            for kind, least in LEAST_TIMES_P.items()
            if self.times_p[kind] < least
        ]
        if self.medians["copy"] >= MOST_COPY_NS:
            told = {"took": words.decimal(self.medians["copy"]), "most": words.decimal(MOST_COPY_NS)}
            missed.append(words.say("bench-missed-copy", {"name": self.name, **told}))
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


def run_rounds(games: list[str], players: int, rounds: int, seconds: float, words: StudyWords) -> Figures:
    """All measurements: in each round every kind of every game, peers and ours taking turns."""
    names = interleaved(games, PEERS)
    figures: Figures = {name: {kind: [] for kind in kinds_for(name)} for name in names}
    for number in range(rounds):
        print(words.say("bench-round", {"number": number + 1, "count": rounds}), file=sys.stderr, flush=True)
        for kind in KINDS:
            for name in [name for name in names if kind in figures[name]]:
                figures[name][kind].append(measure_apart(CASES, kind, name, players, number, seconds))
    return figures


def interleaved(ours: list[str], peers: list[str]) -> list[str]:
    """One of ours, then one of theirs, until both are used up."""
    longest = max(len(ours), len(peers))
    return [name for place in range(longest) for name in ours[place : place + 1] + peers[place : place + 1]]


def table(verdicts: list[Verdict], figures: Figures, peers: dict[str, float], words: StudyWords) -> str:
    """The figures for people."""
    head = "".join(f"{words.say(f'bench-{kind}'):>14}{'× P':>7}" for kind in LEAST_TIMES_P)
    lines = [f"{words.say('bench-game'):<24}{head}{words.say('bench-copy'):>11}"]
    rows = [(verdict.name, verdict.medians) for verdict in verdicts]
    rows += [(peer, medians(figures[peer])) for peer in PEERS]
    rows.append((words.say("bench-peers"), peers))
    for name, row in rows:
        speeds = "".join(
            f"{words.decimal(row[kind]):>14}{words.decimal(row[kind] / peers[kind], 2):>7}" if kind in row else " " * 21
            for kind in LEAST_TIMES_P
        )
        lines.append(f"{name.split('(')[0]:<24}{speeds}{words.decimal(row['copy']):>8} ns")
    lines.append(words.say("bench-units"))
    return "\n".join(lines)


def report(verdicts: list[Verdict], figures: Figures, peers: dict[str, float], words: StudyWords) -> dict[str, object]:
    """The figures for programs."""
    return {
        "date": today(),
        "version": beagle.__version__,
        "engine": engine_build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "p": peers,
        "games": [
            {
                "game": verdict.name,
                "players": verdict.players,
                "medians": verdict.medians,
                "times_p": verdict.times_p,
                "misses": verdict.misses(words),
            }
            for verdict in verdicts
        ],
        "rounds": figures,
    }


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def append_history(path: Path, verdicts: list[Verdict]) -> None:
    """Add a dated line for each game to the history, which ends with its table. Raises ``FileTrouble``."""
    before = read_text(path) if path.exists() else "# Speed\n\n" + HISTORY_HEAD
    write_text(path, before + "".join(v.history_line(today(), beagle.__version__) for v in verdicts))
