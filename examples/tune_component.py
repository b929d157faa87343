"""Change what is printed on one piece and see what that does to the balance of the game.

Robert FitzRoy brings two guides. What if he also brought a theory? The report compares both sets side by side.

    python examples/tune_component.py [FOLDER] [GAMES]
"""

import json
import sys
from pathlib import Path

import beagle
from beagle.study.report import Request, write_report

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
games = int(sys.argv[2]) if len(sys.argv) > 2 else 2000

printed = beagle.game("footsteps").components_folder / "characters.csv"
edited = folder / "characters.csv"
edited.write_text(printed.read_text(encoding="utf-8").replace("FitzRoy,0,2", "FitzRoy,1,2"), encoding="utf-8")

page = folder / "fitzroy.html"
write_report(Request("footsteps", page, games=games, levels=("3",), edited=edited))

for name, numbers in json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))["sets"].items():
    rows = {row["thing"]: row for row in numbers["what_wins"]}
    if "tile-fitzroy" in rows:
        row = rows["tile-fitzroy"]
        share = f"{row['times_fair']:.2f} times their fair share (95 %: {row['low']:.2f} to {row['high']:.2f})"
        print(f"{name}: the {row['seats']} players who had FitzRoy won {share}")
    else:
        print(f"{name}: too few players had FitzRoy to say what he brings")
