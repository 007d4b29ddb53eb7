"""How late the event loop is: a nap that lasts longer than it should was kept waiting by something.
Must not know what kept it waiting."""

from __future__ import annotations

import asyncio

from tafelrunde.platform.measures import Durations

NAP_S = 0.25


async def watch(lag: Durations) -> None:
    """Measure for as long as nobody cancels it."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + NAP_S
        await asyncio.sleep(NAP_S)
        lag.add(max(0.0, loop.time() - due))
