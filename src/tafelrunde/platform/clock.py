"""The real clock: the wall clock's date, the steady clock's pace. Must not know what is timed."""

from __future__ import annotations

import asyncio
import time

from tafelrunde.core.game import Millis


class SystemClock:
    """Reads the date once; from then on only the steady clock counts, so that a corrected date moves no deadline."""

    ahead: Millis = 0

    def __init__(self) -> None:
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> Millis:
        """Milliseconds since 1970."""
        return (self._offset_ns + time.monotonic_ns()) // 1_000_000

    async def until(self, instant: Millis) -> None:
        """Sleep until the instant has come."""
        while (left := instant - self.now_ms()) > 0:
            await asyncio.sleep(left / 1000)
