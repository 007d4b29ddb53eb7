"""The store on PostgreSQL: the platform's log and records for houses of several nodes.
Must not know what the events mean."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, cached_property
from itertools import chain, repeat
from typing import Any, TypeVar

import asyncpg
from msgspec.structs import astuple

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.measures import Outages
from tafelrunde.platform.ports import Clock, Conflict, Holder, NotStored, Person, Row, TableRecord
from tafelrunde.storage.address import Address
from tafelrunde.storage.archive import SqlArchive
from tafelrunde.storage.looking import TABLE, Looking
from tafelrunde.storage.postgres.appends import PATIENCE_S, Appends
from tafelrunde.storage.postgres.connecting import all_let_go, connected, is_away, let_go, pooled, reason_of, unusable
from tafelrunde.storage.postgres.database import PostgresDatabase, engine_at
from tafelrunde.storage.postgres.preparing import prepare
from tafelrunde.storage.postgres.statements import COLUMNS, as_columns, holders_as_columns

CONNECTIONS = 6
_RECORDS_WITHIN_S = 30.0
_BACK_OFF_S = (0.1, 0.2, 0.5, 1.0, 2.0)
_READ = f"SELECT {COLUMNS} FROM event WHERE table_id = $1 AND seq > $2 ORDER BY seq"
_ROWS = f"""INSERT INTO event (table_id, {COLUMNS}) SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[],
  $4::bigint[], $5::bigint[], $6::int[], $7::text[], $8::bytea[], $9::text[], $10::int[])"""
_HOLDERS = """INSERT INTO holder (table_id, seat, person) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"""

T = TypeVar("T")
log = logging.getLogger(__name__)


class PostgresStore(Looking):
    """One database for any number of nodes; it stamps what it keeps by the clock it is given."""

    def __init__(self, address: Address, clock: Clock | None = None, patience_s: float = PATIENCE_S) -> None:
        self._address = address
        self._clock = clock or SystemClock()
        self._patience_s = patience_s
        self._engine = engine_at(address, _RECORDS_WITHIN_S)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.outages = Outages()
        self.appends = Appends(address, patience_s, self.outages)

    async def open(self, say: Callable[[str], object] = log.warning, *, patient: bool = True) -> None:
        """Wait until the database is there, bring it to our version; raises Unusable where waiting will not help, or
        is not wanted."""
        said = ""
        for pause in chain(_BACK_OFF_S, repeat(_BACK_OFF_S[-1])):
            try:
                await self._prepare(say)
                break
            except (*_FAULTS, *_UNREADY) as fault:
                found = unusable(self._address, fault)
                if not patient or not is_away(fault):
                    raise found from fault
                if said != (said := found.details["reason"]):
                    say(f"{self._address.shown} is away, and is tried until it is there: {said}")
            await asyncio.sleep(pause)
        if said:
            say(f"{self._address.shown} is there")
        self._pool = await pooled(self._address, CONNECTIONS)
        await self.appends.begin()

    async def _prepare(self, say: Callable[[str], object]) -> None:
        connection, engine = await connected(self._address), engine_at(self._address)
        try:
            await prepare(connection, engine, self._address.shown, say)
        finally:
            await let_go(connection)
            await engine.dispose()

    async def close(self) -> None:
        """Finish, and let go of all connections."""
        with contextlib.suppress(TimeoutError, asyncio.TimeoutError):
            await asyncio.wait_for(self.appends.settled(), self._patience_s)
        await self.appends.stop()
        if self._pool is not None:
            await all_let_go(self._pool)
        await self._engine.dispose()

    @cached_property
    def archive(self) -> SqlArchive:
        """Finished games and persons."""
        return SqlArchive(PostgresDatabase(self._engine))

    async def append(
        self, table_id: str, expected_seq: int, rows: Sequence[Row], holders: Sequence[Holder] = ()
    ) -> None:
        """All rows and holders or none, after exactly `expected_seq`."""
        await self.appends.append(table_id, expected_seq, rows, holders)

    async def read(self, table_id: str, after_seq: int) -> list[Row]:
        """The rows after a seq, in order."""
        found = await self._asked(lambda connection: connection.fetch(_READ, table_id, after_seq))
        return [Row(*record) for record in found]

    async def add_table(self, record: TableRecord, seed: bytes, rows: Sequence[Row], holders: Sequence[Holder]) -> None:
        """A new table, its seed and its first rows at once."""

        async def job(connection: Any) -> None:
            async with connection.transaction():
                added = f"INSERT INTO game_table ({TABLE}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
                if await connection.execute(added, *astuple(record)) != "INSERT 0 1":
                    raise Conflict(record.code)
                await connection.execute("INSERT INTO seed (table_id, seed) VALUES ($1, $2)", record.id, seed)
                await connection.execute(_ROWS, *as_columns([(record.id, rows)]))
                if holders:
                    await connection.execute(_HOLDERS, *holders_as_columns([(record.id, holders)])[2:])

        await self._asked(job, again=False)

    async def holders(self, table_id: str) -> dict[Seat, Person]:
        """Who holds which seat; a person who was forgotten holds none."""
        question = (
            "SELECT seat, person.id, name, language FROM holder"
            " JOIN person ON person.id = holder.person WHERE table_id = $1 ORDER BY seat"
        )
        found = await self._asked(lambda connection: connection.fetch(question, table_id))
        return {seat: Person(*rest) for seat, *rest in found}

    async def add_session(self, token_hash: str, person: Person) -> None:
        """A new person at a new device."""
        statement = (
            "WITH known AS (INSERT INTO person (id, name, language, since) VALUES ($1, $2, $3, $4))"
            " INSERT INTO session (token_hash, person, since, seen) VALUES ($5, $1, $4, $4)"
        )
        values = (*astuple(person), self._clock.now_ms(), token_hash)
        await self._asked(lambda connection: connection.execute(statement, *values), again=False)

    async def begin_run(self, now: Millis) -> int:
        """A new number for this life of the process."""
        found = await self._first("INSERT INTO run (beat) VALUES (?) RETURNING id", now)
        assert found is not None
        return int(found[0])

    async def now_ms(self) -> Millis:
        """What the database's own clock says."""
        found = await self._first("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        assert found is not None
        return int(found[0])

    async def _run(self, statement: str, *values: str | int) -> None:
        await self._asked(lambda connection: connection.execute(_numbered(statement), *values))

    async def _first(self, question: str, *values: str | int) -> tuple[Any, ...] | None:
        found = await self._asked(lambda connection: connection.fetchrow(_numbered(question), *values))
        return None if found is None else tuple(found)

    async def _asked(self, job: Callable[[Any], Awaitable[T]], again: bool = True) -> T:
        """The job's result; a connection that died meanwhile is forgotten, and another one is asked once more."""
        if self._pool is None:
            raise NotStored("the store is closed")
        try:
            async with self._pool.acquire() as connection:
                found = await job(connection)
                self.outages.ended()
                return found
        except (*_FAULTS, *_UNREADY) as fault:
            if again and is_away(fault):
                return await self._asked(job, again=False)
            if is_away(fault):
                self.outages.began()
            raise NotStored(reason_of(fault)) from fault


_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
_UNREADY = (OSError, TimeoutError, asyncio.TimeoutError, ValueError)


@cache
def _numbered(statement: str) -> str:
    """PostgreSQL counts the places where values go."""
    first, *rest = statement.split("?")
    return first + "".join(f"${place}{text}" for place, text in enumerate(rest, start=1))
