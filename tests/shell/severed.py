"""A line to a database that can be cut at the worst moment: before a question is heard, or before its answer is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal


class Severed:
    """Carries bytes both ways, until it is told to lose some."""

    def __init__(self, port: int) -> None:
        self.lose: Literal["nothing", "question", "answer", "everything"] = "nothing"
        self.lost = asyncio.Event()
        self._port = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, while it lasts."""
        if self.lose == "everything":
            writer.close()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, back}
        ways = [self._one_way(reader, back, "question"), self._one_way(there, writer, "answer")]
        for way in ways:
            self._tasks.add(asyncio.create_task(way))

    async def _one_way(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: Literal["question", "answer"]
    ) -> None:
        try:
            while data := await reader.read(65536):
                if self.lose in (what, "everything"):
                    self.lose = "everything"
                    self.lost.set()
                    self.cut()
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()

    def cut(self) -> None:
        """Every connection ends here and now."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def end(self) -> None:
        """Nothing goes on."""
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def severed(port: int) -> AsyncIterator[tuple[Severed, int]]:
    """A line to a port, and the port at its other end."""
    line = Severed(port)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    try:
        yield line, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await line.end()
