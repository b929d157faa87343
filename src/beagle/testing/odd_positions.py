"""The law of positions: what ``from_position`` accepts can be played to its end, and all else gets a sentence."""

import json
import re
from functools import cached_property
from random import Random
from typing import Any, Final

from beagle.core.errors import BadPosition
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.testing.edits import edited
from beagle.testing.walk import Walk, encoded, set_ups, viewers

TRIES: Final = 100
"""How many odd positions are tried where nobody says how many."""
LOOK_EVERY: Final = 5
"""Of a random game, one position in so many is changed."""
LONGEST: Final = 5000
"""No game takes as many actions."""
BETWEEN_WORDS: Final = re.compile(r"[\s/]+")
"""In a row of a plot, ``E05/1 . T04``, the words are pieces."""


class PositionLaw:
    """A law about one game. Calling it tries one odd position that ``chance`` decides; ``str`` names it."""

    def __init__(self, game: Game, seed: int = 1859) -> None:
        self.game = game
        self.seed = seed

    @cached_property
    def moments(self) -> list[dict[str, Any]]:
        """Whole positions of a random game of each set-up, the last one included."""
        found = []
        for players, options in set_ups(self.game):
            state = None
            for state, _, _ in Walk(self.game, players, options, self.seed, self.seed, LOOK_EVERY).steps():
                found.append(written_by(self.game, state))
            if state is not None:
                found.append(written_by(self.game, state))
        return found

    @cached_property
    def pieces(self) -> set[str]:
        """The pieces that positions name: rows of a component table that are somewhere when a game begins."""
        keys = {key_of(row) for rows in self.game.rules.pieces().values() for row in rows}
        starts = [
            self.game.start(players=players, seed=self.seed, **options) for players, options in set_ups(self.game)
        ]
        return keys & {word for start in starts for word in words_in(written_by(self.game, start))}

    def __call__(self, chance: Random | None = None) -> None:
        """One odd position that ``chance`` decides; without it, as many as are tried in a second or two."""
        for source in [Random(number) for number in range(TRIES)] if chance is None else [chance]:
            self.check(self.odd_position(source), source)

    def odd_position(self, chance: Random) -> dict[str, Any]:
        """A position of a real game with a few things changed."""
        return edited(chance.choice(self.moments), self.moments, chance)

    def check(self, written: dict[str, Any], chance: Random) -> bool:
        """Whether a position is accepted; if so, it is played to its end. Raises ``AssertionError``."""
        state = accepted(self.game, written)
        if state is None:
            return False
        try:
            self.play_to_the_end(state, chance)
        except Exception as error:
            raise AssertionError(f"{error!r} after the position {json.dumps(written)}") from error
        return True

    def play_to_the_end(self, state: State, chance: Random) -> None:
        """Random play from a position: every seat to act can act, all see the table, and no piece gets lost."""
        pieces = self.look_at(state)
        next_look = 1
        for number in range(LONGEST):
            if state.is_over():
                break
            check_choices(state)
            seat = chance.choice(state.to_act())
            action = chance.choice(state.legal_actions(seat))
            assert state.why_not(seat, action) is None
            assert encoded(state.event(seat, action, seat))
            state.apply(seat, action)
            assert encoded(state.news(seat))
            if number == next_look:
                assert_same_pieces(pieces, self.look_at(state))
                next_look *= 6
        assert state.is_over(), f"expected the game to end within {LONGEST} actions"
        assert state.to_act() == []
        assert state.winners()
        assert state.end_reason()
        assert_same_pieces(pieces, self.look_at(state))

    def look_at(self, state: State) -> set[str]:
        """The pieces that the position names. It reads back as itself; all can see it and imagine what they can't.

        How often a piece may be there is checked when the position is read back.
        """
        written = written_by(self.game, state)
        again = written_by(self.game, self.game.from_position(written))
        assert encoded(again) == encoded(written), "reads back as another position"
        for viewer in viewers(state):
            view = encoded(state.view(viewer))
            if viewer is not None:
                assert encoded(state.resample(viewer, 1).view(viewer)) == view, f"seat {viewer} would see another table"
        return self.pieces & words_in(written)

    def __str__(self) -> str:
        return f"{self.game.id}-accepted_positions_can_be_played_to_their_end"


def accepted(game: Game, written: dict[str, Any]) -> State | None:
    """The game from here; none if the position is refused, which takes a sentence and no other error."""
    before = encoded(written)
    refusal = ""
    state = None
    try:
        state = game.from_position(written)
    except BadPosition as refused:
        refusal = str(refused)
    except Exception as error:
        raise AssertionError(f"{error!r} instead of BadPosition for the position {json.dumps(written)}") from error
    assert encoded(written) == before, "reading a position changed it"
    assert state is not None or " " in refusal, f"expected a sentence, got {refusal!r}"
    return state


def check_choices(state: State) -> None:
    """There is a seat to act, and each of them can."""
    to_act = state.to_act()
    assert to_act, "expected a seat to act while the game is not over"
    for seat in to_act:
        assert state.legal_actions(seat), f"expected seat {seat}, which is to act, to have a legal action"


def written_by(game: Game, state: State) -> dict[str, Any]:
    """A state's whole position, as it is in a file."""
    written: dict[str, Any] = json.loads(encoded(game.position(state)))
    return written


def assert_same_pieces(before: set[str], now: set[str]) -> None:
    """No piece is lost, none appears from nowhere."""
    assert now == before, f"lost {sorted(before - now)}, appeared {sorted(now - before)}"


def key_of(row: dict[str, object]) -> str:
    """What a row of a component table is called in positions: its ``key``, or else its first column."""
    return str(row.get("key", next(iter(row.values()))))


def words_in(value: object) -> set[str]:
    """Every word of the values, and of the names of counts that are not 0."""
    if isinstance(value, str):
        return set(BETWEEN_WORDS.split(value))
    if isinstance(value, list):
        return {word for item in value for word in words_in(item)}
    if isinstance(value, dict):
        counted = {name for name, count in value.items() if isinstance(count, int) and count > 0}
        return counted | {word for item in value.values() for word in words_in(item)}
    return set()
