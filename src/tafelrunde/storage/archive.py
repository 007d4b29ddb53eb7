"""Finished games and persons, by SQLAlchemy Core: the same on SQLite and on PostgreSQL.
Must not know what the games are about, nor which database answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select, update

from tafelrunde.core.game import Millis
from tafelrunde.platform.archive import Rate, Rated, Rating, Result, Run, SoloRecord, Statistics
from tafelrunde.platform.ports import Person, Row, TableRecord
from tafelrunde.storage.database import Database
from tafelrunde.storage.days import Days
from tafelrunde.storage.people import People
from tafelrunde.storage.reading import best_of, can_be_kept, points_in, results_in, solo_in, solo_question, sortable
from tafelrunde.storage.tables import CLOSED, event, game_table, person, rating, result, score, seed, solo

_DOUBT = 3  # who is "certainly" that good: the mean less three deviations, as the makers of such ratings do
_SO_MANY = 200


class SqlArchive(People, Days):
    """The platform's Archive; every method is one job on one connection, and so one transaction."""

    def __init__(self, database: Database) -> None:
        People.__init__(self, database)
        Days.__init__(self, database)
        self.close = database.close

    async def unrecorded(self) -> list[str]:
        """Tables whose log has ended and whose result is not kept yet."""
        kept = exists().where(result.c.table_id == event.c.table_id)
        question = select(event.c.table_id).where(event.c.kind == CLOSED, ~kept).limit(_SO_MANY)
        return await self._read(lambda connection: list(connection.scalars(question)))

    async def note(self, noted: Result, run: Run | None = None, rate: Rate | None = None) -> None:
        """Keep a result, its solo run and the ratings that follow, at once; a second time it changes nothing."""

        def job(connection: Connection) -> None:
            if connection.scalar(select(exists().where(result.c.table_id == noted.id))):
                return
            _keep(connection, noted)
            if run is not None:
                _keep_run(connection, noted, run)
            if rate is not None:
                _rate(connection, noted, rate)

        await self._write(job)

    async def bring_in(self, record: TableRecord, brought: Result, rows: Sequence[Row], chance: bytes) -> bool:
        """A finished game from elsewhere, with its log; False where it is here already."""

        def job(connection: Connection) -> bool:
            if connection.scalar(select(exists().where(seed.c.seed == chance))):
                return False
            connection.execute(insert(game_table).values(**asdict(record)))
            connection.execute(insert(seed).values(table_id=record.id, seed=chance))
            connection.execute(insert(event), [{"table_id": record.id, **asdict(row)} for row in rows])
            _keep(connection, brought)
            return True

        return await self._write(job)

    async def expire_codes(self, ended_before: Millis, opened_before: Millis) -> int:
        """Such a table keeps its link; its id stands where the code was, which is free for another one."""
        ended = exists().where(result.c.table_id == game_table.c.id, result.c.ended < ended_before)
        has_ended = exists().where(result.c.table_id == game_table.c.id)
        never_will = and_(game_table.c.opened < opened_before, ~has_ended)
        due = and_(game_table.c.code != game_table.c.id, or_(ended, never_will))
        expired = update(game_table).where(due).values(code=game_table.c.id)
        return await self._write(lambda connection: connection.execute(expired).rowcount)

    async def result(self, table_id: str) -> Result | None:
        """How a game ended."""
        found = await self._results(select(result).where(result.c.table_id == table_id))
        return found[0] if found else None

    async def results(self, person_id: str | None, before: Millis | None = None, most: int = 20) -> list[Result]:
        """The latest results of a person, or the public ones, those that ended before an instant."""
        question = select(result)
        if person_id is None:
            question = question.where(result.c.public)
        else:
            mine = and_(score.c.table_id == result.c.table_id, score.c.person == person_id)
            question = question.where(exists().where(mine))
        if before is not None:
            question = question.where(result.c.ended < before)
        return await self._results(question.order_by(result.c.ended.desc(), result.c.table_id).limit(most))

    async def _results(self, question: Select[Any]) -> list[Result]:
        return await self._read(lambda connection: results_in(connection, question))

    async def statistics(self, person_id: str) -> list[Statistics]:
        """What somebody has reached in each game, by the size of the table."""
        question = (
            select(
                result.c.game,
                result.c.seats,
                func.count(),
                func.count().filter(score.c.rank == 1),
                func.avg(score.c.rank),
                best_of(score.c.points),
                func.max(result.c.ended),
            )
            .join(score, score.c.table_id == result.c.table_id)
            .where(score.c.person == person_id)
            .group_by(result.c.game, result.c.seats)
            .order_by(result.c.game, result.c.seats)
        )

        def job(connection: Connection) -> list[Statistics]:
            return [
                Statistics(game, seats, games, wins, float(rank), points_in(best), last)
                for game, seats, games, wins, rank, best, last in connection.execute(question)
            ]

        return await self._read(job)

    async def ratings(self, game: str, most: int = 20) -> list[Rated]:
        """Whoever is certainly good at a game, the best first."""
        certain = rating.c.mu - _DOUBT * rating.c.sigma
        question = (
            select(person.c.id, person.c.name, person.c.language, rating.c.mu, rating.c.sigma, rating.c.games)
            .join(person, person.c.id == rating.c.person)
            .where(rating.c.game == game)
            .order_by(certain.desc(), person.c.id)
            .limit(most)
        )

        def job(connection: Connection) -> list[Rated]:
            return [Rated(Person(*row[:3]), Rating(*row[3:])) for row in connection.execute(question)]

        return await self._read(job)

    async def solo_kinds(self) -> list[tuple[str, str]]:
        """The games and kinds of solo runs that there are records of."""
        question = select(solo.c.game, solo.c.kind).distinct().order_by(solo.c.game, solo.c.kind)
        return await self._read(lambda connection: [(game, kind) for game, kind in connection.execute(question)])

    async def solo_records(self, game: str, kind: str, most: int = 20) -> list[SoloRecord]:
        """The best runs of a kind, one for each person."""
        question = solo_question().where(solo.c.game == game, solo.c.kind == kind)
        question = question.order_by(solo.c.points.desc(), solo.c.ended).limit(most)
        if not can_be_kept(kind):
            return []
        return await self._read(lambda connection: solo_in(connection, question))

    async def solo_best(self, person_id: str) -> list[SoloRecord]:
        """The best runs of one person, one for each kind."""
        question = solo_question().where(solo.c.person == person_id).order_by(solo.c.game, solo.c.kind)
        return await self._read(lambda connection: solo_in(connection, question))


