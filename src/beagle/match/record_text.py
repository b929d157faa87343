"""A record as text: one line a header field or an action. ``docs/records.md`` describes it.

beagle-record 1
game footsteps
rules 1
components standard sha256:2c26…
generator sfc32
players 2
seat 0 human Alice
seat 1 random Polly
first any
seed 42

1 0 take jaguar
2 1 voyage forward

scores 34 22
winners 0
reason draw-pile
"""

import re
from typing import Final

from beagle.core.random import SEED_BITS
from beagle.match.record import BadRecord, Header, Move, Player, Record, Result, seed_hash

MAGIC: Final = "beagle-record"
VERSION: Final = 1
MOST_SEATS: Final = 99
"""No game of cards and tiles seats more; keeps nonsense out."""

WORD: Final = re.compile(r"[^\s#\x00-\x1f\x7f]+")
HASH: Final = re.compile(r"sha256:([0-9a-f]{64})")
NUMBER: Final = re.compile(r"[0-9]{1,30}")
SIGNED: Final = re.compile(r"-?[0-9]{1,18}")
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def write_record(record: Record) -> str:
    """The record as text. Raises ``BadRecord`` for what no line can hold."""
    header = record.header
    lines = [
        f"{MAGIC} {VERSION}",
        f"game {header.game}",
        f"rules {header.rules}",
        f"components {header.components} sha256:{header.components_hash}",
        f"generator {header.generator}",
        f"players {len(header.players)}",
    ]
    lines += [f"seat {seat} {player.kind} {player.name}" for seat, player in enumerate(header.players)]
    lines += [f"option {name} {value}" for name, value in header.options]
    lines += [f"first {'any' if header.first is None else header.first}"]
    lines += [] if header.seed_hash is None else [f"seed-hash sha256:{header.seed_hash}"]
    lines += [] if header.seed is None else [f"seed {header.seed}"]
    lines += [] if header.position is None else [f"position {header.position}"]
    lines += [""]
    lines += [f"{number} {move.seat} {move.action}" for number, move in enumerate(record.moves, start=1)]
    if record.result is not None:
        lines += [
            "",
            f"scores {' '.join(map(str, record.result.scores))}",
            f"winners {' '.join(map(str, record.result.winners))}",
            f"reason {record.result.reason}",
        ]
    text = "\n".join(lines) + "\n"
    if read_record(text) != record:
        raise BadRecord(0, "the record holds a word that can't be written on a line")
    return text


def read_record(text: str) -> Record:
    """The reverse of ``write_record``; empty lines and comments (``#``) are skipped. Raises ``BadRecord``."""
    return RecordReader(text).read()


def three_parts(line: str) -> tuple[str, str, str]:
    """The first word, the second and the rest; empty where there is none."""
    first, _, rest = line.partition(" ")
    second, _, rest = rest.partition(" ")
    return first, second, rest


