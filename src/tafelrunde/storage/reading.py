"""Rows of the archive as the platform's values. Must not know who asks."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, LargeBinary, Select, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from tafelrunde.platform.archive import Result, Score, SoloRecord
from tafelrunde.platform.ports import Person
from tafelrunde.storage.tables import person, score, solo

_NUMBER = struct.Struct(">Q")
_ZERO = 1 << 63


def sortable(points: Iterable[int]) -> bytes:
    """Points as bytes that compare as the points do, number by number."""
    return b"".join(_NUMBER.pack(number + _ZERO) for number in points)


def points_in(data: bytes) -> tuple[int, ...]:
    """The points again."""
    return tuple(number - _ZERO for (number,) in _NUMBER.iter_unpack(data))


class best_of(FunctionElement[bytes]):  # noqa: N801 - it is read as a function
    """The greatest of some sortable points."""

    type = LargeBinary()
    inherit_cache = True


@compiles(best_of)
def _greatest(element: Any, compiler: Any, **words: Any) -> str:
    return f"max({compiler.process(element.clauses, **words)})"


@compiles(best_of, "postgresql")
def _last_in_order(element: Any, compiler: Any, **words: Any) -> str:
    """Before version 18 it knows no greatest of bytes."""
    points = compiler.process(element.clauses, **words)
    return f"(array_agg({points} ORDER BY {points} DESC))[1]"


def can_be_kept(text: str) -> bool:
    """PostgreSQL keeps no text with such a letter, and cannot even be asked for one."""
    return "\0" not in text


def results_in(connection: Connection, question: Select[Any]) -> list[Result]:
    """The results that a question about the table `result` finds, with everyone's scores."""
    found = list(connection.execute(question))
    scores: dict[str, list[Score]] = {row.table_id: [] for row in found}
    every = (
        select(score, person.c.name, person.c.language)
        .outerjoin(person, person.c.id == score.c.person)
        .where(score.c.table_id.in_(scores))
        .order_by(score.c.table_id, score.c.seat)
    )
    for row in connection.execute(every):
        somebody = None if row.name is None else Person(row.person, row.name, row.language)
        scores[row.table_id].append(Score(row.seat, row.rank, points_in(row.points), somebody))
    return [
        Result(row.table_id, row.game, row.ended, row.took, tuple(scores[row.table_id]), row.rated, row.public)
        for row in found
    ]


def solo_question() -> Select[Any]:
    """All solo records with the names of their holders."""
    columns = (solo.c.game, solo.c.kind, solo.c.points, solo.c.table_id, solo.c.ended)
    return select(*columns, person.c.id, person.c.name, person.c.language).join(person, person.c.id == solo.c.person)


def solo_in(connection: Connection, question: Select[Any]) -> list[SoloRecord]:
    """The records that such a question finds."""
    return [
        SoloRecord(game, kind, points_in(points), Person(*somebody), table_id, ended)
        for game, kind, points, table_id, ended, *somebody in connection.execute(question)
    ]
