"""What could keep a house from opening, or from staying open: ports, the folder, the disk, the database, the client,
the clock. Looks and changes nothing; must not know how the house is opened."""

from __future__ import annotations

import asyncio
import http.client
import os
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tafelrunde.core.game import Millis
from tafelrunde.storage.address import Address
from tafelrunde.storage.directory import is_locked
from tafelrunde.storage.log import FILE
from tafelrunde.storage.schema import HEAD, version

LITTLE, TOO_LITTLE = 500 * 2**20, 20 * 2**20
MADE: Millis = 1_790_000_000_000
"""Late in 2026: no clock that is right says an earlier instant."""


class Finding(Struct, frozen=True):
    """One thing that was looked at: all is well, or it will be trouble, or it is."""

    what: str
    state: Literal["ok", "warning", "fault"]
    detail: str


class Case(Struct, frozen=True):
    """The house that is looked at: its folder and doors, the client's folder, the time, and how a door is tried."""

    data: Path
    doors: tuple[tuple[str, int], ...]
    client: Path
    now: Millis
    bound: Callable[[str, int], socket.socket]
    database: Address | None = None


def examine(case: Case) -> Iterator[Finding]:
    """Everything, one after the other."""
    for host, port in case.doors:
        yield _door(host, port, case.bound)
    yield _folder(case.data)
    yield _disk(case.data)
    yield _database(case.data) if case.database is None else _postgres(case.database)
    yield _client(case.client)
    yield _clock(case.data, case.now)


def _door(host: str, port: int, bound: Callable[[str, int], socket.socket]) -> Finding:
    what = f"port {port}"
    try:
        bound(host, port).close()
    except OSError as fault:
        if port and _answers(host, port):
            return Finding(what, "ok", f"a Tafelrunde is open at {host}")
        return Finding(what, "fault", f"cannot listen on {host}: {fault.strerror or fault}")
    return Finding(what, "ok", f"free at {host}")


def _answers(host: str, port: int) -> bool:
    asking = http.client.HTTPConnection("127.0.0.1" if host in ("0.0.0.0", "::", "") else host, port, timeout=2)
    try:
        asking.request("GET", "/healthz")
        return asking.getresponse().read() == b"ok"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        asking.close()


def _folder(data: Path) -> Finding:
    found = _nearest(data)
    if not found.is_dir():
        return Finding("folder", "fault", f"{found} is no folder")
    try:
        with tempfile.TemporaryFile(dir=found):
            pass
    except OSError as fault:
        return Finding("folder", "fault", f"nothing can be written in {found}: {fault.strerror or fault}")
    if owner := is_locked(data):
        return Finding("folder", "ok", f"{data} is in use by process {owner}")
    return Finding("folder", "ok", str(data) if found == data else f"{data} will be made")


def _nearest(path: Path) -> Path:
    """The folder itself, or the closest one above it that is there."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return path


def _disk(data: Path) -> Finding:
    free = shutil.disk_usage(_nearest(data)).free
    state: Literal["ok", "warning", "fault"] = "fault" if free < TOO_LITTLE else "warning" if free < LITTLE else "ok"
    return Finding("disk", state, f"{free // 2**20} MiB are free")


def _database(data: Path) -> Finding:
    path = data / FILE
    if not path.is_file():
        return Finding("database", "ok", "none yet")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found, whole = version(connection), connection.execute("PRAGMA quick_check").fetchone()[0]
            tables = connection.execute("SELECT count(*) FROM game_table").fetchone()[0] if found else 0
    except sqlite3.Error as fault:
        return Finding("database", "fault", f"{path} cannot be read: {fault}")
    if whole != "ok":
        return Finding("database", "fault", f"{path} is damaged: {whole}; take the latest backup")
    if found is not None and found > HEAD:
        return Finding("database", "fault", f"{path} was written by a newer Tafelrunde; update this one")
    size = f"{os.path.getsize(path) // 2**20} MiB, {tables} tables"
    if found is not None and found < HEAD:
        return Finding("database", "ok", f"{size}; it will be backed up and brought up to date")
    return Finding("database", "ok", size)


def _postgres(address: Address) -> Finding:
    try:
        from tafelrunde.storage.postgres.examining import examined
    except ModuleNotFoundError:
        return Finding("database", "fault", f"{address.shown} needs a driver: install tafelrunde[cluster]")
    state, detail = asyncio.run(examined(address))
    return Finding("database", state, f"{address.shown}: {detail}")


def _client(client: Path) -> Finding:
    if (client / "index.html").is_file():
        return Finding("client", "ok", "built")
    return Finding("client", "warning", "not built, a plain page is shown instead: run `make client` in a checkout")


def _clock(data: Path, now: Millis) -> Finding:
    said = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    last = _last_beat(data)
    if now < MADE:
        return Finding("clock", "fault", f"it says {said}: set it, or let it be set by NTP")
    if last is not None and last > now + 60_000:
        return Finding("clock", "warning", f"it says {said}, and has said a later instant before")
    return Finding("clock", "ok", said)


def _last_beat(data: Path) -> Millis | None:
    try:
        with closing(sqlite3.connect(f"{(data / FILE).absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found: Millis | None = connection.execute("SELECT max(beat) FROM run").fetchone()[0]
            return found
    except sqlite3.Error:
        return None
