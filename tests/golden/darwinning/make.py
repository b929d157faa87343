"""Searches seeded games for every player count and every kind of action, and writes their records.

``python -m tests.golden.darwinning.make``
"""

from pathlib import Path

import beagle
from beagle.core.random import below, generator
from beagle.match.record import Player
from beagle.match.referee import Match, new_match

FOLDER = Path(__file__).parent
MOST_GAMES = 400
KINDS = [
    "lead", "play", "use", "done", "take", "decline", "improve", "place", "steal", "eat", "store",
]  # fmt: skip
"""The first words of actions."""


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
    wanted = {*KINDS, *(f"{players}-players" for players in range(2, 7))}
    seed = 0
    while wanted and seed < MOST_GAMES:
        players = 2 + seed % 5
        record = eager_match(players, seed).record()
        shown = {f"{players}-players", *(move.action.split()[0] for move in record.moves)}
        if wanted & shown:
            wanted -= shown
            (FOLDER / f"{players}-players-{seed}.record").write_text(beagle.write_record(record), encoding="utf-8")
        seed += 1
    if wanted:
        raise SystemExit(f"not found in {MOST_GAMES} games: {', '.join(sorted(wanted))}")


if __name__ == "__main__":
    main()
