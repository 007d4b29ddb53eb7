"""SQLAlchemy's engines over the SQLite file. Must not know what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event


def immediate_engine(path: Path) -> Engine:
    """An engine whose transactions take the right to write at once, and are on the disk when they return."""
    return _engine(path, "BEGIN IMMEDIATE")


def reading_engine(path: Path) -> Engine:
    """An engine whose transactions see one state of the database, and keep nobody from writing."""
    return _engine(path, "BEGIN")


def _engine(path: Path, begin: str) -> Engine:
    engine = create_engine(URL.create("sqlite+pysqlite", database=str(path)))
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is not kept in the file's free room either
