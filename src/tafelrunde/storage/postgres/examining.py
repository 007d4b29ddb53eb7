"""What could keep a PostgreSQL from serving a house. Looks and changes nothing."""

from __future__ import annotations

import asyncio
from typing import Literal

import asyncpg

from tafelrunde.storage.address import Address
from tafelrunde.storage.postgres.connecting import OLDEST, Connection, connected, let_go, reason_of, unusable
from tafelrunde.storage.postgres.preparing import HALF_DONE, version
from tafelrunde.storage.schema import HEAD

FAR_MS = 5.0
_TIMES = 5

State = Literal["ok", "warning", "fault"]


async def examined(address: Address) -> tuple[State, str]:
    """How it stands, in one line."""
    try:
        connection = await connected(address)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        return "fault", unusable(address, fault).details["reason"]
    try:
        return await _looked_at(connection)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        return "fault", reason_of(fault)
    finally:
        await let_go(connection)


async def _looked_at(connection: Connection) -> tuple[State, str]:
    major = connection.get_server_version().major
    if major < OLDEST:
        return "fault", f"is PostgreSQL {major}; {OLDEST} or later is needed"
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        return "fault", "is a standby, where nothing can be written"
    if await connection.fetchval("SELECT to_regclass($1)", HALF_DONE) is not None:
        return "fault", "is a copy that is not complete: run the same `tafelrunde migrate` again"
    found = await version(connection)
    if found is not None and found > HEAD:
        return "fault", "was written by a newer Tafelrunde; update this one"
    far = await _round_trip_ms(connection)
    size = await connection.fetchval("SELECT pg_database_size(current_database()) / 1048576")
    tables = 0 if found is None else await connection.fetchval("SELECT count(*) FROM game_table")
    text = f"PostgreSQL {major}, {size} MiB, {tables} tables, {far:.1f} ms away"
    if found is not None and found < HEAD:
        text += "; it will be brought up to date: pg_dump it before"
    worries = [", which every move waits for"] if far > FAR_MS else []
    if await connection.fetchval("SHOW fsync") == "off":
        worries.append("; fsync is off, so that it may forget what it has said is stored")
    return "warning" if worries else "ok", text + "".join(worries)


async def _round_trip_ms(connection: Connection) -> float:
    """The fastest of a few."""
    loop = asyncio.get_running_loop()
    taken = []
    for _ in range(_TIMES):
        start = loop.time()
        await connection.fetchval("SELECT 1")
        taken.append(loop.time() - start)
    return 1000 * min(taken)
