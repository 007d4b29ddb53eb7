"""Whether something could be stored now, found out by trying. Must not know what is tried."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from tafelrunde.platform.ports import NotStored

ANSWERS_WITHIN_S = 3.0


class Readiness:
    """One attempt at a time, however many ask: a store that does not answer is not asked more and more."""

    def __init__(self) -> None:
        self._attempt: asyncio.Task[None] | None = None

    async def tried(self, attempt: Coroutine[Any, Any, None]) -> None:
        """Raises NotStored where the attempt fails, or is not over soon."""
        ours = self._attempt
        if ours is None or ours.done():
            ours = self._attempt = asyncio.create_task(attempt)
            ours.add_done_callback(_has_been_seen)
        else:
            attempt.close()
        done, _ = await asyncio.wait({ours}, timeout=ANSWERS_WITHIN_S)
        if not done:
            raise NotStored("no answer")
        ours.result()


def _has_been_seen(attempt: asyncio.Task[None]) -> None:
    """Whoever asked may have gone before it failed."""
    if not attempt.cancelled():
        attempt.exception()
