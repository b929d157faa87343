"""Advice that a person can read: the best few actions, what to expect of them, and why."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from beagle.bots.analysis import Finding, analyse, foresee
from beagle.bots.final_playouts import WORTH_A_PLAYOUT
from beagle.bots.levels import LARGE_SEARCH, settings_for
from beagle.core.errors import BadOption
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.text import GameWords

DEALS: Final = 200

MINUS: Final = "\u2212"
LEAST_DIFFERENCE: Final = 0.05
"""Smaller parts of a point are not worth a word."""


@dataclass(frozen=True)
class Advice:
    """One action worth a thought."""

    action: int
    spelled: str
    visits: int
    margin: float
    """By how many points the seat ends ahead of the best other: in final playouts, or in the search where a game has
    none."""
    chance: float
    """Of winning, 0 to 1: how many of the games played on to the end were won."""
    now: dict[str, int]
    """The seat's points by category before the action."""
    end: dict[str, float]
    """The same as expected at the end of the game."""
    next_seat: int
    left: float
    """How many points more the next player ends with than after the other actions here, on average."""

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.spelled,
            "visits": self.visits,
            "margin": round(self.margin, 2),
            "chance": round(self.chance, 4),
            "now": self.now,
            "end": {category: round(points, 2) for category, points in self.end.items()},
            "next_seat": self.next_seat,
            "left": round(self.left, 2),
        }


def advise(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    *,
    iterations: int = LARGE_SEARCH,
    best: int = 3,
    jobs: int = 1,
    deals: int = DEALS,
) -> list[Advice]:
    """The best few actions for a seat that is to act, the best first. Raises ``BadOption``.

    ``deals`` is how many games are played on after each to see where its points come from. Nothing hidden from the
    seat plays a part. The same seed gives the same advice.
    """
    check(state, seat, iterations, best, jobs)
    world = state.resample(seat, seed)
    findings = sorted(think(game, world, seat, seed, iterations, jobs), key=lambda found: -found.visits)[:best]
    forecasts = [foresee(world, seat, found.action, seed, deals) for found in findings]
    following = (seat + 1) % state.players
    usual = sum(forecast.scores[following] for forecast in forecasts) / len(forecasts)
    played_out = world.tuning().final_playouts > 0
    advices = [
        Advice(
            action=found.action,
            spelled=game.format_action(found.action),
            visits=found.visits,
            margin=forecast.margin if played_out else found.margin(),
            chance=forecast.chance,
            now=world.breakdown(seat),
            end=forecast.parts,
            next_seat=following,
            left=forecast.scores[following] - usual,
        )
        for found, forecast in zip(findings, forecasts)
    ]
    return last_word(advices) if played_out else advices


def last_word(advices: list[Advice]) -> list[Advice]:
    """Final playouts decide between the actions visited most; the others follow."""
    close = [advice for advice in advices if WORTH_A_PLAYOUT * advice.visits >= advices[0].visits]
    return sorted(close, key=lambda advice: -advice.margin) + advices[len(close) :]


def check(state: State, seat: int, iterations: int, best: int, jobs: int) -> None:
    """Refuse what no advice can be given about."""
    if state.is_over():
        raise BadOption("the game is over: there is nothing left to advise on")
    if seat not in state.to_act():
        raise BadOption(f"expected a seat that is to act, {' or '.join(map(str, state.to_act()))}, got {seat}")
    for value, name in ((iterations, "iterations"), (best, "actions"), (jobs, "processes")):
        if value < 1:
            raise BadOption(f"expected 1 or more {name}, got {value}")


def think(game: Game, world: State, seat: int, seed: int, iterations: int, jobs: int) -> list[Finding]:
    """What searches find out together: each with a seed of its own, their findings added up.

    Several run in processes of their own; what they get is a position, as people could write it.
    """
    if jobs == 1:
        return analyse(world, seat, seed, settings_for(iterations))
    position = game.position(world)
    share = -(-iterations // jobs)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        tasks = [
            pool.submit(think_apart, game.id, str(game.components_folder), position, seat, seed ^ job, share)
            for job in range(jobs)
        ]
        return add_up([task.result() for task in tasks])


Row = tuple[int, int, int, int]
"""A finding between processes: action, visits, tries, leads."""


def think_apart(id: str, components: str, position: dict[str, object], seat: int, seed: int, share: int) -> list[Row]:
    """One process's part of the thinking."""
    from beagle.match.catalogue import game

    state = game(id, components).from_position(position)
    return [
        (found.action, found.visits, found.tries, found.leads)
        for found in analyse(state, seat, seed, settings_for(share))
    ]


def add_up(parts: Sequence[Sequence[Row]]) -> list[Finding]:
    """The findings of several searches about the same actions."""
    return [Finding(rows[0][0], *(sum(row[column] for row in rows) for column in range(1, 4))) for rows in zip(*parts)]


def sentences(advice: Advice, state: State, seat: int, words: GameWords) -> list[str]:
    """An advice in words: the choice, what to expect of it, and its parts."""
    lines = [
        words.choice(state.event(seat, advice.action, seat)),
        words.say(
            "hint-expect",
            {"chance": round(100 * advice.chance), "tries": advice.visits, **signed(advice.margin)},
        ),
    ]
    for category, end in advice.end.items():
        now = advice.now.get(category, 0)
        more = signed(end - now)
        if abs(end - now) >= LEAST_DIFFERENCE or now:
            key = "hint-part" if more["sign"] else "hint-part-kept"
            lines.append(
                words.say(key, {"category": category, "minus": MINUS if now < 0 else "", "now": abs(now), **more})
            )
    if abs(advice.left) >= LEAST_DIFFERENCE:
        key = "hint-leaves-more" if advice.left > 0 else "hint-leaves-less"
        lines.append(words.say(key, {"next_seat": advice.next_seat, "points": round(abs(advice.left), 1)}))
    return lines


def signed(points: float) -> dict[str, object]:
    """Points and their sign, a true minus; the language says how decimals are written."""
    size = round(abs(points), 1)
    sign = "" if size == 0 else "+" if points > 0 else MINUS
    return {"sign": sign, "points": size}
