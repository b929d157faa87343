"""A report's pictures, in Vega-Lite: one for each question, or none where no game has answered it yet."""

from collections import defaultdict
from typing import Any, Final

from beagle.match.text import GameWords
from beagle.study.extras import needed
from beagle.study.report.line_ups import GREEDY
from beagle.study.report.statistics import FEWEST
from beagle.study.words import StudyWords

alt: Any = needed("altair", "report")

Drawing = Any
"""A chart of Altair."""

WIDTH: Final = 640
"""Pixels of the widest picture."""
BAND: Final = 18
"""Pixels for each row of a list."""
MARGIN: Final = 0.01
"""Room beside the widest interval."""
STEPS: Final = 60
"""The range of a histogram is cut into at most this many steps."""
LABELS: Final = 240
"""Pixels for the names beside a list, so that lists below one another line up."""


class Charts:
    """The pictures of one report, labelled in one language."""

    def __init__(self, report: dict[str, Any], names: GameWords, words: StudyWords) -> None:
        """``names`` has the game's own words, ``words`` those of the page."""
        self.sets: dict[str, dict[str, Any]] = report["sets"]
        self.names = names
        self.words = words
        self.labels = [words.say(f"report-set-{name}") for name in self.sets]
        """What the component sets are called, in their order."""

    def rows(self, part: str) -> list[dict[str, Any]]:
        """The rows of one part for every component set."""
        found = zip(self.labels, self.sets.values())
        return [{"set": label, **row} for label, numbers in found for row in numbers[part]]

    def legend(self) -> Any:
        """Which component set a colour means; nothing where there is only one."""
        return alt.Legend(title=self.words.say("report-components")) if len(self.sets) > 1 else None

    def panels(self, channel: Any) -> dict[str, Any]:
        """A panel for each component set; none where there is only one."""
        name = "row" if channel is alt.Row else "column"
        return {name: channel("set:N", title=None, sort=self.labels)} if len(self.sets) > 1 else {}

    def by_set(self) -> dict[str, Any]:
        """Component sets beside one another in a list, each in its colour."""
        colour = alt.Color("set:N", legend=self.legend(), sort=self.labels)
        return {"yOffset": alt.YOffset("set:N", sort=self.labels), "color": colour}

    def players(self, count: int) -> str:
        return self.words.say("report-players", {"count": count})

    def first_seat(self) -> Drawing | None:
        """Victories by the order of play, a column for each number of players, a row for each component set."""
        rows = [row for row in self.rows("first_seat") if row["games"] >= FEWEST or row["level"] == GREEDY]
        if not rows:
            return None
        for row in rows:
            row["of"] = self.players(row["players"])
            row["by"] = self.words.say("report-level", {"number": row["level"]})
        order = self.words.say("report-order")
        drawn = intervals(
            rows, "win_rate", self.words.say("report-share-of-victories"),
            alt.X("order:O", title=order, axis=alt.Axis(labelAngle=0)),
            span(rows), xOffset=alt.XOffset("by:N"), color=alt.Color("by:N", title=None),
        )  # fmt: skip
        panels = drawn.properties(width=130, height=180)
        return panels.facet(column=alt.Column("of:N", title=None), **self.panels(alt.Row))

    def what_wins(self, kind: str) -> Drawing | None:
        """How many times their fair share those win who have more of a thing than their table's average."""
        everything = self.rows("what_wins")
        rows = [row for row in everything if kind_of(row["thing"]) == kind]
        if not rows:
            return None
        for row in everything:
            row["name"] = self.names.say(row["thing"])
            row["fair"] = 1
        names = list(dict.fromkeys(row["name"] for row in rows))
        drawn = intervals(
            rows, "times_fair", self.words.say("report-times-fair"),
            alt.Y("name:N", title=None, sort=names, axis=alt.Axis(minExtent=LABELS, labelLimit=LABELS)),
            span(everything), **self.by_set(),
        )  # fmt: skip
        return drawn.properties(width=WIDTH // 2, height=BAND * (len(rows) + 1))

    def points(self) -> Drawing | None:
        """Where winners and the others have their points from."""
        rows = self.rows("points")
        if not rows:
            return None
        for row in rows:
            row["name"] = self.names.say(f"category-{row['category']}")
            row["of"] = self.players(row["players"])
            row["who"] = self.words.say(f"report-{row['who']}")
        return (
            alt.Chart(alt.InlineData(values=rows))
            .mark_bar()
            .encode(
                y=alt.Y("who:N", title=None),
                x=alt.X("points:Q", title=self.words.say("report-points-a-seat")),
                color=alt.Color("name:N", title=None, sort=[row["name"] for row in rows]),
                tooltip=["name:N", "who:N", "points:Q", "players:O"],
            )
            .properties(width=WIDTH // 2, height=50)
            .facet(row=alt.Row("of:N", title=None), **self.panels(alt.Column))
        )

    def shares(self, part: str, title: str) -> Drawing | None:
        """How often a game was so long, or its lead changed so often. Long ranges are cut into steps."""
        games = [(row["set"], row["players"], found) for row in self.rows("course") for found in row[part]]
        if not games:
            return None
        values = [found["value"] for _, _, found in games]
        step = 1 + (max(values) - min(values)) // STEPS
        shares: dict[tuple[str, int, int], float] = defaultdict(float)
        for label, players, found in games:
            shares[label, players, found["value"] // step * step] += found["share"]
        rows = [
            {"set": label, "players": players, "value": value, "share": share}
            for (label, players, value), share in sorted(shares.items())
        ]
        return (
            alt.Chart(alt.InlineData(values=rows))
            .mark_line(interpolate="monotone", point=True)
            .encode(
                x=alt.X("value:Q", title=title),
                y=alt.Y("share:Q", title=self.words.say("report-share-of-games")),
                color=alt.Color("players:O", title=self.words.say("report-column-players")),
                strokeDash=alt.StrokeDash("set:N", legend=self.legend(), sort=self.labels),
                tooltip=["players:O", "value:Q", "share:Q", "set:N"],
            )
            .properties(width=WIDTH // 2, height=180)
        )

    def thinking(self) -> Drawing | None:
        """How often one seat of a level wins among seats of the level below."""
        rows = self.rows("thinking")
        if not rows:
            return None
        for row in rows:
            row["name"] = self.words.say("report-duel", {"number": row["bot"], "other": row["against"]})
        drawn = intervals(
            rows, "win_rate", self.words.say("report-share-of-victories"),
            alt.Y("name:N", title=None, axis=alt.Axis(minExtent=LABELS, labelLimit=LABELS)), span(rows),
            **self.by_set(),
        )  # fmt: skip
        return drawn.properties(width=WIDTH // 2, height=2 * BAND * (len(rows) + 1))


def span(rows: list[dict[str, Any]]) -> Any:
    """A scale with room for every interval and for what is fair; rates stay between 0 and 1."""
    least = min(min(row["low"], row["fair"]) for row in rows)
    most = max(max(row["high"], row["fair"]) for row in rows)
    if most > 1:
        return alt.Scale(domain=[least - MARGIN, most + MARGIN], nice=True, zero=False)
    return alt.Scale(domain=[max(least - MARGIN, 0), min(most + MARGIN, 1)], nice=False, zero=False)


def intervals(rows: list[dict[str, Any]], value: str, title: str, place: Any, scale: Any, **dodge: Any) -> Drawing:
    """Points with their 95 % intervals across ``place``, and a dashed line where all would lie if it were fair."""
    axis = alt.Axis(tickCount=6, format=".0%" if value == "win_rate" else ".1f")
    tips = [alt.Tooltip(f"{name}:N") for name in rows[0]]
    fair = alt.Chart().mark_rule(strokeDash=[4, 4], color="gray")
    bars = alt.Chart().mark_rule(strokeWidth=2)
    points = alt.Chart().mark_point(filled=True, size=50)
    if isinstance(place, alt.X):
        across = alt.Y(f"{value}:Q", title=title, scale=scale, axis=axis)
        layers = [
            fair.encode(y="fair:Q"),
            bars.encode(x=place, y=alt.Y("low:Q"), y2=alt.Y2("high:Q"), **dodge),
            points.encode(x=place, y=across, tooltip=tips, **dodge),
        ]
    else:
        across = alt.X(f"{value}:Q", title=title, scale=scale, axis=axis)
        layers = [
            fair.encode(x="fair:Q"),
            bars.encode(y=place, x=alt.X("low:Q"), x2=alt.X2("high:Q"), **dodge),
            points.encode(y=place, x=across, tooltip=tips, **dodge),
        ]
    return alt.layer(*layers, data=alt.InlineData(values=rows))


def kind_of(thing: str) -> str:
    """What sort of thing: its key up to the first dash."""
    return thing.partition("-")[0]
