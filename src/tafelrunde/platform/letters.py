"""A table's mailbox, and what can lie in it besides what a bot means to do. Must not know what becomes of it."""

from __future__ import annotations

import asyncio
from collections import deque
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


class Mailbox:
    """So many letters at most, in the order in which they came, for one reader: with asyncio's own queue, which serves
    many, a letter costs three times as much."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._letters: deque[Letter] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._writers: list[asyncio.Future[None]] = []

    def empty(self) -> bool:
        """Is there nothing to read?"""
        return not self._letters

    def put_nowait(self, letter: Letter) -> None:
        """One more letter; raises asyncio.QueueFull where there is no room."""
        if len(self._letters) >= self._most:
            raise asyncio.QueueFull
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def put(self, letter: Letter) -> None:
        """One more letter, once there is room."""
        while len(self._letters) >= self._most:
            self._writers.append(room := asyncio.get_running_loop().create_future())
            await room
        self.put_nowait(letter)

    async def get(self) -> Letter:
        """The oldest letter, once there is one."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        for room in self._writers:
            if not room.done():  # who has gone waits no longer
                room.set_result(None)
        self._writers.clear()
        return self._letters.popleft()
