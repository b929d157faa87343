"""Searches seeded games for every achievement, a shared victory and every player count, and writes their records.

``python -m tests.golden.footsteps.make``
"""

from pathlib import Path

import beagle
from beagle.core.random import below, generator
from beagle.match.record import Player
from beagle.match.referee import Match, new_match

FOLDER = Path(__file__).parent
ACHIEVEMENTS = [
    "darwinism", "mentor", "expert", "theorist", "cartographer", "observer", "natural-selection", "cultural-exchange",
    "emblematic", "diversification",
]  # fmt: skip
MOST_GAMES = 4000


def eager_match(players: int, seed: int) -> Match:
    """A game of players who mostly take what brings most points at once, and otherwise anything."""
    game = beagle.game("footsteps")
    names = [Player("human", f"Naturalist {seat + 1}") for seat in range(players)]
    match = new_match(game, names, seed)
    chance = generator(seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        legal = match.state.legal_actions(seat)
        action = legal[below(chance, len(legal))]
        if below(chance, 4):
            best = -1
            for other in legal:
                # Playing on in a re-dealt world: golden players don't look under the pile either.
                ahead = match.state.resample(seat, seed)
                ahead.apply(seat, other)
                if ahead.scores()[seat] > best:
                    best, action = ahead.scores()[seat], other
        match.propose(seat, game.format_action(action))
    return match


def main() -> None:
    for path in FOLDER.glob("*.record"):
        path.unlink()
    wanted = {*ACHIEVEMENTS, "shared-victory", *(f"{players}-players" for players in range(2, 6))}
    seed = 0
    while wanted and seed < MOST_GAMES:
        players = 2 + seed % 4
        match = eager_match(players, seed)
        winners = match.state.winners()
        shown = {f"{players}-players", *(name for seat in winners for name in match.state.achievements(seat))}
        if len(winners) > 1:
            shown.add("shared-victory")
        new = sorted(wanted & shown)
        if new:
            wanted -= shown
            (FOLDER / f"{'_'.join(new)}.record").write_text(beagle.write_record(match.record()), encoding="utf-8")
        seed += 1
    if wanted:
        raise SystemExit(f"not found in {MOST_GAMES} games: {', '.join(sorted(wanted))}")


if __name__ == "__main__":
    main()
