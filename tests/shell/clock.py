"""Clocks for tests: one that stands still until it is jumped, and one that runs fast."""

from __future__ import annotations

import asyncio
import time

from tafelrunde.core.game import Millis


class JumpClock:
    """Nothing waits in real time: a jump wakes whoever is due, the earliest first."""

    def __init__(self, now: Millis = 1_000_000) -> None:
        self._now = now
        self._waiting: list[tuple[Millis, asyncio.Future[None]]] = []

    def now_ms(self) -> Millis:
        return self._now

    async def until(self, instant: Millis) -> None:
        if instant <= self._now:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((instant, waiter))
        await waiter

    def is_awaited_at(self, instant: Millis) -> bool:
        """Does somebody wait for this very instant?"""
        return any(waited == instant for waited, _ in self._waiting)

    def awaited(self) -> list[Millis]:
        """The instants that somebody waits for."""
        return [instant for instant, waiter in self._waiting if not waiter.done()]

    def jump(self, millis: Millis) -> None:
        """So much later."""
        self._now += millis
        due = sorted((one for one in self._waiting if one[0] <= self._now), key=lambda one: one[0])
        self._waiting = [one for one in self._waiting if one[0] > self._now]
        for _, waiter in due:
            if not waiter.done():
                waiter.set_result(None)


class FastClock:
    """Runs so many times as fast as the real one, in every process alike."""

    def __init__(self, pace: int) -> None:
        self._pace = pace
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> Millis:
        return (self._offset_ns + time.monotonic_ns()) * self._pace // 1_000_000

    async def until(self, instant: Millis) -> None:
        while (left := instant - self.now_ms()) > 0:
            await asyncio.sleep(left / 1000 / self._pace)
