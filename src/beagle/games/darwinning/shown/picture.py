"""The table as text: era, food chain, trick and hand, the viewer's species, then everybody's food and points."""

from typing import Final

from beagle.core.json_fields import as_int, as_list, as_object, as_objects
from beagle.core.rules import Words
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import value_of
from beagle.games.darwinning.components import ENVIRONMENTS, NO_ENVIRONMENT, TRAITS, Components
from beagle.games.darwinning.scoring import CATEGORIES

CARD_WIDTH: Final = 15
TRAIT_WIDTH: Final = 23


def draw(view: dict[str, object], words: Words, pieces: Components) -> str:
    """The whole table for the seat of the view; a spectator looks at the species of whose turn it is."""
    seat = view["seat"]
    shown = seat if isinstance(seat, int) else as_int(view["turn"])
    lines = era_lines(view, words)
    lines += open_lines(view, words, pieces)
    lines += trick_lines(view, words, pieces)
    lines += question_lines(view, words, pieces)
    if isinstance(seat, int):
        lines += hand_lines(view, seat, words, pieces)
    lines += ["", *species_lines(view, shown, words)]
    if not view["over"]:
        lines += ["", words.say("picture-forecast", {})]
        lines += [forecast_line(view, other, words) for other in by_chain(view)]
    lines += [""]
    for other in range(as_int(view["players"])):
        lines += seat_lines(view, other, words)[: 1 if other == shown else 2]
    return "\n".join(lines)


def by_chain(view: dict[str, object]) -> list[int]:
    """The seats in the order of survival, the lowest first."""
    return [as_int(stand["seat"]) for stand in reversed(as_objects(view["chain"])) if stand["seat"] is not None]


def era_lines(view: dict[str, object], words: Words) -> list[str]:
    """The era, its environments, and who is where on the food chain."""
    key = "picture-naming" if view["phase"] == "name" else "picture-era"
    era = words.say(key, {"era": view["era"], "trick": view["trick"], "environment": view["environments"]})
    piles = words.say("picture-piles", {"deck": view["deck"], "discards": len(as_list(view["discards"]))})
    stands = []
    for stand in as_objects(view["chain"]):
        name = words.say(f"species-{stand['species']}", {})
        player = "" if stand["seat"] is None else words.say("picture-player", {"seat": stand["seat"]})
        stands.append(f"{stand['space']} {name}{player}")
    return [f"{era} {piles}", f"{words.say('picture-chain', {})} {' > '.join(stands)}"]


