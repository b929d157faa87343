"""Positions and component files of Pebbles: what can't be gets a sentence."""

from pathlib import Path
from typing import Any

import pytest

from beagle.core.errors import BadComponents, BadPosition
from beagle.match.catalogue import Game
from tests.fake_games import PEBBLES, pebbles

WHOLE = (PEBBLES / "components" / "pebbles.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"players": 5}, "expected players to be a whole number from 2 to 4, got 5"),
        ({"players": 2, "heap": 0, "phase": "take"}, "expected a heap to take from in the phase take, got 0"),
        ({"players": 2, "phase": "over"}, "expected an empty heap in the phase over, got 12"),
        ({"players": 2, "seats": [{}]}, "seats: expected 2 items, got 1"),
        ({"players": 2, "seats": [{"found": {"amber": 5}}, {}]}, "seats: expected at most 4 amber found, got 5"),
        ({"players": 2, "bag": ["amber"]}, "bag: expected the stones that are not found"),
        ({"players": 2, "bags": 1}, "position: unknown field 'bags'"),
    ],
)
def test_a_position_that_can_not_be_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        pebbles().from_position(position)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (WHOLE.replace("amber,amber", "jade,amber"), "line 3: expected the kind amber, got 'jade'"),
        (WHOLE.replace(",4,known", ",13,known"), "line 3: count must be a whole number from 0 to 12, not '13'"),
        (WHOLE.replace(",1,8", ",ten,8"), "line 2: worth must be a whole number from 0 to 9, not 'ten'"),
        ("".join(WHOLE.splitlines(keepends=True)[:2]), "expected 2 kinds, got 1"),
    ],
)
def test_a_component_file_that_can_not_be_used_is_refused(tmp_path: Path, content: str, sentence: str) -> None:
    (tmp_path / "pebbles.csv").write_text(content, encoding="utf-8")
    with pytest.raises(BadComponents, match=sentence):
        assert Game(pebbles().info, tmp_path).rules
