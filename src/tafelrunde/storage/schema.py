"""Which version a database has, and bringing it to ours: a new one at once, an older one through its migrations.
Must not know who asks; Alembic is slow to import, so it is only where something is due."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection

FIRST = "0001"
BACKUPS = "backups"
_HERE = files("tafelrunde.storage")
_SCHEMA = _HERE / "schema.sql"
MIGRATIONS = Path(str(_HERE / "migrations"))
HEAD = max(path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))


class NewerSchema(Exception):  # noqa: N818 - a finding about somebody's database
    """The database was written by a newer program."""


class NotMigrated(Exception):  # noqa: N818 - a finding about somebody's database
    """A migration failed; the database is still what it was."""


def prepare(connection: sqlite3.Connection, path: Path) -> Path | None:
    """Make the tables where there are none, migrate older ones; the backup that was made before that, if any."""
    found = version(connection)
    if found is None:
        script = _SCHEMA.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE;{script}COMMIT;")
        return None
    if found > HEAD:
        raise NewerSchema(found)
    if found == HEAD:
        return None
    backup = path.parent / BACKUPS / f"before-{HEAD}-from-{found}.sqlite3"
    backup.parent.mkdir(mode=0o700, exist_ok=True)
    backup.unlink(missing_ok=True)  # of an attempt that failed: the database is still what it was then
    connection.execute("VACUUM INTO ?", (str(backup),))
    migrate(path, found)
    return backup


def version(connection: sqlite3.Connection) -> str | None:
    """What the database says it is; None: it is empty."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" in names:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    if "event" in names:
        return FIRST
    return None


def migrate(path: Path, found: str | None) -> None:
    """Run all migrations after `found` in one transaction."""
    from sqlalchemy.exc import SQLAlchemyError

    from tafelrunde.storage.engine import immediate_engine

    engine = immediate_engine(path)
    try:
        with engine.begin() as connection:
            upgrade(connection, stamped=found != FIRST)
    except SQLAlchemyError as fault:
        raise NotMigrated(str(fault).splitlines()[0]) from fault
    finally:
        engine.dispose()


def upgrade(connection: Connection, *, stamped: bool = True, target: str = "head") -> None:
    """The migrations that are due, on a connection of SQLAlchemy; the first program of all left no stamp."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if not stamped:
        command.stamp(config, FIRST)
    command.upgrade(config, target)


def written() -> str:
    """What `schema.sql` must say: the tables as the migrations make them, from nothing."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        migrate(path, None)
        connection = sqlite3.connect(path)
        made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
        statements = sorted((_tidy(sql) for (sql,) in made), key=lambda sql: not sql.startswith("CREATE TABLE"))
        connection.close()
    head = f"INSERT INTO alembic_version VALUES ('{HEAD}');\n"
    return "-- Generated from the migrations by `make docs`.\n" + "".join(f"{one};\n" for one in statements) + head


def _tidy(sql: str) -> str:
    return "\n".join(line.rstrip().replace("\t", "  ") for line in sql.splitlines() if line.strip())


if __name__ == "__main__":
    Path(str(_SCHEMA)).write_text(written(), encoding="utf-8")
