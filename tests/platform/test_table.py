"""The single writer: decide, store, adopt, tell; with the template game, a real store and a clock that is jumped."""

from __future__ import annotations

import itertools
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shell.rooms import NULLS, Onlooker, Room, do, room, run

from tafelrunde.core.game import Move, Refused
from tafelrunde.core.replay import Closed, read, verify
from tafelrunde.games.null import NULL
from tafelrunde.games.null.model import Dealt, Keep, Kept, Shown, Swap, Swapped
from tafelrunde.platform.fairness import Fairness
from tafelrunde.platform.ports import NotStored, Row
from tafelrunde.platform.seating import Leave, Sit, Start, Started
from tafelrunde.platform.table import Table

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
TWO = ("Ida", "Tom")


def test_a_table_is_opened_with_the_opener_in_the_first_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida, tom = await here.person("Ida"), await here.person("Tom")
            table = await here.table(await here.house.open_table(ida, "null", 2))
            host, guest = Onlooker(ida), Onlooker(tom)
            table.listen(host)
            table.listen(guest)
            first, second = await host.hears(), await guest.hears()
            assert (first.table.names, first.table.you, first.legal) == (("Ida", None), 0, [Leave()])
            assert (second.table.you, second.legal, second.view) == (None, [Sit()], None)
            assert not first.running

    run(story())


def test_everyone_hears_of_the_beginning_once_and_of_their_own_number_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.seated("null", TWO)
            watcher = Onlooker(await here.person("Eva"))
            table.listen(watcher)
            await watcher.hears()
            here.clock.jump(5_000)
            do(table, tom, "go", {"kind": "table.start"})
            mine, yours, theirs = await ida.hears(), await tom.hears(), await watcher.hears()
            assert (mine.ack, yours.ack, theirs.ack) == (None, "go", None)
            assert [type(event) for event in mine.events] == [Started, Dealt]
            dealt = mine.events[1]
            assert dealt.hands.shares == (mine.view.hand, None)
            assert dealt.stock.value is None
            assert theirs.events[1].hands.shares == (None, None)
            assert theirs.view.hand is None
            assert (mine.now, mine.running, mine.awaits.needed) == (0, True, (0, 1))
            assert (mine.legal, theirs.legal) == ([Keep(), Swap()], [])
            assert mine.seq == yours.seq == theirs.seq == 5
            assert all(one.has_heard_nothing_more for one in (ida, tom, watcher))

    run(story())


def test_a_refusal_goes_to_its_sender_alone_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            do(table, ida, "1", KEEP)
            await ida.hears()
            await tom.hears()
            before = table.standing
            do(table, ida, "2", SWAP)
            assert await ida.is_refused() == "null.not-now"
            assert table.standing == before
            assert tom.has_heard_nothing_more

    run(story())


def test_who_does_not_sit_cannot_play_and_who_sits_plays_their_own_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.seated("null", TWO)
            do(table, ida, "early", KEEP)
            assert await ida.is_refused() == "table.not-playing"
            do(table, ida, "start", {"kind": "table.start"})
            await ida.hears()
            await tom.hears()
            stranger = Onlooker(await here.person("Eva"))
            do(table, stranger, "1", KEEP)
            assert await stranger.is_refused() == "table.not-seated"
            do(table, tom, "1", KEEP)
            assert (await ida.hears()).events == [Kept(1)]

    run(story())


def test_a_command_sent_again_is_acknowledged_again_and_not_executed_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (ida, tom) = await here.playing("null", TWO)
            do(table, ida, "mine", SWAP)
            first = await ida.hears()
            await tom.hears()
            do(table, ida, "mine", SWAP)
            second = await ida.hears()
            assert (second.ack, second.seq, second.events) == ("mine", first.seq, [])
            assert tom.has_heard_nothing_more
            shutil.copytree(tmp_path / "data", tmp_path / "after the crash")
            code, session = table.record.code, ida.session
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
            table, (ida, tom) = await here.playing("null", TWO)
            do(table, ida, "1", KEEP)
            do(table, tom, "1", KEEP)
            await ida.hears()
            assert [type(event) for event in (await ida.hears()).events] == [Kept, Shown, Closed]

    run(story())


def test_garbled_commands_are_refused(tmp_path: Path) -> None:
    garbage = [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"kind":"fly"}',
        b'{"kind":"keep","seat":1}',
        b'{"kind":7}',
        b'{"kind":"table.rob"}',
        b'{"kind":"table.sit","seat":"first"}',
        b'{"kind":"table.sit","seat":' + b"9" * 5000 + b"}",
        b'{"kind":"keep","a":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"kind":"keep","a":NaN}',
        b"\xff\xfe",
    ]

    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            before = table.standing
            for number, body in enumerate(garbage):
                table.submit(ida, str(number), body)
                assert await ida.is_refused() == "table.garbled"
            assert table.standing == before
            assert tom.has_heard_nothing_more

    run(story())


