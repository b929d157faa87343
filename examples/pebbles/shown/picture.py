"""The table as text, drawn from what a seat may see."""

from beagle.core.json_fields import as_object, as_objects
from beagle.core.rules import Words
from examples.pebbles.components import Components


def draw(view: dict[str, object], words: Words, pieces: Components) -> str:
    """Heap and bag, then a line for each seat."""
    turn = {"count": view["heap"], "seat": view["turn"]}
    lines = [words.say("picture-over" if view["over"] else "picture-heap", turn)]
    lines.append(words.say("picture-bag", as_object(view["bag"])))
    for number, seat in enumerate(as_objects(view["seats"])):
        told = {"seat": number, "score": seat["score"], "taken": seat["taken"], **as_object(seat["found"])}
        lines.append(words.say("picture-seat", told))
    return "\n".join(lines)
