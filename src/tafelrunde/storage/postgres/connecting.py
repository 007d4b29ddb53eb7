"""Connections to PostgreSQL as we want them, and what their faults mean. Must not know what is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import asyncpg

from tafelrunde.storage.address import Address
from tafelrunde.storage.directory import Unusable

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

OLDEST = 16
ANSWERS_WITHIN_S = 3.0
TERMS: Mapping[str, Any] = MappingProxyType(
    {
        "timeout": ANSWERS_WITHIN_S,
        "command_timeout": ANSWERS_WITHIN_S,
        "server_settings": {"application_name": "tafelrunde", "jit": "off"},
    }
)
AWAY = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of a word knows no way on
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby answers: the one that writes is somewhere else, or soon here
)
"""The database is not there now; it may be in a moment."""

_WRONG = {
    asyncpg.InvalidPasswordError: "database-refused",
    asyncpg.InvalidAuthorizationSpecificationError: "database-refused",
    asyncpg.InvalidCatalogNameError: "database-missing",
    asyncpg.InsufficientPrivilegeError: "database-refused",
}


async def connected(address: Address, answers_within_s: float | None = ANSWERS_WITHIN_S) -> Connection:
    """A connection whose commits are on the disk when they return."""
    connection: Connection = await asyncpg.connect(address.dsn, **{**TERMS, "command_timeout": answers_within_s})
    try:
        await set_up(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def pooled(address: Address, most: int) -> asyncpg.Pool[asyncpg.Record]:
    """As many of them as are needed at once, made when they are; nothing of a session needs to be put back."""
    pool = asyncpg.create_pool(address.dsn, min_size=0, max_size=most, init=set_up, reset=_as_it_is, **TERMS)
    return await pool


async def _as_it_is(_: Any) -> None:
    """One round trip less for every question."""


async def set_up(connection: Any) -> None:
    """Somebody may have told the server to forget commits when its power goes: not ours."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )


def is_away(fault: BaseException) -> bool:
    """Would the same succeed once the database is back? What we have asked for wrongly would not."""
    return isinstance(fault, AWAY) and not isinstance(fault, ValueError)


def unusable(address: Address, fault: BaseException) -> Unusable:
    """Why a database cannot be used, for whoever runs the house."""
    key = next((key for kind, key in _WRONG.items() if isinstance(fault, kind)), "database-away")
    return Unusable(key, path=address.shown, reason=reason_of(fault))


def reason_of(fault: BaseException) -> str:
    """A fault in one line."""
    text = " ".join(str(fault).split()) or type(fault).__name__
    return "it does not answer" if isinstance(fault, TimeoutError | asyncio.TimeoutError) else text


async def let_go(connection: Connection) -> None:
    """Say goodbye where somebody listens."""
    try:
        await connection.close(timeout=1)
    except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError):
        connection.terminate()
        await asyncio.sleep(0)


async def all_let_go(pool: asyncpg.Pool[asyncpg.Record]) -> None:
    """The same for a pool."""
    try:
        await asyncio.wait_for(pool.close(), 1)
    except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError):
        pool.terminate()
        await asyncio.sleep(0)
