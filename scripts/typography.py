"""French as a printer sets it: typographic apostrophes, and spaces that don't break before ; : ! ? × » % and after «.

    python scripts/typography.py                    # puts every French text of the project right
    python scripts/typography.py --check            # only says which lines are wrong
    python scripts/typography.py src/beagle/games/darwinci

The texts are the files ``text/fr.ftl`` and ``rules/fr.md``. In what is to be typed, use double quotes: the command
``pip install "beagle-games[server]"`` has none of these signs.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = (ROOT / "src", ROOT / "web" / "src", ROOT / "examples", ROOT / "tests" / "fake_games")

NO_BREAK = "\u00a0"
STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[\w{«*])")
"""An apostrophe within a word, or between an elided word and the next."""
BEFORE = re.compile(r" (?=[;:!?×»%])")
AFTER = re.compile(r"(?<=«) ")


def typeset(text: str) -> str:
    """The same text with the signs that belong there."""
    return AFTER.sub(NO_BREAK, BEFORE.sub(NO_BREAK, STRAIGHT.sub("’", text)))


def french_texts(places: tuple[Path, ...] = PLACES) -> list[Path]:
    """The French texts below some folders, or these files themselves."""
    found = [path for place in places if place.is_dir() for name in ("fr.ftl", "fr.md") for path in place.rglob(name)]
    return sorted([*found, *[place for place in places if place.is_file()]])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("places", nargs="*", type=Path, help="folders or files; else the whole project")
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 if something is wrong")
    chosen = parser.parse_args()
    wrong = 0
    for path in french_texts(tuple(chosen.places) or PLACES):
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), start=1):
            if typeset(line) != line:
                wrong += 1
                if chosen.check:
                    print(f"{path}:{number}: {line.strip()}")
        if not chosen.check and typeset(text) != text:
            path.write_text(typeset(text), encoding="utf-8")
    print(f"{wrong} lines {'are to be' if chosen.check else 'were'} put right")
    return 1 if chosen.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
