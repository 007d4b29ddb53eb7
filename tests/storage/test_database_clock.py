"""The database's clock from afar: the fastest answer counts, and time never runs back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shell.clock import JumpClock
from shell.rooms import run
from shell.stores import opened_store
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.ports import NotStored
from tafelrunde.storage.database_clock import EVERY_MS, FIRST, WINDOW_MS, DatabaseClock
from tafelrunde.storage.postgres.store import PostgresStore


class Far:
    """A database that is so far ahead of our clock, and so far away, there and back."""

    def __init__(self, own: JumpClock, ahead: int, there: int = 0, back: int = 0) -> None:
        self.own, self.ahead, self.there, self.back = own, ahead, there, back

    async def asked(self) -> int:
        self.own.jump(self.there)
        said = self.own.now_ms() + self.ahead
        self.own.jump(self.back)
        return said


@given(st.integers(-5_000, 5_000), st.lists(st.tuples(st.integers(0, 400), st.integers(0, 400)), min_size=1))
def test_the_error_is_at_most_half_of_the_fastest_round_trip(ahead: int, ways: list[tuple[int, int]]) -> None:
    async def story() -> None:
        own = JumpClock()
        clock, far = DatabaseClock(own), Far(own, ahead)
        for far.there, far.back in ways[:30]:
            await clock.measure(far.asked)
        assert clock.rtt == min(sum(way) for way in ways[:30])
        assert abs(clock.ahead - ahead) <= (clock.rtt + 1) // 2

    run(story())


def test_an_answer_counts_for_half_a_minute(tmp_path: Path) -> None:
    async def story() -> None:
        own = JumpClock()
        clock, far = DatabaseClock(own), Far(own, 100, 1, 1)
        await clock.measure(far.asked)
        own.jump(WINDOW_MS - 300)
        far.ahead, far.there = 130, 21
        await clock.measure(far.asked)
        assert (clock.rtt, clock.ahead) == (2, 100)
        own.jump(1_000)
        await clock.measure(far.asked)
        assert (clock.rtt, clock.ahead) == (22, 140)

    run(story())


def test_time_waits_and_never_runs_back() -> None:
    async def story() -> None:
        own = JumpClock()
        clock, far = DatabaseClock(own), Far(own, 2_000)
        await clock.measure(far.asked)
        said = clock.now_ms()
        own.jump(WINDOW_MS + 1)
        later = clock.now_ms()
        far.ahead = 0
        await clock.measure(far.asked)
        assert clock.ahead == 0
        assert said < clock.now_ms() == later
        own.jump(2_001)
        assert clock.now_ms() == later + 1

    run(story())


def test_who_waits_for_an_instant_of_the_database_is_woken_then() -> None:
    async def story() -> None:
        own = JumpClock()
        clock, far = DatabaseClock(own), Far(own, 2_000)
        await clock.begin(far.asked)
        due = clock.now_ms() + EVERY_MS - 1
        waiting = asyncio.create_task(clock.until(due))
        await asyncio.sleep(0)
        own.jump(EVERY_MS - 2)
        await asyncio.sleep(0)
        assert not waiting.done()
        own.jump(1)
        await waiting
        await clock.stop()

    run(story())


def test_a_database_that_is_away_for_a_while_changes_nothing() -> None:
    async def story() -> None:
        own = JumpClock()
        clock, answers = DatabaseClock(own), iter([own.now_ms() + 7] * FIRST)

        async def asked() -> int:
            try:
                return next(answers)
            except StopIteration:
                raise NotStored("away") from None

        await clock.begin(asked)
        for _ in range(3):
            own.jump(EVERY_MS)
            while not own.is_awaited_at(own.now_ms() + EVERY_MS):
                await asyncio.sleep(0)
        assert clock.ahead == 7
        await clock.stop()

    run(story())


@pytest.mark.postgres
def test_a_real_database_tells_the_time(tmp_path: Path, kept_on: str) -> None:
    class Wrong(SystemClock):
        """Two seconds late."""

        def now_ms(self) -> int:
            return super().now_ms() - 2_000

    async def story() -> None:
        async with opened_store(tmp_path) as store:
            assert isinstance(store, PostgresStore)
            wrong, right = DatabaseClock(Wrong()), DatabaseClock(SystemClock())
            for clock in (wrong, right):
                await clock.begin(store.now_ms)
                await clock.stop()
            assert abs(wrong.ahead - right.ahead - 2_000) <= wrong.rtt + right.rtt + 2

    run(story())
