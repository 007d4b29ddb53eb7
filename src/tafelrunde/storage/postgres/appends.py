"""The log's hot end on PostgreSQL: whatever waits goes in one statement and one commit, then everyone hears of it.
Must not know what the events mean."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import chain, repeat
from typing import TypeAlias

import asyncpg
from msgspec import Struct
from msgspec.structs import astuple

from tafelrunde.platform.ending import ended
from tafelrunde.platform.measures import Outages
from tafelrunde.platform.ports import Conflict, Holder, NotStored, Row
from tafelrunde.storage.address import Address
from tafelrunde.storage.postgres.connecting import Connection, connected, is_away, let_go, reason_of
from tafelrunde.storage.postgres.statements import KEEP, KEEP_WITH_HOLDERS, STORED, as_columns, holders_as_columns

MOST = 256
PATIENCE_S = 5.0  # so long a move waits for a database that has gone
_BACK_OFF_S = (0.02, 0.05, 0.1, 0.2, 0.5)
_LOOK_S = 0.25

_Prepared: TypeAlias = "asyncpg.prepared_stmt.PreparedStatement[asyncpg.Record]"

log = logging.getLogger(__name__)


class Asked(Struct, eq=False):
    """An append that waits; `doubtful`: the connection was lost before the answer, so that it may be stored."""

    table_id: str
    expected: int
    rows: Sequence[Row]
    holders: Sequence[Holder]
    future: asyncio.Future[None]
    since: float
    doubtful: bool = False
    answered: bool = False

    def answer(self, fault: BaseException | None = None) -> None:
        """Its asker may have gone; what was committed stays committed."""
        self.answered = True
        if self.future.done():
            return
        if fault is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(fault)


class Appends:
    """One connection and one task; while a commit is under way, the next one gathers."""

    def __init__(self, address: Address, patience_s: float = PATIENCE_S, outages: Outages | None = None) -> None:
        self._outages = outages or Outages()
        self._address = address
        self._patience_s = patience_s
        self._waiting: list[Asked] = []
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._prepared: dict[str, _Prepared] = {}
        self._away_since: float | None = None

    async def begin(self) -> None:
        """From now on."""
        await self._connect()
        self._task = asyncio.create_task(self._work(), name="appends")

    async def stop(self) -> None:
        """What waits is told that it is not stored."""
        await ended(self._task)
        for asked in self._waiting:
            asked.answer(NotStored("the house is closed"))
        if self._connection is not None:
            await let_go(self._connection)

    async def append(self, table_id: str, expected: int, rows: Sequence[Row], holders: Sequence[Holder]) -> None:
        """All rows and holders or none, after exactly that seq."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._away_since is not None and now - self._away_since > self._patience_s:
            raise NotStored("the database is away")
        asked = Asked(table_id, expected, rows, holders, loop.create_future(), now)
        self._waiting.append(asked)
        self._woken.set()
        await asked.future

    async def settled(self) -> None:
        """Return once everything that was asked before is answered."""
        while not all(asked.answered for asked in self._waiting):
            await asyncio.wait([asked.future for asked in self._waiting])
            await asyncio.sleep(0)

    async def _work(self) -> None:
        while True:
            await self._woken.wait()
            if self._connection is None or self._connection.is_closed():
                await self._come_back("the connection was closed", [])
            batch = self._next()
            try:
                await self._stored(batch)
            except Exception as fault:
                if is_away(fault):
                    await self._come_back(reason_of(fault), batch)
                else:
                    log.exception("appends failed in a way that nobody thought of")
                    for asked in batch:
                        asked.answer(NotStored(reason_of(fault)))
            self._waiting = [asked for asked in self._waiting if not asked.answered]
            if not self._waiting:
                self._woken.clear()

    def _next(self) -> list[Asked]:
        """The oldest that wait, one for each table, in the order that all nodes keep."""
        batch: dict[str, Asked] = {}
        for asked in self._waiting:
            if len(batch) < MOST:
                batch.setdefault(asked.table_id, asked)
        return [batch[key] for key in sorted(batch)]

    async def _stored(self, batch: list[Asked]) -> None:
        try:
            await self._together(batch)
        except asyncpg.PostgresError as fault:
            if is_away(fault):
                raise
            for asked in batch:
                await self._alone(asked)

    async def _together(self, batch: list[Asked]) -> None:
        """Who stands at the end of its table's log is written; who does not has been overtaken."""
        asks: list[Sequence[object]] = [[asked.table_id for asked in batch], [asked.expected for asked in batch]]
        asks += as_columns([(asked.table_id, asked.rows) for asked in batch])
        held = [(asked.table_id, asked.holders) for asked in batch if asked.holders]
        if held:
            found = await self._prepared[KEEP_WITH_HOLDERS].fetch(*asks, *holders_as_columns(held))
        else:
            found = await self._prepared[KEEP].fetch(*asks)
        kept = {record[0] for record in found}
        for asked in batch:
            if asked.table_id in kept or (asked.doubtful and await self._is_there(asked)):
                asked.answer()
            else:
                asked.answer(Conflict(f"somebody else has written behind {asked.expected}"))

    async def _alone(self, asked: Asked) -> None:
        """By itself, so that what is wrong with one is not the others' fault."""
        try:
            await self._together([asked])
        except asyncpg.UniqueViolationError as fault:
            if asked.doubtful and await self._is_there(asked):
                asked.answer()
            elif fault.constraint_name == "event_cause":
                asked.answer(NotStored(reason_of(fault)))
            else:
                asked.answer(Conflict(reason_of(fault)))
        except asyncpg.PostgresError as fault:
            if is_away(fault):
                raise
            asked.answer(NotStored(reason_of(fault)))

    async def _is_there(self, asked: Asked) -> bool:
        """Has this very append been stored, by a commit whose answer was lost?"""
        last = asked.expected + len(asked.rows)
        found = await self._prepared[STORED].fetch(asked.table_id, asked.expected, last)
        return [tuple(record) for record in found] == [astuple(row) for row in asked.rows]

    async def _connect(self) -> None:
        connection = await connected(self._address)
        try:
            for statement in (KEEP, KEEP_WITH_HOLDERS, STORED):
                self._prepared[statement] = await connection.prepare(statement)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def _come_back(self, reason: str, sent: list[Asked]) -> None:
        """The connection is gone, and perhaps an answer with it: try until there is one again. What was sent may be
        stored, so that nobody can say anything of it before; what was not is given up after a while, so that players
        hear of it and may try again."""
        loop = asyncio.get_running_loop()
        self._away_since = loop.time()
        self._outages.began()
        log.warning("the database is away: %s", reason)
        if self._connection is not None:
            self._connection.terminate()
        for asked in sent:
            asked.doubtful = not asked.answered
        for pause in chain(_BACK_OFF_S, repeat(_BACK_OFF_S[-1])):
            await asyncio.sleep(pause)
            if await self._is_back():
                break
        log.warning("the database is back after %.1f s", loop.time() - self._away_since)
        self._away_since = None
        self._outages.ended()

    async def _is_back(self) -> bool:
        connecting = asyncio.ensure_future(self._connect())
        try:
            while not (await asyncio.wait([connecting], timeout=_LOOK_S))[0]:
                self._give_up()
        finally:
            if not connecting.done():
                connecting.cancel()
        self._give_up()
        if (fault := connecting.exception()) is not None and not is_away(fault):
            log.error("the database cannot be used: %s", reason_of(fault))
        return fault is None

    def _give_up(self) -> None:
        now = asyncio.get_running_loop().time()
        for asked in self._waiting:
            if not asked.doubtful and not asked.answered and now - asked.since > self._patience_s:
                asked.answer(NotStored("the database is away"))
        self._waiting = [asked for asked in self._waiting if not asked.answered]
