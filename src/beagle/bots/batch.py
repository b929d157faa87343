"""Many games at once for learners: each step carries out one action in every game, inside the engine.

What a step gives lies in rows of numbers made for that step. NumPy looks into them without copying, and nobody writes
to them later.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from beagle.bots.policy import lead
from beagle.core.errors import BeagleError
from beagle.core.random import generator, next_word
from beagle.core.rules import Rules
from beagle.core.state import NOBODY, State

MARGIN: Final = 0
"""A reward is the lead over the best other seat, in points."""
WIN: Final = 1
"""A reward is 1 for a victory alone, and such that all seats' rewards add up to 0."""

BYTES: Final = 8
"""Bytes of an action as it comes in."""


class IllegalAction(BeagleError):
    """An action that its game doesn't allow now."""

    code = "illegal-action"


def rewards_of(state: State, kind: i64) -> list[float]:
    """Each seat's reward at the end of a game."""
    seats = [seat for seat in range(state.players)]
    if kind == MARGIN:
        points = vec[i64](state.scores())
        return [float(lead(points, state.players, seat)) for seat in seats]
    winners = state.winners()
    others = float(len(seats) - 1)
    alone = 1.0 / float(len(winners))
    return [(alone * (others + 1.0) - 1.0 if seat in winners else -1.0) / others for seat in seats]


class Batch:
    """So many games of one kind. A game that ends is followed by the next, dealt from the batch's own generator."""

    def __init__(
        self, rules: Rules, players: i64, options: dict[str, object], reward: i64, count: i64, seed: int
    ) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.reward = reward
        self.count = count
        self.chance: vec[i64] = generator(seed)
        self.states: list[State] = [self.deal() for _ in range(count)]
        first = self.states[0]
        self.action_count: i64 = rules.action_count()
        self.size: i64 = first.observation_size()
        self.most: i64 = first.max_legal()
        self.legal: vec[i64] = vec[i64]([0] * self.most)
        self.lists: vec[i64] = vec[i64]([0] * (count * self.most))
        """The legal actions themselves, a row of ``most`` a game, ``choices`` of them valid."""
        self.clear()
        game: i64 = 0
        while game < count:
            self.look(game)
            game += 1

    def clear(self) -> None:
        """New rows for what a step gives, all zeros."""
        count = self.count
        self.seats: vec[i64] = vec[i64]([0] * count)
        """Who acts in each game."""
        self.observations: vec[i16] = vec[i16]([0] * (count * self.size))
        """What that seat may know, a row a game."""
        self.masks: vec[u8] = vec[u8]([0] * (count * self.action_count))
        """1 for each action that is legal, a row a game."""
        self.choices: vec[i64] = vec[i64]([0] * count)
        """How many they are."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.players))
        """Each seat's reward if the last step ended the game, else 0."""
        self.ended: vec[u8] = vec[u8]([0] * count)
        """1 if the last step ended the game: what is seen is the beginning of the next one."""

    def deal(self) -> State:
        """The next game."""
        high: int = next_word(self.chance)
        low: int = next_word(self.chance)
        return self.rules.start(self.players, high << 32 | low, NOBODY, self.options)

    def look(self, game: i64) -> None:
        """Write who acts, what they see and what is legal."""
        state = self.states[game]
        seat = state.actor()
        self.seats[game] = seat
        state.observe(seat, self.observations, game * self.size)
        legal = self.legal
        masks = self.masks
        count = state.legal(seat, legal)
        self.choices[game] = count
        lists = self.lists
        at = game * self.action_count
        row = game * self.most
        place: i64 = 0
        while place < count:
            masks[at + legal[place]] = 1
            lists[row + place] = legal[place]
            place += 1

    def chosen(self, places: bytes) -> vec[i64]:
        """The legal action at each of these places, counted from 0 in each game's mask; they are not checked."""
        actions = vec[i64]([0] * self.count)
        game: i64 = 0
        while game < self.count:
            actions[game] = self.lists[game * self.most + read_i64_le(places, game * BYTES)]
            game += 1
        return actions

    def check(self, actions: bytes) -> None:
        """Every game has an action, and it is legal. Raises ``IllegalAction`` before anything is carried out."""
        if len(actions) != self.count * BYTES:
            raise IllegalAction(f"expected {self.count} actions, one a game, got {len(actions) // BYTES}")
        game: i64 = 0
        while game < self.count:
            action = read_i64_le(actions, game * BYTES)
            if action < 0 or action >= self.action_count or self.masks[game * self.action_count + action] == 0:
                raise IllegalAction(f"game {game}: expected an action that its mask allows, got {action}")
            game += 1

    def step(self, actions: bytes) -> None:
        """Carry out one action a game: 64-bit little-endian numbers. Raises ``IllegalAction``."""
        self.check(actions)
        seats = self.seats
        self.clear()
        game: i64 = 0
        while game < self.count:
            state = self.states[game]
            state.apply(seats[game], read_i64_le(actions, game * BYTES))
            if state.actor() == NOBODY:
                self.end(game, state)
            self.look(game)
            game += 1

    def end(self, game: i64, state: State) -> None:
        """Pay the rewards and begin the next game."""
        self.ended[game] = 1
        rewards = rewards_of(state, self.reward)
        seat: i64 = 0
        while seat < self.players:
            self.rewards[game * self.players + seat] = rewards[seat]
            seat += 1
        self.states[game] = self.deal()
