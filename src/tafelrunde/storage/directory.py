"""The data directory: made where it is missing, locked by one process at a time. Must not know what is kept in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO

LOCK_FILE = "lock"


class Unusable(Exception):  # noqa: N818 - a finding about somebody's directory
    """The data directory cannot be used: a message key, and what its text needs."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(f"{key} {details}")
        self.key = key
        self.details = details


class DataDirectory:
    """A directory that is ours until `release`, or until the process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock: IO[str] = open(path / LOCK_FILE, "a+", encoding="utf-8")  # noqa: SIM115 - it is held
        except OSError as fault:
            raise Unusable("directory-unusable", path=str(path), reason=fault.strerror or str(fault)) from None
        try:
            _lock(self._lock)
        except OSError:
            self._lock.seek(0)
            owner = self._lock.read().strip() or "?"
            self._lock.close()
            raise Unusable("directory-in-use", path=str(path), process=owner) from None
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(str(os.getpid()))
        self._lock.flush()

    def release(self) -> None:
        """Let others have it."""
        self._lock.close()


def is_locked(path: Path) -> str | None:
    """Which process uses the directory, if one does."""
    try:
        with open(path / LOCK_FILE, "r+", encoding="utf-8") as file:
            try:
                _lock(file)
            except OSError:
                file.seek(0)
                return file.read().strip() or "?"
    except OSError:
        pass  # there is none yet
    return None


def own_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this system keeps the data of one person."""
    home = Path(environment.get("HOME") or Path.home())
    if sys.platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME") or "")
        base = named if named.is_absolute() else home / ".local" / "share"
    return base / "tafelrunde"


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # past the end, where locking does not keep others from reading who holds the lock

    def _lock(file: IO[str]) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
