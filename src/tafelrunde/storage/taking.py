"""A finished game straight out of a database that may be in use. Must not know what the events mean."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tafelrunde.platform.ports import Row
from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.log import FILE, ROWS

CLOSED = "table.closed"


def finished_game(data: Path, key: str) -> list[Row]:
    """All rows of a game by its table's code or link, or by its id; one that still runs keeps its secrets."""
    source = data / FILE
    if not source.is_file():
        raise Unusable("directory-empty", path=str(data))
    code = "".join(key.split()).replace("-", "").upper()
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            question = "SELECT id FROM game_table WHERE code = ? OR link = ? OR id = ?"
            found = connection.execute(question, (code, key, key)).fetchone()
            if found is None:
                raise Unusable("game-unknown", path=str(data), game=key)
            rows = [Row(*row) for row in connection.execute(ROWS, (found[0], 0))]
    except sqlite3.Error as fault:
        raise Unusable("directory-unusable", path=str(data), reason=str(fault)) from None
    return closed(rows, str(data), key)


def closed(rows: list[Row], path: str, key: str) -> list[Row]:
    """The rows, if they tell a game to its end."""
    if all(row.kind != CLOSED for row in rows):
        raise Unusable("game-unfinished", path=path, game=key)
    return rows
