"""Searches seeded games for one of each player count that shows theft, stores and meals, and writes their records.

``python -m tests.golden.darwinning.make``
"""

from pathlib import Path

import beagle
from beagle.core.random import below, generator
from beagle.match.record import Player
from beagle.match.referee import Match, new_match

FOLDER = Path(__file__).parent
MOST_GAMES = 200
WANTED = ("steal ", "store", "eat ", "improve environment", "place 5")
"""What a golden game shows, as actions begin."""


def eager_match(players: int, seed: int) -> Match:
    """A game of players who mostly take what brings most points at once, and otherwise anything."""
    game = beagle.game("darwinning")
    names = [Player("human", f"Naturalist {seat + 1}") for seat in range(players)]
    match = new_match(game, names, seed)
    chance = generator(seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        legal = match.state.legal_actions(seat)
        action = legal[below(chance, len(legal))]
        if below(chance, 2):
            best = -1
            for other in legal:
                # Playing on in a re-dealt world: golden players don't look into other hands either.
                ahead = match.state.resample(seat, seed)
                ahead.apply(seat, other)
                if ahead.scores()[seat] > best:
                    best, action = ahead.scores()[seat], other
        match.propose(seat, game.format_action(action))
    return match


def main() -> None:
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for players in range(2, 7):
        for seed in range(MOST_GAMES):
            record = eager_match(players, seed).record()
            shown = [move.action for move in record.moves]
            if all(any(action.startswith(wanted) for action in shown) for wanted in WANTED):
                (FOLDER / f"{players}-players.record").write_text(beagle.write_record(record), encoding="utf-8")
                break
        else:
            raise SystemExit(f"not found in {MOST_GAMES} games of {players}")


if __name__ == "__main__":
    main()
