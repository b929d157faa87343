"""A report's pictures, in Vega-Lite: one for each question."""

from collections import defaultdict
from typing import Any, Final

from beagle.match.text import GameWords
from beagle.study.extras import needed
from beagle.study.numbers import FEWEST

alt: Any = needed("altair", "report")

Drawing = Any
"""A chart of Altair."""

WIDTH: Final = 640
SETS: Final = ["printed", "edited"]
"""The order of the component sets."""
BAND: Final = 18
"""Pixels a row of a list."""
MARGIN: Final = 0.01
"""Room beside the widest interval."""
STEPS: Final = 60
"""Into so many steps the range of a histogram is cut at most."""
LABELS: Final = 240
"""Pixels for the names beside a list, so that lists below one another line up."""


def by_set(report: dict[str, Any], part: str) -> list[dict[str, Any]]:
    """The rows of one part for every component set."""
    return [{"set": name, **row} for name, numbers in report["sets"].items() for row in numbers[part]]


def legend(report: dict[str, Any]) -> Any:
    """Which component set a colour means; nothing where there is only one."""
    return alt.Legend(title="components") if len(report["sets"]) > 1 else None


def sets_row(report: dict[str, Any], channel: Any) -> dict[str, Any]:
    """Panels for each component set; none where there is only one."""
    name = "row" if channel is alt.Row else "column"
    return {name: channel("set:N", title=None, sort=SETS)} if len(report["sets"]) > 1 else {}


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


def first_seat(report: dict[str, Any]) -> Drawing:
    """Victories by the order of play, a column for each number of players, a row for each component set."""
    rows = [row for row in by_set(report, "first_seat") if row["games"] >= FEWEST or row["level"] == "3"]
    for row in rows:
        row["of"] = f"{row['players']} players"
        row["by"] = f"level {row['level']}"
    drawn = intervals(
        rows, "win_rate", "share of victories", alt.X("order:O", title="order of play", axis=alt.Axis(labelAngle=0)),
        span(rows), xOffset=alt.XOffset("by:N"), color=alt.Color("by:N", title=None),
    )  # fmt: skip
    panels = drawn.properties(width=130, height=180)
    return panels.facet(column=alt.Column("of:N", title=None), **sets_row(report, alt.Row))


def what_wins(report: dict[str, Any], kind: str, words: GameWords) -> Drawing | None:
    """How many times their fair share those win who have more of a thing than their table's average."""
    everything = by_set(report, "what_wins")
    rows = [row for row in everything if kind_of(row["thing"]) == kind]
    if not rows:
        return None
    for row in everything:
        row["name"] = words.say(row["thing"])
        row["fair"] = 1
    names = list(dict.fromkeys(row["name"] for row in rows))
    drawn = intervals(
        rows, "times_fair", "times the fair share of victories",
        alt.Y("name:N", title=None, sort=names, axis=alt.Axis(minExtent=LABELS, labelLimit=LABELS)), span(everything),
        yOffset=alt.YOffset("set:N", sort=SETS), color=alt.Color("set:N", legend=legend(report), sort=SETS),
    )  # fmt: skip
    return drawn.properties(width=WIDTH // 2, height=BAND * (len(rows) + 1))


def kind_of(thing: str) -> str:
    """What sort of thing: its key up to the first dash."""
    return thing.partition("-")[0]


def points(report: dict[str, Any], words: GameWords) -> Drawing:
    """Where winners and the others have their points from."""
    rows = by_set(report, "points")
    for row in rows:
        row["name"] = words.say(f"category-{row['category']}")
        row["of"] = f"{row['players']} players"
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_bar()
        .encode(
            y=alt.Y("who:N", title=None),
            x=alt.X("points:Q", title="points a seat"),
            color=alt.Color("name:N", title=None, sort=[row["name"] for row in rows]),
            tooltip=["name:N", "who:N", "points:Q", "players:O"],
        )
        .properties(width=WIDTH // 2, height=50)
        .facet(row=alt.Row("of:N", title=None), **sets_row(report, alt.Column))
    )


def shares(report: dict[str, Any], part: str, title: str) -> Drawing:
    """How often a game was so long, or its lead changed so often. Long ranges are cut into steps."""
    everything = [row["value"] for numbers in report["sets"].values() for of in numbers["course"] for row in of[part]]
    step = 1 + (max(everything) - min(everything)) // STEPS
    found: dict[tuple[str, int, int], float] = defaultdict(float)
    for name, numbers in report["sets"].items():
        for of in numbers["course"]:
            for row in of[part]:
                found[name, of["players"], row["value"] // step * step] += row["share"]
    rows = [
        {"set": name, "players": players, "value": value, "share": share}
        for (name, players, value), share in sorted(found.items())
    ]
    return (
        alt.Chart(alt.InlineData(values=rows))
        .mark_line(interpolate="monotone", point=True)
        .encode(
            x=alt.X("value:Q", title=title),
            y=alt.Y("share:Q", title="share of games"),
            color=alt.Color("players:O"),
            strokeDash=alt.StrokeDash("set:N", legend=legend(report), sort=SETS),
            tooltip=["players:O", "value:Q", "share:Q", "set:N"],
        )
        .properties(width=WIDTH // 2, height=180)
    )


def thinking(report: dict[str, Any]) -> Drawing | None:
    """How often one seat of a level wins among seats of the level below."""
    rows = by_set(report, "thinking")
    if not rows:
        return None
    for row in rows:
        row["name"] = f"level {row['bot']} against {row['against']}"
    drawn = intervals(
        rows, "win_rate", "share of victories",
        alt.Y("name:N", title=None, axis=alt.Axis(minExtent=LABELS, labelLimit=LABELS)), span(rows),
        yOffset=alt.YOffset("set:N", sort=SETS), color=alt.Color("set:N", legend=legend(report), sort=SETS),
    )  # fmt: skip
    return drawn.properties(width=WIDTH // 2, height=2 * BAND * (len(rows) + 1))
