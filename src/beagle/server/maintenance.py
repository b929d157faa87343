"""Care of the database: bringing it up to date, backing it up, restoring it."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from beagle.core.errors import BeagleError
from beagle.match.text import SharedWords
from beagle.server.store import open_engine, reason_of, sqlite_file

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseError(BeagleError):
    """A database that can't be opened, is too new, or can't be copied."""

    code = "database"


def scripts() -> tuple[Config, ScriptDirectory]:
    """The migrations that this program knows."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config, ScriptDirectory.from_config(config)


def migrate(url: str, words: SharedWords, say: Callable[[str], None]) -> None:
    """Bring a database up to date, after saying so. Raises ``DatabaseError``."""
    config, known = scripts()
    head = known.get_current_head() or ""
    try:
        engine = open_engine(url, immediate=True)
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            if found is not None and found not in {step.revision for step in known.walk_revisions()}:
                raise DatabaseError(
                    words.say("serve-database-newer", {"database": show(url), "found": found, "known": head})
                )
            if found == head:
                return
            if found is None:
                say(words.say("serve-new-database", {"database": show(url)}))
            else:
                say(words.say("serve-migrating", {"database": show(url), "from": found, "to": head}))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        engine.dispose()
    except (ArgumentError, NoSuchModuleError, SQLAlchemyError, OSError) as error:
        raise cannot_open(url, reason_of(error), words) from None
    except ModuleNotFoundError:
        raise DatabaseError(words.say("serve-missing-part", {"part": "postgresql"})) from None


def cannot_open(url: str, reason: str, words: SharedWords) -> DatabaseError:
    return DatabaseError(words.say("serve-database-trouble", {"database": show(url), "reason": reason}))


def show(url: str) -> str:
    """A database as people name it: its file, or its address without the password."""
    with contextlib.suppress(ArgumentError):
        from sqlalchemy.engine import make_url

        file = sqlite_file(url)
        return str(file) if file is not None else make_url(url).render_as_string(hide_password=True)
    return url


def backup(url: str, target: Path, words: SharedWords) -> None:
    """Copy an SQLite database, also while it is in use. Raises ``DatabaseError``."""
    source = file_of(url, words)
    if target.exists():
        raise DatabaseError(words.say("backup-exists", {"file": str(target)}))
    if not source.is_file():
        raise cannot_open(url, os.strerror(2), words)
    try:
        copy_database(source, target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise cannot_open(url, str(error), words) from None


def restore(url: str, source: Path, words: SharedWords, *, replace: bool = False) -> None:
    """Put a backup in the database's place; the server must not be running. Raises ``DatabaseError``."""
    target = file_of(url, words)
    reason = why_no_backup(source)
    if reason:
        raise DatabaseError(words.say("restore-not-ours", {"file": str(source), "reason": reason}))
    if target.exists() and not replace:
        raise DatabaseError(words.say("restore-exists", {"database": str(target)}))
    try:
        copy_database(source, target)
    except sqlite3.Error as error:
        raise cannot_open(url, str(error), words) from None


def file_of(url: str, words: SharedWords) -> Path:
    try:
        file = sqlite_file(url)
    except ArgumentError as error:
        raise cannot_open(url, reason_of(error), words) from None
    if file is None:
        raise DatabaseError(words.say("backup-other-database"))
    return file


def why_no_backup(file: Path) -> str:
    """Why a file isn't a Beagle backup; empty if it is one."""
    if not file.is_file():
        return os.strerror(2)
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (sound,) = connection.execute("PRAGMA quick_check").fetchone()
            if sound != "ok":
                return str(sound)
            connection.execute("SELECT count(*) FROM events, alembic_version").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return ""


def copy_database(source: Path, target: Path) -> None:
    """Copy a whole database with SQLite's backup function."""
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
