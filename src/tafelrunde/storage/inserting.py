"""Rows of the log, many in one statement: each statement costs two changes of the thread that Python runs in, and with
a busy event loop such a change costs more than a row. Must not know what the rows mean, nor who waits for them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from tafelrunde.platform.ports import Row

MOST = 64
"""So many rows in one statement; each number of rows is a statement of its own that SQLite keeps prepared."""

Values: TypeAlias = tuple[str | int | bytes | None, ...]
_COLUMNS = 10

IN_ORDER = """
CREATE TEMP TRIGGER in_order BEFORE INSERT ON main.event
WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM main.event WHERE table_id = NEW.table_id AND seq = NEW.seq - 1)
BEGIN SELECT RAISE(ABORT, 'a gap in the log'); END
"""
"""No row without the one before it: so an append that expects another place than the end fails by itself."""


def values(table_id: str, rows: Sequence[Row]) -> list[Values]:
    """What stands in the columns, row by row."""
    return [
        (table_id, row.seq, row.at, row.received, row.credit, row.seat, row.kind, row.body, row.cause, row.rtt)
        for row in rows
    ]


def insert(connection: sqlite3.Connection, rows: Sequence[Values]) -> None:
    """All of them, by as few statements as possible; outside a transaction each statement is one of its own."""
    for start in range(0, len(rows), MOST):
        some = rows[start : start + MOST]
        connection.execute(_statement(len(some)), [value for row in some for value in row])


@cache
def _statement(rows: int) -> str:
    one = f"({', '.join('?' * _COLUMNS)})"
    return f"INSERT INTO event VALUES {', '.join([one] * rows)}"
