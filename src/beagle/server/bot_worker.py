"""Where bots think: a process of its own, or a thread. It remembers matches and bots from one decision to the next.

Between two small actions of one turn a bot finds its search tree again, and only the moves made since are replayed.
What is remembered changes no match: whatever is missing, or no longer fits, is rebuilt from the record.
"""

import signal
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from beagle.core.state import State
from beagle.match.bots import BotPlayer
from beagle.match.catalogue import Game, game
from beagle.match.record import Header, Move, Record
from beagle.match.record_text import read_record
from beagle.match.referee import first_state

K = TypeVar("K")
V = TypeVar("V")

MOST_MATCHES: Final = 256
"""Matches whose state a worker remembers."""

MOST_BOTS: Final = 16
"""Bots in the middle of a turn that a worker remembers: a search tree takes up to some tens of megabytes."""


@dataclass(frozen=True)
class Task:
    """A decision that a bot is asked for, in notation: processes exchange nothing else."""

    table: str
    record: str
    components: str
    seat: int
    level: str
    seed: int


@dataclass(frozen=True)
class Replayed:
    """A match as far as it was replayed."""

    header: Header
    moves: tuple[Move, ...]
    state: State


class Recent(Generic[K, V]):
    """The things used last, so many of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def put(self, key: K, value: V) -> None:
        self.kept[key] = value
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def drop(self, key: K) -> None:
        self.kept.pop(key, None)


class BotWorker:
    def __init__(self) -> None:
        self.matches: Recent[str, Replayed] = Recent(MOST_MATCHES)
        self.bots: Recent[tuple[str, int, str], BotPlayer] = Recent(MOST_BOTS)

    def decide(self, task: Task) -> str:
        """The action that a bot chooses, spelled."""
        record = read_record(task.record)
        found = known_game(record.header.game, task.components)
        state = self.state_of(task.table, found, record)
        key = (task.table, task.seat, task.level)
        bot = self.bots.get(key) or BotPlayer(task.level)
        action = bot.choose(state, task.seat, task.seed)
        after = state.copy()
        after.apply(task.seat, action)
        if task.seat in after.to_act():
            self.bots.put(key, bot)
        else:
            self.bots.drop(key)
        return found.format_action(action)

    def state_of(self, table: str, found: Game, record: Record) -> State:
        """The state that a record leads to; from the moves already replayed, where the record goes on from them."""
        kept = self.matches.get(table)
        # Remembered again once it is whole: a move that fails must leave nothing half replayed.
        self.matches.drop(table)
        if kept is None or kept.header != record.header or kept.moves != record.moves[: len(kept.moves)]:
            kept = Replayed(record.header, (), first_state(found, record.header))
        for move in record.moves[len(kept.moves) :]:
            kept.state.apply(move.seat, found.parse_action(move.action))
        self.matches.put(table, Replayed(record.header, record.moves, kept.state))
        return kept.state


@lru_cache(maxsize=16)
def known_game(id: str, folder: str) -> Game:
    return game(id, folder)


# In a process of its own

PROCESS: Final = BotWorker()
"""The worker of this process, where this process is one."""


def prepare_process() -> None:
    """Ctrl-C is for the server: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def decide(task: Task) -> str:
    return PROCESS.decide(task)
