"""How fast the interfaces for study are: the batch, PettingZoo, the arena.

PettingZoo's own ``connect_four`` is measured in the same run, by the same loop of random masked play. CPU time on one
core, a process for each measurement, the median of several rounds; the arena by the clock and by its largest process.
"""

import argparse
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import beagle
from beagle.core.errors import BeagleError
from beagle.match.files import write_text
from beagle.study import batch
from beagle.study.bench.apart import measure_apart
from beagle.study.bench.bench_cases import rate
from beagle.study.extras import needed
from beagle.study.words import StudyWords

HERE: Final = "beagle.study.bench.interfaces"
"""This module, for a process of its own."""

PEER: Final = "connect_four"
"""PettingZoo's own game that ours are measured beside."""
LEAST_TIMES_PEER: Final = 10.0
"""The target for PettingZoo: how many times as fast as the peer ours are."""
BATCHED: Final = 1024
"""How many games a measured batch has."""
LEAST_BATCH_MOVES: Final = {"footsteps": 1_000_000.0}
"""The target for a batch, in moves a second."""
STEPS: Final = 20
"""How many steps a batch makes between two looks at the clock."""
MANY_GAMES: Final = 100_000
"""How many games the arena is timed with."""
FEW_GAMES: Final = 10_000
"""How many games the arena's memory is compared with."""
MOST_ARENA_SECONDS: Final = 60.0
"""The target for the arena's time."""
MOST_GROWTH: Final = 1.1
"""The target for the arena's memory: ten times the games take at most this many times as much."""

Arena = tuple[float, float]
"""Seconds, and megabytes of the largest process."""


def masked_play(env: Any, seed: int) -> Callable[[], int]:
    """A random game of a PettingZoo environment, as a function; it answers how many moves the game had."""
    draw = Random(seed).random
    env.reset(seed=seed)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                (legal,) = observation["action_mask"].nonzero()
                env.step(int(legal[int(draw() * len(legal))]))
                moves += 1
        return moves

    return play


def batched_play(name: str, players: int, seed: int) -> Callable[[], int]:
    """Steps of a batch with random legal actions; answers how many moves they were."""
    np = importlib.import_module("numpy")
    games = batch(name, n=BATCHED, players=players, seed=seed)
    chance = np.random.default_rng(seed)

    def play() -> int:
        for _ in range(STEPS):
            games.step(games.random_actions(chance))
        return STEPS * BATCHED

    return play


def measure(kind: str, name: str, seed: int, seconds: float) -> float:
    """Moves a second of CPU time: ``pettingzoo`` or ``batch``, a game of ours or the peer."""
    if kind == "batch":
        return rate(batched_play(name, beagle.game(name).info.least_players, seed), seconds)
    if name == PEER:
        env = importlib.import_module("pettingzoo.classic.connect_four_v3").env()
    else:
        env = importlib.import_module("beagle.study.environments.pettingzoo").env(name)
    return rate(masked_play(env, seed), seconds)


def arena(games: int) -> Arena:
    """Random games of two in an arena with two processes: seconds by the clock, megabytes."""
    with TemporaryDirectory() as folder:
        command = ["-m", "beagle.cli", "arena", "footsteps", "--seats", "random,random", "--jobs", "2"]
        command += ["--games", str(games), "--out", f"{folder}/games.jsonl"]
        began = perf_counter()
        with subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as one:
            _, status, used = os.wait4(one.pid, 0)
            one.returncode = os.waitstatus_to_exitcode(status)
        if one.returncode:
            raise BeagleError(f"the arena of {games} games failed with exit code {one.returncode}")
        return perf_counter() - began, used.ru_maxrss / 1024


def figures(games: list[str], rounds: int, seconds: float, words: StudyWords) -> dict[str, dict[str, float]]:
    """Medians: for each kind, ours and the peer taking turns."""
    found: dict[str, dict[str, list[float]]] = {"pettingzoo": {name: [] for name in (*games, PEER)}}
    found["batch"] = {name: [] for name in games}
    for number in range(rounds):
        print(words.say("bench-round", {"number": number + 1, "count": rounds}), file=sys.stderr, flush=True)
        for kind, names in found.items():
            for name in names:
                names[name].append(measure_apart(HERE, kind, name, number, seconds))
    return {kind: {name: median(rates) for name, rates in names.items()} for kind, names in found.items()}


def misses(found: dict[str, dict[str, float]], few: Arena, many: Arena, words: StudyWords) -> list[str]:
    """A sentence for each target that is missed."""
    peer = found["pettingzoo"][PEER]
    missed = []
    for name, speed in found["pettingzoo"].items():
        if name != PEER and speed < LEAST_TIMES_PEER * peer:
            times = {"times": words.decimal(speed / peer, 1), "least": words.decimal(LEAST_TIMES_PEER)}
            missed.append(words.say("bench-missed-pettingzoo", {"name": name, "peer": PEER, **times}))
    for name, least in LEAST_BATCH_MOVES.items():
        made = found["batch"].get(name, least)
        if made < least:
            moves = {"moves": words.decimal(made), "least": words.decimal(least)}
            missed.append(words.say("bench-missed-batch", {"name": name, **moves}))
    if many[0] >= MOST_ARENA_SECONDS:
        took = {"took": words.decimal(many[0]), "most": words.decimal(MOST_ARENA_SECONDS)}
        missed.append(words.say("bench-missed-time", {"games": MANY_GAMES, **took}))
    if many[1] > MOST_GROWTH * few[1]:
        took = {"took": words.decimal(many[1]), "less": words.decimal(few[1])}
        missed.append(words.say("bench-missed-memory", {"games": MANY_GAMES, "few": FEW_GAMES, **took}))
    return missed


def table(found: dict[str, dict[str, float]], few: Arena, many: Arena, words: StudyWords) -> str:
    """The figures for people."""
    peer = found["pettingzoo"][PEER]
    batched = words.say("bench-batch-of", {"count": str(BATCHED)})
    lines = [f"{words.say('bench-game'):<16}{'PettingZoo':>14}{f'× {PEER}':>16}{batched:>16}"]
    for name, speed in found["pettingzoo"].items():
        moves = f"{words.decimal(found['batch'][name]):>16}" if name in found["batch"] else ""
        lines.append(f"{name:<16}{words.decimal(speed):>14}{words.decimal(speed / peer, 1):>16}{moves}")
    lines.append(words.say("bench-units-masked"))
    for games, (seconds, megabytes) in ((FEW_GAMES, few), (MANY_GAMES, many)):
        took = {"seconds": words.decimal(seconds, 1), "megabytes": words.decimal(megabytes)}
        lines.append(words.say("bench-arena", {"games": games, **took}))
    return "\n".join(lines)


def bench(games: list[str], asked: argparse.Namespace, words: StudyWords) -> list[str]:
    """Measure the interfaces, print and write; a sentence for each target that is missed."""
    needed("pettingzoo.classic.connect_four_v3", "bench")
    found = figures(games, asked.rounds, asked.seconds, words)
    few, many = arena(FEW_GAMES), arena(MANY_GAMES)
    print(table(found, few, many, words))
    missed = misses(found, few, many, words)
    if asked.json is not None:
        report = {**found, "arena": {FEW_GAMES: few, MANY_GAMES: many}, "misses": missed}
        write_text(asked.json, json.dumps(report, indent=2) + "\n")
    return missed


if __name__ == "__main__":
    print(measure(*json.loads(sys.argv[1])))
