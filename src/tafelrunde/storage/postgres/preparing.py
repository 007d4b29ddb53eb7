"""Bringing a PostgreSQL database to our version by the same migrations as SQLite, one node at a time.
Must not know who asks; Alembic is slow to import, so it is only where something is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.postgres.connecting import OLDEST, Connection
from tafelrunde.storage.schema import HEAD, upgrade

HALF_DONE = "tafelrunde_moving"
"""A table that stands there while a house is being moved in."""
_LOCK = 0x7AFE1  # whichever number, as long as all nodes take the same


async def prepare(
    connection: Connection,
    engine: AsyncEngine,
    shown: str,
    say: Callable[[str], object] = lambda text: None,
    *,
    half_done: bool = False,
) -> None:
    """Make the tables where there are none, migrate older ones, which is said; refuses what is newer than we are, or
    half done."""
    found = connection.get_server_version()
    if found.major < OLDEST:
        raise Unusable("database-old", path=shown, found=str(found.major), oldest=str(OLDEST))
    if not half_done and await connection.fetchval("SELECT to_regclass($1)", HALF_DONE) is not None:
        raise Unusable("database-half-done", path=shown)
    found_version = await version(connection)
    if await _checked(found_version, shown):
        return
    if found_version is not None:
        say(
            f"{shown} is brought up to date from {found_version} to {HEAD}, all of it or nothing; no copy is made "
            f"before: `pg_dump -Fc -f FILE -d {shown}` makes one, before an update"
        )
    try:
        async with engine.begin() as transaction:
            await transaction.run_sync(_migrate)
    except sqlalchemy.exc.SQLAlchemyError as fault:
        raise Unusable("directory-not-migrated", path=shown, reason=str(fault).splitlines()[0]) from fault
    await _checked(await version(connection), shown)


async def version(connection: Connection) -> str | None:
    """What the database says it is; None: it is empty."""
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    found: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return found


async def _checked(found: str | None, shown: str) -> bool:
    if found is not None and found > HEAD:
        raise Unusable("directory-newer", path=shown)
    return found == HEAD


def _migrate(connection: Any) -> None:
    """Whoever comes second finds the work done."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    upgrade(connection)
