"""A disk without room, for a real process: what cannot be stored is refused and has not happened, the game goes on when
there is room again, and nothing acknowledged is lost. And folders in which no house can open."""

from __future__ import annotations

import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address, Line
from tafelrunde.storage.log import FILE, SqliteStore
from web.test_process import started

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets the limit of another process")
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def tried(line: Line, number: int) -> Any:
    """Pause and resume by turns, until stored or refused; what came back."""
    kind = "table.pause" if number % 2 == 0 else "table.resume"
    await line.do(str(number), {"kind": kind})
    while (heard := await line.next())["t"] not in ("update", "refused") or heard.get("ack", str(number)) is None:
        pass
    return heard


def test_a_full_disk_refuses_and_loses_nothing_and_the_game_goes_on_with_room(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        address = Address(server.port)
        north, south = await address.guest("North"), await address.guest("South")
        code = await north.opens("null", 2, seconds=600)
        line, other = await north.enters(code), await south.enters(code)
        await other.do("sit", {"kind": "table.sit"})
        await other.hears_ack("sit")
        await line.do("start", {"kind": "table.start"})
        await line.hears_ack("start")
        wal = server.data / (FILE + "-wal")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size + 20_000, resource.RLIM_INFINITY))
        number, seq = 0, 0
        while (heard := await tried(line, number))["t"] == "update":
            number, seq = number + 1, heard["seq"]
        assert number >= 1, "there was room for a little"
        assert (heard["id"], heard["key"]) == (str(number), "table.not-stored")
        while (await address.ask("GET", "/readyz")).status != 503:
            pass  # what it tries to store is small: a little more of that has room
        assert (await address.post("/api/me", {"name": "East"})).json["key"] == "table.not-stored"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        again = await tried(line, number)
        assert (again["t"], again["seq"]) == ("update", seq + 1), "the same command, sent again, and nothing between"
        assert (await address.ask("GET", "/readyz")).status == 200
        server.kill()
        await line.wire.wait_closed()
        await other.wire.wait_closed()
        server.start()
        line = await north.enters(code)
        assert line.first["seq"] >= again["seq"]
        assert line.first["table"]["paused"] == again["table"]["paused"]
        await line.wire.close()

    with ServerProcess(tmp_path, "null") as server:
        run(story(server))


def test_a_stop_on_a_full_disk_is_in_order(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "null") as server:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert server.stop() == 0


def test_a_folder_that_cannot_be_written_is_said_in_one_line() -> None:
    done = started("--port", "0", "--data", "/proc/tafelrunde")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "/proc/tafelrunde cannot be used" in done.stderr


def test_a_database_of_a_newer_version_is_said_in_one_line_and_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = (tmp_path / FILE).read_bytes()
    done = started("--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "newer" in done.stderr
    assert (tmp_path / FILE).read_bytes() == before


def test_something_that_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"dear aunt " * 1000)
    done = started("--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
