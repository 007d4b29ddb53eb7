"""What the log's hot end asks of PostgreSQL, and how rows become the columns that it is sent. Must not know when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.platform.ports import Holder, Row

COLUMNS = "seq, at, received, credit, seat, kind, body, cause, rtt"
STORED = f"SELECT {COLUMNS} FROM event WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
_KEPT = f"""
WITH asked AS (
  SELECT table_id FROM unnest($1::text[], $2::int[]) AS a (table_id, expected)
  WHERE coalesce((SELECT max(e.seq) FROM event e WHERE e.table_id = a.table_id), 0) = expected
), kept AS (
  INSERT INTO event (table_id, {COLUMNS})
  SELECT table_id, {COLUMNS} FROM unnest($3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[], $8::int[],
    $9::text[], $10::bytea[], $11::text[], $12::int[]) AS r (table_id, {COLUMNS})
  WHERE table_id IN (SELECT table_id FROM asked)
  ORDER BY table_id, seq
)"""  # in one order on every node, so that two that write to the same tables wait for each other, and not in a circle
_HELD = """, gone AS (
  DELETE FROM holder h USING unnest($13::text[], $14::int[]) AS g (table_id, seat)
  WHERE h.table_id = g.table_id AND h.seat = g.seat AND h.table_id IN (SELECT table_id FROM asked)
), held AS (
  INSERT INTO holder (table_id, seat, person)
  SELECT table_id, seat, person FROM unnest($15::text[], $16::int[], $17::text[]) AS s (table_id, seat, person)
  WHERE table_id IN (SELECT table_id FROM asked)
  ORDER BY table_id, seat
  ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
)"""
_WHO = " SELECT table_id FROM asked"
KEEP = _KEPT + _WHO
KEEP_WITH_HOLDERS = _KEPT + _HELD + _WHO


def as_columns(batch: Iterable[tuple[str, Sequence[Row]]]) -> list[list[object]]:
    """All rows of all tables, a list for each column."""
    every = [
        (table_id, row.seq, row.at, row.received, row.credit, row.seat, row.kind, row.body, row.cause, row.rtt)
        for table_id, rows in batch
        for row in rows
    ]
    return [list(column) for column in zip(*every, strict=True)] if every else [[] for _ in range(10)]


def holders_as_columns(batch: Iterable[tuple[str, Sequence[Holder]]]) -> list[list[object]]:
    """Who holds which seat from now on: first the seats that nobody holds, then those that somebody does."""
    last = {(table_id, holder.seat): holder.person for table_id, holders in batch for holder in holders}
    gone = [key for key, person in last.items() if person is None]
    held = [(*key, person.id) for key, person in last.items() if person is not None]
    return [
        [table_id for table_id, _ in gone],
        [seat for _, seat in gone],
        [table_id for table_id, _, _ in held],
        [seat for _, seat, _ in held],
        [person for _, _, person in held],
    ]
