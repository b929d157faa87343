"""The table as text: the journey board with the Beagle, the viewer's notebook, the others in a line each."""

from typing import Final

from beagle.core.json_fields import as_int, as_list, as_object, as_objects
from beagle.core.rules import Words
from beagle.games.footsteps.components import CLASSES, ECOSYSTEMS, Components
from beagle.games.footsteps.notebook import SIDE
from beagle.games.footsteps.scoring import CATEGORIES

TILE_WIDTH: Final = 25
CELL_WIDTH: Final = 16
LABEL_WIDTH: Final = 9


def draw(view: dict[str, object], words: Words, pieces: Components) -> str:
    """The whole table for the seat of the view; a spectator looks at the notebook of whose turn it is."""
    seats = as_objects(view["seats"])
    seat = view["seat"]
    shown = seat if isinstance(seat, int) else as_int(view["turn"])
    lines = journey_lines(view, words, pieces)
    lines += theory_lines(view, words)
    lines += ["", words.say("picture-notebook", {"seat": shown})]
    lines += notebook_lines(seats[shown], words, pieces)
    lines += ["", words.say("picture-scores", {})]
    lines += [seat_line(view, other, words) for other in range(len(seats))]
    return "\n".join(lines)


def journey_lines(view: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """The 3 x 3 board; the facing tiles bear their distance."""
    journey = as_list(view["journey"])
    facing = as_list(view["facing"])
    pile = as_object(view["pile"])
    beagle = as_int(view["beagle"])
    lines = [words.say("picture-journey", {"count": pile["size"]})]
    lines.append(ship_line(beagle, list(range(3)), "v"))
    for row in range(3):
        names = []
        marks = []
        for place in range(3 * row, 3 * row + 3):
            key = journey[place]
            distance = f"{facing.index(place) + 1}>" if place in facing else "  "
            name = words.say(f"tile-{key}", {}) if isinstance(key, str) else "-"
            bonus = tile_text(pieces, pieces.tiles[key], words) if isinstance(key, str) else ""
            names.append(fit(f"{distance}{name}", TILE_WIDTH))
            marks.append(fit(f"  {bonus}", TILE_WIDTH))
        left = ">" if beagle == 11 - row else " "
        right = "<" if beagle == 3 + row else " "
        lines.append(f"{left} {'| '.join(names)}{right}".rstrip())
        lines.append(f"  {'| '.join(marks)}".rstrip())
    lines.append(ship_line(beagle, [8, 7, 6], "^"))
    under = [words.say(f"tile-{key}", {}) for three in as_list(pile["under"]) for key in as_list(three)]
    if under:
        lines.append(words.say("picture-under", {"tiles": ", ".join(under)}))
    return [line for line in lines if line]


def ship_line(beagle: int, spaces: list[int], mark: str) -> str:
    """The ship above or below the board, if it is there."""
    if beagle not in spaces:
        return ""
    return " " * (2 + (TILE_WIDTH + 2) * spaces.index(beagle) + TILE_WIDTH // 2) + mark


def tile_text(pieces: Components, tile: int, words: Words) -> str:
    """Where a tile goes and what it brings."""
    gains = []
    for gain, amount in (
        ("discovery", pieces.discovery[tile]),
        ("map", pieces.maps[tile]),
        ("compass", pieces.compasses[tile]),
        ("guide", pieces.guides[tile]),
        ("theory", pieces.theories[tile]),
    ):
        if amount:
            gains.append(words.say(f"picture-{gain}", {"count": amount}))
    star = "*" if pieces.emblematic[tile] else ""
    cell = pieces.cell[tile]
    if cell < 0:
        return " + ".join(gains)
    place = words.say(f"picture-cell-{ECOSYSTEMS[cell // SIDE]}", {}) + "/"
    return place + words.say(f"picture-cell-{CLASSES[cell % SIDE]}", {}) + " " + " + ".join(gains) + star


def gain_text(pieces: Components, tile: int, words: Words) -> str:
    """What a tile in the notebook brings; its place says the rest."""
    text = tile_text(pieces, tile, words)
    return text.split(" ", 1)[1] if pieces.cell[tile] >= 0 else text


def theory_lines(view: dict[str, object], words: Words) -> list[str]:
    theories = as_object(view["theories"])
    lines = ["", words.say("picture-theories", {})]
    for chapter in as_list(theories["row"]):
        if isinstance(chapter, int):
            lines.append(f"  {words.say(f'theory-{chapter}', {})}")
    sizes = [as_object(pile)["size"] for pile in as_list(theories["piles"])]
    lines.append("  " + words.say("picture-theory-piles", {"first": sizes[0], "second": sizes[1]}))
    return lines


def notebook_lines(seat: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """The 4 x 4 grid with what lies on top, how many lie there, then characters, tokens and theories."""
    cells = as_list(seat["cells"])
    published = as_list(seat["publications"])
    heads = [words.say(f"line-{name}", {}) + (" #" if name in published else "") for name in CLASSES]
    lines = [" " * LABEL_WIDTH + " ".join([fit(head, CELL_WIDTH) for head in heads]).rstrip()]
    for row, ecosystem in enumerate(ECOSYSTEMS):
        names = []
        gains = []
        for column in range(SIDE):
            stack = as_list(cells[SIDE * row + column])
            if stack:
                tile = pieces.tiles[str(stack[-1])]
                count = f"{len(stack)}x " if len(stack) > 1 else ""
                names.append(fit(count + words.say(f"tile-{stack[-1]}", {}), CELL_WIDTH))
                gains.append(fit(gain_text(pieces, tile, words), CELL_WIDTH))
            else:
                names.append(fit(".", CELL_WIDTH))
                gains.append(fit("", CELL_WIDTH))
        label = words.say(f"line-{ecosystem}", {}) + (" #" if ecosystem in published else "")
        lines.append(fit(label, LABEL_WIDTH) + " ".join(names).rstrip())
        lines.append((" " * LABEL_WIDTH + " ".join(gains)).rstrip())
    characters = [words.say(f"tile-{key}", {}) for key in as_list(seat["characters"])]
    if characters:
        lines.append(words.say("picture-characters", {"names": ", ".join(characters)}))
    lines.append(words.say("picture-tokens", {"compasses": seat["compasses"], "guides": seat["guides"]}))
    for theory in as_objects(seat["theories"]):
        points = words.say("picture-points", {"count": theory["points"]})
        effect = words.say(f"theory-{theory['chapter']}", {})
        lines.append(f"  {effect} = {points}")
    return [line for line in lines if line]


def seat_line(view: dict[str, object], number: int, words: Words) -> str:
    """One player's points by category and tokens."""
    seat = as_objects(view["seats"])[number]
    points = as_object(seat["points"])
    parts = ", ".join([f"{words.say(f'category-{name}', {})} {points[name]}" for name in CATEGORIES])
    turn = "*" if view["turn"] == number and not view["over"] else " "
    total = words.say("picture-seat", {"seat": number, "score": seat["score"], "tiles": seat["tiles"]})
    tokens = words.say("picture-tokens", {"compasses": seat["compasses"], "guides": seat["guides"]})
    return f"{turn} {total} ({parts}). {tokens}"


def fit(text: str, width: int) -> str:
    """Cut or fill to a width."""
    return (text[: width - 1] + "." if len(text) > width else text).ljust(width)
