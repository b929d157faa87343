"""A position as JSON in the players' words (docs/positions/darwinning.md), written whole; ``reading.py`` reads it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.json_fields import written_generator
from beagle.games.darwinning.cards import is_empty
from beagle.games.darwinning.components import SPECIES as SPECIES_KEYS
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.layout import (
    BEST,
    BITES,
    CARD,
    DECK,
    DECLARING,
    DISCARDS,
    DUMMY_PLACE,
    EATEN,
    EMPTY,
    ENVIRONMENTS_DEALT,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    KEPT,
    LEADER,
    LEARNED,
    OPEN,
    PHASE,
    PLACE,
    PLACES,
    PLAYED,
    POPULATION,
    PRINTED,
    SPECIES,
    STAGE,
    STOLEN,
    TRAIT_PLACES,
    TRICK,
    TURN,
    seat_at,
)
from beagle.games.darwinning.outlook import animals_in
from beagle.games.darwinning.state import DarwinningState
from beagle.games.darwinning.view import (
    PHASES,
    STAGES,
    best_play,
    card_keys,
    environment_names,
    used_cards,
)

ON_BOARD: Final = "printed"
"""In a position: the trait that is printed on this place of the board."""


def write(state: DarwinningState) -> dict[str, object]:
    """Everything: ``read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "darwinning",
        "players": state.players,
        "phase": PHASES[v[PHASE]],
        "stage": STAGES[v[STAGE]],
        "turn": v[TURN],
        "era": v[ERA],
        "trick": v[TRICK],
        "leader": v[LEADER],
        "environments": environment_names(v[ENVIRONMENTS_DEALT]),
        "seats": [write_seat(v, seat, pieces) for seat in range(state.players)],
        "discards": card_keys(v, DISCARDS, pieces),
        "deck": card_keys(v, DECK, pieces),
        "generator": written_generator(v),
    }
    if v[BEST]:
        written["best"] = best_play(v)
    if v[CARD] != EMPTY:
        written["card"] = pieces.keys[v[CARD]]
    if v[PHASE] == FEEDING:
        written["food"] = v[FOOD]
        written["eaten"] = animals_in(v, state.players, v[EATEN])
    if state.players == PLAYERS_WITH_DUMMY:
        written["dummy"] = {"place": v[DUMMY_PLACE], "open": card_keys(v, OPEN, pieces)}
    return written


def write_seat(v: vec[i64], seat: i64, pieces: Components) -> dict[str, object]:
    at = seat_at(seat)
    written: dict[str, object] = {
        "species": SPECIES_KEYS[v[at + SPECIES]],
        "population": v[at + POPULATION],
        "place": v[at + PLACE],
        "learned": environment_names(v[at + LEARNED]),
        "traits": [write_place(v[at + TRAIT_PLACES + place], pieces) for place in range(PLACES)],
        "kept": card_keys(v, at + KEPT, pieces),
        "hand": card_keys(v, at + HAND, pieces),
    }
    if v[at + STOLEN] != EMPTY:
        written["stolen"] = pieces.keys[v[at + STOLEN]]
    if not is_empty(v, at + PLAYED):
        written["played"] = card_keys(v, at + PLAYED, pieces)
    if v[PHASE] == DECLARING:
        written["used"] = used_cards(v, at, pieces)
    if v[at + BITES]:
        written["bites"] = v[at + BITES]
    return written


def write_place(there: i64, pieces: Components) -> str | None:
    """What lies on a trait place."""
    if there == EMPTY:
        return None
    return ON_BOARD if there >= PRINTED else pieces.keys[there]
