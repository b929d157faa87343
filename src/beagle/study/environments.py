"""``beagle bench --environments``: how fast the interfaces for study are.

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
from beagle.study import batch
from beagle.study.extras import needed
from beagle.study.subjects import rate

PEER: Final = "connect_four"
LEAST_TIMES_PEER: Final = 10.0
BATCHED: Final = 1024
LEAST_BATCH_MOVES: Final = {"footsteps": 1_000_000.0}
STEPS: Final = 20
"""Of a batch, between two looks at the clock."""
MANY_GAMES: Final = 100_000
FEW_GAMES: Final = 10_000
MOST_ARENA_SECONDS: Final = 60.0
MOST_GROWTH: Final = 1.1
"""Memory is flat: ten times the games take at most so many times as much of it."""

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
        env = importlib.import_module("beagle.study.pettingzoo").env(name)
    return rate(masked_play(env, seed), seconds)


def measure_apart(kind: str, name: str, seed: int, seconds: float) -> float:
    """One measurement in a process of its own."""
    command = [sys.executable, "-m", "beagle.study.environments", json.dumps([kind, name, seed, seconds])]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        last = (answer.stderr.strip() or "no reason given").splitlines()[-1]
        raise BeagleError(f"measuring {name} ({kind}) failed: {last}")
    return float(answer.stdout.splitlines()[-1])


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


def figures(games: list[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Medians: for each kind, ours and the peer taking turns."""
    found: dict[str, dict[str, list[float]]] = {"pettingzoo": {name: [] for name in (*games, PEER)}}
    found["batch"] = {name: [] for name in games}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
        for kind, names in found.items():
            for name in names:
                names[name].append(measure_apart(kind, name, number, seconds))
    return {kind: {name: median(rates) for name, rates in names.items()} for kind, names in found.items()}


def misses(found: dict[str, dict[str, float]], few: Arena, many: Arena) -> list[str]:
    """A sentence for each target that is missed."""
    peer = found["pettingzoo"][PEER]
    missed = [
        f"{name}: PettingZoo is {speed / peer:.1f} × {PEER}, expected at least {LEAST_TIMES_PEER:.0f} ×"
        for name, speed in found["pettingzoo"].items()
        if name != PEER and speed < LEAST_TIMES_PEER * peer
    ]
    missed += [
        f"{name}: a batch makes {found['batch'][name]:,.0f} moves/s, expected at least {least:,.0f}"
        for name, least in LEAST_BATCH_MOVES.items()
        if found["batch"].get(name, least) < least
    ]
    if many[0] >= MOST_ARENA_SECONDS:
        missed.append(f"arena: {MANY_GAMES:,} games took {many[0]:.0f} s, expected under {MOST_ARENA_SECONDS:.0f} s")
    if many[1] > MOST_GROWTH * few[1]:
        missed.append(
            f"arena: {MANY_GAMES:,} games took {many[1]:.0f} MB, {FEW_GAMES:,} took {few[1]:.0f} MB: expected the same"
        )
    return missed


def table(found: dict[str, dict[str, float]], few: Arena, many: Arena) -> str:
    """The figures for people."""
    peer = found["pettingzoo"][PEER]
    lines = [f"{'game':<16}{'PettingZoo':>14}{f'× {PEER}':>16}{f'batch of {BATCHED}':>16}"]
    for name, speed in found["pettingzoo"].items():
        batched = f"{found['batch'][name]:>16,.0f}" if name in found["batch"] else ""
        lines.append(f"{name:<16}{speed:>14,.0f}{speed / peer:>16.1f}{batched}")
    lines.append("Moves a second of CPU time in random masked play, fewest players; medians of the rounds.")
    for games, (seconds, megabytes) in ((FEW_GAMES, few), (MANY_GAMES, many)):
        lines.append(f"arena, {games:,} random games, 2 processes: {seconds:.1f} s, {megabytes:.0f} MB")
    return "\n".join(lines)


def bench(games: list[str], options: argparse.Namespace) -> int:
    """Measure, print, write; the exit code."""
    needed("pettingzoo.classic.connect_four_v3", "bench")
    found = figures(games, options.rounds, options.seconds)
    few, many = arena(FEW_GAMES), arena(MANY_GAMES)
    print(table(found, few, many))
    missed = misses(found, few, many)
    if options.json is not None:
        report = {**found, "arena": {FEW_GAMES: few, MANY_GAMES: many}, "misses": missed}
        options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    for sentence in missed:
        print(f"missed: {sentence}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    print(measure(*json.loads(sys.argv[1])))
