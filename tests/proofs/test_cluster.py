"""Three nodes that are killed, stopped and cut off while people play over all of them; and nodes of one house that say
what is wrong with them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from proofs.cluster import clustered, tormented
from shell.nats_server import NatsServer
from shell.rooms import run
from shell.site import Address
from tafelrunde.core.game import Seat

FAULTS = 6


@pytest.mark.timeout(420)
def test_whatever_happens_to_nodes_bus_and_database_nothing_is_lost_doubled_or_told_otherwise(tmp_path: Path) -> None:
    found, happened = asyncio.run(tormented(tmp_path, FAULTS, "short"))
    assert found.faults == []
    assert sum(happened.values()) == FAULTS
    assert found.acknowledged > 5 * FAULTS


@pytest.mark.timeout(300)
def test_people_at_different_nodes_play_together_and_go_elsewhere_when_theirs_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with clustered(tmp_path, "moving", 2) as cluster:
            one, other = (Address(node.server.port) for node in cluster.nodes)
            north, south = await one.guest("North"), await other.guest("South")
            code = await north.opens("ugo", 2)
            first, second = await north.enters(code), await south.enters(code)
            await second.do("sit", {"kind": "table.sit"})
            await second.hears_ack("sit")
            while sum(seat["name"] is not None for seat in (await first.hears("update"))["table"]["seats"]) < 2:
                pass
            await first.do("start", {"kind": "table.start"})
            begun = await first.hears_ack("start")
            while (theirs := await second.hears("update"))["seq"] < begun["seq"]:
                pass
            turn: Seat = begun["awaits"]["needed"][0]
            stopping = asyncio.create_task(asyncio.to_thread(cluster.nodes[0].server.stop))
            while (word := await first.next())["t"] != "bye":
                pass
            assert word["reason"] == "house.moving"
            await stopping
            moved = await type(north)(other, north.cookie).enters(code, seq=begun["seq"])
            assert moved.first["seq"] >= begun["seq"]
            assert moved.first["view"] == begun["view"], "the same cards, at another node"
            assert moved.first["running"]
            mover, picture = ((moved, moved.first), (second, theirs))[turn]
            legal = [act for act in picture["legal"] if not act["kind"].startswith("table.")]
            await mover.do("on", legal[0])
            await mover.hears_ack("on")
            for line in (moved, second):
                await line.wire.close()

    run(story())


def test_a_bus_that_is_away_is_said_in_one_line_and_the_house_opens_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with clustered(tmp_path, "away", 1) as cluster:
            address = Address(cluster.nodes[0].server.port)
            assert (await address.ask("GET", "/readyz")).body == b"ready"
            cluster.nodes[0].bus.cut()
            while b"bus: away" not in (answer := await address.ask("GET", "/readyz")).body:
                await asyncio.sleep(0.05)
            assert answer.status == 200
            guest = await address.guest("North")
            line = await guest.enters(await guest.opens("ugo", 2))
            assert line.first["table"]["phase"] == "waiting"
            await line.wire.close()
            cluster.nodes[0].database.cut()
            while (await address.ask("GET", "/readyz")).status != 503:
                await asyncio.sleep(0.05)
            cluster.nodes[0].database.mend()
            cluster.nodes[0].bus.mend()
            while (await address.ask("GET", "/readyz")).body != b"ready":
                await asyncio.sleep(0.05)

    run(story())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--bus", "nats://127.0.0.1"], "nodes share a database, so --database has to be set, too"),
        (
            ["serve", "--bus", "http://127.0.0.1", "--database", "postgresql://h/d"],
            "is no address like nats://127.0.0.1:4222",
        ),
        (["worker", "--bus", "elsewhere"], "is no address like nats://127.0.0.1:4222"),
    ],
)
def test_a_wrong_address_is_one_clear_line(words: list[str], said: str) -> None:
    done = subprocess.run([sys.executable, "-m", "tafelrunde", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert said in line


def test_a_worker_answers_until_it_is_told_to_stop(tmp_path: Path) -> None:
    server = NatsServer()
    server.start()
    try:
        command = [sys.executable, "-m", "tafelrunde", "worker", "--bus", server.address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
            assert worker.stdout is not None
            assert "thinks for bots" in worker.stdout.readline()
            worker.terminate()
        assert worker.returncode == 0
    finally:
        server.stop()
