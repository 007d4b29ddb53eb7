"""Store, then tell: what a table stores, once, and what happens where it cannot or somebody else did."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from shell.rooms import NULLS, Onlooker, Room, as_line, do, room, run
from shell.spread import AnyTable
from shell.stores import copied, writer_of
from tafelrunde.core.replay import Closed, read, verify
from tafelrunde.games.null.model import Kept, Shown, Swapped
from tafelrunde.platform.ports import NotStored, Row

pytestmark = pytest.mark.usefixtures("spread")

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
TWO = ("North", "South")


def test_a_command_sent_again_is_acknowledged_again_and_not_executed_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (north, south) = await here.playing("null", TWO)
            do(table, north, "mine", SWAP)
            first = await north.hears()
            await south.hears()
            do(table, north, "mine", SWAP)
            second = await north.hears()
            assert (second.ack, second.seq, second.events) == ("mine", first.seq, [])
            assert south.has_heard_nothing_more
            await copied(tmp_path / "data", tmp_path / "after the crash")
            code, session = table.record.code, north.session
        async with room(tmp_path / "after the crash") as there:
            again = Onlooker(session)
            table = await there.table(code)
            do(table, again, "mine", SWAP)
            third = await again.hears()
            assert third.ack == "mine"
            assert third.view.hand == first.view.hand
            assert third.events == []

    run(story())


def test_two_people_may_use_the_same_command_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            do(table, north, "1", KEEP)
            do(table, south, "1", KEEP)
            await north.hears()
            assert [type(event) for event in (await north.hears()).events] == [Kept, Shown, Closed]

    run(story())


@pytest.mark.sqlite
def test_a_command_that_the_disk_has_no_room_for_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            before = table.standing
            await fill_the_disk(here, table)
            do(table, north, "big", {"kind": "swap"})
            assert await north.is_refused() == "table.not-stored"
            assert table.standing == before
            assert south.has_heard_nothing_more
            await writer_of(here.store).run(
                lambda connection: connection.execute("PRAGMA max_page_count = 1000000").close()
            )
            do(table, north, "big", {"kind": "swap"})
            assert (await north.hears()).ack == "big"

    run(story())


@pytest.mark.sqlite
def test_a_database_that_may_only_be_read_refuses_and_the_game_goes_on_when_it_may_be_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            before = table.standing
            await only_reads(here, True)
            do(table, north, "mine", {"kind": "swap"})
            assert await north.is_refused() == "table.not-stored"
            with pytest.raises(NotStored, match="readonly"):
                await here.house.ready()
            assert table.standing == before
            assert south.has_heard_nothing_more
            await only_reads(here, False)
            do(table, north, "mine", {"kind": "swap"})
            assert (await north.hears()).ack == "mine"

    run(story())


async def only_reads(here: Room, so: bool) -> None:
    """SQLite takes the database for one that cannot be written, as on a disk that is mounted so."""
    writer = writer_of(here.store)
    await writer.alone(lambda: writer._connection.execute(f"PRAGMA query_only = {so:d}").close())


async def fill_the_disk(here: Room, table: AnyTable) -> None:
    """Nothing more fits into the database beside this table: SQLite says that the disk is full."""

    def job(connection: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}").close()

    await writer_of(here.store).run(job)

    async def fill() -> None:
        for number in itertools.count():
            await here.store.append(table.record.id + "!", number, [Row(number + 1, 0, 0, 0, None, "filler", b"")])

    with pytest.raises(NotStored, match="full"):
        await fill()


def test_the_seed_is_shown_at_the_end_and_the_log_holds(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            do(table, north, "1", SWAP)
            await north.is_acknowledged("1")
            do(table, south, "1", KEEP)
            last = await north.hears()
            assert last.table.phase == "over"
            assert not last.running
            rows = await here.store.read(table.record.id, 0)
        file = b"".join(as_line(row) for row in rows)
        log = read(file, "exported", NULLS)
        assert verify(log, "exported") == 1
        assert isinstance(log.lines[1].event, Swapped)

    run(story())


def test_the_cause_stands_on_the_first_event_of_its_batch_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, _) = await here.playing("null", TWO)
            do(table, north, "1", KEEP)
            await north.hears()
            rows = await here.store.read(table.record.id, 0)
        assert [(row.kind, row.cause is None) for row in rows] == [
            ("table.opened", True),
            ("table.arranged", True),
            ("table.seated", True),
            ("table.seated", False),
            ("table.started", False),
            ("null.dealt", True),
            ("null.kept", False),
        ]

    run(story())


@pytest.mark.alone("its second node shares nothing but the log")
def test_a_second_writer_reads_what_it_missed_and_decides_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south, west) = await here.playing("null", ("North", "South", "West"))
            twin = await here.on_another_node(table)
            far_tom = Onlooker(south.session)
            twin.listen(far_tom)
            await far_tom.hears()
            do(table, north, "1", SWAP)
            await north.hears()
            do(twin, far_tom, "1", SWAP)
            caught_up, done = await far_tom.hears(), await far_tom.hears()
            assert caught_up.ack is None
            assert done.ack == "1"
            assert done.events[0].seat == 1
            do(table, west, "1", KEEP)
            assert (await west.is_acknowledged("1")).events[0].seat == 2
            third = await here.on_another_node(table)
            assert table.standing.state == third.standing.state

    run(story())


@pytest.mark.alone("its second node shares nothing but the log")
def test_a_command_that_another_node_has_executed_is_only_acknowledged(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, _) = await here.playing("null", TWO)
            twin = await here.on_another_node(table)
            far_ida = Onlooker(north.session)
            do(table, north, "same", SWAP)
            mine = await north.is_acknowledged("same")
            do(twin, far_ida, "same", SWAP)
            yours = await far_ida.hears()
            assert (yours.ack, yours.view.hand) == ("same", mine.view.hand)

    run(story())
