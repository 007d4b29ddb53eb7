"""A database of any age comes to our version with nothing lost, and a copy of what it was lies beside it."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from shell.rooms import run
from tafelrunde.platform.ports import Holder, Person, Row, TableRecord
from tafelrunde.storage import schema
from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.engine import immediate_engine
from tafelrunde.storage.log import FILE, SqliteStore
from tafelrunde.storage.tables import metadata

OLD = Path(__file__).parent / "first.sql"


def old_database(folder: Path) -> Path:
    """A database as the first program wrote it, with a game in it."""
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return folder / FILE


def test_a_new_database_is_what_the_migrations_make() -> None:
    found = Path(str(schema._SCHEMA)).read_text(encoding="utf-8")
    assert found == schema.written(), "run `make docs`"


def test_the_migrations_make_the_tables_that_sqlalchemy_knows(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    engine = immediate_engine(tmp_path / FILE)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_known_without_alembic() -> None:
    assert ScriptDirectory(str(schema.MIGRATIONS)).get_heads() == [schema.HEAD]


def test_an_old_database_keeps_everything_and_leaves_a_copy_of_itself(tmp_path: Path) -> None:
    before = old_database(tmp_path).read_bytes()
    store = SqliteStore(tmp_path)

    async def story() -> None:
        record = await store.table("BCDFGH")
        assert record is not None
        assert record == TableRecord("t1", "BCDFGH", record.link, "null", 2, 0)
        assert len(record.link) == 32
        assert await store.read("t1", 0) == [Row(1, 10, 11, 1, 0, "null.kept", b'{"kind":"null.kept"}', "a")]
        assert await store.holders("t1") == {0: Person("p1", "North")}
        assert await store.session("hash") == Person("p1", "North")
        assert await store.last_beat(1) == 100
        await store.append("t1", 1, [Row(2, 10, 11, 1, 0, "null.kept", b"{}", "b")], [Holder(0, None)])

    run(story())
    store.close()
    (copy,) = (tmp_path / schema.BACKUPS).iterdir()
    assert copy.name == f"before-{schema.HEAD}-from-{schema.FIRST}.sqlite3"
    with closing(sqlite3.connect(copy)) as saved:
        assert schema.version(saved) == schema.FIRST
        assert saved.execute("SELECT count(*) FROM event").fetchone() == (1,)
    assert before != (tmp_path / FILE).read_bytes()


def test_a_database_is_migrated_once(tmp_path: Path) -> None:
    old_database(tmp_path)
    SqliteStore(tmp_path).close()
    shutil.rmtree(tmp_path / schema.BACKUPS)
    SqliteStore(tmp_path).close()
    assert not (tmp_path / schema.BACKUPS).exists()


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE solo (in_the_way)")
    with pytest.raises(Unusable, match="solo") as refusal:
        SqliteStore(tmp_path)
    assert refusal.value.key == "directory-not-migrated"
    with closing(sqlite3.connect(path)) as connection:
        assert schema.version(connection) == schema.FIRST
        assert "public" not in {name for _, name, *_ in connection.execute("PRAGMA table_info(game_table)")}
        connection.execute("DROP TABLE solo")
    SqliteStore(tmp_path).close()


def test_a_start_imports_neither_alembic_nor_sqlalchemy_nor_what_belongs_to_postgresql(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from tafelrunde.cli.keeping import opened_store\n"
        "from tafelrunde.cli.settings import Settings\n"
        "from tafelrunde.platform.clock import SystemClock\n"
        "async def opened():\n"
        "    async with opened_store(Settings(data=sys.argv[1]), SystemClock()): pass\n"
        "asyncio.run(opened())\n"
        "print({'alembic', 'sqlalchemy', 'asyncpg', 'greenlet', 'nats'} & set(sys.modules))"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
        assert done.stdout == "set()\n"