def test_a_command_that_the_disk_has_no_room_for_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            before = table.standing
            await fill_the_disk(here, table)
            do(table, ida, "big", {"kind": "swap"})
            assert await ida.is_refused() == "table.not-stored"
            assert table.standing == before
            assert tom.has_heard_nothing_more
            await here.store.writer.run(
                lambda connection: connection.execute("PRAGMA max_page_count = 1000000").close()
            )
            do(table, ida, "big", {"kind": "swap"})
            assert (await ida.hears()).ack == "big"

    run(story())


async def fill_the_disk(here: Room, table: Table) -> None:
    """Nothing more fits into the database beside this table: SQLite says that the disk is full."""

    def job(connection: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}").close()

    await here.store.writer.run(job)

    async def fill() -> None:
        for number in itertools.count():
            await here.store.append(table.record.id + "!", number, [Row(number + 1, 0, 0, 0, None, "filler", b"")])

    with pytest.raises(NotStored, match="full"):
        await fill()


def test_time_is_up_at_the_bell_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, _) = await here.playing("null", TWO)
            here.clock.jump(29_999)
            do(table, ida, "in time", KEEP)
            assert (await ida.hears()).events == [Kept(0)]
            here.clock.jump(1)
            rung = await ida.hears()
            assert [type(event) for event in rung.events] == [Shown, Closed]
            assert rung.awaits.over
            assert rung.outcome is not None

    run(story())


def test_the_bell_waits_for_the_largest_credit_and_what_came_after_it_is_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, fairness=Fairness(settle=100)) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            here.clock.jump(30_050)
            do(table, ida, "late", KEEP)
            assert await ida.is_refused() == "null.late"
            assert tom.has_heard_nothing_more
            here.clock.jump(50)
            assert [type(event) for event in (await tom.hears()).events] == [Shown, Closed]

    run(story())


def test_a_rival_may_still_have_credit_and_the_rules_are_told_so(tmp_path: Path) -> None:
    moves: list[Move[Any]] = []

    def noted(state: Any, given: Any) -> list[Any]:
        if isinstance(given, Move):
            moves.append(given)
        return NULL.decide(state, given)

    async def story() -> None:
        async with room(tmp_path, {"null": replace(NULL, decide=noted)}, fairness=Fairness(settle=100)) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            here.clock.jump(700)
            do(table, ida, "1", KEEP)
            await tom.hears()
            here.clock.jump(5)
            do(table, tom, "1", KEEP)
            await tom.hears()
        assert [(move.at, move.received, move.settle) for move in moves] == [(700, 700, 100), (705, 705, 0)]

    run(story())


def test_the_seed_is_shown_at_the_end_and_the_log_holds(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            do(table, ida, "1", SWAP)
            do(table, tom, "1", KEEP)
            for _ in range(2):
                last = await ida.hears()
            assert last.table.phase == "over"
            assert not last.running
            rows = await here.store.read(table.record.id, 0)
        file = b"".join(as_line(row) for row in rows)
        log = read(file, "exported", NULLS)
        assert verify(log, "exported") == 1
        assert isinstance(log.lines[1].event, Swapped)

    run(story())


def as_line(row: Row) -> bytes:
    """A stored row in the one file format of logs."""
    stamps = {name: getattr(row, name) for name in ("seq", "at", "received", "credit", "seat", "cause")}
    return msgspec.json.encode({**stamps, "event": msgspec.Raw(row.body)}) + b"\n"


def test_the_cause_stands_on_the_first_event_of_its_batch_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, _) = await here.playing("null", TWO)
            do(table, ida, "1", KEEP)
            await ida.hears()
            rows = await here.store.read(table.record.id, 0)
        assert [(row.kind, row.cause is None) for row in rows] == [
            ("table.opened", True),
            ("table.seated", True),
            ("table.seated", False),
            ("table.started", False),
            ("null.dealt", True),
            ("null.kept", False),
        ]

    run(story())


def test_nobody_loses_sand_to_a_crash_and_nobody_gains_a_glass(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (ida, _) = await here.playing("null", TWO)
            here.clock.jump(10_000)
            await here.store.beat(1, here.clock.now_ms())
            here.clock.jump(400)
            shutil.copytree(tmp_path / "data", tmp_path / "after the crash")
            code, session, then = table.record.code, ida.session, here.clock.now_ms()
        async with room(tmp_path / "after the crash") as there:
            there.clock.jump(then + 3_600_000 - there.clock.now_ms())
            table = await there.table(code)
            again = Onlooker(session)
            table.listen(again)
            picture = await again.hears()
            assert (picture.now, picture.running) == (10_000, True)
            there.clock.jump(19_999)
            do(table, again, "just in time", KEEP)
            assert (await again.hears()).events == [Kept(0)]
            there.clock.jump(1)
            assert [type(event) for event in (await again.hears()).events] == [Shown, Closed]

    run(story())


def test_table_time_never_goes_back_behind_what_has_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (ida, _) = await here.playing("null", TWO)
            here.clock.jump(700)
            do(table, ida, "1", KEEP)
            await ida.hears()
            shutil.copytree(tmp_path / "data", tmp_path / "after the crash")
            code = table.record.code
        async with room(tmp_path / "after the crash") as there:
            assert (await there.table(code)).now == 700

    run(story())


def test_a_second_crash_before_anyone_came_back_costs_nothing_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, _ = await here.playing("null", TWO)
            here.clock.jump(10_000)
            code = table.record.code
            clock = here.clock
        clock.jump(50_000)
        async with room(tmp_path, clock=clock):
            clock.jump(50_000)
        async with room(tmp_path, clock=clock) as later:
            clock.jump(50_000)
            assert (await later.table(code)).now == 10_000

    run(story())


def test_a_second_writer_reads_what_it_missed_and_decides_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom, eva) = await here.playing("null", ("Ida", "Tom", "Eva"))
            twin = await here.on_another_node(table)
            far_tom = Onlooker(tom.session)
            twin.listen(far_tom)
            await far_tom.hears()
            do(table, ida, "1", SWAP)
            await ida.hears()
            do(twin, far_tom, "1", SWAP)
            caught_up, done = await far_tom.hears(), await far_tom.hears()
            assert caught_up.ack is None
            assert done.ack == "1"
            assert done.events[0].seat == 1
            do(table, eva, "1", KEEP)
            assert (await eva.is_acknowledged("1")).events[0].seat == 2
            third = await here.on_another_node(table)
            assert table.standing.state == third.standing.state

    run(story())


