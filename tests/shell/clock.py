"""Clocks for tests: one that stands still until it is jumped, one that runs fast, and one that can be put forward."""

from __future__ import annotations

import asyncio
import mmap
import struct
import time
from collections.abc import Callable
from pathlib import Path

from tafelrunde.core.game import Millis


class JumpClock:
    """Nothing waits in real time: a jump wakes whoever is due, the earliest first."""

    ahead: Millis = 0

    def __init__(self, now: Millis = 1_000_000) -> None:
        self._now = now
        self._waiting: list[tuple[Millis, asyncio.Future[None]]] = []
        self.on_jump: Callable[[], None] = lambda: None

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
        self.on_jump()
        due = sorted((one for one in self._waiting if one[0] <= self._now), key=lambda one: one[0])
        self._waiting = [one for one in self._waiting if one[0] > self._now]
        for _, waiter in due:
            if not waiter.done():
                waiter.set_result(None)


class FastClock:
    """Runs so many times as fast as the real one, in every process alike, or so many milliseconds wrong."""

    ahead: Millis = 0

    def __init__(self, pace: int, wrong_ms: Millis = 0) -> None:
        self._pace = pace
        self._offset_ns = time.time_ns() - time.monotonic_ns() + wrong_ms * 1_000_000

    def now_ms(self) -> Millis:
        return (self._offset_ns + time.monotonic_ns()) * self._pace // 1_000_000

    async def until(self, instant: Millis) -> None:
        while (left := instant - self.now_ms()) > 0:
            await asyncio.sleep(left / 1000 / self._pace)


class Skips:
    """By how much a clock has been put forward, told to a server in another process through a file."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(struct.pack("q", 0))
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), 8)

    @property
    def millis(self) -> Millis:
        found: int = struct.unpack_from("q", self._page)[0]
        return found

    def skip(self, millis: Millis) -> None:
        """So much later, all at once."""
        struct.pack_into("q", self._page, 0, self.millis + millis)


class SkippingClock:
    """The real time, or so many times slower, and as much more as has been skipped."""

    ahead: Millis = 0

    def __init__(self, skips: Skips, slower: int = 1) -> None:
        self._skips, self._slower = skips, slower
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> Millis:
        return (self._offset_ns + time.monotonic_ns()) // (self._slower * 1_000_000) + self._skips.millis

    async def until(self, instant: Millis) -> None:
        while (left := instant - self.now_ms()) > 0:
            await asyncio.sleep(min(left * self._slower / 1000, 0.02))
