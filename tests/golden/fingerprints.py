"""The stored fingerprints of a thousand random games a game, which both builds of the engine must give.

``python -m tests.golden.fingerprints`` writes them again after a change of the rules.
"""

import json
from pathlib import Path

import beagle
from beagle.testing import fingerprint

STORED = Path(__file__).parent / "digests.json"


def stored_fingerprints() -> dict[str, str]:
    """By the game's id."""
    found: dict[str, str] = json.loads(STORED.read_text(encoding="utf-8"))
    return found


def main() -> None:
    found = {name: fingerprint(beagle.game(name)) for name in beagle.games()}
    STORED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
