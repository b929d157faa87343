"""Positions: written whole, written by hand, refused when they can't be."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from tests.games.darwinci.table import GAME, seat_of, seen, table, written

DOCS = Path(__file__).parents[3] / "docs/positions"
SCHEMA = json.loads((DOCS / "darwinci.schema.json").read_text(encoding="utf-8"))


def whole(seed: int = 1, moves: int = 60) -> dict[str, Any]:
    state = GAME.start(players=3, seed=seed)
    for number in range(moves):
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[number % len(legal)])
    return GAME.position(state)


def test_three_players_are_enough_of_a_position() -> None:
    state = table()
    position = written(state)
    assert [len(site) for site in position["sites"]] == [27, 26]
    assert [len(seat["hand"]) for seat in position["seats"]] == [2, 2, 2]
    assert [seat["bones"] for seat in seen(state)["seats"]] == [2, 2, 2]


def test_the_seed_decides_what_is_dealt() -> None:
    assert written(table(seed=7)) == written(table(seed=7))
    assert written(table(seed=7)) != written(table(seed=8))


def test_a_named_bone_is_not_dealt_again() -> None:
    for seed in range(30):
        position = written(table({}, {"hand": ["S01", "?"]}, seed=seed, sites=[["C01", *"?" * 20], ["?"] * 20]))
        bones = [*position["sites"][0], *position["sites"][1], *position["gone"]]
        bones += [bone for seat in position["seats"] for bone in seat["hand"]]
        assert len(bones) == len(set(bones)) == 65 - 6


def test_own_stones_left_out_are_those_that_lie_nowhere_else() -> None:
    state = table({"reserve": {"white": 3}}, {"reserve": {"green": 2}}, {"reserve": {}})
    assert [seat_of(state, seat)["reserve"]["small"] for seat in range(3)] == [
        {"green": 7, "white": 3},
        {"green": 2, "white": 6},
        {"blue": 9},
    ]


def test_the_example_of_the_page_is_a_position() -> None:
    page = (DOCS / "darwinci.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json")[1].split("```")[0])
    jsonschema.validate(example, SCHEMA)
    state = GAME.from_position(example)
    then: Any = state.event(0, GAME.parse_action("at f4 turned 3"), 0)["then"]
    assert then == [{"key": "then-complete", "tiles": 3, "ends": 2, "amount": 6}]


@pytest.mark.parametrize("moves", [0, 5, 13, 20, 30, 60, 90])
def test_a_whole_position_fits_the_schema_and_reads_back(moves: int) -> None:
    position = whole(moves=moves)
    jsonschema.validate(position, SCHEMA)
    assert GAME.position(GAME.from_position(position)) == position


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"players": 2}, "expected players to be a whole number from 3 to 5, got 2"),
        ({"turn": 3}, "expected turn to be a whole number from 0 to 2, got 3"),
        ({"phase": "sleep"}, "expected phase to be one of draw, set, buy"),
        ({"expert": 1}, "expected expert to be true or false, got 1"),
        ({"sites": [["S01", "S01"], []]}, "sites[0]: the bone S01 is there twice"),
        ({"sites": [["X99"], []]}, "sites[0]: expected the id of a bone such as 'S01', got 'X99'"),
        ({"sites": [[]]}, "sites: expected 2 items, got 1"),
        ({"seats": [{}, {}]}, "seats: expected 3 items, got 2"),
        ({"seats": [{"plot": ["S01 S02 S03 S04 S05"]}, {}, {}]}, "expected at most 3 x 4 or 4 x 3 cells"),
        ({"seats": [{"plot": ["S01 S02 S03 S04"] * 4}, {}, {}]}, "is there twice"),
        ({"seats": [{"plot": ["S01 . S02"]}, {}, {}]}, "expected bones that touch one another by a side"),
        ({"seats": [{"plot": ["S01"]}, {}, {}]}, "expected at least 2 bones after the set-up, got 1"),
        ({"seats": [{"plot": ["S01/4 S02"]}, {}, {}]}, "expected a bone with 0 to 3 quarter turns"),
        ({"seats": [{"plot": ["S01 S02"], "plot_at": "a1"}, {}, {}]}, "expected the plot to reach over row 4"),
        ({"seats": [{"plot": ["S01 S02"], "plot_at": "h9"}, {}, {}]}, "expected a cell from a1 to g7, got 'h9'"),
        ({"seats": [{"plot": 3}, {}, {}]}, "seats[0].plot: expected a list, got 3"),
        ({"seats": [{"plot": [3, 4]}, {}, {}]}, "seats[0].plot"),
        ({"seats": [{"hand": ["S01", "S02", "S03"]}, {}, {}]}, "expected at most 2 bones in phase buy, got 3"),
        ({"seats": [{"offer": "S01"}, {}, {}]}, "expected no offered bone but in phases bid and award"),
        ({"seats": [{"won": ["S01"]}, {}, {}]}, "expected no won bones but in phases award and place"),
        ({"seats": [{"chosen": "S01"}, {}, {}]}, "expected a bone in hand, in phase set or offer"),
        ({"seats": [{"stones": {"white": 1}}, {}, {}]}, "expected none without an offered bone"),
        ({"seats": [{"reserve": {"green": 8}}, {}, {}]}, "stones: expected 9 green in reserves and on bones, got 10"),
        ({"seats": [{"reserve": {"pink": 1}}, {}, {}]}, "seats[0].reserve: unknown field 'pink'"),
        ({"seats": [{"reserve": {"big green": 1}}, {}, {}]}, "expected 0 big green"),
        ({"seats": [{"markers": ["crown"]}, {}, {}]}, "expected shell, ring, scarab, amulet, earring, got 'crown'"),
        ({"seats": [{"unscored": ["d4"], "plot": ["S01 S02"]}, {}, {}]}, "expected cells of complete creatures"),
        ({"seats": [{"colour": "green"}, {}, {}]}, "seats[0]: unknown field 'colour'"),
        ({"phase": "place"}, "phase place: expected a seat that has still to decide, got none"),
        ({"phase": "bid", "seats": [{"offer": None}] * 3}, "expected at least one offered bone, got none"),
        (
            {"phase": "bid", "left": {"opposing": 2}, "seats": [{"reserve": {}}, {}, {}]},
            "left: expected opposing to be a whole number from 0 to 0, got 2",
        ),
        ({"known": {"S01": [7]}}, "known.S01: expected seats from 0 to 2, got 7"),
        ({"known": {"X1": [0]}}, "expected the id of a bone in a site or a hand, got 'X1'"),
        ({"mixed": [{"viewer": 3, "by": 0, "bones": ["S01"]}]}, "expected viewer to be a whole number from 0 to 2"),
        ({"mixed": [{"viewer": 0, "by": 1, "bones": ["X1"]}]}, "expected ids of bones in a site or a hand, got 'X1'"),
        ({"mixed": [{"viewer": 0, "by": 1, "bones": ["S01", "S01"]}]}, "the bone S01 is there twice for seat 0"),
        (
            {"mixed": [{"viewer": 0, "by": 1, "bones": ["S01"], "named": ["S02"]}]},
            "mixed[0].named: expected some of its bones, got 'S02'",
        ),
        ({"generator": {"words": [1, 2, 3]}}, "generator.words: expected 4 items, got 3"),
        ({"weather": "fair"}, "position: unknown field 'weather'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: dict[str, Any], told: str) -> None:
    with pytest.raises(beagle.BadPosition) as refused:
        GAME.from_position({"players": 3, **change})
    assert told in str(refused.value)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.sampled_from(["S01", "?", ".", "E05/1", "d4", "green", "ring"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["green", "S01", "own"]), inner),
    max_leaves=8,
)


@settings(max_examples=150, derandomize=True)
@given(field=st.sampled_from(sorted(SCHEMA["properties"])), value=JSON)
def test_nonsense_in_a_field_is_refused_or_read_never_a_crash(field: str, value: Any) -> None:
    try:
        GAME.from_position({"players": 3, "seed": 1, field: value})
    except beagle.BeagleError as refused:
        assert str(refused)


SEAT_FIELDS = sorted(SCHEMA["properties"]["seats"]["items"]["properties"])


@settings(max_examples=300, derandomize=True)
@given(phase=st.sampled_from(SCHEMA["properties"]["phase"]["enum"]), field=st.sampled_from(SEAT_FIELDS), value=JSON)
def test_nonsense_in_a_seat_is_refused_or_a_game_that_goes_on(phase: str, field: str, value: Any) -> None:
    try:
        state = GAME.from_position({"players": 3, "phase": phase, "seats": [{field: value}, {}, {}]})
    except beagle.BeagleError as refused:
        assert str(refused)
    else:
        for _ in range(30):
            if not state.is_over():
                seat = state.to_act()[-1]
                state.apply(seat, state.legal_actions(seat)[-1])
