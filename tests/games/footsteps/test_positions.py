"""Positions: written whole, written by hand, refused when they can't be."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import beagle
from beagle.testing import PositionLaw
from tests.games.footsteps.table import GAME, rest_of_theories

SCHEMA = json.loads((Path(__file__).parents[3] / "docs/positions/footsteps.schema.json").read_text(encoding="utf-8"))


TWELVE = [
    "andean-condor", "darwins-rhea", "keel-billed-toucan", "jaguar", "lion", "giraffe",
    "tiger", "tuatara", "emperor-scorpion", "desert-locust", "coconut-crab", "koala",
]  # fmt: skip


def whole(seed: int = 1, moves: int = 20) -> dict[str, Any]:
    state = GAME.start(players=3, seed=seed)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    return GAME.position(state)


def test_two_players_are_enough_of_a_position_and_are_dealt_like_a_set_up() -> None:
    state = GAME.from_position({"players": 2, "seed": 7})
    written: Any = GAME.position(state)
    assert len(written["pile"]) == 24
    assert [len(pile) for pile in written["theory_piles"]] == [10, 9]
    assert [len(seat["theories"]) for seat in written["seats"]] == [1, 1]


def test_the_seed_decides_what_is_dealt() -> None:
    one, other = (GAME.position(GAME.from_position({"players": 2, "seed": seed})) for seed in (7, 8))
    assert one != other
    assert one == GAME.position(GAME.from_position({"players": 2, "seed": 7}))


def test_a_named_tile_is_not_dealt_again() -> None:
    for seed in range(30):
        position: dict[str, Any] = {"players": 5, "seed": seed, "pile": ["koala", *["?"] * 59]}
        written: Any = GAME.position(GAME.from_position(position))
        tiles = [*written["journey"], *written["pile"]]
        assert len(set(tiles)) == 69


def test_the_pile_is_as_long_as_the_turns_that_are_left() -> None:
    position: dict[str, Any] = {"players": 2, "turn": 1, "seats": [{"tiles": ["jaguar", "lion"]}, {"tiles": ["tiger"]}]}
    written: Any = GAME.position(GAME.from_position(position))
    assert len(written["pile"]) == 21


def test_a_position_in_the_middle_of_a_turn_reads_back() -> None:
    state = GAME.from_position({"players": 2, "phase": "develop"})
    assert all(GAME.format_action(action).startswith("develop") for action in state.legal_actions(0))
    state.apply(0, state.legal_actions(0)[0])
    assert state.to_act() == [1]


@pytest.mark.parametrize("moves", [0, 10, 25, 40])
def test_a_whole_position_fits_the_schema(moves: int) -> None:
    jsonschema.validate(whole(moves=moves), SCHEMA)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"players": 6}, "expected players to be a whole number from 2 to 5, got 6"),
        ({"players": None}, "expected players to be a whole number from 2 to 5, got nothing"),
        ({"players": True}, "got True"),
        ({"turn": 3}, "expected turn to be a whole number from 0 to 2, got 3"),
        ({"phase": "sleep"}, "expected phase to be one of take, develop, return, over, got 'sleep'"),
        ({"beagle": 12}, "expected beagle to be a whole number from 0 to 11, got 12"),
        ({"guide_spent": 1}, "expected guide_spent to be true or false, got 1"),
        ({"journey": ["jaguar"] * 9}, "journey[1]: the tile jaguar is there twice"),
        ({"journey": ["unicorn"] * 9}, "journey[0]: expected the key of a tile such as 'andean-condor', got 'unicorn'"),
        ({"journey": ["?"] * 8}, "journey: expected 9 items, got 8"),
        ({"journey": [None] + ["?"] * 8}, "journey[0]: expected a tile, got an empty place"),
        ({"journey": "jaguar"}, "journey: expected a list, got 'jaguar'"),
        ({"pile": []}, "pile: expected at least one tile while the game goes on, got none"),
        ({"pile": ["?"] * 50}, "pile: expected 0 to 36 items, got 50"),
        ({"pile_known": 99}, "expected pile_known to be a whole number from 0 to 36, got 99"),
        ({"row": [1, 1, 1]}, "row[2]: theory 1 is there more often than its 2 tiles"),
        ({"row": [0, 1, 2]}, "row[0]: expected a chapter from 1 to 16, got 0"),
        ({"theory_piles": [[1], [2]]}, "all 24 are in play"),
        ({"theory_piles_known": [99, 0]}, "theory_piles_known[0]: expected a number from 0 to"),
        ({"theory_piles_known": [10**30, 0]}, "theory_piles_known[0]: expected a number from 0 to"),
        ({"row": [10**30, 1, 2]}, "row[0]: expected a chapter from 1 to 16, got 1000"),
        ({"turn": 10**30}, "expected turn to be a whole number from 0 to 2, got 1000"),
        ({"seats": [{}]}, "seats: expected 3 items, got 1"),
        ({"seats": [{}, {}, 5]}, "seats[2]: expected an object, got 5"),
        ({"seats": [{"compasses": 6}, {}, {}]}, "expected compasses to be a whole number from 0 to 5, got 6"),
        ({"seats": [{"guides": 3}, {}, {}]}, "expected guides to be a whole number from 0 to 2, got 3"),
        (
            {"seats": [{"tiles": ["darwin", "fitzroy", "henslow", "martens"]}, {}, {}]},
            "expected at most 3 characters, got 4",
        ),
        ({"seats": [{"theories": [1, 2, 3, 4, 5, 6, 7]}, {}, {}]}, "seats[0].theories: expected 0 to 6 items, got 7"),
        ({"seats": [{"hats": 1}, {}, {}]}, "seats[0]: unknown field 'hats'"),
        ({"phase": "return"}, "phase return: expected seat 0 to hold 7 theories"),
        ({"sails": 3}, "position: unknown field 'sails'"),
        ({"generator": {"name": "dice", "words": [1, 2, 3, 4]}}, "expected name to be one of sfc32, got 'dice'"),
        ({"generator": {"words": [1, 2, 3]}}, "generator.words: expected 4 items, got 3"),
        ({"generator": {"words": [1, 2, 3, -4]}}, "generator.words[3]: expected a number from 0 to 4294967295, got -4"),
        ({"generator": {}}, "generator.words: expected 4 numbers, got nothing"),
        ({"seed": -1}, "expected seed to be a whole number from 0 to"),
    ],
)
def test_a_position_that_can_not_be_is_refused_with_the_reason(change: dict[str, Any], told: str) -> None:
    """F-B3, F-B4, F-C1, F-T3b, F-K3: limits hold in positions too."""
    with pytest.raises(beagle.BadPosition) as error:
        GAME.from_position({"players": 3, **change})
    assert told in str(error.value)


def test_a_seat_with_twelve_tiles_can_not_be_to_take_another() -> None:
    """F-T6."""
    with pytest.raises(beagle.BadPosition) as error:
        GAME.from_position({"players": 2, "turn": 1, "seats": [{}, {"tiles": TWELVE}]})
    told = "seats[1].tiles: expected fewer than 12 tiles where the seat is to take one, got 12"
    assert str(error.value) == told
    assert GAME.from_position({"players": 2, "turn": 1, "phase": "develop", "seats": [{}, {"tiles": TWELVE}]})


def all_theories_held(**fields: Any) -> dict[str, Any]:
    """Four notebooks with six theories each: none is left for the row and the piles."""
    everything = rest_of_theories()
    seats = [{"theories": everything[low : low + 6]} for low in (0, 6, 12, 18)]
    return {"players": 4, "seats": seats, **fields}


def test_a_theory_can_not_be_due_when_none_is_left() -> None:
    """F-K4."""
    assert GAME.from_position(all_theories_held(phase="take"))
    with pytest.raises(beagle.BadPosition) as error:
        GAME.from_position(all_theories_held(phase="develop"))
    assert str(error.value) == "phase develop: expected a theory in the row or in a pile, got none"


@pytest.mark.parametrize("phase", ["take", "develop", "return", "over"])
@pytest.mark.parametrize("left", [0, 1, 2, 5])
def test_with_few_theories_left_every_phase_is_refused_or_played_to_its_end(phase: str, left: int) -> None:
    """F-K3, F-K4."""
    position = all_theories_held(phase=phase)
    for seat in range(left):
        position["seats"][seat % 4]["theories"].pop()
    if phase == "return":
        first, last = position["seats"][0]["theories"], position["seats"][3]["theories"]
        while len(first) < 7:
            first.append(last.pop(0))
    accepted = PositionLaw(GAME).check(position, Random(left))
    assert accepted == (phase != "develop" or left > 0)


@pytest.mark.parametrize("places", [[13, None, None], [None, None, None], [None, 13, 14]])
@pytest.mark.parametrize("choice", ["develop pile 1", "develop 13"])
def test_a_short_row_is_filled_as_soon_as_a_theory_is_taken(places: list[int | None], choice: str) -> None:
    """F-K2: each empty place from the larger pile; all that is turned up is told."""
    used = [chapter for chapter in places if chapter is not None]
    rest = rest_of_theories(*used)
    position = {"players": 2, "phase": "develop", "row": places, "theory_piles": [rest[:9], rest[9:]]}
    state = GAME.from_position({**position, "seats": [{"theories": []}, {"theories": []}]})
    if choice == "develop 13" and 13 not in used:
        assert GAME.parse_action(choice) not in state.legal_actions(0)
        return
    taken = rest[0] if choice == "develop pile 1" else 13
    state.apply(0, GAME.parse_action(choice))
    written: Any = GAME.position(state)
    assert written["seats"][0]["theories"] == [taken]
    assert None not in written["row"]
    assert sorted([taken, *written["row"], *written["theory_piles"][0], *written["theory_piles"][1]]) == sorted(
        rest_of_theories()
    )
    told = [item for item in state.news(0) if item["key"] == "news-theory-laid"]
    assert len(told) == 3 - len(used) + (taken == 13)


def test_more_compasses_than_the_box_has_are_refused() -> None:
    """F-B3."""
    with pytest.raises(beagle.BadPosition) as error:
        GAME.from_position({"players": 4, "seats": [{"compasses": 5}] * 3 + [{"compasses": 1}]})
    assert str(error.value) == "seats: expected at most 15 compasses in all, got 16"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.sampled_from(["?", "jaguar", "lion", "darwin", "develop", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["tiles", "guides", "words"]), inner),
    max_leaves=8,
)


@given(changes=st.dictionaries(st.sampled_from(sorted([*whole(), "seed", "origin"])), JSON, min_size=1, max_size=3))
def test_no_change_to_a_position_brings_anything_but_a_game_or_a_clear_refusal(changes: dict[str, Any]) -> None:
    position = {**whole(), **changes}
    try:
        state = GAME.from_position(position)
    except beagle.BadPosition as error:
        assert str(error)
        return
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert max(len(seat["tiles"]) for seat in GAME.position(state)["seats"]) <= 12  # type: ignore[attr-defined]
