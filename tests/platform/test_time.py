"""Table time, the alarm and the clocks."""

from __future__ import annotations

import asyncio

from shell.clock import JumpClock
from shell.rooms import run
from tafelrunde.core.game import Deadline
from tafelrunde.platform.alarms import Alarm, TableTime
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.fairness import AHEAD, ARRIVAL, Lags, rings_at


def test_table_time_runs_with_the_clock_from_where_it_stood() -> None:
    time = TableTime(5_000, 1_000_000)
    assert (time.now(1_000_000), time.now(1_000_250)) == (5_000, 5_250)
    assert time.on_the_clock(6_000) == 1_001_000


def test_table_time_stands_still_when_nothing_runs_and_never_goes_back() -> None:
    assert TableTime(5_000).now(9_999_999) == 5_000
    assert TableTime(5_000).on_the_clock(6_000) is None
    assert TableTime(5_000, 1_000_000).now(999_000) == 5_000


def test_a_bell_waits_for_the_longest_line_that_is_waited_for_and_a_reveal_leads_by_the_longest_of_all() -> None:
    lags = Lags((20, 150, 80))
    assert rings_at(Deadline(1_000), [0, 1], lags) == 1_150
    assert rings_at(Deadline(1_000), [0, 2], lags) == 1_080
    assert rings_at(Deadline(1_000), [], lags) == 1_000
    assert rings_at(Deadline(1_000), [0, 1], ARRIVAL) == 1_000
    assert rings_at(Deadline(1_000, "reveal"), [0], lags) == 850 - AHEAD
    assert rings_at(Deadline(1_000, "reveal"), [0], ARRIVAL) == 1_000
    assert rings_at(Deadline(1_000, "settling"), [0, 1], lags) == 1_000


def test_an_alarm_rings_once_at_the_instant_it_was_last_set_to() -> None:
    async def story() -> None:
        clock, rung = JumpClock(0), asyncio.Queue[int]()
        alarm = Alarm(clock, lambda: rung.put_nowait(clock.now_ms()))
        alarm.set(100)
        alarm.set(200)
        await until_awaited(clock, 200)
        assert not clock.is_awaited_at(100)
        clock.jump(150)
        alarm.set(200)
        clock.jump(50)
        assert await rung.get() == 200
        alarm.set(200)
        assert await rung.get() == 200, "the same instant again, after it has rung"
        alarm.set(300)
        await until_awaited(clock, 300)
        alarm.set(None)
        clock.jump(500)
        alarm.set(clock.now_ms())
        assert await rung.get() == 700
        assert rung.empty()

    run(story())


async def until_awaited(clock: JumpClock, instant: int) -> None:
    while not clock.is_awaited_at(instant):
        await asyncio.sleep(0)


def test_the_real_clock_counts_up_and_does_not_wait_for_what_has_been() -> None:
    clock = SystemClock()
    before = clock.now_ms()
    asyncio.run(clock.until(before))
    assert clock.now_ms() >= before
