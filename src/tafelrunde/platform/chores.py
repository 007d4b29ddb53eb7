"""What a house does beside playing, when nobody waits for it: results that were not kept, codes that
need not be known any more, guests who never came back. Must not know why they were not, nor who they are."""

from __future__ import annotations

import asyncio
import logging

from tafelrunde.core.game import Millis
from tafelrunde.platform.archive import Keeping
from tafelrunde.platform.ending import ended
from tafelrunde.platform.ports import Clock, NotStored
from tafelrunde.platform.recording import Recorder

SOON_MS: Millis = 3_000  # after the first page has been shown
DAY_MS: Millis = 24 * 3600 * 1000
CODE_AFTER_END_MS: Millis = DAY_MS
CODE_WITHOUT_END_MS: Millis = 30 * DAY_MS

log = logging.getLogger(__name__)


class Chores:
    """Done soon after the doors have opened, and every day from then on."""

    def __init__(self, store: Keeping, clock: Clock, recorder: Recorder, guest_days: int) -> None:
        self._store = store
        self._clock = clock
        self._recorder = recorder
        self._guest_days = guest_days
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on."""
        self._task = asyncio.create_task(self._work(), name="chores")

    async def stop(self) -> None:
        """Leave the rest for next time."""
        await ended(self._task)

    async def do(self) -> None:
        """All of it, once."""
        archive = await asyncio.to_thread(lambda: self._store.archive)
        await self._recorder.catch_up()
        now = self._clock.now_ms()
        await archive.expire_codes(now - CODE_AFTER_END_MS, now - CODE_WITHOUT_END_MS)
        if self._guest_days:
            gone = await archive.forget_idle(now - self._guest_days * DAY_MS)
            if gone:
                log.info("%d guests who had not come back were forgotten", gone)

    async def _work(self) -> None:
        due = self._clock.now_ms() + SOON_MS
        while True:
            await self._clock.until(due)
            try:
                await self.do()
            except NotStored as fault:
                log.warning("the chores were not done, tomorrow again: %s", fault)
            except Exception:
                log.exception("the chores were not done; tomorrow again")
            due += DAY_MS
