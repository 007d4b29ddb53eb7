"""The database's clock, read from afar: so that nodes whose own clocks are wrong time one race alike.
Must not know which database it is, nor what is timed."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis
from tafelrunde.platform.ending import ended
from tafelrunde.platform.ports import Clock, NotStored

WINDOW_MS: Millis = 30_000
EVERY_MS: Millis = 2_000
FIRST = 5
WORTH_A_LINE_MS: Millis = 5

AskedTime: TypeAlias = Callable[[], Awaitable[Millis]]
"""What the database's clock says, in the units of our own."""

log = logging.getLogger(__name__)


class Sample(Struct, frozen=True):
    """One question: when it was answered, how long that took, and how far the database was ahead of us."""

    at: Millis
    rtt: Millis
    ahead: Millis


class DatabaseClock:
    """Our own steady clock, corrected by what the fastest answer of the last half minute has said.

    The error is at most half of that round trip. It never runs back: where it was ahead it waits."""

    def __init__(self, own: Clock) -> None:
        self._own = own
        self._samples: deque[Sample] = deque()
        self._latest: Millis = 0
        self._task: asyncio.Task[None] | None = None
        self.ahead: Millis = 0
        self.rtt: Millis = 0

    def now_ms(self) -> Millis:
        """Milliseconds since 1970, as the database counts them."""
        now = self._own.now_ms() + self.ahead
        if now > self._latest:
            self._latest = now
        return self._latest

    async def until(self, instant: Millis) -> None:
        """Return once the instant has come."""
        while self.now_ms() < instant:
            await self._own.until(max(instant - self.ahead, self._own.now_ms() + 1))

    async def begin(self, asked: AskedTime) -> None:
        """Measure a few times, then go on measuring; raises NotStored where the database does not answer at all."""
        for _ in range(FIRST):
            await self.measure(asked)
        self._latest = 0  # whatever it said before is not worth waiting for
        self._task = asyncio.create_task(self._keep_measuring(asked), name="database clock")

    async def stop(self) -> None:
        """Go on with the last estimate."""
        await ended(self._task)
        self._task = None

    async def measure(self, asked: AskedTime) -> None:
        """Ask once, and believe the fastest answer that there is."""
        before = self._own.now_ms()
        said = await asked()
        after = self._own.now_ms()
        self._samples.append(Sample(after, after - before, said - (before + after) // 2))
        while self._samples[0].at < after - WINDOW_MS:
            self._samples.popleft()
        best = min(self._samples, key=lambda sample: (sample.rtt, -sample.at))
        if abs(best.ahead - self.ahead) >= WORTH_A_LINE_MS:
            log.info("the database's clock is %d ms ahead of ours (round trip %d ms)", best.ahead, best.rtt)
        self.ahead, self.rtt = best.ahead, best.rtt

    async def _keep_measuring(self, asked: AskedTime) -> None:
        due = self._own.now_ms()
        while True:
            due = max(due + EVERY_MS, self._own.now_ms())
            await self._own.until(due)
            try:
                await self.measure(asked)
            except NotStored:
                log.debug("the database's clock could not be asked")
