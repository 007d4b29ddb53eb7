"""A clock that stands still until a test jumps it."""

from __future__ import annotations

import asyncio

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

    def jump(self, millis: Millis) -> None:
        """So much later."""
        self._now += millis
        due = sorted((one for one in self._waiting if one[0] <= self._now), key=lambda one: one[0])
        self._waiting = [one for one in self._waiting if one[0] > self._now]
        for _, waiter in due:
            if not waiter.done():
                waiter.set_result(None)
