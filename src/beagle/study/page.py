"""A report as one page that needs nothing from outside: pictures, tables, and how to read them."""

import json
from html import escape
from typing import Any, Final

from beagle.match.catalogue import Game
from beagle.match.text import GameWords
from beagle.study import charts
from beagle.study.extras import needed

RECONSTRUCTED: Final = "reconstructed"
"""What the source of a value says that nobody has read from a box."""

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; }
th, td { padding: 0.15rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
.picture { overflow-x: auto; margin: 1rem 0; }
"""


COURSE: Final = ["actions", "decisions", "branching", "lead_changes", "margin"]


class Page:
    """A page in the making: parts in their order, and the pictures to draw once it is open."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.pictures: list[dict[str, Any]] = []

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def prose(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def picture(self, chart: Any, about: str) -> None:
        if chart is not None:
            place = len(self.pictures)
            self.pictures.append(chart.to_dict())
            self.parts.append(
                f'<div class="picture" id="picture{place}" role="img" aria-label="{escape(about)}"></div>'
            )

    def table(self, head: list[str], rows: list[list[object]]) -> None:
        cells = "".join(
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
        )  # fmt: skip
        self.parts.append(
            f"<table><thead><tr>{''.join(f'<th>{escape(name)}</th>' for name in head)}</tr></thead>{cells}</table>"
        )

    def html(self, title: str) -> str:
        """The whole page, with the drawing program inside it."""
        bundle = needed("vl_convert", "report").javascript_bundle()
        drawing = "".join(
            f"vegaEmbed('#picture{place}', {script_safe(spec)}, {{actions: false}});"
            for place, spec in enumerate(self.pictures)
        )
        return (
            f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
            f"<h1>{escape(title)}</h1>{''.join(self.parts)}"
            f'<script type="module">{bundle}\n{drawing}</script></body></html>\n'
        )


def script_safe(value: object) -> str:
    """JSON that can stand inside a script."""
    return json.dumps(value, ensure_ascii=True).replace("</", "<\\/")


def report_page(report: dict[str, Any], game: Game, words: GameWords) -> str:
    """The page of a report."""
    page = Page()
    title = game.info.title[words.language]
    played = ", ".join(
        f"{numbers['games']:,} games with the {name} components ({numbers['greedy_games']:,} between greedy bots)"
        for name, numbers in report["sets"].items()
    )
    page.prose(
        f"{played}. Seed {report['seed']}, rules {report['rules']}, Beagle {report['beagle']}. "
        "Points and bars show 95 % intervals: where two of them overlap widely, there may be no difference."
    )
    page.prose(where_values_come_from(game))
    page.heading("Does it matter who begins?")
    page.picture(charts.first_seat(report), "Share of victories by the order of play")
    page.table(
        ["components", "players", "order of play", "wins (greedy bots)", "95 % from", "to", "games"],
        [
            [row["set"], row["players"], row["order"], percent(row["win_rate"]), percent(row["low"]),
             percent(row["high"]), f"{row['games']:,}"]
            for row in charts.by_set(report, "first_seat") if row["level"] == "3"
        ],
    )  # fmt: skip
    page.heading("What wins?")
    page.prose(
        "Those who end with more of a thing than their table's average: how many times their fair share of victories "
        "they have. What a strong player gathers anyway also shows here, so this tells what goes with winning, not why."
    )
    things = charts.by_set(report, "what_wins")
    for kind in dict.fromkeys(charts.kind_of(row["thing"]) for row in things):
        page.picture(charts.what_wins(report, kind, words), f"What wins: {kind}")
    page.heading("Where do points come from?")
    page.picture(charts.points(report, words), "Points by category for winners and others")
    page.heading("How do games go?")
    page.table(
        ["components", "players", "actions", "decisions", "options at a decision", "lead changes", "winner's lead",
         "shared victories"],
        [
            [row["set"], row["players"], *(f"{row[part]:.1f}" for part in COURSE), percent(row["shared_victories"])]
            for row in charts.by_set(report, "course")
        ],
    )  # fmt: skip
    page.picture(charts.shares(report, "lengths", "actions in a game"), "How long games are")
    page.picture(charts.shares(report, "lead_changes_shares", "changes of the lead"), "How often the lead changes")
    page.heading("Does more thinking win more?")
    page.prose("One seat of a level at a table of the level below; the dashed line is its fair share.")
    page.picture(charts.thinking(report), "Share of victories of each level against the one below")
    return page.html(f"{title}: a report on balance")


def where_values_come_from(game: Game) -> str:
    """How much of the printed set is known, for a sentence."""
    rows = [row for table in game.rules.pieces().values() for row in table]
    guessed = sum(any(RECONSTRUCTED in str(value) for value in row.values()) for row in rows)
    if not guessed:
        return "All values of the printed components are known."
    return (
        f"Of the {len(rows)} rows of the printed component files, {guessed} hold a value that is reconstructed, not "
        "read from a box: what is said of single pieces holds for this reconstruction."
    )


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"
