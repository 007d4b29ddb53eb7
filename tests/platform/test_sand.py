"""The sand of a table: bells, credits, and crashes that cost nobody anything."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shell.rooms import Onlooker, do, room, run
from shell.stores import copied
from tafelrunde.core.game import Move
from tafelrunde.core.replay import Closed
from tafelrunde.games.null import NULL
from tafelrunde.games.null.model import Kept, Shown
from tafelrunde.platform.telling import Timing

pytestmark = pytest.mark.usefixtures("spread")

KEEP = {"kind": "keep"}
TWO = ("North", "South")


def test_time_is_up_at_the_bell_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, _) = await here.playing("null", TWO)
            here.clock.jump(29_999)
            do(table, north, "in time", KEEP)
            assert (await north.hears()).events == [Kept(0)]
            here.clock.jump(1 + here.on_the_way)
            rung = await north.hears()
            assert [type(event) for event in rung.events] == [Shown, Closed]
            assert rung.awaits.over
            assert rung.outcome is not None

    run(story())


@pytest.mark.short
def test_the_bell_waits_for_the_largest_credit_and_what_came_after_it_is_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            here.measures(table, south, 200)
            await here.quiet()
            here.clock.jump(29_850)
            do(table, north, "late", KEEP)
            assert await north.is_refused() == "null.late"
            assert south.has_heard_nothing_more
            here.clock.jump(49)
            do(table, south, "in time, on a long way", KEEP)
            done = await south.hears()
            assert done.events == [Kept(1)]
            assert done.timings == (Timing(1, 29_999, 30_099, 100, 200),)
            here.clock.jump(1 + here.on_the_way)
            assert [type(event) for event in (await south.hears()).events] == [Shown, Closed]

    run(story())


def test_a_rival_may_still_have_credit_and_the_rules_are_told_so(tmp_path: Path) -> None:
    moves: list[Move[Any]] = []

    def noted(state: Any, given: Any) -> list[Any]:
        if isinstance(given, Move):
            moves.append(given)
        return NULL.decide(state, given)

    async def story() -> None:
        async with room(tmp_path, {"null": replace(NULL, decide=noted)}) as here:
            table, (north, south) = await here.playing("null", TWO)
            here.clock.jump(500)
            here.measures(table, south, 200)
            await here.quiet()
            do(table, north, "1", KEEP)
            await south.hears()
            here.clock.jump(5)
            do(table, south, "1", KEEP)
            await south.hears()
        assert [(move.at, move.received, move.settle) for move in moves] == [(700, 700, 100), (605, 705, 0)]

    run(story())


@pytest.mark.short
def test_nobody_loses_sand_to_a_crash_and_nobody_gains_a_glass(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (north, _) = await here.playing("null", TWO)
            here.clock.jump(10_000)
            await here.store.beat(table.standing.run or 0, here.clock.now_ms())
            here.clock.jump(400)
            await copied(tmp_path / "data", tmp_path / "after the crash")
            code, session, then = table.record.code, north.session, here.clock.now_ms()
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
            there.clock.jump(1 + there.on_the_way)
            assert [type(event) for event in (await again.hears()).events] == [Shown, Closed]

    run(story())


def test_table_time_never_goes_back_behind_what_has_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data") as here:
            table, (north, _) = await here.playing("null", TWO)
            here.clock.jump(700)
            do(table, north, "1", KEEP)
            await north.hears()
            await copied(tmp_path / "data", tmp_path / "after the crash")
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
