"""The store: the platform's log and records, as jobs for the writer. Must not know what the events mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.measures import Outages
from tafelrunde.platform.ports import Clock, Conflict, Holder, Person, Row, TableRecord
from tafelrunde.storage.directory import DataDirectory, Unusable
from tafelrunde.storage.inserting import insert, values
from tafelrunde.storage.looking import TABLE, Looking
from tafelrunde.storage.schema import NewerSchema, NotMigrated
from tafelrunde.storage.writer import Writer

if TYPE_CHECKING:
    from tafelrunde.storage.archive import SqlArchive

FILE = "tafelrunde.sqlite3"
ROWS = (
    "SELECT seq, at, received, credit, seat, kind, body, cause, rtt FROM event"
    " WHERE table_id = ? AND seq > ? ORDER BY seq"
)
_PERSON = "id, name, language"


class SqliteStore(Looking):
    """One database in one data directory, for one process; it stamps what it keeps by the clock it is given."""

    def __init__(self, path: Path, clock: Clock | None = None) -> None:
        self._clock = clock or SystemClock()
        self.outages = Outages()
        self._directory = DataDirectory(path)
        try:
            self.writer = Writer(path / FILE)
        except BaseException as fault:
            self._directory.release()
            raise _unusable(path, fault) from fault

    def close(self) -> None:
        """Finish, close, and let others have the directory."""
        self.writer.close()
        if "archive" in self.__dict__:
            self.archive.close()
        self._directory.release()

    @cached_property
    def archive(self) -> SqlArchive:
        """Finished games and persons; made when first asked for, as SQLAlchemy is half of a start."""
        from tafelrunde.storage.archive import SqlArchive
        from tafelrunde.storage.database import SqliteDatabase

        return SqlArchive(SqliteDatabase(self._directory.path / FILE, self.writer))

    async def append(
        self, table_id: str, expected_seq: int, rows: Sequence[Row], holders: Sequence[Holder] = ()
    ) -> None:
        """All rows and holders or none, after exactly `expected_seq`."""

        def job(connection: sqlite3.Connection) -> None:
            last = connection.execute("SELECT max(seq) FROM event WHERE table_id = ?", (table_id,)).fetchone()[0]
            if (last or 0) != expected_seq:
                raise Conflict(f"expected {expected_seq}, found {last}")
            _insert(connection, table_id, rows, holders)

        follow = not holders and rows[0].seq == expected_seq + 1
        await self.writer.run(job, values(table_id, rows) if follow else ())

    async def read(self, table_id: str, after_seq: int) -> list[Row]:
        """The rows after a seq, in order."""

        def job(connection: sqlite3.Connection) -> list[Row]:
            return [Row(*found) for found in connection.execute(ROWS, (table_id, after_seq))]

        return await self.writer.run(job)

    async def add_table(self, record: TableRecord, seed: bytes, rows: Sequence[Row], holders: Sequence[Holder]) -> None:
        """A new table, its seed and its first rows at once."""

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(f"INSERT INTO game_table ({TABLE}) VALUES (?, ?, ?, ?, ?, ?)", astuple(record))
            except sqlite3.IntegrityError:
                raise Conflict(record.code) from None
            connection.execute("INSERT INTO seed VALUES (?, ?)", (record.id, seed))
            _insert(connection, record.id, rows, holders)

        await self.writer.run(job)

    async def holders(self, table_id: str) -> dict[Seat, Person]:
        """Who holds which seat; a person who was forgotten holds none."""

        def job(connection: sqlite3.Connection) -> dict[Seat, Person]:
            question = (
                "SELECT seat, person.id, name, language FROM holder"
                " JOIN person ON person.id = holder.person WHERE table_id = ?"
            )
            return {seat: Person(*rest) for seat, *rest in connection.execute(question, (table_id,))}

        return await self.writer.run(job)

    async def add_session(self, token_hash: str, person: Person) -> None:
        """A new person at a new device."""
        now = self._clock.now_ms()

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO person ({_PERSON}, since) VALUES (?, ?, ?, ?)", (*astuple(person), now))
            connection.execute("INSERT INTO session VALUES (?, ?, ?, ?)", (token_hash, person.id, now, now))

        await self.writer.run(job)

    async def begin_run(self, now: Millis) -> int:
        """A new number for this life of the process."""

        def job(connection: sqlite3.Connection) -> int:
            return connection.execute("INSERT INTO run (beat) VALUES (?)", (now,)).lastrowid or 0

        return await self.writer.run(job)

    async def _run(self, statement: str, *values: str | int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        await self.writer.run(job)

    async def _first(self, question: str, *values: str | int) -> tuple[Any, ...] | None:
        def job(connection: sqlite3.Connection) -> tuple[Any, ...] | None:
            found: tuple[Any, ...] | None = connection.execute(question, values).fetchone()
            return found

        return await self.writer.run(job)


def _unusable(path: Path, fault: BaseException) -> BaseException:
    match fault:
        case NewerSchema():
            return Unusable("directory-newer", path=str(path))
        case NotMigrated():
            return Unusable("directory-not-migrated", path=str(path), reason=str(fault))
        case sqlite3.Error() | OSError():
            return Unusable("directory-unusable", path=str(path), reason=str(fault))
        case _:
            return fault


def _insert(connection: sqlite3.Connection, table_id: str, rows: Sequence[Row], holders: Sequence[Holder]) -> None:
    insert(connection, values(table_id, rows))
    for holder in holders:
        connection.execute("DELETE FROM holder WHERE table_id = ? AND seat = ?", (table_id, holder.seat))
        if holder.person is not None:
            connection.execute("INSERT INTO holder VALUES (?, ?, ?)", (table_id, holder.seat, holder.person.id))
