"""What can lie in a table's mailbox, besides what a bot means to do. Must not know what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Deadline, Millis
from tafelrunde.platform.deciding import Batch, Terms
from tafelrunde.platform.ports import Row
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.thinking import Meant

Decide: TypeAlias = Callable[[Terms, Standing], Batch | None]


class Do(Struct, frozen=True):
    """A command of somebody: when it came by table time and by the clock."""

    listener: Any
    id: str
    body: bytes
    received: Millis
    clock_ms: Millis


class Rang(Struct, frozen=True):
    """The alarm has rung, which was set for this."""

    deadline: Deadline


class Inside(Struct, frozen=True):
    """Something that the house itself wants decided, and whoever waits for it."""

    decide: Decide
    done: asyncio.Future[None]


class Stored(Struct, frozen=True):
    """Another node has stored these rows, or there is more to read up to that seq."""

    rows: tuple[Row, ...]
    seq: int


Letter: TypeAlias = Do | Rang | Meant | Inside | Stored
