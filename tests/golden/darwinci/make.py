"""Plays seeded games of every player count, normal and expert, one that ends by empty sites, and writes their records.

``python -m tests.golden.darwinci.make``
"""

from pathlib import Path

import beagle
from beagle.core.random import below, generator
from beagle.match.record import Player
from beagle.match.referee import Match, new_match

FOLDER = Path(__file__).parent
MOST_GAMES = 400


def eager_match(players: int, seed: int, expert: bool) -> Match:
    """A game of diggers who mostly take what brings most money at once, and otherwise anything."""
    game = beagle.game("darwinci")
    names = [Player("human", f"Digger {seat + 1}") for seat in range(players)]
    match = new_match(game, names, seed, options={"expert": expert})
    chance = generator(seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        legal = match.state.legal_actions(seat)
        action = legal[below(chance, len(legal))]
        if below(chance, 4):
            best = match.state.scores()[seat]
            for other in legal:
                ahead = match.state.resample(seat, seed)
                ahead.apply(seat, other)
                if ahead.scores()[seat] > best:
                    best, action = ahead.scores()[seat], other
        match.propose(seat, game.format_action(action))
    return match


def scattering_match(players: int, seed: int) -> Match:
    """A game in which nobody places a stone that isn't due and all due stones go on one bone: most bones leave."""
    game = beagle.game("darwinci")
    names = [Player("human", f"Digger {seat + 1}") for seat in range(players)]
    match = new_match(game, names, seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        match.propose(seat, game.format_action(match.state.legal_actions(seat)[0]))
    return match


def main() -> None:
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for players in (3, 4, 5):
        for expert in (False, True):
            name = f"{players}-players" + ("-expert" if expert else "")
            save(name, eager_match(players, 10 * players, expert))
    for seed in range(MOST_GAMES):
        match = scattering_match(3 + seed % 3, seed)
        if match.state.end_reason() == "end-no-bones":
            save("empty-sites", match)
            return
    raise SystemExit(f"no game ended by empty sites in {MOST_GAMES} games")


def save(name: str, match: Match) -> None:
    (FOLDER / f"{name}.record").write_text(beagle.write_record(match.record()), encoding="utf-8")


if __name__ == "__main__":
    main()
