"""What both stores ask in the same words: tables, seeds, sessions and beats. Must not know which database answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.game import Millis, Refused
from tafelrunde.platform.ports import Clock, NotStored, Person, TableRecord

DAY_MS = 24 * 3600 * 1000
TABLE = "id, code, link, game, seats, opened"


class Looking:
    """The part of a store that is a few short statements; `?` is where a value goes."""

    _clock: Clock

    async def _first(self, question: str, *values: str | int) -> Sequence[Any] | None:
        """The first row of an answer."""
        raise NotImplementedError

    async def _run(self, statement: str, *values: str | int) -> None:
        """Done, once this returns."""
        raise NotImplementedError

    async def table(self, code: str) -> TableRecord | None:
        """The table with this code."""
        return await self._table("code", code)

    async def table_by_id(self, table_id: str) -> TableRecord | None:
        """The table with this id."""
        return await self._table("id", table_id)

    async def table_by_link(self, link: str) -> TableRecord | None:
        """The table with this link."""
        return await self._table("link", link)

    async def _table(self, column: str, value: str) -> TableRecord | None:
        found = await self._first(f"SELECT {TABLE} FROM game_table WHERE {column} = ?", value)
        return None if found is None else TableRecord(*found)

    async def seed(self, table_id: str) -> bytes:
        """The secret that a table's chance follows from."""
        found = await self._first("SELECT seed FROM seed WHERE table_id = ?", table_id)
        if found is None:
            raise NotStored(f"no seed for table {table_id}")
        return bytes(found[0])

    async def session(self, token_hash: str) -> Person | None:
        """Whose session this is; that they were here is noted once a day. Who is kept out is refused."""
        question = (
            "SELECT person.id, name, language, banned, seen FROM session JOIN person ON person.id = person"
            " WHERE token_hash = ?"
        )
        found = await self._first(question, token_hash)
        if found is None:
            return None
        *person, banned, seen = found
        if banned is not None:
            raise Refused("web.banned")
        if (now := self._clock.now_ms()) - seen > DAY_MS:
            await self._run("UPDATE session SET seen = ? WHERE token_hash = ?", now, token_hash)
        return Person(*person)

    async def rename(self, person: Person) -> None:
        """Another name or language for the same person."""
        await self._run(
            "UPDATE person SET name = ?, language = ? WHERE id = ?", person.name, person.language, person.id
        )

    async def beat(self, run: int, now: Millis) -> None:
        """We are still there."""
        await self._run("UPDATE run SET beat = ? WHERE id = ?", now, run)

    async def last_beat(self, run: int) -> Millis | None:
        """When that life of the process was last seen alive."""
        found = await self._first("SELECT beat FROM run WHERE id = ?", run)
        return None if found is None else int(found[0])