def open_lines(view: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """W-D1: the dummy's cards."""
    if view["dummy"] is None:
        return []
    dummy = as_object(view["dummy"])
    cards = as_list(dummy["open"])
    if not cards:
        return []
    steps = as_int(dummy["steps"])
    head = words.say("picture-open", {"count": f"{steps:+d}" if steps else "0"})
    return ["", head, *[card_line(str(card), words, pieces) for card in cards]]


def trick_lines(view: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """The plays on the table in their order, the strongest marked."""
    if not isinstance(view["leader"], int):
        return []
    players = as_int(view["players"])
    order = [(view["leader"] + place) % players for place in range(players)]
    picking = view["turn"] if view["phase"] == "play" else None
    lines = [play_line(view, seat, words, pieces) for seat in order if seat != picking]
    lines = [line for line in lines if line]
    return ["", words.say("picture-trick", {"seat": view["leader"]}), *lines] if lines else []


def labelled(label: str, text: str, words: Words) -> str:
    """A label and what stands behind it, set off as the language does."""
    return words.say("picture-labelled", {"label": label, "text": text})


def play_line(view: dict[str, object], seat: int, words: Words, pieces: Components) -> str:
    """One play; nothing if there is none."""
    board = as_objects(view["seats"])[seat]
    cards = as_list(board["played"])
    if not cards:
        return ""
    if board["play"] is None:
        text = words.say("picture-incomplete", {"seat": seat, "count": len(cards)})
    else:
        play = as_object(board["play"])
        text = words.say("picture-play", {"seat": seat, "combination": play["combination"], "sum": play["sum"]})
    names = ", ".join([words.say(f"card-{card}", {}) for card in by_value(cards, pieces)])
    line = "  " + labelled(text, names, words)
    if as_list(board["used"]):
        line += ", " + words.say("picture-with-open", {"card": board["used"], "count": len(as_list(board["used"]))})
    best = view["best"]
    if best is not None and as_object(best)["seat"] == seat:
        line += f" <- {words.say('picture-best', {})}"
    return line


def question_lines(view: dict[str, object], words: Words, pieces: Components) -> list[str]:
    """The card that is being used, or the meal that goes on."""
    lines = []
    if isinstance(view["card"], str):
        lines += ["", words.say("picture-card", {}), card_line(view["card"], words, pieces)]
    if view["meal"] is not None:
        meal = as_object(view["meal"])
        params = {"seat": meal["seat"], "food": meal["food"], "needs": meal["needs"]}
        lines += ["", words.say("picture-meal", params)]
    return lines


def by_value(keys: object, pieces: Components) -> list[str]:
    """Cards by value."""
    return [pieces.keys[card] for card in sorted([pieces.cards[str(key)] for key in as_list(keys)], key=value_of)]


def hand_lines(view: dict[str, object], seat: int, words: Words, pieces: Components) -> list[str]:
    """The seat's own hand by value, and what is picked for a play."""
    board = as_objects(view["seats"])[seat]
    hand = by_value(board["hand"], pieces)
    lines = []
    if hand:
        lines = ["", words.say("picture-hand", {})]
        lines += [card_line(card, words, pieces) for card in hand]
    if view["phase"] == "play" and view["turn"] == seat and as_list(board["played"]):
        lines.append(words.say("picture-picked", {"card": board["played"]}))
    return lines


def card_line(key: str, words: Words, pieces: Components) -> str:
    """A card with its trait and its icons."""
    card = pieces.cards[key]
    icons = []
    steps = pieces.steps[card]
    if steps:
        icons.append(words.say("picture-up" if steps > 0 else "picture-down", {"count": abs(int(steps))}))
    if pieces.gain[card]:
        icons.append(words.say("picture-gain", {"count": pieces.gain[card]}))
    if pieces.environment[card] != NO_ENVIRONMENT:
        icons.append(words.say(f"environment-{ENVIRONMENTS[pieces.environment[card]]}", {}))
    trait = words.say(f"trait-{TRAITS[value_of(card)]}", {})
    name = words.say(f"card-{key}", {})
    return f"  {name.ljust(CARD_WIDTH)}{trait.ljust(TRAIT_WIDTH)}{', '.join(icons)}".rstrip()


def species_lines(view: dict[str, object], seat: int, words: Words) -> list[str]:
    """A board: where the species lives, its traits and what they do."""
    board = as_objects(view["seats"])[seat]
    lines = [
        words.say(
            "picture-species",
            {
                "seat": seat,
                "species": board["species"],
                "population": board["population"],
                "start": board["start_population"],
            },
        )
    ]
    lines.append("  " + words.say("picture-lives", {"places": homes(board, words)}))
    for place, written in enumerate(as_list(board["traits"])):
        lines.append("  " + trait_line(board, place, written, words))
    return lines


def homes(board: dict[str, object], words: Words) -> str:
    """Where a species lives and what it finds there, a star where the environment is dealt."""
    places = []
    for environment in as_objects(board["environments"]):
        dealt = "*" if environment["dealt"] else ""
        name = words.say(f"environment-{environment['name']}", {})
        places.append(f"{name} {environment['food']}{dealt}")
    return ", ".join(places)


def trait_line(board: dict[str, object], place: int, written: object, words: Words) -> str:
    """One trait place."""
    where = words.say("picture-zero", {}) if place == L.ZERO_BOX else words.say("picture-place", {"place": place + 1})
    if written is None:
        return labelled(where, words.say("picture-empty", {}), words)
    there = as_object(written)
    printed = there["card"] is None
    worth = words.say("picture-printed", {}) if printed else words.say("picture-points", {"count": there["points"]})
    trait = there["trait"]
    effect = words.say(f"effect-{trait}", {})
    line = labelled(where, f"{words.say(f'trait-{trait}', {})} ({worth}). {effect}", words)
    if trait == "parasite" and isinstance(board["stolen"], str):
        stolen = TRAITS[int(board["stolen"].split("-")[1]) - 1]
        held = words.say("picture-stolen", {"trait": stolen})
        line += " " + labelled(held, words.say(f"effect-{stolen}", {}), words)
    return line


def forecast_line(view: dict[str, object], seat: int, words: Words) -> str:
    """A species' food if the era ended now, whom it may eat and who may bite it."""
    outlook = as_objects(view["forecast"])[seat]
    board = as_objects(view["seats"])[seat]
    parts = [words.say("picture-food", {"needs": outlook["needs"], "has": outlook["has"], "could": outlook["could"]})]
    if outlook["borrows"] is not None:
        loan = as_object(outlook["borrows"])
        lender = {"environment": loan["environment"], "food": loan["food"], "species": loan["from"]}
        parts.append(words.say("picture-borrows", lender))
    if as_list(outlook["prey"]):
        parts.append(words.say("picture-prey", {"species": outlook["prey"]}))
    if as_list(outlook["hunters"]):
        bitten = words.say("picture-hunters", {"species": outlook["hunters"]})
        danger = f" ({words.say('picture-danger', {})})" if outlook["in_danger"] else ""
        parts.append(bitten + danger)
    name = words.say(f"species-{board['species']}", {}) + words.say("picture-player", {"seat": seat})
    return "  " + labelled(name, words.say("picture-then", {}).join(parts), words)


def seat_lines(view: dict[str, object], number: int, words: Words) -> list[str]:
    """One player's points by category; then where the species lives and the traits that work."""
    board = as_objects(view["seats"])[number]
    points = as_object(board["points"])
    parts = ", ".join([f"{words.say(f'category-{name}', {})} {points[name]}" for name in CATEGORIES])
    turn = "*" if view["turn"] == number and not view["over"] else " "
    total = words.say(
        "picture-seat",
        {
            "seat": number,
            "species": board["species"],
            "score": board["score"],
            "parts": parts,
            "cards": board["cards"],
        },
    )
    home = words.say("picture-home", {"places": homes(board, words)})
    traits = words.say("picture-traits-of", {"trait": board["works"]})
    return [f"{turn} {total}", f"    {home}{words.say('picture-then', {})}{traits}"]
