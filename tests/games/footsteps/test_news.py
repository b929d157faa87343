"""News: what an action brings to light, however short the row of theories was (F-K2, F-K3, F-T2b, F-T5)."""

from itertools import product
from typing import Any

import pytest

from beagle.core.news import NewsOverflow
from beagle.core.state import State
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.news import TILE_LAID, tell
from tests.games.footsteps.table import GAME, play, rest_of_theories, table

JOURNEY = ["giraffe", "american-bison", "atlas-moth", "tiger", "koala", "lion", "tuatara", "martens", "darwin"]
"""The Beagle, at its start, faces the bison, the koala and Martens."""
TILE = {"key": "news-tile", "tile": "emu"}
SIX = [11, 12, 13, 14, 15, 16]
ROWS = [list(row) for row in product((1, None), (5, None), (9, None))]
"""The row in view, with an empty place in every way; each place may be filled from the piles."""


def piles_beside(row: list[int | None], theories: list[int]) -> list[list[int]]:
    """Two piles of all the other theories, the top first."""
    rest = rest_of_theories(*theories, *[chapter for chapter in row if chapter is not None])
    return [rest[0::2], rest[1::2]]


def covering(row: list[int | None], theories: list[int]) -> State:
    """Seat 0 has just covered the jaguar and must choose a theory; the next tile of the pile is the emu."""
    piles = piles_beside(row, theories)
    notebook = {"tiles": ["jaguar"], "theories": theories}
    fields: dict[str, Any] = {"journey": JOURNEY, "row": row, "theory_piles": piles, "pile": ["emu", *["?"] * 9]}
    return play(table(notebook, **fields), "take american-bison")


def filling(row: list[int | None], piles: list[list[int]]) -> list[dict[str, str]]:
    """F-K2: the news of filling the empty places of a row from the larger pile, which are then filled."""
    told = []
    for place, chapter in enumerate(row):
        if chapter is None:
            row[place] = (piles[0] if len(piles[0]) >= len(piles[1]) else piles[1]).pop(0)
            told.append({"key": "news-theory-laid", "theory": f"{row[place]}"})
    return told


def table_is(state: State, row: list[int | None], piles: list[list[int]]) -> bool:
    """Whether the theories lie like this, the emu has the place of the bison, and every other tile is where it was."""
    written = GAME.position(state)
    journey = ["emu" if tile == "american-bison" else tile for tile in JOURNEY]
    return [written["journey"], written["row"], written["theory_piles"]] == [journey, row, piles]


@pytest.mark.parametrize("row", ROWS)
def test_a_theory_drawn_then_each_that_fills_the_row_then_the_tile_are_told(row: list[int | None]) -> None:
    """F-K2, F-T5."""
    piles = piles_beside(row, [])
    state = play(covering(row, []), "develop pile 1")
    drawn = {"key": "news-theory-drawn", "theory": f"{piles[0].pop(0)}"}
    filled = [*row]
    assert state.news(None) == [drawn, *filling(filled, piles), TILE]
    assert table_is(state, filled, piles)


@pytest.mark.parametrize("row", [row for row in ROWS if row[2] == 9])
def test_only_the_theories_that_fill_the_row_are_news_when_one_in_view_is_taken(row: list[int | None]) -> None:
    """F-K2, F-T5."""
    piles = piles_beside(row, [])
    state = play(covering(row, []), "develop 9")
    filled = [*row[:2], None]
    assert state.news(None) == [*filling(filled, piles), TILE]
    assert table_is(state, filled, piles)


@pytest.mark.parametrize("row", ROWS)
def test_the_row_is_told_of_only_after_the_seventh_theory_went_back(row: list[int | None]) -> None:
    """F-K3, F-T5."""
    piles = piles_beside(row, SIX)
    state = play(covering(row, SIX), "develop pile 2")
    assert state.news(None) == [{"key": "news-theory-drawn", "theory": f"{piles[1].pop(0)}"}]
    play(state, "return 12")
    piles[1].append(12)
    filled = [*row]
    assert state.news(None) == [*filling(filled, piles), TILE]
    assert table_is(state, filled, piles)


def test_an_observation_tells_of_three_tiles() -> None:
    """F-T2b."""
    state = play(table({"guides": 1}, journey=JOURNEY, pile=["emu", "jaguar", "desert-locust", "?"]), "observe")
    assert [item["tile"] for item in state.news(None)] == ["emu", "jaguar", "desert-locust"]


def test_more_news_than_there_is_room_for_would_be_refused_before_the_board_is_written_over() -> None:
    state = play(covering([None, None, None], []), "develop pile 1")
    assert len(state.news(None)) == L.NEWS_ROOM
    with pytest.raises(NewsOverflow, match="expected at most 5 items of news, got one more"):
        tell(state.v, TILE_LAID, 0)
    assert state.view(None)["journey"] == ["emu" if tile == "american-bison" else tile for tile in JOURNEY]
