"""Tasks that are told to end, do; whoever tells them does not wait for ever."""

from __future__ import annotations

import asyncio

import pytest

from shell.rooms import run
from tafelrunde.platform.ending import ended
from tafelrunde.platform.ports import NotStored
from tafelrunde.platform.readiness import Readiness


async def hard_of_hearing(times: int) -> None:
    """Goes on so many times after it was told to end, as a task does whose cancellation was lost."""
    while True:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            if not times:
                raise
            times -= 1


def test_a_task_that_has_not_heard_it_the_first_time_is_told_again() -> None:
    async def story() -> None:
        tasks = [asyncio.create_task(hard_of_hearing(times)) for times in (0, 1, 3)]
        await asyncio.sleep(0)
        assert await ended(*tasks, None)
        assert all(task.cancelled() for task in tasks)

    run(story())


def test_a_task_that_never_ends_is_left_alone_after_a_while() -> None:
    async def story() -> None:
        task = asyncio.create_task(hard_of_hearing(2))
        await asyncio.sleep(0)
        assert not await ended(task, within_s=0)
        assert await ended(task)

    run(story())


def test_many_who_ask_whether_a_store_answers_make_one_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.platform.readiness.ANSWERS_WITHIN_S", 0)
    attempts = []

    async def silent() -> None:
        attempts.append(1)
        await asyncio.get_running_loop().create_future()

    async def story() -> None:
        readiness = Readiness()
        for _ in range(3):
            with pytest.raises(NotStored, match="no answer"):
                await readiness.tried(silent())
            await asyncio.sleep(0)
        assert len(attempts) == 1

    run(story())


def test_who_asks_while_an_attempt_has_just_ended_takes_nobodys_answer_away() -> None:
    async def story() -> None:
        readiness, gate = Readiness(), asyncio.Event()
        later: list[asyncio.Task[None]] = []

        async def attempt() -> None:
            await gate.wait()

        def another() -> None:
            gate.clear()
            later.append(asyncio.create_task(readiness.tried(attempt())))

        async def first() -> None:
            await gate.wait()
            asyncio.get_running_loop().call_soon(another)

        asked = asyncio.create_task(readiness.tried(first()))
        await asyncio.sleep(0)
        gate.set()
        await asked
        gate.set()
        await asyncio.gather(*later)

    run(story())
