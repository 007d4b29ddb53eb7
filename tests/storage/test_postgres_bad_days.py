"""A PostgreSQL whose disk is full, or that falls silent: the house says so, loses nothing and goes on by itself."""

from __future__ import annotations

import asyncio
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shell.cuttable import Cuttable
from shell.postgres import PostgresServer, tell
from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address as Site
from shell.site import Line
from shell.stores import DATABASES
from tafelrunde.cli.ending import OVERDUE

_FULL = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
    "'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON event EXECUTE FUNCTION full_disk()",
    "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON run EXECUTE FUNCTION full_disk()",
)
_ROOM = ("DROP FUNCTION full_disk CASCADE",)


async def begun(house: ServerProcess) -> tuple[Site, Line, Line]:
    """Two people at a table whose game has begun; every other command of the first pauses it, or lets it go on."""
    site = Site(house.port)
    north, south = await site.guest("North"), await site.guest("South")
    code = await north.opens("null", 2, seconds=600)
    lines = [await north.enters(code), await south.enters(code)]
    await lines[1].do("sit", {"kind": "table.sit"})
    await lines[1].hears_ack("sit")
    await lines[0].do("start", {"kind": "table.start"})
    await lines[0].hears_ack("start")
    return site, lines[0], lines[1]


async def readiness(site: Site, status: int) -> bytes:
    """What is said once the house is ready, or is not."""
    while (answer := await site.ask("GET", "/readyz")).status != status:
        await asyncio.sleep(0.05)
    return answer.body


async def refused(line: Line, command_id: str) -> str:
    """Why a command was not executed."""
    while (told := await line.next())["t"] != "refused":
        assert told["t"] != "bye", told
    assert told["id"] == command_id
    return str(told["key"])


def test_a_disk_that_is_full_refuses_moves_and_the_same_move_counts_when_there_is_room(tmp_path: Path) -> None:
    address = DATABASES.new()

    async def story(house: ServerProcess) -> None:
        site, north, south = await begun(house)
        await asyncio.to_thread(tell, address, *_FULL)
        assert b"database" in await readiness(site, 503)
        await north.do("mine", {"kind": "swap"})
        assert await refused(north, "mine") == "table.not-stored"
        assert (await site.ask("GET", "/healthz")).status == 200
        await asyncio.to_thread(tell, address, *_ROOM)
        await readiness(site, 200)
        await north.do("mine", {"kind": "swap"})
        mine = await north.hears_ack("mine")
        while (theirs := await south.hears("update"))["seq"] < mine["seq"]:
            pass
        assert [event["kind"] for event in theirs["events"]] == ["null.swapped"]
        for line in (north, south):
            await line.wire.close()

    with ServerProcess(tmp_path, "null", "--database", address, "--log-level", "error") as house:
        run(story(house), patience=120)


def test_a_database_that_falls_silent_costs_no_move_and_is_named(tmp_path: Path) -> None:
    address = DATABASES.new()

    async def story() -> None:
        async with Cuttable(_port_of(address)) as line:
            through = address.replace(f":{_port_of(address)}/", f":{line.port}/")
            house = ServerProcess(
                tmp_path, "null", "--database", through, "--operator-port", "0", "--log-level", "error"
            )
            await asyncio.to_thread(house.start)
            with house.running():
                site, north, south = await begun(house)
                line.fall_silent()
                await north.do("mine", {"kind": "swap"})
                assert b"database" in await readiness(site, 503)
                line.mend()
                mine = await north.hears_ack("mine")
                while (theirs := await south.hears("update"))["seq"] < mine["seq"]:
                    pass
                assert [event["kind"] for event in theirs["events"]] == ["null.swapped"]
                await readiness(site, 200)
                counted = (await Site(house.operator_port).ask("GET", "/metrics")).body.decode()
                assert re.search(r"^tafelrunde_database_connected 1\.0$", counted, re.MULTILINE)
                assert re.search(r"^tafelrunde_database_outages_total [1-9]", counted, re.MULTILINE)
                assert re.search(r"^tafelrunde_database_away_seconds_total [\d.]*[1-9]", counted, re.MULTILINE)
                for line_of_one in (north, south):
                    await line_of_one.wire.close()

    run(story(), patience=150)


@pytest.mark.slow
def test_a_house_that_is_told_to_stop_while_its_database_is_silent_comes_to_its_end(tmp_path: Path) -> None:
    address = DATABASES.new()

    async def story() -> None:
        async with Cuttable(_port_of(address)) as line:
            through = address.replace(f":{_port_of(address)}/", f":{line.port}/")
            house = ServerProcess(tmp_path, "null", "--database", through, "--log-level", "error")
            await asyncio.to_thread(house.start)
            with house.running():
                _, _, south = await begun(house)
                line.fall_silent()
                await south.do("yours", {"kind": "keep"})
                assert await asyncio.to_thread(house.stop) in (0, OVERDUE)

    run(story(), patience=150)


def _port_of(address: str) -> int:
    return int(address.rpartition("/")[0].rpartition(":")[2])


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk with room for little more than an empty PostgreSQL."""
    disk = Path(tempfile.mkdtemp(prefix="tafelrunde-disk-"))
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", str(disk)], capture_output=True)
    if done.returncode:
        disk.rmdir()
        pytest.skip("only root may make a small disk")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)
    disk.rmdir()


@pytest.mark.slow
def test_a_real_disk_that_is_full_to_the_last_byte_loses_nothing(tmp_path: Path, small_disk: Path) -> None:
    server = PostgresServer(durable=True, disk=small_disk)
    server.start()
    filler = small_disk / "filler"

    async def story(house: ServerProcess) -> None:
        site, north, south = await begun(house)
        with filler.open("wb", 0) as file:
            _fill(file)
            number = 0
            while (heard := await _tried(north, number))["t"] == "update":
                number += 1
                _fill(file)
        assert heard["key"] == "table.not-stored"
        filler.unlink()
        if not server.is_running:  # it could not write its own log, and has ended, as it should
            server.stop()
            server.start()
        await readiness(site, 200)
        while (heard := await _tried(north, number))["t"] == "refused":
            await asyncio.sleep(0.1)
        assert heard["ack"] == f"{number}"
        for line in (north, south):
            await line.wire.close()

    try:
        with ServerProcess(tmp_path, "null", "--database", server.address(), "--log-level", "error") as house:
            run(story(house), patience=150)
    finally:
        server.remove()


def _fill(file: Any) -> None:
    try:
        while file.write(bytes(1 << 12)):
            pass
    except OSError:
        return


async def _tried(line: Line, number: int) -> Any:
    """A pause, or its end: the answer to it."""
    await line.do(f"{number}", {"kind": ("table.pause", "table.resume")[number % 2]})
    while f"{number}" not in ((told := await line.next()).get("ack"), told.get("id")):
        pass
    return told
