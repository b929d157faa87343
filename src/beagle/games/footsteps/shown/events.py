"""The sentences about an action, before it is done, and about what it turned up. Everybody is told the same."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import kind_of
from beagle.games.footsteps import actions as A
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.journey import distance_of
from beagle.games.footsteps.news import THEORY_DRAWN, TILE_LAID, items, piece_of
from beagle.games.footsteps.notebook import is_character
from beagle.games.footsteps.shown.forecasts import after_taking


def event(v: vec[i64], pieces: Components, seat: i64, action: i64) -> dict[str, object]:
    """What everybody is told of an action."""
    if action == A.OBSERVE:
        return {"key": "event-observed", "seat": seat}
    if action < A.TAKE:
        return {"key": "event-voyage-forward" if action == A.VOYAGE_FORWARD else "event-voyage-back", "seat": seat}
    if action < A.DEVELOP:
        return take_event(v, pieces, seat, action - A.TAKE)
    if action < A.DEVELOP_PILE:
        return {"key": "event-developed", "seat": seat, "theory": f"{action - A.DEVELOP + 1}"}
    if action < A.RETURN:
        return {"key": "event-developed-pile", "seat": seat, "pile": action - A.DEVELOP_PILE + 1}
    return {"key": "event-returned", "seat": seat, "theory": f"{action - A.RETURN + 1}"}


def take_event(v: vec[i64], pieces: Components, seat: i64, tile: i64) -> dict[str, object]:
    """Taking a tile and all that follows from it at once."""
    return {
        "key": "event-inspired" if is_character(tile) else "event-studied",
        "seat": seat,
        "tile": pieces.keys[tile],
        "distance": distance_of(v, tile),
        "then": after_taking(v, pieces, seat, tile),
    }


def news(v: vec[i64], pieces: Components) -> list[dict[str, object]]:
    """What the last action turned up."""
    told: list[dict[str, object]] = []
    for item in items(v):
        kind = kind_of(item)
        piece = piece_of(item)
        if kind == TILE_LAID:
            told.append({"key": "news-tile", "tile": pieces.keys[piece]})
        elif kind == THEORY_DRAWN:
            told.append({"key": "news-theory-drawn", "theory": f"{piece + 1}"})
        else:
            told.append({"key": "news-theory-laid", "theory": f"{piece + 1}"})
    return told