def _keep(connection: Connection, noted: Result) -> None:
    connection.execute(
        insert(result).values(
            table_id=noted.id,
            game=noted.game,
            seats=len(noted.scores),
            ended=noted.ended,
            took=noted.took,
            rated=noted.rated,
            public=noted.public,
        )
    )
    scores = [
        {
            "table_id": noted.id,
            "seat": one.seat,
            "person": None if one.person is None else one.person.id,
            "rank": one.rank,
            "points": sortable(one.points),
        }
        for one in noted.scores
    ]
    if scores:
        connection.execute(insert(score), scores)


def _keep_run(connection: Connection, noted: Result, run: Run) -> None:
    """Only somebody's best run of a kind is a record."""
    somebody = noted.scores[0].person
    if somebody is None:
        return
    mine = and_(solo.c.game == noted.game, solo.c.kind == run.kind, solo.c.person == somebody.id)
    values = {"points": sortable(run.points), "table_id": noted.id, "ended": noted.ended}
    before = connection.scalar(select(solo.c.points).where(mine))
    if before is None:
        connection.execute(insert(solo).values(game=noted.game, kind=run.kind, person=somebody.id, **values))
    elif values["points"] > before:
        connection.execute(update(solo).where(mine).values(**values))


def _rate(connection: Connection, noted: Result, rate: Rate) -> None:
    """New ratings for everyone at the table, from those they had when it ended."""
    people = [one.person.id for one in noted.scores if one.person is not None]
    if len(people) < len(noted.scores):
        return  # with a bot, or somebody who is forgotten, nobody's skill was measured
    asked = select(rating).where(rating.c.game == noted.game, rating.c.person.in_(people))
    old = {row.person: Rating(row.mu, row.sigma, row.games) for row in connection.execute(asked)}
    new = rate([old.get(key) for key in people], [one.rank for one in noted.scores])
    connection.execute(delete(rating).where(rating.c.game == noted.game, rating.c.person.in_(people)))
    for key, now in zip(people, new, strict=True):
        values = {"mu": now.mu, "sigma": now.sigma, "games": now.games}
        connection.execute(insert(rating).values(person=key, game=noted.game, **values))
