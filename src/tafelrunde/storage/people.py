"""Persons, by SQLAlchemy Core: what is kept of them, forgetting them, and their accounts.
Must not know what they play."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tafelrunde.core.game import Millis
from tafelrunde.platform.archive import Account, Attempt, Banned, Held, PersonalData, Rating, Visit
from tafelrunde.platform.ports import Conflict, Person, TableRecord
from tafelrunde.storage.database import Database
from tafelrunde.storage.reading import can_be_kept, results_in, solo_in, solo_question
from tafelrunde.storage.tables import (
    CLOSED,
    account,
    daily,
    event,
    game_table,
    holder,
    person,
    rating,
    result,
    score,
    session,
    solo,
)

T = TypeVar("T")
_OF_A_PERSON = (session, holder, account, rating, solo, daily)


class People:
    """The part of the archive that knows who somebody is."""

    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def personal_data(self, person_id: str) -> PersonalData | None:
        """Everything that is kept of one person."""
        return await self._read(lambda connection: _personal_data(connection, person_id))

    async def unfinished(self, person_id: str, opened_after: Millis, most: int = 5) -> list[TableRecord]:
        """The youngest tables where a person holds a seat and the game is not over."""
        table = game_table.c
        over = exists().where(event.c.table_id == table.id, event.c.kind == CLOSED)
        question = (
            select(table.id, table.code, table.link, table.game, table.seats, table.opened)
            .join(holder, holder.c.table_id == table.id)
            .where(holder.c.person == person_id, table.opened > opened_after, ~over)
            .order_by(table.opened.desc())
            .limit(most)
        )
        return await self._read(lambda connection: [TableRecord(*row) for row in connection.execute(question)])

    async def forget(self, person_id: str) -> None:
        """Remove a person: the name, the devices, the seats, the records; the games stay, without them."""
        await self._write(lambda connection: _forget(connection, [person_id]))

    async def forget_idle(self, seen_before: Millis) -> int:
        """Forget the guests without an account whom nobody has seen since; how many they were."""

        def job(connection: Connection) -> int:
            seen = exists().where(session.c.person == person.c.id, session.c.seen >= seen_before)
            known = exists().where(account.c.person == person.c.id)
            idle = select(person.c.id).where(person.c.since < seen_before, ~seen, ~known, person.c.banned.is_(None))
            found = list(connection.scalars(idle))
            _forget(connection, found)
            return len(found)

        return await self._write(job)

    async def devices(self, person_id: str) -> list[str]:
        """The token hashes of a person's sessions."""
        question = select(session.c.token_hash).where(session.c.person == person_id)
        return await self._read(lambda connection: list(connection.scalars(question)))

    async def revoke(self, token_hash: str) -> None:
        """This device is nobody's any more."""
        await self._write(
            lambda connection: connection.execute(delete(session).where(session.c.token_hash == token_hash))
        )

    async def add_account(self, new: Account) -> None:
        """A name to come back by; Conflict where it is taken, or the person has one."""

        def job(connection: Connection) -> None:
            values = {"person": new.person.id, "name": new.person.name, "folded": new.folded}
            try:
                connection.execute(insert(account).values(**values, passphrase=new.passphrase, recovery=new.recovery))
            except IntegrityError:
                raise Conflict(new.folded) from None

        await self._write(job)

    async def account(self, folded: str) -> Account | None:
        """The account with this name."""
        question = (
            select(
                person.c.id,
                person.c.name,
                person.c.language,
                account.c.folded,
                account.c.passphrase,
                account.c.recovery,
            )
            .join(account, account.c.person == person.c.id)
            .where(account.c.folded == folded)
        )

        def job(connection: Connection) -> Account | None:
            found = connection.execute(question).first() if can_be_kept(folded) else None
            return None if found is None else Account(Person(*found[:3]), *found[3:])

        return await self._read(job)

    async def change_account(self, changed: Account) -> None:
        """Another passphrase and another recovery code; every device must come in anew."""

        def job(connection: Connection) -> None:
            values = {"passphrase": changed.passphrase, "recovery": changed.recovery}
            mine = account.c.person == changed.person.id
            connection.execute(update(account).where(mine).values(**values))
            connection.execute(delete(session).where(session.c.person == changed.person.id))

        await self._write(job)

    async def add_device(self, token_hash: str, person_id: str, now: Millis) -> None:
        """One more device of somebody who is known."""
        values = {"token_hash": token_hash, "person": person_id, "since": now, "seen": now}
        await self._write(lambda connection: connection.execute(insert(session).values(**values)))

    async def ban(self, person_id: str, since: Millis | None) -> None:
        """Keep somebody out from now on; None: no longer."""
        changed = update(person).where(person.c.id == person_id).values(banned=since)
        await self._write(lambda connection: connection.execute(changed))

    async def banned(self) -> list[Banned]:
        """Whom the operator keeps out, the latest first."""
        columns = (person.c.id, person.c.name, person.c.language, person.c.banned)
        question = select(*columns).where(person.c.banned.is_not(None)).order_by(person.c.banned.desc(), person.c.id)

        def job(connection: Connection) -> list[Banned]:
            return [Banned(Person(*who), since) for *who, since in connection.execute(question)]

        return await self._read(job)

    async def counts(self) -> dict[str, int]:
        """How much is kept, for the operator."""
        tables = {"persons": person, "sessions": session, "tables": game_table, "results": result, "events": event}

        def job(connection: Connection) -> dict[str, int]:
            questions = {name: select(func.count()).select_from(table) for name, table in tables.items()}
            return {name: connection.scalar(question) or 0 for name, question in questions.items()}

        return await self._read(job)


def _personal_data(connection: Connection, person_id: str) -> PersonalData | None:
    found = connection.execute(select(person).where(person.c.id == person_id)).first()
    if found is None:
        return None
    mine: Any = select(session.c.since, session.c.seen).where(session.c.person == person_id).order_by(session.c.since)
    visits = tuple(Visit(*row) for row in connection.execute(mine))
    mine = (
        select(game_table.c.code, game_table.c.game, holder.c.seat)
        .join(holder, holder.c.table_id == game_table.c.id)
        .where(holder.c.person == person_id)
        .order_by(game_table.c.opened, game_table.c.code)
    )
    seats = tuple(Held(*row) for row in connection.execute(mine))
    mine = exists().where(score.c.table_id == result.c.table_id, score.c.person == person_id)
    results = results_in(connection, select(result).where(mine).order_by(result.c.ended))
    mine = select(rating).where(rating.c.person == person_id)
    ratings = {row.game: Rating(row.mu, row.sigma, row.games) for row in connection.execute(mine)}
    records = solo_in(connection, solo_question().where(solo.c.person == person_id))
    mine = select(daily.c.day, daily.c.began, daily.c.took).where(daily.c.person == person_id).order_by(daily.c.day)
    days = {day: Attempt(*attempt) for day, *attempt in connection.execute(mine)}
    name = connection.scalar(select(account.c.name).where(account.c.person == person_id))
    who = Person(found.id, found.name, found.language)
    return PersonalData(who, found.since, name, visits, seats, tuple(results), ratings, tuple(records), days)


def _forget(connection: Connection, people: list[str]) -> None:
    for start in range(0, len(people), 500):  # a database takes only so many values in one question
        some = people[start : start + 500]
        for table in _OF_A_PERSON:
            connection.execute(delete(table).where(table.c.person.in_(some)))
        connection.execute(update(score).where(score.c.person.in_(some)).values(person=None))
        connection.execute(delete(person).where(person.c.id.in_(some)))
