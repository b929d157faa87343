"""The golden files of a game that has none: a record for each player count, its fingerprint and its playthroughs.

``python -m tests.golden.new_game GAME``
"""

import json
import sys

import beagle
from beagle.testing import fingerprint
from tests.golden.eager import eager_match
from tests.golden.fingerprints import STORED, stored_fingerprints
from tests.golden.playthrough import FOLDER, LANGUAGES, playthrough

EAGER = 4
"""Three of four choices are those that bring most points at once."""


def write_golden_files(name: str) -> None:
    """Everything that ``tests/contract/test_golden.py`` asks of a game."""
    game = beagle.game(name)
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for players in range(game.info.least_players, game.info.most_players + 1):
        record = beagle.write_record(eager_match(name, players, players, EAGER).record())
        (folder / f"{players}-players.record").write_text(record, encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"playthrough.{language}.txt").write_text(playthrough(game, language), encoding="utf-8")
    found = {**stored_fingerprints(), name: fingerprint(game)}
    STORED.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m tests.golden.new_game GAME")
    write_golden_files(sys.argv[1])