class RecordReader:
    """Reads a record line by line: first the header's fields, then the actions, then the result."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.line = 0
        self.fields: dict[str, str] = {}
        self.players: dict[int, Player] = {}
        self.options: dict[str, str] = {}
        self.moves: list[Move] = []
        self.results: dict[str, str] = {}
        self.where: dict[str, int] = {}

    def error(self, reason: str) -> BadRecord:
        return BadRecord(self.line, reason)

    def read(self) -> Record:
        seen_magic = False
        for number, raw in enumerate(self.lines, start=1):
            self.line = number
            line = raw.removesuffix("\r").strip(" \t")
            if self.line == 1:
                line = line.removeprefix("\ufeff")
            if not line or line.startswith("#"):
                continue
            if CONTROL.search(line):
                raise self.error("the line holds a control character")
            if not seen_magic:
                self.read_magic(line)
                seen_magic = True
            elif line[0].isdigit():
                self.read_move(line)
            else:
                self.read_field(line)
        if not seen_magic:
            raise BadRecord(1, f"expected '{MAGIC} {VERSION}', got nothing")
        self.line = 0
        return Record(self.header(), tuple(self.moves), self.result(), self.where)

    def read_magic(self, line: str) -> None:
        if line != f"{MAGIC} {VERSION}":
            raise self.error(f"expected '{MAGIC} {VERSION}', got {line[:40]!r}")

    def read_move(self, line: str) -> None:
        """``NUMBER SEAT ACTION``, with a comment after ``#``."""
        if self.results:
            raise self.error("expected nothing more after the result, got an action")
        number, seat, action = three_parts(line.partition("#")[0])
        action = action.strip(" \t")
        if number != str(len(self.moves) + 1):
            raise self.error(f"expected action number {len(self.moves) + 1}, got {number[:20]!r}")
        if not action:
            raise self.error("expected 'NUMBER SEAT ACTION', got " + repr(line[:40]))
        self.moves.append(Move(self.number(seat, "a seat", MOST_SEATS - 1), action, self.line))

    def read_field(self, line: str) -> None:
        name, _, value = line.partition(" ")
        value = value.strip(" \t")
        if name in ("scores", "winners", "reason"):
            self.once(self.results, name, value)
        elif self.moves or self.results:
            raise self.error(f"expected an action or the result, got {name[:20]!r}")
        elif name == "seat":
            self.read_seat(value)
        elif name == "option":
            self.once(self.options, *self.two_words(value, "option NAME VALUE"))
        elif name in FIELDS:
            self.once(self.fields, name, value)
        else:
            raise self.error(f"expected one of {', '.join(FIELDS)}, got {name[:20]!r}")

    def read_seat(self, value: str) -> None:
        seat, kind, name = three_parts(value)
        if self.number(seat, "a seat", MOST_SEATS - 1) != len(self.players):
            raise self.error(f"expected seat {len(self.players)}, got {seat}")
        name = name.strip()
        if not WORD.fullmatch(kind) or not name:
            raise self.error("expected 'seat NUMBER KIND NAME'")
        self.players[len(self.players)] = Player(kind, name)

    def once(self, fields: dict[str, str], name: str, value: str) -> None:
        if not value:
            raise self.error(f"{name} is empty")
        if name in fields:
            raise self.error(f"{name} is given twice")
        fields[name] = value
        if fields is self.options:
            return
        self.where[name] = self.line
        if name in READERS:
            READERS[name](self, value)

    def header(self) -> Header:
        for name in ("game", "rules", "components", "generator", "players", "first"):
            if name not in self.fields:
                raise self.error(f"the header lacks {name}")
        if int(self.fields["players"]) != len(self.players):
            expected = f"expected {self.fields['players']} lines 'seat …'"
            raise BadRecord(self.where["players"], f"{expected}, got {len(self.players)}")
        components, hashed = self.components(self.fields["components"])
        seed = self.fields.get("seed")
        commitment = self.fields.get("seed-hash")
        if (seed is None and commitment is None) == ("position" not in self.fields):
            raise self.error("expected either a seed (or seed-hash) or a position")
        header = Header(
            game=self.fields["game"],
            rules=int(self.fields["rules"]),
            components=components,
            components_hash=hashed,
            players=tuple(self.players.values()),
            options=tuple(self.options.items()),
            first=self.first(self.fields["first"]),
            seed=None if seed is None else int(seed),
            seed_hash=None if commitment is None else self.hash(commitment),
            position=self.fields.get("position"),
            generator=self.fields["generator"],
        )
        if header.seed is not None and header.seed_hash not in (None, seed_hash(header.seed)):
            raise BadRecord(self.where["seed"], "the seed is not the one that seed-hash promised")
        return header

    def result(self) -> Result | None:
        if not self.results:
            return None
        for name in ("scores", "winners", "reason"):
            if name not in self.results:
                raise self.error(f"the result lacks {name}")
        scores, winners = self.numbers(self.results["scores"]), self.numbers(self.results["winners"])
        return Result(scores, winners, self.results["reason"])

    # Values

    def one_word(self, value: str) -> str:
        if not WORD.fullmatch(value):
            raise self.error(f"expected one word, got {value[:40]!r}")
        return value

    def two_words(self, value: str, expected: str) -> tuple[str, str]:
        words = value.split(" ")
        if len(words) != 2 or not all(WORD.fullmatch(word) for word in words):
            raise self.error(f"expected '{expected}', got {value[:40]!r}")
        return words[0], words[1]

    def number(self, value: str, what: str, most: int) -> int:
        if not NUMBER.fullmatch(value) or value != str(int(value)) or int(value) > most:
            raise self.error(f"expected {what} from 0 to {most}, got {value[:40]!r}")
        return int(value)

    def numbers(self, value: str) -> tuple[int, ...]:
        words = value.split(" ")
        if not all(SIGNED.fullmatch(word) and word == str(int(word)) for word in words):
            raise self.error(f"expected whole numbers, got {value[:40]!r}")
        return tuple(int(word) for word in words)

    def count(self, value: str) -> int:
        return self.number(value, "a number", 999_999)

    def seed(self, value: str) -> int:
        return self.number(value, "a seed", (1 << SEED_BITS) - 1)

    def first(self, value: str) -> int | None:
        return None if value == "any" else self.number(value, "'any' or a seat", MOST_SEATS - 1)

    def hash(self, value: str) -> str:
        match = HASH.fullmatch(value)
        if match is None:
            raise self.error(f"expected 'sha256:' and 64 digits 0-9a-f, got {value[:40]!r}")
        return match.group(1)

    def components(self, value: str) -> tuple[str, str]:
        name, hashed = self.two_words(value, "components NAME sha256:HASH")
        return name, self.hash(hashed)


FIELDS: Final = (
    "game", "rules", "components", "generator", "players", "seat", "option", "first", "seed-hash", "seed", "position",
)  # fmt: skip

READERS: Final = {
    "game": RecordReader.one_word,
    "rules": RecordReader.count,
    "components": RecordReader.components,
    "generator": RecordReader.one_word,
    "players": RecordReader.count,
    "first": RecordReader.first,
    "seed-hash": RecordReader.hash,
    "seed": RecordReader.seed,
    "scores": RecordReader.numbers,
    "winners": RecordReader.numbers,
    "reason": RecordReader.one_word,
}
"""Each field's check, so that an error names the line it stands on."""
