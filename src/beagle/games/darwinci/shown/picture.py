"""The table as text: the lots with their stones, the viewer's plot drawn cell by cell, the others in a line each."""

from typing import Final

from beagle.core.json_fields import as_int, as_list, as_object, as_objects
from beagle.core.rules import Words
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.plot import COLUMNS, WIDTH, cell_name

HALF: Final = 4
"""Letters on either side of a cell's middle."""
INNER: Final = 2 * HALF + 1


def draw(view: dict[str, object], words: Words, pieces: Components) -> str:
    """The whole table for the seat of the view; a spectator looks at the plot of whose turn it is."""
    seats = as_objects(view["seats"])
    seat = view["seat"]
    shown = seat if isinstance(seat, int) else as_int(view["turn"])
    lines = head_lines(view, words)
    lines += lot_lines(view, words)
    lines += ["", words.say("picture-plot", {"seat": shown, "count": seats[shown]["bones"]})]
    lines += plot_lines(seats[shown], words, pieces)
    lines += own_lines(view, shown, words)
    lines += ["", words.say("picture-players", {})]
    for other in range(len(seats)):
        lines += seat_lines(view, other, words, shown)
    return "\n".join([line.rstrip() for line in lines])


def head_lines(view: dict[str, object], words: Words) -> list[str]:
    """Where the game stands."""
    sizes = [site["size"] for site in as_objects(view["sites"])]
    key = "picture-round" if view["round"] else "picture-set-up"
    lines = [words.say(key, {"round": view["round"], "phase": view["phase"]})]
    lines.append(
        words.say(
            "picture-holders",
            {"first_seat": view["first"], "tile_seat": view["darwin_tile"], "one": sizes[0], "two": sizes[1]},
        )
    )
    bid = view["bid"]
    if bid is not None:
        due = as_object(bid)
        lines.append(
            words.say(
                "picture-bid-first" if view["bidding_turn"] == 1 else "picture-bid",
                {"turn": view["bidding_turn"], "opposing": due["opposing"], "own": due["own"], "any": due["any"]},
            )
        )
    if view["award"] is not None:
        lines.append(words.say("picture-award", {"seat": view["turn"], "lot_seat": view["award"]}))
    return lines


def stones_text(stones: dict[str, object], words: Words) -> str:
    """``2 white, 1 blue, 1 big green``."""
    parts = [words.say(f"stones-{colour}", {"count": n}) for colour, n in as_object(stones["small"]).items()]
    parts += [words.say(f"big-{colour}", {}) for colour in as_object(stones["big"])]
    return ", ".join(parts)


def lot_lines(view: dict[str, object], words: Words) -> list[str]:
    """The offered bones, the stones on them and who is ahead."""
    lots = as_objects(view["lots"])
    if not lots:
        return []
    seats = as_objects(view["seats"])
    lines = ["", words.say("picture-lots", {})]
    for lot in lots:
        seat = as_int(lot["seat"])
        text = words.say("picture-lot", {"seat": seat, "bone": lot["bone"], "colour": seats[seat]["colour"]})
        stones = stones_text(as_object(lot["stones"]), words)
        if stones:
            text += " " + words.say("picture-lot-stones", {"stones": stones, "seat": lot["ahead"]})
        lines.append("  " + text)
    return lines