def test_a_command_that_another_node_has_executed_is_only_acknowledged(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, _) = await here.playing("null", TWO)
            twin = await here.on_another_node(table)
            far_ida = Onlooker(ida.session)
            do(table, ida, "same", SWAP)
            mine = await ida.is_acknowledged("same")
            do(twin, far_ida, "same", SWAP)
            yours = await far_ida.hears()
            assert (yours.ack, yours.view.hand) == ("same", mine.view.hand)

    run(story())


def test_a_game_that_breaks_leaves_its_table_standing(tmp_path: Path) -> None:
    def breaks(state: Any, given: Any) -> list[Any]:
        if isinstance(given, Move) and isinstance(given.command, Swap):
            raise ZeroDivisionError
        return NULL.decide(state, given)

    async def story() -> None:
        async with room(tmp_path, {"null": replace(NULL, decide=breaks)}) as here:
            table, (ida, _) = await here.playing("null", TWO)
            do(table, ida, "1", SWAP)
            assert await ida.is_refused() == "table.broken"
            do(table, ida, "2", KEEP)
            assert (await ida.hears()).ack == "2"

    run(story())


def test_who_comes_back_hears_what_they_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.playing("null", TWO)
            table.unlisten(tom)
            do(table, ida, "1", SWAP)
            await ida.hears()
            table.listen(tom, 5)
            missed = await tom.hears()
            assert [type(event) for event in missed.events] == [Swapped]
            assert missed.events[0].hand.value is None
            table.listen(tom, 0)
            assert (await tom.hears()).events == []
            table.listen(tom, 77)
            assert (await tom.hears()).events == []

    run(story())


def test_a_table_nobody_looks_at_sleeps_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.seated("null", TWO)
            here.clock.jump(700_000)
            await here.a_beat_passes()
            assert await here.table(table.record.code) is table
            for one in (ida, tom):
                table.unlisten(one)
            here.clock.jump(700_000)
            await here.a_beat_passes()
            woken = await here.table(table.record.code)
            assert woken is not table
            assert woken.standing == table.standing

    run(story())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            _, (ida, tom) = await here.seated("null", TWO)
            await here.house.rename(tom.session, "Thomas")
            assert (await ida.hears()).table.names == ("Ida", "Thomas")

    run(story())


def test_there_is_no_table_of_an_unknown_game_or_size_or_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida = await here.person("Ida")
            for game, seats, options, key in (
                ("chess", 2, None, "table.unknown-game"),
                ("null", 1, None, "table.seats"),
                ("null", 2, b'{"seconds": 1}', "null.seconds"),
                ("null", 2, b'{"second": 10}', "table.options"),
                ("null", 2, b"[", "table.options"),
            ):
                with pytest.raises(Refused, match=key):
                    await here.house.open_table(ida, game, seats, options)
            code = await here.house.open_table(ida, "null", 2, b'{"seconds": 10}')
            assert (await here.table(code)).standing.options.seconds == 10

    run(story())


def test_a_table_whose_game_is_gone_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            code = await here.house.open_table(await here.person("Ida"), "null", 2)
        async with room(tmp_path, {}) as there:
            assert await there.house.find(code) is None

    run(story())


def test_starting_needs_everyone_and_sitting_twice_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida = Onlooker(await here.person("Ida"))
            table = await here.table(await here.house.open_table(ida.session, "null", 2))
            do(table, ida, "1", msgspec.to_builtins(Start()))
            assert await ida.is_refused() == "table.not-full"
            do(table, ida, "2", msgspec.to_builtins(Sit()))
            assert await ida.is_refused() == "table.already-seated"
            table.listen(ida)
            await ida.hears()
            do(table, ida, "3", msgspec.to_builtins(Leave()))
            left = await ida.hears()
            assert (left.table.names, left.table.you) == ((None, None), None)

    run(story())
