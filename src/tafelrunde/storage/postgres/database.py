"""Jobs of SQLAlchemy on PostgreSQL, for everything that is not hot. Must not know what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tafelrunde.platform.ports import NotStored
from tafelrunde.storage.address import Address
from tafelrunde.storage.postgres.connecting import AWAY, connected, reason_of

T = TypeVar("T")
_TRIES = 6
_OVERTAKEN = ("40001", "40P01")


def engine_at(address: Address, answers_within_s: float | None = None) -> AsyncEngine:
    """An engine whose connections are like all others, but for how long they wait: a migration takes what it takes."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connected(address, answers_within_s),
        pool_size=2,
        max_overflow=4,
        pool_pre_ping=True,
    )


class PostgresDatabase:
    """Runs jobs on a connection: what one writes is kept as a whole or not at all, as if it had been alone.

    A job that another one has overtaken runs again; so it must change nothing but the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writing = engine.execution_options(isolation_level="SERIALIZABLE")
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once it is committed."""
        return await _in_transaction(self._writing, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job's result, from one state of the database."""
        return await _in_transaction(self._reading, job)

    def close(self) -> None:
        """The engine is the store's."""


async def _in_transaction(engine: AsyncEngine, job: Callable[[Connection], T]) -> T:
    for tries_left in reversed(range(_TRIES)):
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(job)
        except (SQLAlchemyError, *AWAY) as fault:
            if not (tries_left and _was_overtaken(fault)):
                raise NotStored(reason_of(fault)) from fault
    raise NotStored("others were always faster")


def _was_overtaken(fault: BaseException) -> bool:
    """Somebody wrote at the same time: after them it may go well, or at least fail for a reason of its own."""
    state = getattr(fault.orig, "sqlstate", None) if isinstance(fault, DBAPIError) else None
    return state in _OVERTAKEN or isinstance(fault, IntegrityError)
