"""A position as JSON in the players' words (docs/positions/darwinning.md), written whole; ``read.py`` reads it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.json_fields import written_generator
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import is_empty
from beagle.games.darwinning.components import SPECIES, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.shown.forecasts import animals_in
from beagle.games.darwinning.shown.view import best_play, card_keys, environment_names, used_cards
from beagle.games.darwinning.state import DarwinningState

ON_BOARD: Final = "printed"
"""In a position: the trait that is printed on this place of the board."""


def write(state: DarwinningState) -> dict[str, object]:
    """Everything: ``read`` gives the same game back."""
    v = state.v
    pieces = state.pieces
    written: dict[str, object] = {
        "game": "darwinning",
        "players": state.players,
        "phase": L.PHASES[v[L.PHASE]],
        "stage": L.STAGES[v[L.STAGE]],
        "turn": v[L.TURN],
        "era": v[L.ERA],
        "trick": v[L.TRICK],
        "leader": v[L.LEADER],
        "environments": environment_names(v[L.ENVIRONMENTS_DEALT]),
        "seats": [write_seat(v, pieces, seat) for seat in range(state.players)],
        "discards": card_keys(v, pieces, L.DISCARDS),
        "deck": card_keys(v, pieces, L.DECK),
        "generator": written_generator(v),
    }
    if v[L.BEST]:
        written["best"] = best_play(v)
    if v[L.CARD] != L.EMPTY:
        written["card"] = pieces.keys[v[L.CARD]]
    if v[L.PHASE] == L.FEEDING:
        written["food"] = v[L.FOOD]
        written["eaten"] = animals_in(v, state.players, v[L.EATEN])
    if state.players == PLAYERS_WITH_DUMMY:
        written["dummy"] = {"place": v[L.DUMMY_PLACE], "open": card_keys(v, pieces, L.OPEN)}
    return written


def write_seat(v: vec[i64], pieces: Components, seat: i64) -> dict[str, object]:
    at = L.seat_at(seat)
    written: dict[str, object] = {
        "species": SPECIES[v[at + L.SPECIES]],
        "population": v[at + L.POPULATION],
        "place": v[at + L.PLACE],
        "learned": environment_names(v[at + L.LEARNED]),
        "traits": [write_place(pieces, v[at + L.TRAIT_PLACES + place]) for place in range(L.PLACES)],
        "kept": card_keys(v, pieces, at + L.KEPT),
        "hand": card_keys(v, pieces, at + L.HAND),
    }
    if v[at + L.STOLEN] != L.EMPTY:
        written["stolen"] = pieces.keys[v[at + L.STOLEN]]
    if not is_empty(v, at + L.PLAYED):
        written["played"] = card_keys(v, pieces, at + L.PLAYED)
    if v[L.PHASE] == L.DECLARING:
        written["used"] = used_cards(v, pieces, at)
    if v[at + L.BITES]:
        written["bites"] = v[at + L.BITES]
    return written


def write_place(pieces: Components, there: i64) -> str | None:
    """What lies on a trait place."""
    if there == L.EMPTY:
        return None
    return ON_BOARD if there >= L.PRINTED else pieces.keys[there]
