"""A report as one page that needs nothing from outside: pictures, tables, and how to read them."""

import json
from html import escape
from typing import Any, Final

from beagle.match.catalogue import Game
from beagle.match.text import GameWords
from beagle.study.extras import needed
from beagle.study.report.charts import Charts, kind_of
from beagle.study.report.line_ups import GREEDY
from beagle.study.words import StudyWords

RECONSTRUCTED: Final = "reconstructed"
"""A value whose source has this word was not read from a box."""

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; }
th, td { padding: 0.15rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
.picture { overflow-x: auto; margin: 1rem 0; }
"""

NUMBERS: Final = {
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""], "percent": "%"},
    "fr": {"decimal": ",", "thousands": "\u00a0", "grouping": [3], "currency": ["", ""], "percent": "\u00a0%"},
}
"""How the pictures write numbers, in the words of d3-format."""

COURSE: Final = ["actions", "decisions", "branching", "lead_changes", "margin"]
"""The columns of the table on how games go that are means."""


class Page:
    """A page in the making: parts in their order, and the pictures to draw once it is open."""

    def __init__(self, words: StudyWords) -> None:
        self.words = words
        self.parts: list[str] = []
        self.pictures: list[dict[str, Any]] = []

    def heading(self, key: str) -> None:
        self.parts.append(f"<h2>{escape(self.words.say(key))}</h2>")

    def prose(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def picture(self, chart: Any, about: str) -> None:
        """A picture, and what it shows for those who don't see it; nothing where there is none."""
        if chart is not None:
            place = len(self.pictures)
            self.pictures.append(chart.to_dict())
            self.parts.append(
                f'<div class="picture" id="picture{place}" role="img" aria-label="{escape(about)}"></div>'
            )

    def table(self, head: list[str], rows: list[list[object]]) -> None:
        """A table with these columns; a sentence where it has no rows."""
        if not rows:
            self.prose(self.words.say("report-no-greedy-games"))
            return
        names = [self.words.say(f"report-column-{name}") for name in head]
        cells = "".join(
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
        )  # fmt: skip
        self.parts.append(
            f"<table><thead><tr>{''.join(f'<th>{escape(name)}</th>' for name in names)}</tr></thead>{cells}</table>"
        )

    def html(self, title: str) -> str:
        """The whole page, with the drawing program inside it."""
        bundle = needed("vl_convert", "report").javascript_bundle()
        options = script_safe({"actions": False, "formatLocale": NUMBERS[self.words.language]})
        drawing = "".join(
            f"vegaEmbed('#picture{place}', {script_safe(spec)}, {options});"
            for place, spec in enumerate(self.pictures)
        )  # fmt: skip
        return (
            f'<!DOCTYPE html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            f'<title>{escape(title)}</title><meta name="viewport" content="width=device-width">'
            f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{''.join(self.parts)}"
            f'<script type="module">{bundle}\n{drawing}</script></body></html>\n'
        )


def script_safe(value: object) -> str:
    """JSON that can stand inside a script."""
    return json.dumps(value, ensure_ascii=True).replace("</", "<\\/")


def report_page(report: dict[str, Any], game: Game, names: GameWords, words: StudyWords) -> str:
    """The page of a report; ``names`` has the game's own words."""
    page = Page(words)
    charts = Charts(report, names, words)
    page.prose(" ".join(what_was_played(report, charts.labels, words)))
    page.prose(where_values_come_from(game, words))
    page.heading("report-who-begins")
    page.picture(charts.first_seat(), words.say("report-picture-order"))
    page.table(
        ["components", "players", "order", "wins", "from", "to", "games"],
        [
            [row["set"], row["players"], row["order"], words.percent(row["win_rate"]), words.percent(row["low"]),
             words.percent(row["high"]), words.decimal(row["games"])]
            for row in charts.rows("first_seat") if row["level"] == GREEDY
        ],
    )  # fmt: skip
    page.heading("report-what-wins")
    page.prose(words.say("report-about-what-wins"))
    things = charts.rows("what_wins")
    for kind in dict.fromkeys(kind_of(row["thing"]) for row in things):
        page.picture(charts.what_wins(kind), f"{words.say('report-what-wins')} {kind}")
    page.heading("report-where-points-come-from")
    page.picture(charts.points(), words.say("report-picture-points"))
    page.heading("report-how-games-go")
    page.table(
        ["components", "players", "actions", "decisions", "options", "lead-changes", "margin", "shared"],
        [
            [row["set"], row["players"], *(words.decimal(row[part], 1) for part in COURSE),
             words.percent(row["shared_victories"])]
            for row in charts.rows("course")
        ],
    )  # fmt: skip
    page.picture(charts.shares("lengths", words.say("report-actions")), words.say("report-picture-lengths"))
    changes = charts.shares("lead_changes_shares", words.say("report-lead-changes"))
    page.picture(changes, words.say("report-picture-lead"))
    page.heading("report-thinking")
    page.prose(words.say("report-about-thinking"))
    page.picture(charts.thinking(), words.say("report-picture-thinking"))
    return page.html(words.say("report-title", {"title": game.info.title[words.language]}))


def what_was_played(report: dict[str, Any], labels: list[str], words: StudyWords) -> list[str]:
    """How many games of which components, and what they depend on."""
    played = [
        words.say("report-played", {"label": label, "count": numbers["games"], "greedy": numbers["greedy_games"]})
        for label, numbers in zip(labels, report["sets"].values())
    ]
    depends = {"seed": str(report["seed"]), "version": str(report["rules"]), "beagle": report["beagle"]}
    return [*played, words.say("report-depends", depends), words.say("report-intervals")]


def where_values_come_from(game: Game, words: StudyWords) -> str:
    """How much of the printed set is known."""
    rows = [row for table in game.rules.pieces().values() for row in table]
    guessed = sum(any(RECONSTRUCTED in str(value) for value in row.values()) for row in rows)
    if not guessed:
        return words.say("report-all-known")
    return words.say("report-reconstructed", {"count": len(rows), "guessed": guessed})
