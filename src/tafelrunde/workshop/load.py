"""Load: many tables played over real sockets, as fast as they can be or by a schedule, and what came of it.
Must not know any game: players do something that is legal, and the protocol is a number that is handed in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tafelrunde.workshop.load_wire import Door, Wire

OWN = b'"kind":"table.'
_UPDATE = b'{"t":"update","seq":'
_PONG = b'{"t":"pong"'


class _Awaits(Struct, frozen=True):
    needed: tuple[int, ...] = ()
    may: tuple[int, ...] = ()


class _Told(Struct, frozen=True):
    awaits: _Awaits
    legal: tuple[Raw, ...]


_TOLD = msgspec.json.Decoder(_Told)


class Tally:
    """What was counted while it was open."""

    def __init__(self) -> None:
        self.open = False
        self.moves = 0
        self.errors = 0
        self.waits: list[float] = []

    def moved(self, seconds: float) -> None:
        """A move that everyone at its table has heard of."""
        if self.open:
            self.moves += 1
            self.waits.append(seconds)

    def percentile(self, share: float) -> float:
        """So large a share of the moves took no longer, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class LoadTable:
    """One table whose players answer at once, or at the instants of a schedule."""

    def __init__(self, door: Door, game: str, options: dict[str, Any], cookies: Sequence[str], tally: Tally) -> None:
        self.interval: float | None = None  # None: as fast as it goes
        self.broken = False
        self._door = door
        self._game = game
        self._options = options
        self._cookies = cookies
        self._tally = tally
        self._pick = random.Random(cookies[0]).randrange
        self._wires: list[Wire] = []
        self._loop = asyncio.get_running_loop()
        self._latest: list[bytes] = []
        self._heard: dict[int, int] = {}
        self._number = 0
        self._due = 0.0
        self._pending = False
        self._stopped = False
        self._opening: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        """A new table, everyone in their seats, the game begun."""
        opened = await self._door.post(
            "/api/tables", {"game": self._game, "seats": len(self._cookies), "options": self._options}, self._cookies[0]
        )
        self._latest = [b""] * len(self._cookies)
        self._heard.clear()
        self._pending = False
        self._wires = []
        for seat, cookie in enumerate(self._cookies):
            wire = await self._door.enter(opened["code"], cookie, self._hearer(seat), self._lost)
            self._wires.append(wire)
            await self._until(partial(self._is_told, seat, b'"seq":'))
            if seat:
                wire.do("sit", b'{"kind":"table.sit"}')
                await self._until(partial(self._is_told, seat, b'"ack":"sit"'))
        begun = max(map(_seq, self._latest))
        self._wires[0].do("start", b'{"kind":"table.start"}')
        await self._until(lambda: all(_seq(text) > begun for text in self._latest))

    def go(self) -> None:
        """From now on, move."""
        self._due = self._loop.time() + (self.interval or 0) * self._pick(1000) / 1000
        self._next()

    def pace(self, interval: float | None) -> None:
        """A move every so many seconds from now on; None: as fast as it goes."""
        self.interval = interval
        self._due = self._loop.time() + (interval or 0) * self._pick(1000) / 1000

    async def stop(self) -> None:
        """No more moves."""
        self._stopped = True
        for wire in self._wires:
            wire.close()
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)

    def _is_told(self, seat: int, what: bytes) -> bool:
        return what in self._latest[seat]

    async def _until(self, so: Callable[[], bool]) -> None:
        for _ in range(5000):
            if so():
                return
            await asyncio.sleep(0.002)
        raise TimeoutError(f"a table did not come about: {self._latest}")

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if text.startswith(_UPDATE):
                self._latest[seat] = text
                seq = _seq(text)
                heard = self._heard[seq] = self._heard.get(seq, 0) + 1
                if heard == len(self._wires) and self._pending:
                    self._all_have_heard()
            elif text.startswith((b'{"t":"refused"', b'{"t":"bye"')):
                self._tally.errors += 1
                self._lost()

        return hear

    def _lost(self) -> None:
        if not self._stopped and not self.broken:
            self.broken = True
            self._tally.errors += 1

    def _all_have_heard(self) -> None:
        self._pending = False
        self._heard.clear()
        self._tally.moved(self._loop.time() - self._due)
        self._due = self._due + self.interval if self.interval is not None else self._loop.time()
        self._next()

    def _next(self) -> None:
        if self._stopped or self.broken:
            return
        if (wait := self._due - self._loop.time()) > 0:
            self._loop.call_later(wait, self._move)
        else:
            self._loop.call_soon(self._move)

    def _move(self) -> None:
        if self._stopped or self.broken:
            return
        seats = _TOLD.decode(self._latest[0]).awaits
        for seat in seats.needed + seats.may:
            commands = [raw for raw in _TOLD.decode(self._latest[seat]).legal if OWN not in bytes(raw)]
            if commands:
                self._number += 1
                self._pending = True
                self._wires[seat].do(str(self._number), bytes(commands[self._pick(len(commands))]))
                return
        self._opening = self._loop.create_task(self._again())

    async def _again(self) -> None:
        """The game is over: the same players open another table."""
        for wire in self._wires:
            wire.close()
        try:
            await self.sit()
        except (OSError, TimeoutError):
            self._lost()
        else:
            self.go()


def _seq(text: bytes) -> int:
    return int(text[len(_UPDATE) : text.index(b",", len(_UPDATE))]) if text else 0


async def guests(door: Door, number: int) -> list[str]:
    """So many newcomers; the cookies they were given."""
    return [await door.newcomer(f"Guest {place}") for place in range(number)]
