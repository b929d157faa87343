"""Searches seeded games for every player count and every kind of action, and writes their records.

``python -m tests.golden.darwinning.make``
"""

from pathlib import Path

import beagle
from tests.golden.eager import eager_match

FOLDER = Path(__file__).parent
MOST_GAMES = 400
KINDS = [
    "lead", "play", "use", "done", "take", "decline", "improve", "place", "steal", "eat", "store",
]  # fmt: skip
"""The first words of actions."""


def main() -> None:
    for path in FOLDER.glob("*.record"):
        path.unlink()
    wanted = {*KINDS, *(f"{players}-players" for players in range(2, 7))}
    seed = 0
    while wanted and seed < MOST_GAMES:
        players = 2 + seed % 5
        record = eager_match("darwinning", players, seed, 2).record()
        shown = {f"{players}-players", *(move.action.split()[0] for move in record.moves)}
        if wanted & shown:
            wanted -= shown
            (FOLDER / f"{players}-players-{seed}.record").write_text(beagle.write_record(record), encoding="utf-8")
        seed += 1
    if wanted:
        raise SystemExit(f"not found in {MOST_GAMES} games: {', '.join(sorted(wanted))}")


if __name__ == "__main__":
    main()
