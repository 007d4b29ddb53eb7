"""What keeps a command from its work, in one clear line. Must import nothing that is slow."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.storage.directory import Unusable

_WHY = {
    "directory-in-use": "{path} is in use by another Tafelrunde (process {process})",
    "directory-newer": "{path} was written by a newer Tafelrunde; update this one",
    "directory-not-migrated": "{path} could not be brought up to date, and is as it was: {reason}",
    "directory-empty": "{path} holds no database",
    "backup-failed": "{path} could not be written: {reason}",
    "backup-broken": "the copy in {path} is not whole; the disk may be failing",
    "database-away": "{path} cannot be reached: {reason}",
    "database-refused": "{path} does not let us in: {reason}",
    "database-missing": "{path} has to be made first: {reason}",
    "database-old": "{path} is PostgreSQL {found}; {oldest} or later is needed",
    "database-half-done": "{path} is a copy that is not complete: run the same `tafelrunde migrate` again",
    "database-not-empty": "{path} is not empty (there is something in {table}): only an empty one can take a house",
    "database-of-another": "{path} is the unfinished copy of {source}: finish that one, or take another database",
    "database-differs": "{path} does not hold what {source} does (in {table}): that has changed since the copy "
    "was begun; make the database anew, and move again",
    "database-driver": "{path} needs a driver: install tafelrunde[cluster]",
    "game-unknown": "{path} holds no game with the code, link or id {game}",
    "game-unfinished": "the game {game} is not finished; its secrets stay where they are until then",
}


def explained(fault: Unusable) -> str:
    """Why a data directory cannot be used, or has not what was asked for."""
    return _WHY.get(fault.key, "{path} cannot be used: {reason}").format(**fault.details)


def failed(command: str, reason: str, status: int = 1) -> int:
    """Say it, and the exit status that goes with it."""
    print(f"tafelrunde {command}: {reason}", file=sys.stderr)
    return status
