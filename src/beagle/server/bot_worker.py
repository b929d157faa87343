"""Where bots think: in a process of its own, or a thread. Between two small actions of one turn it keeps the bot.

So a bot finds its search tree again. The match is rebuilt from its record for each decision, which takes far less time
than reading the record does.
"""

import signal
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from beagle.match.bots import BotPlayer
from beagle.match.catalogue import Game, game
from beagle.match.record_text import read_record
from beagle.match.referee import first_state

K = TypeVar("K")
V = TypeVar("V")

MOST_BOTS: Final = 16
"""Bots in the middle of a turn that a worker keeps: a search tree of level 5 takes up to some twenty megabytes."""


@dataclass(frozen=True)
class Task:
    """A decision that a bot is asked for, in notation: processes exchange nothing else."""

    table: str
    record: str
    components: str
    seat: int
    level: str
    seed: int


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
        self.bots: Recent[tuple[str, int, str], BotPlayer] = Recent(MOST_BOTS)

    def decide(self, task: Task) -> str:
        """The action that a bot chooses, spelled: by a bot that is in the middle of its turn, or by a new one."""
        record = read_record(task.record)
        found = known_game(record.header.game, task.components)
        state = first_state(found, record.header)
        for move in record.moves:
            state.apply(move.seat, found.parse_action(move.action))
        key = (task.table, task.seat, task.level)
        bot = self.bots.get(key) or BotPlayer(task.level)
        action = bot.choose(state, task.seat, task.seed)
        state.apply(task.seat, action)
        if task.seat in state.to_act():
            self.bots.put(key, bot)
        else:
            self.bots.drop(key)
        return found.format_action(action)


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
