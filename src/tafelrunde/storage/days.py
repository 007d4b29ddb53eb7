"""The task of the day, by SQLAlchemy Core: who has seen it when, and how long they needed.
Must not know which task it is."""

from __future__ import annotations

from sqlalchemy import Connection, and_, insert, select, update

from tafelrunde.core.game import Millis
from tafelrunde.platform.archive import Attempt, DayTime
from tafelrunde.platform.ports import Person
from tafelrunde.storage.database import Database
from tafelrunde.storage.tables import daily, person


class Days:
    """The part of the archive that knows how everyone did on a day."""

    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def begin_day(self, day: str, person_id: str, now: Millis) -> Attempt:
        """Somebody sees the task; only the first time counts."""

        def job(connection: Connection) -> Attempt:
            found = _attempt(connection, day, person_id)
            if found is not None:
                return found
            connection.execute(insert(daily).values(day=day, person=person_id, began=now))
            return Attempt(now)

        return await self._write(job)

    async def attempt(self, day: str, person_id: str) -> Attempt | None:
        """When somebody has seen the task, and how long they needed."""
        return await self._read(lambda connection: _attempt(connection, day, person_id))

    async def end_day(self, day: str, person_id: str, took: Millis) -> None:
        """Somebody has solved the task; a second solution changes nothing."""
        mine = and_(daily.c.day == day, daily.c.person == person_id, daily.c.took.is_(None))
        await self._write(lambda connection: connection.execute(update(daily).where(mine).values(took=took)))

    async def day_times(self, day: str, most: int = 100) -> list[DayTime]:
        """Whoever has solved the task of a day, the fastest first."""
        question = (
            select(person.c.id, person.c.name, person.c.language, daily.c.took)
            .join(person, person.c.id == daily.c.person)
            .where(daily.c.day == day, daily.c.took.is_not(None))
            .order_by(daily.c.took, daily.c.began)
            .limit(most)
        )

        def job(connection: Connection) -> list[DayTime]:
            return [DayTime(Person(*who), took) for *who, took in connection.execute(question)]

        return await self._read(job)


def _attempt(connection: Connection, day: str, person_id: str) -> Attempt | None:
    question = select(daily.c.began, daily.c.took).where(daily.c.day == day, daily.c.person == person_id)
    found = connection.execute(question).first()
    return None if found is None else Attempt(*found)
