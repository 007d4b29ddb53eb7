"""A whole copy of a database that may be in use, complete on the disk before it has its name.
Must not know what is in it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.log import FILE
from tafelrunde.storage.schema import version


def back_up(data: Path, target: Path) -> int:
    """Copy the database of a data directory, as it is at one instant; how many bytes that were."""
    source = data / FILE
    if not source.is_file():
        raise Unusable("directory-empty", path=str(data))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with closing(sqlite3.connect(unfinished)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",) or version(copy) is None:
                raise Unusable("backup-broken", path=str(target))
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, target)
    except (OSError, sqlite3.Error) as fault:
        unfinished.unlink(missing_ok=True)
        reason = getattr(fault, "strerror", None) or str(fault)
        raise Unusable("backup-failed", path=str(target), reason=reason) from None
    return target.stat().st_size
