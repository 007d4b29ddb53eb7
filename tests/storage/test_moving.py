"""A whole house goes from its file to PostgreSQL: complete, once, and on from where it was interrupted."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import tafelrunde
from shell.clock import JumpClock
from shell.postgres import tell
from shell.rooms import NULLS, do, entropy_from, room, run
from shell.stores import DATABASES, TABLES
from tafelrunde.platform.archive import Account
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import Row
from tafelrunde.storage.address import address_in
from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.log import FILE, SqliteStore
from tafelrunde.storage.postgres.moving import move
from tafelrunde.storage.postgres.store import PostgresStore


async def a_house(path: Path) -> str:
    """With a finished game, a running one, an account, and many events; the code of the table that plays on."""
    async with room(path) as here:
        table, (north, south) = await here.playing("null", ("Nordöst", "Süd 🐢"))
        for onlooker in (north, south):
            do(table, onlooker, "1", {"kind": "keep"})
        while (await north.hears()).table.phase != "over":
            pass
        await here.house.recorder.settled()
        await here.store.archive.add_account(Account(north.session.person, "nordöst", "hashed", "hashed"))
        await here.store.archive.begin_day("2026-11-19", north.session.person.id, 5)
        await here.store.append(
            "long", 0, [Row(seq, seq, seq, 0, None, "null.kept", b"\0\xff") for seq in range(1, 99)]
        )
        on, _ = await here.playing("null", ("West", "Ost"), seconds=600)
        return on.record.code


def test_everything_is_there_and_the_game_goes_on(tmp_path: Path) -> None:
    code = run(a_house(tmp_path))
    address = DATABASES.new()
    shares: list[float] = []
    moved = run(move(tmp_path / FILE, address_in(address), shares.append, part=10))
    assert all(moved.rows[name] for name in ("event", "game_table", "person", "result", "score", "account", "daily"))
    assert (shares, shares[-1]) == (sorted(shares), 1)

    async def story() -> None:
        clock = JumpClock()
        store = PostgresStore(address_in(address), clock)
        await store.open()
        house = House(NULLS, store, clock, entropy_from("elsewhere"))
        await house.open_doors()
        table = await house.find(code)
        assert table is not None
        assert table.standing.seating.phase == "playing"
        assert house._world is not None
        assert house._world.run == moved.rows["run"] + 1
        assert len(await store.read("long", 0)) == 98
        await house.close_doors()
        await store.close()

    run(story())
    with pytest.raises(Unusable) as refusal:
        run(move(tmp_path / FILE, address_in(address)))
    assert refusal.value.key == "database-not-empty"


@pytest.mark.parametrize("shares", [1, 4, 12, 30])
def test_what_was_interrupted_goes_on_and_is_the_same_in_the_end(tmp_path: Path, shares: int) -> None:
    run(a_house(tmp_path))
    interrupted, whole = DATABASES.new(), DATABASES.new()
    seen = itertools.count(1)

    def stop(_: float) -> None:
        if next(seen) == shares:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        run(move(tmp_path / FILE, address_in(interrupted), stop, part=5))
    with pytest.raises(Unusable) as refusal:
        run(PostgresStore(address_in(interrupted)).open())
    assert refusal.value.key == "database-half-done"
    assert run(move(tmp_path / FILE, address_in(interrupted), part=5)) == run(
        move(tmp_path / FILE, address_in(whole), part=7)
    )


def test_a_half_done_copy_of_another_house_and_one_that_was_touched_are_refused(tmp_path: Path) -> None:
    for name in ("one", "other"):
        run(a_house(tmp_path / name))
    address = DATABASES.new()

    def stop(share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        run(move(tmp_path / "one" / FILE, address_in(address), stop, part=5))
    with pytest.raises(Unusable) as refusal:
        run(move(tmp_path / "other" / FILE, address_in(address)))
    assert refusal.value.key == "database-of-another"
    tell(address, "UPDATE account SET name = 'somebody else'")
    with pytest.raises(Unusable) as refusal:
        run(move(tmp_path / "one" / FILE, address_in(address)))
    assert (refusal.value.key, refusal.value.details["table"]) == ("database-differs", TABLES[0].name)


def test_the_command_says_what_it_did_and_what_it_cannot_do(tmp_path: Path) -> None:
    run(a_house(tmp_path))
    address = DATABASES.new()
    source = f"sqlite:///{tmp_path / FILE}"
    done = tafelrunde("migrate", "--from", source, "--to", address, "--json")
    assert done.status == 0, done.err
    assert done.result()["rows"]["person"] == 4
    for words, said in (
        (("--from", source, "--to", address), "not empty"),
        (("--from", f"{tmp_path}/nothing.sqlite3", "--to", address), "no database"),
        (("--from", source, "--to", "mysql://a:secret@b/c"), "written as"),
        (("--from", source, "--to", address + "_nowhere"), "does not exist"),
    ):
        done = tafelrunde("migrate", *words)
        assert (done.status in (1, 2), done.err.count("\n"), "secret" in done.err) == (True, 1, False), done.err
        assert said in done.err
    store = SqliteStore(tmp_path)
    done = tafelrunde("migrate", "--from", source, "--to", address)
    store.close()
    assert (done.status, "in use" in done.err) == (1, True)


def test_a_command_that_is_killed_goes_on_when_it_is_given_again(tmp_path: Path) -> None:
    run(a_house(tmp_path))
    address = DATABASES.new()
    code = (
        "import asyncio, sys, time\nfrom pathlib import Path\n"
        "from tafelrunde.storage.address import address_in\nfrom tafelrunde.storage.postgres.moving import move\n"
        "def show(share):\n    print(share, flush=True); sys.stdin.readline()\n"
        "asyncio.run(move(Path(sys.argv[1]), address_in(sys.argv[2]), show, part=5))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / FILE), address]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdin is not None
        assert killed.stdout is not None
        for _ in range(5):
            killed.stdout.readline()
            killed.stdin.write("\n")
            killed.stdin.flush()
        os.kill(killed.pid, signal.SIGKILL)
    done = tafelrunde("migrate", "--from", str(tmp_path), "--to", address)
    assert (done.status, done.err) == (0, "")
