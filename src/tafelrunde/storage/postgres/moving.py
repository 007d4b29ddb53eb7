"""Moves a whole house from SQLite to PostgreSQL: in parts that are kept one by one, and held against the source at the
end. Must not know what the rows mean."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct
from sqlalchemy import Connection as Reading
from sqlalchemy import Table, func, select, tuple_

from tafelrunde.storage.address import Address
from tafelrunde.storage.directory import DataDirectory, Unusable
from tafelrunde.storage.engine import reading_engine
from tafelrunde.storage.postgres.connecting import Connection, connected, let_go
from tafelrunde.storage.postgres.database import engine_at
from tafelrunde.storage.postgres.preparing import HALF_DONE, prepare
from tafelrunde.storage.schema import NewerSchema, NotMigrated
from tafelrunde.storage.tables import metadata
from tafelrunde.storage.writer import connect

PART = 5_000
TABLES = metadata.sorted_tables
_MANY = 1 << 256

Show = Callable[[float], object]
Row = tuple[Any, ...]


class Moved(Struct, frozen=True):
    """What has been moved: how many rows of each table, and the digest of them all, the same on both sides."""

    rows: dict[str, int]
    digest: str


async def move(source: Path, target: Address, show: Show = lambda share: None, part: int = PART) -> Moved:
    """Move everything, or go on where an earlier attempt came to; raises Unusable. The source stays as it is."""
    with _opened(source) as reading:
        connection = await _prepared(target, source)
        try:
            rows = {table.name: reading.scalar(select(func.count()).select_from(table)) or 0 for table in TABLES}
            steps, done = 2 * sum(rows.values()) or 1, 0
            for table in TABLES:
                async for moved in _copied(reading, connection, table, part):
                    done += moved
                    show(done / steps)
            await connection.execute("SELECT setval('run_id_seq', coalesce((SELECT max(id) FROM run), 0) + 1, false)")
            whole = 0
            for table in TABLES:
                digest = _digest(map(tuple, reading.execute(select(table).execution_options(yield_per=part))))
                found = 0
                async for some in _stored(connection, table, part):
                    found = (found + _digest(iter(some))) % _MANY
                    done += len(some)
                    show(done / steps)
                if found != digest:
                    raise Unusable("database-differs", path=target.shown, source=str(source), table=table.name)
                whole = (whole + digest) % _MANY
            await connection.execute(f"DROP TABLE {HALF_DONE}")
            show(1)
        finally:
            await let_go(connection)
    return Moved(rows, f"{whole:064x}")


@contextmanager
def _opened(source: Path) -> Iterator[Reading]:
    """The source, ours alone, brought to our version, and read from one state."""
    if not source.is_file():
        raise Unusable("directory-empty", path=str(source))
    directory = DataDirectory(source.parent)
    engine = reading_engine(source)
    try:
        with closing(connect(source)), engine.connect() as reading:
            yield reading
    except NewerSchema:
        raise Unusable("directory-newer", path=str(source)) from None
    except (NotMigrated, sqlite3.Error) as fault:
        raise Unusable("directory-unusable", path=str(source), reason=str(fault)) from None
    finally:
        engine.dispose()
        directory.release()


async def _prepared(target: Address, source: Path) -> Connection:
    """The target, with tables that are empty, or that hold what an earlier attempt has moved from this source."""
    connection = await connected(target, answers_within_s=None)
    engine = engine_at(target)
    try:
        await prepare(connection, engine, target.shown, half_done=True)
        if await connection.fetchval("SELECT to_regclass($1)", HALF_DONE) is None:
            for table in TABLES:
                if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {table.name})"):
                    raise Unusable("database-not-empty", path=target.shown, table=table.name)
            columns = "source text NOT NULL, name text PRIMARY KEY, last text"
            async with connection.transaction():
                await connection.execute(f"CREATE TABLE {HALF_DONE} ({columns})")
                for table in TABLES:
                    begun = f"INSERT INTO {HALF_DONE} (source, name) VALUES ($1, $2)"
                    await connection.execute(begun, str(source.resolve()), table.name)
        other = await connection.fetchval(f"SELECT source FROM {HALF_DONE} LIMIT 1")
        if other != str(source.resolve()):
            raise Unusable("database-of-another", path=target.shown, source=other)
    except BaseException:
        await let_go(connection)
        raise
    finally:
        await engine.dispose()
    return connection


async def _copied(reading: Reading, connection: Connection, table: Table, part: int) -> AsyncIterator[int]:
    """Rows in the order of their keys; each part stands there together with how far it goes, or not at all."""
    keys = list(table.primary_key.columns)
    names = [column.name for column in table.columns]
    places = [names.index(key.name) for key in keys]
    said = await connection.fetchval(f"SELECT last FROM {HALF_DONE} WHERE name = $1", table.name)
    last = None if said is None else msgspec.json.decode(said)
    if last is not None:
        before = select(func.count()).select_from(table).where(tuple_(*keys) <= tuple_(*last))
        yield reading.scalar(before) or 0
    while True:
        question = select(table).order_by(*keys).limit(part)
        if last is not None:
            question = question.where(tuple_(*keys) > tuple_(*last))
        rows = [tuple(row) for row in reading.execute(question)]
        if not rows:
            return
        last = [rows[-1][place] for place in places]
        async with connection.transaction():
            await connection.copy_records_to_table(table.name, records=rows, columns=names)
            noted = f"UPDATE {HALF_DONE} SET last = $1 WHERE name = $2"
            await connection.execute(noted, msgspec.json.encode(last).decode(), table.name)
        yield len(rows)


async def _stored(connection: Connection, table: Table, part: int) -> AsyncIterator[list[Row]]:
    """What stands there so far, part by part."""
    names = ", ".join(column.name for column in table.columns)
    async with connection.transaction():
        cursor = await connection.cursor(f"SELECT {names} FROM {table.name}")
        while rows := await cursor.fetch(part):
            yield [tuple(row) for row in rows]


def _digest(rows: Iterator[Row]) -> int:
    """The same for the same rows, whatever their order: databases do not agree on how text is sorted."""
    digest = 0
    for row in rows:
        digest += int.from_bytes(hashlib.blake2b(msgspec.msgpack.encode(row), digest_size=32).digest(), "big")
    return digest % _MANY


FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What may happen on the way; whatever it is, the same command goes on later."""
