"""The tables, and the version they have. Must not know who asks."""

from __future__ import annotations

import sqlite3

VERSION = 1

_TABLES = """
CREATE TABLE event (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  received INTEGER NOT NULL,
  credit INTEGER NOT NULL,
  seat INTEGER,
  kind TEXT NOT NULL,
  body BLOB NOT NULL,
  cause TEXT,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, cause)
) WITHOUT ROWID;
CREATE TABLE game_table (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seats INTEGER NOT NULL)
  WITHOUT ROWID;
CREATE TABLE seed (table_id TEXT PRIMARY KEY, seed BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE holder (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat))
  WITHOUT ROWID;
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE session (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE run (id INTEGER PRIMARY KEY AUTOINCREMENT, beat INTEGER NOT NULL);
"""


class NewerSchema(Exception):  # noqa: N818 - a finding about somebody's database
    """The database was written by a newer program."""


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables where there are none; refuse a database from the future."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise NewerSchema(str(found))
    if found == 0:
        connection.executescript(f"BEGIN IMMEDIATE;{_TABLES}PRAGMA user_version = {VERSION};COMMIT;")
