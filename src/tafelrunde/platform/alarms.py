"""Table time, and the one alarm of a table. Must not know what the alarm is for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from tafelrunde.core.game import Millis
from tafelrunde.platform.ports import Clock


class TableTime(Struct, frozen=True):
    """Milliseconds since the game began, standing still while nothing runs; it was `at` when the clock said `since`."""

    at: Millis = 0
    since: Millis | None = None

    @property
    def running(self) -> bool:
        """Does the time run, or stand still?"""
        return self.since is not None

    def now(self, clock_ms: Millis) -> Millis:
        """Table time at an instant of the clock."""
        return self.at if self.since is None else self.at + max(0, clock_ms - self.since)

    def on_the_clock(self, at: Millis) -> Millis | None:
        """The instant of the clock at which table time will be `at`; None while it stands still."""
        return None if self.since is None else self.since + at - self.at


class Alarm:
    """Rings once, at the instant it was last set to."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._instant: Millis | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, instant: Millis | None) -> None:
        """Ring at an instant of the clock instead of whatever was set before; None: do not ring."""
        if instant == self._instant:
            return
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._instant = instant
        if instant is not None:
            self._task = asyncio.create_task(self._wait(instant))

    async def _wait(self, instant: Millis) -> None:
        await self._clock.until(instant)
        self._instant = self._task = None
        self._ring()
