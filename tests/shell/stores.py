"""The store that a test is told about: on SQLite in a folder, or on PostgreSQL in a database that stands for it.

Which of the two it is, the fixture `kept_on` says; a database is lent to one test at a time, and emptied after it."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

import asyncpg
from sqlalchemy import select

from shell.postgres import PostgresServer, tell
from tafelrunde.platform.ports import Clock
from tafelrunde.storage.address import address_in
from tafelrunde.storage.engine import reading_engine
from tafelrunde.storage.log import FILE, SqliteStore
from tafelrunde.storage.postgres.store import PostgresStore
from tafelrunde.storage.tables import metadata
from tafelrunde.storage.writer import Writer

AnyStore: TypeAlias = SqliteStore | PostgresStore
KINDS = ("sqlite", "postgres")
_WHERE = "TAFELRUNDE_TEST_POSTGRES"
TABLES = metadata.sorted_tables
_EMPTY = f"TRUNCATE {', '.join(table.name for table in TABLES)} RESTART IDENTITY"


class Databases:
    """Empty databases of our version, lent and taken back."""

    def __init__(self) -> None:
        self._free: list[str] = []
        self._lent: dict[Path, str] = {}
        self._made: list[str] = []
        self._numbers = itertools.count()

    @cached_property
    def address(self) -> Callable[[str], str]:
        """The server that the environment names, or one of our own, started when first asked for."""
        if named := os.environ.get(_WHERE):
            return lambda database: f"{named.rpartition('/')[0]}/{database}"
        server = PostgresServer()
        server.start()
        return server.address

    def at(self, path: Path) -> str:
        """The database that stands for this folder."""
        if path not in self._lent:
            self._lent[path] = self._free.pop() if self._free else self._new()
        return self._lent[path]

    def new(self) -> str:
        """A database without any table; only the end of the tests takes it back."""
        name = f"tafelrunde_{os.getpid()}_{next(self._numbers)}"
        tell(self.address("postgres"), f"CREATE DATABASE {name}")
        self._made.append(name)
        return self.address(name)

    def _new(self) -> str:
        address = self.new()

        async def prepared() -> None:
            store = PostgresStore(address_in(address))
            await store.open()
            await store.close()

        asyncio.run(prepared())
        return address

    def take_back(self) -> None:
        """The test is over: nothing of it stays."""
        for address in self._lent.values():
            tell(address, _EMPTY)
            self._free.append(address)
        self._lent.clear()

    def drop(self) -> None:
        """Leave nothing behind on a server that is not ours."""
        if _WHERE in os.environ and self._made:
            tell(self.address("postgres"), *(f"DROP DATABASE {name} WITH (FORCE)" for name in self._made))


DATABASES = Databases()
_kept_on = ["sqlite"]


def keep_on(kind: str) -> None:
    """From now on stores are of this kind."""
    _kept_on[0] = kind


def store_at(path: Path, clock: Clock | None = None) -> AnyStore:
    """A store that is not open yet, where it needs to be opened."""
    if _kept_on[0] == "sqlite":
        return SqliteStore(path, clock)
    return PostgresStore(address_in(_apart(lambda: DATABASES.at(path))), clock)


@asynccontextmanager
async def opened_store(path: Path, clock: Clock | None = None) -> AsyncIterator[AnyStore]:
    """The store of a folder, for as long as the block lasts."""
    store = store_at(path, clock)
    if isinstance(store, SqliteStore):
        try:
            yield store
        finally:
            store.close()
    else:
        await store.open()
        try:
            yield store
        finally:
            await store.close()


async def copied(path: Path, target: Path) -> None:
    """What a crash at this moment would leave."""
    if _kept_on[0] == "sqlite":
        shutil.copytree(path, target)
        return
    source, new = (_apart(lambda path=path: DATABASES.at(path)) for path in (path, target))  # type: ignore[misc]
    reading, writing = [await asyncpg.connect(address_in(address).dsn) for address in (source, new)]
    for table in TABLES:
        values = await reading.fetch(f"SELECT * FROM {table.name}")
        columns = list(values[0].keys()) if values else []
        await writing.copy_records_to_table(table.name, records=map(tuple, values), columns=columns)
    await writing.execute("SELECT setval('run_id_seq', coalesce((SELECT max(id) FROM run), 0) + 1, false)")
    await reading.close()
    await writing.close()


def writer_of(store: AnyStore) -> Writer:
    """The thread that writes to SQLite, for tests that are about it."""
    assert isinstance(store, SqliteStore)
    return store.writer


async def settled(store: AnyStore) -> None:
    """Whatever is being stored has been stored, and who waits for it has been told."""
    if isinstance(store, PostgresStore):
        await store.appends.settled()
    await store.last_beat(0)


def everything_at(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept in a store that is closed, by its tables."""
    if _kept_on[0] == "sqlite":
        engine = reading_engine(path / FILE)
        with engine.connect() as connection:
            found = {table.name: [tuple(row) for row in connection.execute(select(table))] for table in TABLES}
        engine.dispose()
        return found

    async def read() -> dict[str, list[tuple[object, ...]]]:
        connection = await asyncpg.connect(address_in(DATABASES.at(path)).dsn)
        kept = {table.name: await connection.fetch(f"SELECT * FROM {table.name}") for table in TABLES}
        await connection.close()
        return {name: [tuple(record) for record in records] for name, records in kept.items()}

    return asyncio.run(read())


def _apart(work: Callable[[], str]) -> str:
    """A loop may be running here."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
