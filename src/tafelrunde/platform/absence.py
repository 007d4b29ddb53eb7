"""Who holds a seat and is not there: how long they are waited for, and that they are back.
Must not know what comes of it: that is decided in the table's own turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.platform.coming import on_absence, on_coming
from tafelrunde.platform.deciding import Batch, Terms
from tafelrunde.platform.letters import Decide
from tafelrunde.platform.ports import Clock, NotStored
from tafelrunde.platform.seating import Seating
from tafelrunde.platform.standing import Standing

ON_PURPOSE_MS: Millis = 10_000
"""Who closed the page may have loaded it anew; who was cut off needs the whole grace of the house rules."""
AGAIN_MS: Millis = 1_000

log = logging.getLogger(__name__)


class Absences:
    """One waiting for each seat whose person is not there."""

    def __init__(
        self, clock: Clock, is_there: Callable[[Seat], bool], ask: Callable[[Decide], Awaitable[None]]
    ) -> None:
        self._clock = clock
        self._is_there = is_there
        self._ask = ask
        self._missing: dict[Seat, asyncio.Task[None]] = {}
        self._coming: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Is somebody waited for?"""
        return bool(self._missing or self._coming)

    def look(self, seating: Seating, on_purpose: Seat | None = None) -> None:
        """Wait for whoever should be there and is not; who is there, or need not be, is waited for no longer."""
        runs = seating.phase == "playing" and not seating.paused and not seating.alone
        for seat, chair in enumerate(seating.chairs):
            if runs and chair.taken and chair.bot is None and not self._is_there(seat):
                if seat not in self._missing:
                    grace = seating.arrangement.grace_seconds * 1000
                    self._wait(seat, min(grace, ON_PURPOSE_MS) if seat == on_purpose else grace)
            elif (waiting := self._missing.pop(seat, None)) is not None:
                waiting.cancel()

    def came(self, seat: Seat, standing: Standing) -> None:
        """Somebody is there: where a bot plays for them, or nobody was there, that ends."""
        self.look(standing.seating)
        if standing.seating.chairs[seat].absent or standing.seating.deserted:
            task = asyncio.create_task(self._ask_until_stored(self._back(seat)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    def stop(self) -> None:
        """Wait for nobody."""
        for task in (*self._missing.values(), *self._coming):
            task.cancel()
        self._missing.clear()

    def _wait(self, seat: Seat, grace: Millis) -> None:
        due = self._clock.now_ms() + grace

        async def waiting() -> None:
            await self._clock.until(due)
            if self._missing.pop(seat, None) is not None:
                await self._ask_until_stored(self._away(seat))

        self._missing[seat] = asyncio.create_task(waiting())

    def _away(self, seat: Seat) -> Decide:
        def decide(terms: Terms, standing: Standing) -> Batch | None:
            if self._is_there(seat):
                return None
            chairs = enumerate(standing.seating.chairs)
            others = any(chair.taken and chair.bot is None and self._is_there(other) for other, chair in chairs)
            return on_absence(terms, standing, seat, others, standing.time.now(self._clock.now_ms()))

        return decide

    def _back(self, seat: Seat) -> Decide:
        def decide(terms: Terms, standing: Standing) -> Batch | None:
            if not self._is_there(seat):
                return None
            clock_ms = self._clock.now_ms()
            return on_coming(terms, standing, seat, standing.time.now(clock_ms), clock_ms)

        return decide

    async def _ask_until_stored(self, decide: Decide) -> None:
        while True:
            try:
                await self._ask(decide)
            except (NotStored, Refused):
                log.warning("who comes and goes could not be stored; it is tried again")
                await self._clock.until(self._clock.now_ms() + AGAIN_MS)
            else:
                return
