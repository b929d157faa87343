"""Pebbles, a game from outside: interpreted, in a folder of its own, on the same contract as every other game."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.csv_tables import read_table
from beagle.core.errors import BadPosition, Refusal, UnreadableAction
from beagle.core.random import WORDS, below, seed_generator
from beagle.core.rules import Rules, Words
from beagle.core.state import NOBODY, State
from beagle.match.catalogue import Game
from beagle.match.info import read_info

FOLDER: Final = Path(__file__).parent

HEAP: Final = WORDS
TURN: Final = WORDS + 1
TOOK: Final = WORDS + 2
"""Whether the seat has taken this turn."""
DUG: Final = WORDS + 3
"""What was dug up last, or ``NOBODY``."""
REVEALED: Final = WORDS + 4
SCORE: Final = WORDS + 5

TAKE_ONE: Final = 0
TAKE_TWO: Final = 1
DIG: Final = 2
END: Final = 3
SPELLINGS: Final = ["take 1", "take 2", "dig", "end"]
KINDS: Final = ["flint", "amber"]


class Pebbles(State):
    """P-1 to P-3."""

    def __init__(self, players: i64, v: vec[i64], worth: list[int]) -> None:
        super().__init__(players, v)
        self.worth = worth

    def to_act(self) -> list[int]:
        return [] if self.actor() == NOBODY else [self.v[TURN]]

    def actor(self) -> i64:
        return NOBODY if self.v[HEAP] == 0 and not self.v[TOOK] else self.v[TURN]

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        legal = [action for action in range(len(SPELLINGS)) if self.why_not(seat, action) is None]
        for place, action in enumerate(legal):
            into[place] = action
        return len(legal)

    def max_legal(self) -> i64:
        return len(SPELLINGS)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.actor() == NOBODY:
            return Refusal("game-over", "P-3")
        if seat != self.v[TURN]:
            return Refusal("not-your-turn", "P-1")
        if action in (TAKE_ONE, TAKE_TWO):
            if self.v[TOOK]:
                return Refusal("already-took", "P-1")
            return Refusal("heap-too-small", "P-1") if self.v[HEAP] <= action else None
        if not self.v[TOOK]:
            return Refusal("take-first", "P-3")
        return Refusal("already-took", "P-2") if action == DIG and self.v[TOOK] == 2 else None

    def apply(self, seat: i64, action: i64) -> None:
        v = self.v
        v[DUG] = NOBODY
        if action in (TAKE_ONE, TAKE_TWO):
            v[HEAP] -= action + 1
            v[SCORE + seat] += action + 1
            v[TOOK] = 1
        elif action == DIG:
            v[DUG] = below(v, 2)
            v[SCORE + seat] += self.worth[v[DUG]]
            v[TOOK] = 2
            v[REVEALED] += 1
        else:
            v[TOOK] = 0
            v[TURN] = (seat + 1) % self.players

    def copy(self) -> "Pebbles":
        return Pebbles(self.players, self.v[:], self.worth)

    def scores(self) -> list[int]:
        return [self.v[SCORE + seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score == max(self.scores())]

    def end_reason(self) -> str:
        return "end-heap" if self.is_over() else ""

    def table(self, seat: int | None) -> dict[str, object]:
        return {"game": "pebbles", "heap": self.v[HEAP], "turn": self.v[TURN], "seats": [{} for _ in self.scores()]}

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        if action == DIG:
            return {"key": "event-dug", "seat": seat}
        if action == END:
            return {"key": "event-ended", "seat": seat}
        then = [{"key": "then-last"}] if self.v[HEAP] == action + 1 else []
        return {"key": "event-took", "seat": seat, "count": action + 1, "then": then}

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        return [] if self.v[DUG] == NOBODY else [{"key": "news-dug", "kind": KINDS[self.v[DUG]]}]

    def revealed(self) -> i64:
        return self.v[REVEALED]

    def resample(self, seat: i64, seed: int) -> "Pebbles":
        other = self.copy()
        seed_generator(other.v, seed)
        return other


class PebblesRules(Rules):
    def __init__(self, worth: list[int]) -> None:
        self.worth = worth

    def action_count(self) -> int:
        return len(SPELLINGS)

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        v = vec[i64]([0] * (SCORE + players))
        seed_generator(v, seed)
        heap = options["heap"]
        assert isinstance(heap, int)
        v[HEAP] = heap
        v[TURN] = below(v, players) if first == NOBODY else first
        v[DUG] = NOBODY
        return Pebbles(players, v, self.worth)

    def format_action(self, action: int) -> str:
        return SPELLINGS[action]

    def parse_action(self, text: str) -> int:
        if text not in SPELLINGS:
            raise UnreadableAction(f"expected one of {', '.join(SPELLINGS)}, got {text!r}")
        return SPELLINGS.index(text)

    def position(self, state: State) -> dict[str, object]:
        return {"game": "pebbles", "players": state.players, "numbers": list(state.v)}

    def from_position(self, position: dict[str, object]) -> State:
        players, numbers = position.get("players"), position.get("numbers")
        if not isinstance(players, int) or not isinstance(numbers, list) or len(numbers) != SCORE + players:
            raise BadPosition("expected players and numbers")
        return Pebbles(players, vec[i64](numbers), self.worth)

    def names(self, language: str) -> dict[str, str]:
        named = {"fr": ["du silex", "de l’ambre"], "en": ["flint", "amber"]}[language]
        return {f"kind-{kind}": name for kind, name in zip(KINDS, named)}

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return {"pebbles.csv": [{"kind": kind, "worth": worth} for kind, worth in zip(KINDS, self.worth)]}

    def picture(self, view: dict[str, object], words: Words) -> str:
        return words.say("picture-heap", {"count": view["heap"], "seat": view["turn"]})


def load(folder: str) -> Rules:
    rows = read_table(folder, "pebbles.csv", ["kind", "worth", "source"])
    return PebblesRules([row.number("worth", 0, 9) for row in rows])


def pebbles() -> Game:
    """The game as the catalogue would offer it."""
    return Game(read_info(FOLDER, "tests.fake_games.toy"))