def plot_lines(seat: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """The plot with its free cells: connections on the sides, the label, the jewels."""
    bones = {str(bone["cell"]): bone for bone in as_objects(seat["plot"])}
    free = [str(name) for name in as_list(seat["open"])]
    used = [cell for cell in range(L.CELLS) if cell_name(cell) in bones or cell_name(cell) in free]
    if not used:
        return []
    rows = range(min(used) // WIDTH, max(used) // WIDTH + 1)
    columns = range(min([cell % WIDTH for cell in used]), max([cell % WIDTH for cell in used]) + 1)
    rule = "   +" + ("-" * INNER + "+") * len(columns)
    lines = ["   " + "".join([f" {COLUMNS[column]:^{INNER}}" for column in columns])]
    for row in rows:
        cells = [
            cell_lines(
                bones.get(cell_name(WIDTH * row + column)), cell_name(WIDTH * row + column) in free, words, pieces
            )
            for column in columns
        ]
        lines.append(rule)
        for line in range(3):
            label = f" {row + 1} |" if line == 1 else "   |"
            lines.append(label + "|".join([cell[line] for cell in cells]) + "|")
    lines.append(rule)
    return lines


def cell_lines(bone: dict[str, object] | None, free: bool, words: Words, pieces: Components) -> list[str]:
    """One cell: label and north, west and id and east, jewels and south."""
    blank = " " * INNER
    if bone is None:
        return [blank, f"{'.' if free else ' ':^{INNER}}", blank]
    key = str(bone["bone"])
    number = pieces.bones[key]
    sides = str(bone["sides"])
    label = str(pieces.value[number]) if pieces.labelled[number] else ""
    marks: list[str] = []
    for kind, jewel in enumerate(JEWELS):
        marks += [words.say(f"picture-{jewel}", {})] * pieces.jewels[L.JEWEL_KINDS * number + kind]
    jewels = [mark[:HALF] for mark in marks[:3]] + [""] * 3
    north = "|" if "n" in sides else " "
    south = "|" if "s" in sides else " "
    west = "--" if "w" in sides else "  "
    east = "--" if "e" in sides else "  "
    return [
        f"{label:<{HALF}}{north}{jewels[2]:>{HALF}}",
        f"{west}{key[: INNER - 4]:^{INNER - 4}}{east}",
        f"{jewels[0]:<{HALF}}{south}{jewels[1]:>{HALF}}",
    ]


def own_lines(view: dict[str, object], shown: int, words: Words) -> list[str]:
    """Hand, won bones, jewels, and the bones known in the sites."""
    seat = as_objects(view["seats"])[shown]
    lines: list[str] = []
    for name in ("hand", "won"):
        bones = as_list(seat[name])
        if bones:
            lines.append(words.say(f"picture-{name}", {"bone": bones}))
    for name in ("chosen", "held"):
        if seat[name] is not None:
            lines.append(words.say(f"picture-{name}", {"bone": seat[name]}))
    lines.append(words.say("picture-jewels", {"list": jewel_text(seat, words)}))
    for number, site in enumerate(as_objects(view["sites"])):
        known = as_objects(site["known"])
        if known:
            bones = [bone["bone"] for bone in known]
            lines.append(words.say("picture-known", {"site": number + 1, "bone": bones}))
    return lines


def jewel_text(seat: dict[str, object], words: Words) -> str:
    """What each jewel would bring now, or that it has been scored."""
    markers = as_list(seat["markers"])
    parts: list[str] = []
    for jewel, best in as_object(seat["jewels"]).items():
        if jewel in markers:
            parts.append(words.say("picture-jewel-scored", {"jewel": jewel}))
        elif best is None:
            parts.append(words.say("picture-jewel-none", {"jewel": jewel}))
        else:
            line = as_object(best)
            name = str(line["line"]).replace(" ", "-")
            parts.append(words.say("picture-jewel-best", {"jewel": jewel, "value": line["value"], "line": name}))
    return ", ".join(parts)


def seat_lines(view: dict[str, object], number: int, words: Words, shown: int) -> list[str]:
    """One player's money, plot and stones."""
    seat = as_objects(view["seats"])[number]
    turn = "*" if number in as_list(view["to_act"]) else " "
    text = words.say(
        "picture-seat",
        {"seat": number, "colour": seat["colour"], "money": seat["money"], "bones": seat["bones"]},
    )
    stones = stones_text(as_object(seat["reserve"]), words)
    reserve = words.say("picture-reserve", {"stones": stones}) if stones else words.say("picture-no-stones", {})
    lines = [f"{turn} {text}", "    " + reserve]
    if number != shown:
        if seat["plot"]:
            lines.append("    " + words.say("picture-other-plot", {"plot": plot_text(as_objects(seat["plot"]), words)}))
        markers = as_list(seat["markers"])
        if markers:
            lines.append("    " + words.say("picture-markers", {"jewel": markers}))
        if as_list(seat["won"]):
            lines.append("    " + words.say("picture-won", {"bone": as_list(seat["won"])}))
        if as_list(seat["hand"]):
            lines.append("    " + words.say("picture-hand-known", {"bone": as_list(seat["hand"])}))
    return lines


def plot_text(bones: list[dict[str, object]], words: Words) -> str:
    """Rows of bones with their connections: ``E05-s . / T04-nes C02-nw``."""
    letters = {side: words.say(f"picture-side-{side}", {}) for side in "nesw"}
    there = {
        str(bone["cell"]): f"{bone['bone']}-" + "".join([letters[side] for side in str(bone["sides"])])
        for bone in bones
    }
    columns = sorted({cell[0] for cell in there})
    rows = sorted({cell[1] for cell in there})
    return " / ".join([" ".join([there.get(column + row, ".") for column in columns]) for row in rows])
