"""Plays seeded games of every player count, normal and expert, one that ends by empty sites, and writes their records.

``python -m tests.golden.darwinci.make``
"""

from pathlib import Path

import beagle
from beagle.match.referee import Match
from tests.golden.eager import eager_match, seated

FOLDER = Path(__file__).parent
MOST_GAMES = 400


def scattering_match(players: int, seed: int) -> Match:
    """A game in which nobody places a stone that isn't due and all due stones go on one bone: most bones leave."""
    game = beagle.game("darwinci")
    match = seated(game, players, seed)
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
            save(name, eager_match("darwinci", players, 10 * players, 4, expert=expert))
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
