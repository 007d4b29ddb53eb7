"""Jobs of SQLAlchemy on the same file as the log, for everything that is not hot. Must not know what is asked.

Writing happens in the writer's thread, between its groups, so that the log and the records never wait for one another's
locks; reading happens in threads of its own and waits for nobody. On PostgreSQL (`postgres/database.py`) the same jobs
are handed to `AsyncConnection.run_sync`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.platform.ports import NotStored
from tafelrunde.storage.engine import immediate_engine, reading_engine
from tafelrunde.storage.writer import Writer

T = TypeVar("T")


class Database(Protocol):
    """Runs jobs on a connection: what one writes is kept as a whole or not at all."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once it is committed."""
        ...

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job's result, from one state of the database."""
        ...

    def close(self) -> None: ...


class SqliteDatabase:
    """The file beside which a writer works."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self._writer = writer
        self._writing = immediate_engine(path)
        self._reading = reading_engine(path)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once it is committed."""
        return await self._writer.alone(lambda: _in_transaction(self._writing, job))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job's result, from one state of the database."""
        return await asyncio.to_thread(_in_transaction, self._reading, job)

    def close(self) -> None:
        """Let go of all connections."""
        self._writing.dispose()
        self._reading.dispose()


def _in_transaction(engine: Engine, job: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as connection:
            return job(connection)
    except SQLAlchemyError as fault:
        raise NotStored(str(fault)) from fault
