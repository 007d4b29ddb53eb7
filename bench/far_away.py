"""A proxy that makes a line long: every byte takes half the round trip, a little more, and now and then much more.
Must not know what is said."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import cast

import msgspec

HELD_BACK_MS = 280
_PONG = b"\x8a"
_NEXT = 1e-7  # so that nothing overtakes what was sent in the same instant


class Length(msgspec.Struct, frozen=True):
    """A line: its round trip in milliseconds without any jitter, and how often a way is held up for as long again."""

    rtt: int
    stalls: float = 0.005

    @property
    def jitter(self) -> float:
        """The mean of what comes on top of each way: long lines vary more."""
        return 1 + 0.03 * self.rtt / 2


class FarAway:
    """A port behind which a server seems to be far away."""

    def __init__(self, length: Length, server: int, chance: random.Random) -> None:
        self.port = 0
        self._length = length
        self._server = server
        self._chance = chance
        self._listening: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen on a free port."""
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(lambda: _End(self, None), "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    def close(self) -> None:
        """Let nobody in any more."""
        if self._listening is not None:
            self._listening.close()

    async def lead_on(self, near: _End) -> None:
        """The other half of a line that somebody has opened here."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: _End(self, near), "127.0.0.1", self._server)

    def held_back(self, data: bytes) -> float:
        """How many seconds somebody sits on these bytes before they set out; nothing behind them waits."""
        return 0.0

    def one_way(self) -> float:
        """How many seconds the next bytes take."""
        length = self._length
        held_up = length.rtt if self._chance.random() < length.stalls else 0
        return (length.rtt / 2 + self._chance.expovariate(1 / length.jitter) + held_up) / 1000


class Cheat(FarAway):
    """A client that is near, and holds back everything by which the server measures how near: echoes and pongs."""

    def held_back(self, data: bytes) -> float:
        """Frames of the bench carry a mask of zeros, so that they can be told apart."""
        return HELD_BACK_MS / 1000 if data[:1] == _PONG or b'{"t":"echo"' in data else 0.0


class _End(asyncio.Protocol):
    """One end of a line; what comes in here goes out at the other end, later."""

    def __init__(self, away: FarAway, other: _End | None) -> None:
        self._away = away
        self._other = other
        self._near = other is None
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self._free_at = 0.0
        self._leading: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The near end waits for the far one."""
        self._transport = cast("asyncio.Transport", transport)
        if self._other is None:
            self._transport.pause_reading()
            self._leading = self._loop.create_task(self._away.lead_on(self))
        else:
            self._other.joined(self)

    def joined(self, other: _End) -> None:
        """The far end is there."""
        self._other = other
        if self._transport is not None:
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """On its way."""
        if self._near and (wait := self._away.held_back(data)):
            self._loop.call_later(wait, self._later, lambda other: other.let_out(data))
        else:
            self._later(lambda other: other.let_out(data))

    def connection_lost(self, exc: Exception | None) -> None:
        """The end of the line travels as long as everything else."""
        self._later(lambda other: other.hang_up())

    def let_out(self, data: bytes) -> None:
        """It has come through."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def hang_up(self) -> None:
        """Nothing more will come."""
        if self._transport is not None:
            self._transport.close()

    def _later(self, what: Callable[[_End], None]) -> None:
        other = self._other
        if other is not None:
            self._free_at = max(self._free_at + _NEXT, self._loop.time() + self._away.one_way())
            self._loop.call_at(self._free_at, lambda: what(other))
