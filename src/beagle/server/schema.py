"""The database: who there is, which tables there are, and the append-only events of each match."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("passphrase", String(200)),
    Column("account", String(80), unique=True),
    Column("created", BigInteger, nullable=False),
)
"""``account`` is the casefolded name of a player with a passphrase, which is kept as an argon2 hash."""

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(40), nullable=False),
    Column("components_hash", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("first", Integer),
    Column("clock", Text, nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("confirm_turn", Boolean, nullable=False),
    Column("absent_level", String(20), nullable=False),
    Column("host", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("seed", String(32)),
    Column("position", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("next", String(32)),
    Column("note", Text),
    Column("due", BigInteger),
    Index("tables_lobby", "status", "public", "created"),
    Index("tables_due", "status", "due"),
)
"""A table is one match. ``due``: when the server has to look after it (a clock runs out, a bot is to move)."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("player", String(32), index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(20)),
    Column("invitation", String(32)),
)
"""An ``invited`` seat with a player is kept for that player (a rematch)."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The truth of a match, never changed. Two workers that write the same number: the second is refused by the key."""

CHATS: Final = Table(
    "chats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("skill", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""Bots have ratings too: their player is ``bot:`` and the level."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), index=True),
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("achievements", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
)
