"""The first database: players, tables, events, chat, ratings, results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("passphrase", sa.String(length=200), nullable=True),
        sa.Column("account", sa.String(length=80), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("skill", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game"),
    )
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("player", "muted"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(length=40), nullable=False),
        sa.Column("components_hash", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=True),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("friendly", sa.Boolean(), nullable=False),
        sa.Column("confirm_turn", sa.Boolean(), nullable=False),
        sa.Column("absent_level", sa.String(length=20), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=32), nullable=True),
        sa.Column("position", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("next", sa.String(length=32), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index("tables_due", "tables", ["status", "due"], unique=False)
    op.create_index("tables_lobby", "tables", ["status", "public", "created"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_index(op.f("ix_tokens_player"), "tokens", ["player"], unique=False)
    op.create_table(
        "chats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("achievements", sa.Text(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_results_player"), "results", ["player"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("invitation", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_seats_player"), "seats", ["player"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_seats_player"), table_name="seats")
    op.drop_table("seats")
    op.drop_index(op.f("ix_results_player"), table_name="results")
    op.drop_table("results")
    op.drop_table("events")
    op.drop_table("chats")
    op.drop_index(op.f("ix_tokens_player"), table_name="tokens")
    op.drop_table("tokens")
    op.drop_index("tables_lobby", table_name="tables")
    op.drop_index("tables_due", table_name="tables")
    op.drop_index(op.f("ix_tables_host"), table_name="tables")
    op.drop_table("tables")
    op.drop_table("mutes")
    op.drop_table("ratings")
    op.drop_table("players")
