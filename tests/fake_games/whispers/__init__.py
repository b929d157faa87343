"""Whispers, a game for the server's tests: hidden hands, and everybody chooses at once.

W-1: each seat holds three cards. W-2: all choose one face down (and may choose again) until they say "done". W-3: then
the cards are shown, the highest scores its number; after three rounds it is over.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition, Refusal, UnreadableAction
from beagle.core.random import WORDS, seed_generator, shuffle
from beagle.core.rules import Rules, Words
from beagle.core.state import NOBODY, State
from beagle.match.catalogue import Game
from beagle.testing import game_from

FOLDER: Final = Path(__file__).parent

CARDS: Final = 9
ROUND: Final = WORDS
REVEALED: Final = WORDS + 1
NEWS: Final = WORDS + 2
SEATS: Final = WORDS + 3
SIZE: Final = 5
HAND, CHOSEN, DONE, SCORE, SHOWN = range(SIZE)
FINISH: Final = CARDS


def at(seat: i64) -> i64:
    return SEATS + SIZE * seat


class Whispers(State):
    def to_act(self) -> list[int]:
        if self.v[ROUND] == 3:
            return []
        return [seat for seat in range(self.players) if not self.v[at(seat) + DONE]]

    def actor(self) -> i64:
        acting = self.to_act()
        return acting[0] if acting else NOBODY

    def max_legal(self) -> i64:
        return CARDS + 1

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        legal = [action for action in range(CARDS + 1) if self.why_not(seat, action) is None]
        for place, action in enumerate(legal):
            into[place] = action
        return len(legal)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.v[ROUND] == 3:
            return Refusal("game-over", "W-3")
        if self.v[at(seat) + DONE]:
            return Refusal("not-your-turn", "W-2")
        if action == FINISH:
            return None if self.v[at(seat) + CHOSEN] else Refusal("choose-first", "W-2")
        held = self.v[at(seat) + HAND] >> action & 1 and self.v[at(seat) + CHOSEN] != action + 1
        return None if held else Refusal("not-held", "W-1")

    def apply(self, seat: i64, action: i64) -> None:
        v = self.v
        v[NEWS] = 0
        if action < FINISH:
            v[at(seat) + CHOSEN] = action + 1
            return
        v[at(seat) + DONE] = 1
        if all(v[at(other) + DONE] for other in range(self.players)):
            self.show()

    def show(self) -> None:
        v = self.v
        v[REVEALED] += 1
        v[ROUND] += 1
        v[NEWS] = 1
        highest = max(range(self.players), key=lambda seat: v[at(seat) + CHOSEN])
        v[at(highest) + SCORE] += v[at(highest) + CHOSEN]
        for seat in range(self.players):
            place = at(seat)
            v[place + SHOWN] = v[place + CHOSEN]
            v[place + HAND] &= ~(1 << (v[place + CHOSEN] - 1))
            v[place + CHOSEN] = v[place + DONE] = 0

    def copy(self) -> "Whispers":
        return Whispers(self.players, self.v[:])

    def scores(self) -> list[int]:
        return [self.v[at(seat) + SCORE] for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score == max(self.scores())]

    def end_reason(self) -> str:
        return "end-shown" if self.is_over() else ""

    def hand(self, seat: i64) -> list[int]:
        return [card + 1 for card in range(CARDS) if self.v[at(seat) + HAND] >> card & 1]

    def table(self, seat: int | None) -> dict[str, object]:
        v = self.v
        return {
            "round": v[ROUND],
            "hand": None if seat is None else self.hand(seat),
            "chosen": None if seat is None else v[at(seat) + CHOSEN],
            "seats": [{"shown": v[at(other) + SHOWN], "done": v[at(other) + DONE]} for other in range(self.players)],
        }

    def event(self, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
        if action == FINISH:
            return {"key": "event-done", "seat": seat}
        told: dict[str, object] = {"key": "event-chose", "seat": seat}
        return {**told, "card": action + 1} if viewer == seat else told

    def news(self, viewer: int | None) -> list[dict[str, object]]:
        shown = [self.v[at(seat) + SHOWN] for seat in range(self.players)]
        return [{"key": "news-shown", "cards": shown}] if self.v[NEWS] else []

    def revealed(self) -> i64:
        return self.v[REVEALED]

    def resample(self, seat: i64, seed: int) -> "Whispers":
        """The others' cards dealt again from all that the seat can't see; a choice already made is made again too."""
        other = self.copy()
        v = other.v
        seed_generator(v, seed)
        held = sorted([card for any in range(self.players) if any != seat for card in self.hand(any)])
        cards = vec[i64](held)
        shuffle(v, cards, 0, len(cards))
        used = 0
        for any in range(self.players):
            if any != seat:
                count = len(self.hand(any))
                mine = [cards[used + place] for place in range(count)]
                used += count
                v[at(any) + HAND] = sum(1 << (card - 1) for card in mine)
                v[at(any) + CHOSEN] = mine[0] if self.v[at(any) + CHOSEN] else 0
        return other


class WhispersRules(Rules):
    def action_count(self) -> int:
        return CARDS + 1

    def start(self, players: int, seed: int, first: int, options: dict[str, object]) -> State:
        v = vec[i64]([0] * (SEATS + SIZE * players))
        seed_generator(v, seed)
        deck = vec[i64](range(CARDS))
        shuffle(v, deck, 0, CARDS)
        for seat in range(players):
            v[at(seat) + HAND] = sum(1 << deck[3 * seat + place] for place in range(3))
        return Whispers(players, v)

    def format_action(self, action: int) -> str:
        return "done" if action == FINISH else f"choose {action + 1}"

    def parse_action(self, text: str) -> int:
        spelled = {self.format_action(action): action for action in range(CARDS + 1)}
        if text not in spelled:
            raise UnreadableAction(f"expected choose 1 to {CARDS} or done, got {text!r}")
        return spelled[text]

    def position(self, state: State) -> dict[str, object]:
        return {"game": "whispers", "players": state.players, "numbers": list(state.v)}

    def from_position(self, position: dict[str, object]) -> State:
        players, numbers = position.get("players"), position.get("numbers")
        if not isinstance(players, int) or not isinstance(numbers, list):
            raise BadPosition("expected players and numbers")
        return Whispers(players, vec[i64](numbers))

    def names(self, language: str) -> dict[str, str]:
        return {}

    def pieces(self) -> dict[str, list[dict[str, object]]]:
        return {}

    def picture(self, view: dict[str, object], words: Words) -> str:
        return ""


def load(folder: str) -> Rules:
    return WhispersRules()


def whispers() -> Game:
    """The game as the catalogue would offer it."""
    return game_from(FOLDER, "tests.fake_games.whispers")
