"""Who is not there: how long they are waited for, who plays meanwhile, and that they are back."""

from __future__ import annotations

from pathlib import Path

import pytest

from shell.odd_bots import AtOnce
from shell.rooms import Onlooker, Room, do, room, run
from shell.spread import AnyTable
from tafelrunde.core.game import Seat
from tafelrunde.games.null.bots import choose
from tafelrunde.platform.seating import Arranged, Arrangement, Paused, TookOver, decode_event

pytestmark = pytest.mark.usefixtures("spread")

LEVELS = {"null": ("random",)}
TWO = ("North", "South")


async def settled(here: Room) -> None:
    """Whatever was to be decided has been, and stored."""
    await here.quiet(20)


async def after(here: Room, seconds: float) -> None:
    await settled(here)
    here.clock.jump(int(seconds * 1000))
    await settled(here)


def bots(table: AnyTable) -> tuple[Seat, ...]:
    return table.standing.seating.bots


@pytest.mark.parametrize(("on_purpose", "grace"), [(True, 10), (False, 30)])
def test_a_bot_plays_for_who_is_away_after_the_grace_and_not_before(
    tmp_path: Path, on_purpose: bool, grace: int
) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            table.unlisten(south, on_purpose)
            await after(here, grace - 0.001)
            assert bots(table) == ()
            await after(here, 0.001)
            assert bots(table) == (1,)
            assert (await north.hears()).events == [TookOver(1, "random", absent=True)]

    run(story())


@pytest.mark.short
def test_who_is_back_in_time_was_never_away_and_who_is_back_later_plays_again_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (_, south) = await here.playing("null", TWO, seconds=600)
            table.unlisten(south)
            await after(here, 29)
            table.listen(south)
            await after(here, 60)
            assert bots(table) == ()
            table.unlisten(south)
            await after(here, 30)
            assert bots(table) == (1,)
            table.listen(south)
            await settled(here)
            assert bots(table) == ()
            last = (await here.store.read(table.record.id, 0))[-1]
            assert (last.kind, last.seat) == ("table.returned", 1)

    run(story())


def test_who_has_said_that_they_leave_takes_the_seat_back_by_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (_, south) = await here.playing("null", TWO, seconds=600)
            do(table, south, "bye", {"kind": "table.leave"})
            await settled(here)
            table.unlisten(south, True)
            table.listen(south)
            await settled(here)
            assert bots(table) == (1,)
            do(table, south, "back", {"kind": "table.return"})
            await settled(here)
            assert bots(table) == ()

    run(story())


def test_the_grace_and_whether_a_bot_may_play_are_house_rules(tmp_path: Path) -> None:
    async def story(rules: Arrangement, expected: tuple[Seat, ...]) -> None:
        async with room(tmp_path / rules.leavers, levels=LEVELS) as here:
            table, (_, south) = await here.playing("null", TWO, rules, seconds=600)
            table.unlisten(south, True)
            await after(here, 5)
            assert bots(table) == expected
            await after(here, 600)
            assert bots(table) == expected
            assert not table.standing.seating.paused

    run(story(Arrangement(grace_seconds=5), (1,)))
    run(story(Arrangement(grace_seconds=5, leavers="wait"), ()))


@pytest.mark.short
def test_a_table_that_nobody_is_at_stands_still_until_the_first_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            table.unlisten(north)
            await after(here, 10)
            table.unlisten(south)
            await after(here, 20)
            assert table.standing.seating.deserted
            assert not table.standing.time.running
            stood = table.now
            await after(here, 500)
            assert (bots(table), table.now) == ((), stood)
            table.listen(south)
            await settled(here)
            assert table.standing.time.running
            await after(here, 30)
            assert bots(table) == (0,), "who is still away is waited for again, and then played for"

    run(story())


def test_the_first_to_go_comes_back_to_a_table_that_is_deserted(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            table.unlisten(north)
            await after(here, 30)
            table.unlisten(south)
            await after(here, 30)
            assert (bots(table), table.standing.seating.paused) == ((0,), True)
            table.listen(north)
            await settled(here)
            kinds = [row.kind for row in await here.store.read(table.record.id, 0)][-3:]
            assert kinds == ["table.paused", "table.returned", "table.resumed"]

    run(story())


def test_a_pause_of_the_host_is_not_ended_by_who_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            do(table, north, "pause", {"kind": "table.pause"})
            await settled(here)
            table.unlisten(south)
            await after(here, 600)
            assert bots(table) == (), "while a game is paused nobody is waited for"
            table.listen(south)
            await settled(here)
            assert table.standing.seating.paused

    run(story())


def test_after_a_restart_everyone_has_the_whole_grace_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            code = table.record.code
        async with room(tmp_path, levels=LEVELS, clock=here.clock) as there:
            table = await there.table(code)
            table.listen(Onlooker(north.session))
            await after(there, 29)
            assert bots(table) == ()
            await after(there, 1)
            assert bots(table) == (1,)
            table.listen(Onlooker(south.session))
            await settled(there)
            assert bots(table) == ()

    run(story())


def test_the_bot_plays_and_hands_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels=LEVELS, thinking=AtOnce({"null": choose})) as here:
            table, (north, south) = await here.playing("null", TWO, seconds=600)
            table.unlisten(south)
            await after(here, 30)
            await after(here, 20)
            moved = [
                row for row in await here.store.read(table.record.id, 0) if row.seat == 1 and row.kind[:4] == "null"
            ]
            assert len(moved) == 1
            do(table, north, "mine", {"kind": "keep"})
            assert (await north.is_acknowledged("mine")).table.phase == "over"

    run(story())


def test_older_logs_know_nothing_of_it() -> None:
    assert decode_event(b'{"kind":"table.paused"}') == Paused()
    assert decode_event(b'{"kind":"table.took-over","seat":1,"level":"calm"}') == TookOver(1, "calm")
    assert decode_event(b'{"kind":"table.arranged","arrangement":{}}') == Arranged(Arrangement(grace_seconds=30))
