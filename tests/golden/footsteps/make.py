"""Searches seeded games for every achievement, a shared victory and every player count, and writes their records.

``python -m tests.golden.footsteps.make``
"""

from pathlib import Path

import beagle
from tests.golden.eager import eager_match

FOLDER = Path(__file__).parent
ACHIEVEMENTS = [
    "darwinism", "mentor", "expert", "theorist", "cartographer", "observer", "natural-selection", "cultural-exchange",
    "emblematic", "diversification",
]  # fmt: skip
MOST_GAMES = 4000


def main() -> None:
    for path in FOLDER.glob("*.record"):
        path.unlink()
    wanted = {*ACHIEVEMENTS, "shared-victory", *(f"{players}-players" for players in range(2, 6))}
    seed = 0
    while wanted and seed < MOST_GAMES:
        players = 2 + seed % 4
        match = eager_match("footsteps", players, seed, 4)
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
