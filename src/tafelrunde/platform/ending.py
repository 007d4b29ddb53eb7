"""Tasks that are told to end. Must not know what they do."""

from __future__ import annotations

import asyncio

FAREWELL_S = 5.0
"""Nobody who stops waits longer for any part of it."""
_AGAIN_S = 0.25


async def ended(*tasks: asyncio.Task[None] | None, within_s: float = FAREWELL_S) -> bool:
    """Have all of these end; did they? They are told more than once: until Python 3.12 a cancellation that comes
    together with what `asyncio.wait_for` has waited for is lost, and its task would go on for ever."""
    left = {task for task in tasks if task is not None}
    loop = asyncio.get_running_loop()
    until = loop.time() + within_s
    while left:
        for task in left:
            task.cancel()
        left = (await asyncio.wait(left, timeout=_AGAIN_S))[1]
        if left and loop.time() >= until:
            return False
    return True
