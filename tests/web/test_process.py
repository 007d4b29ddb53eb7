"""The server as a process: killed, stopped, started twice, started where it cannot start."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from shell import process
from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address
from tafelrunde.storage.directory import DataDirectory


def test_kill_9_loses_no_acknowledged_move_and_a_resend_is_harmless(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        address = Address(server.port)
        north, south = await address.guest("North"), await address.guest("South")
        code = await north.opens("null", 2, seconds=600)
        first, second = await north.enters(code), await south.enters(code)
        await second.do("sit", {"kind": "table.sit"})
        await second.hears_ack("sit")
        await first.do("start", {"kind": "table.start"})
        await first.hears_ack("start")
        await first.do("mine", {"kind": "swap"})
        acknowledged = await first.hears_ack("mine")
        server.kill()
        await first.wire.wait_closed()
        await second.wire.wait_closed()
        server.start()
        first = await north.enters(code, seq=acknowledged["seq"])
        assert first.first["seq"] == acknowledged["seq"] + 1, "only that table time goes on was added"
        assert first.first["view"]["hand"] == acknowledged["view"]["hand"]
        await first.do("mine", {"kind": "swap"})
        again = await first.hears_ack("mine")
        assert (again["seq"], again["view"]) == (first.first["seq"], first.first["view"])
        second = await south.enters(code)
        await second.do("yours", {"kind": "keep"})
        assert (await second.hears_ack("yours"))["table"]["phase"] == "over"
        await first.wire.close()
        await second.wire.close()

    with ServerProcess(tmp_path, "null") as server:
        run(story(server))


def test_a_table_is_the_same_after_every_kill(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        address = Address(server.port)
        guests = [await address.guest(name) for name in ("North", "South", "West")]
        code = await guests[0].opens("null", 3, seconds=600)
        steps = [(1, "table.sit"), (2, "table.sit"), (0, "table.start"), (2, "swap"), (0, "keep"), (1, "swap")]
        for number, (guest, kind) in enumerate(steps):
            line = await guests[guest].enters(code)
            await line.do(str(number), {"kind": kind})
            told = await line.hears_ack(str(number))
            server.kill()
            await line.wire.wait_closed()
            server.start()
            line = await guests[guest].enters(code)
            assert line.first["view"] == told["view"]
            assert line.first["table"] == told["table"]
            await line.wire.close()

    with ServerProcess(tmp_path, "null") as server:
        run(story(server))


def test_sigterm_ends_in_order(tmp_path: Path) -> None:
    async def story(address: Address) -> None:
        guest = await address.guest("North")
        line = await guest.enters(await guest.opens("null", 2))
        assert server.stop() == 0
        assert await line.hears_end() == 1012

    with ServerProcess(tmp_path, "null") as server:
        run(story(Address(server.port)))
    DataDirectory(tmp_path).release()


def started(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, process.__file__, "null", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = started("--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in done.stderr


def test_a_directory_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "null"):
        done = started("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(tmp_path) in done.stderr


def test_a_directory_that_cannot_be_one_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear aunt")
    done = started("--port", "0", "--data", str(tmp_path / "letter"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_a_host_that_is_not_here_is_said_in_one_line(tmp_path: Path) -> None:
    done = started("--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_a_port_that_is_none_is_not_accepted(tmp_path: Path) -> None:
    assert started("--port", "70000", "--data", str(tmp_path)).returncode == 2
