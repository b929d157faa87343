"""Positions of Darwinning!: read from a few lines, refused with a sentence, as the schema says (docs/positions)."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from beagle.core.errors import BadPosition
from tests.games.darwinning.table import GAME, legal, view

DOCS = Path(__file__).parents[3] / "docs/positions"
SCHEMA = json.loads((DOCS / "darwinning.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_positions_fit_the_schema(players: int) -> None:
    chance = Random(players)
    state = GAME.start(players=players, seed=players)
    while not state.is_over():
        jsonschema.validate(GAME.position(state), SCHEMA)
        seat = state.to_act()[0]
        for _ in range(5):
            if state.is_over():
                break
            seat = state.to_act()[0]
            state.apply(seat, chance.choice(state.legal_actions(seat)))
    jsonschema.validate(GAME.position(state), SCHEMA)


def test_the_example_of_the_page_is_as_the_page_says() -> None:
    page = (DOCS / "darwinning.md").read_text(encoding="utf-8")
    written = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert written
    position = json.loads(written[0])
    jsonschema.validate(position, SCHEMA)
    state = GAME.from_position(position)
    assert legal(state) == ["done", "eat mouse"]


def test_players_alone_make_a_position() -> None:
    state = GAME.from_position({"players": 4, "seed": 3})
    assert [seat["cards"] for seat in view(state)["seats"]] == [10] * 4
    assert view(state)["deck"] == 50


def test_what_is_left_out_depends_on_the_seed() -> None:
    one, same, other = (GAME.position(GAME.from_position({"players": 3, "seed": seed})) for seed in (1, 1, 2))
    assert one == same != other


def declared(mine: list[str], theirs: list[str], used: list[str], used_by_other: list[str]) -> dict[str, Any]:
    """A trick of two in which seat 0 led, with three cards open."""
    seats = [{"played": mine, "used": used}, {"played": theirs, "used": used_by_other}]
    return {"seats": seats, "dummy": {"open": ["leaf-7-a", "leaf-8-a", "leaf-3-a"]}}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": 7}, "expected players to be a whole number from 2 to 6, got 7"),
    ({"players": 3, "phase": "sleep"}, "expected phase to be one of name"),
    ({"players": 3, "moon": 1}, "unknown field 'moon'"),
    ({"players": 3, "seats": [{}, {}]}, "seats: expected 3 items, got 2"),
    ({"players": 3, "seats": [{"species": "cod"}, {}, {}]}, "seats[0].species: expected one of amoeba"),
    ({"players": 3, "seats": [{"species": "fish"}, {"species": "fish"}, {}]}, "fish is there twice"),
    ({"players": 3, "seats": [{"hand": ["leaf-99-a"]}, {}, {}]}, "expected a card such as 'flower-15-b'"),
    ({"players": 3, "seats": [{"hand": ["leaf-1-a", "leaf-1-a"]}, {}, {}]}, "the card leaf-1-a is there twice"),
    (
        {"players": 3, "seats": [{"hand": ["acorn-1-a"]}, {}, {}]},
        "the card acorn-1-a is there twice, or not in a game of 3",
    ),
    ({"players": 3, "seats": [{"place": 4}, {"place": 4}, {}]}, "two species stand on space 4"),
    ({"players": 3, "seats": [{"species": "fish", "learned": ["ocean"]}, {}, {}]}, "the species has ocean already"),
    ({"players": 3, "seats": [{"traits": [None] * 4}, {}, {}]}, "seats[0].traits: expected 5 items, got 4"),
    (
        {"players": 3, "seats": [{"traits": ["leaf-1-a", "leaf-1-b", None, None, None]}, {}, {}]},
        "the trait pheromones is there twice",
    ),
    (
        {"players": 3, "seats": [{"traits": [None, None, "printed", None, None]}, {}, {}]},
        "nothing is printed on this place",
    ),
    ({"players": 3, "seats": [{"stolen": "leaf-1-a"}, {}, {}]}, "expected a trait that lies on a Parasite"),
    ({"players": 3, "dummy": {"place": 3}}, "dummy: expected none with 3 players"),
    ({"players": 3, "environments": ["moon"]}, "environments: expected one of desert"),
    ({"players": 3, "card": "leaf-1-a"}, "card: expected none in the phase name"),
    ({"players": 3, "phase": "way"}, "card: expected a card in the phase way"),
    ({"players": 3, "phase": "way", "card": "leaf-1-a"}, "card: expected one of the cards to improve with"),
    ({"players": 3, "phase": "play", "turn": 1}, "seats[0].played: expected a combination"),
    ({"players": 3, "phase": "declare"}, "seats[0].played: expected a combination"),
    ({"players": 2, "phase": "declare"}, "expected cards that are a combination, or become one"),
    ({"players": 3, "phase": "steal"}, "expected seat 0 to have a Parasite that holds nothing"),
    ({"players": 3, "food": 3}, "food, eaten: expected in the phase feed only"),
    ({"players": 3, "phase": "feed", "eaten": ["dragon"]}, "eaten: expected species in play"),
    ({"players": 3, "deck": [], "discards": []}, "deck: expected every card somewhere"),
    ({"players": 3, "phase": "play", "seats": [{"hand": []}, {}, {}]}, "expected at least one card"),
    (
        {"players": 3, "phase": "feed", "seats": [{"hand": ["leaf-1-a"]}, {}, {}]},
        "expected none once the tricks are over",
    ),
    ({"players": 3, "seats": [{"played": ["leaf-1-a"]}, {}, {}]}, "expected none while no trick lies on the table"),
    ({"players": 3, "phase": "play", "stage": "search"}, "stage: expected trick in the phase play, got search"),
    (
        {"players": 3, "phase": "choose", "turn": 1, "best": {"seat": 0, "combination": "pair", "sum": 4}},
        "turn: expected 0, who won the trick, got 1",
    ),
    ({"players": 3, "stage": "search", "phase": "choose"}, "searched in a game of two only"),
    ({"players": 3, "phase": "feed", "eaten": ["dummy"]}, "eaten: expected species in play, got 'dummy'"),
    (
        {"players": 3, "stage": "metamorphosis", "phase": "choose"},
        "phase: expected place or steal in the stage metamorphosis, got choose",
    ),
    (
        {"players": 2, "phase": "declare", "turn": 0, **declared(["leaf-9-a"], ["flower-3-a"], [], ["leaf-3-a"])},
        "seats[1].used: expected none before the seat's turn to declare",
    ),
    (
        {"players": 2, "phase": "declare", "turn": 1, **declared(["leaf-9-a"], ["flower-3-a"], ["leaf-8-a"], [])},
        "seats[0].used: expected open cards that make a combination with those played",
    ),
]


@pytest.mark.parametrize(("position", "said"), BAD, ids=[said[:40] for _, said in BAD])
def test_a_position_that_can_not_be_is_refused_with_a_sentence(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.from_position(position)
    assert said in str(raised.value)


def test_the_seat_that_names_the_leader_must_be_the_lowest() -> None:
    """W-E2."""
    seats = [{"species": "fish"}, {"species": "bird"}, {"species": "pig"}]
    with pytest.raises(BadPosition, match="expected 0, the lowest on the food chain, got 2"):
        GAME.from_position({"players": 3, "turn": 2, "seats": seats})


def test_species_that_are_left_out_are_drawn_from_those_that_nobody_has() -> None:
    """W-S1: for the last of six players too."""
    named = ["fish", "bird", "pig", "mouse", "frog"]
    state = GAME.from_position({"players": 6, "seats": [*[{"species": name} for name in named], {}]})
    assert view(state)["seats"][5]["species"] not in named


def test_an_era_without_cards_goes_straight_to_survival() -> None:
    """W-E1: only a hand-made position can have given every card away."""
    everything = [str(row["key"]) for row in GAME.rules.pieces()["cards"] if row["suit"] != "acorn"]
    state = GAME.from_position(
        {
            "players": 3,
            "phase": "feed",
            "environments": ["ocean"],
            "turn": 1,
            "seats": [
                {"species": "fish", "kept": everything, "place": 1},
                {"species": "mouse", "place": 5, "population": 3},
                {"species": "pig", "place": 9, "traits": [None] * 5},
            ],
        }
    )
    for _ in range(40):
        if state.is_over():
            break
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.is_over()
