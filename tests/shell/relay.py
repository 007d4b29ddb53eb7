"""A long line: what comes in on one port goes on to another one so much later, and what is answered, too."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType


class Relay:
    """Stands between a browser and a server for as long as the block lasts, in a thread of its own."""

    def __init__(self, port: int, delay_ms: int) -> None:
        self._to, self._delay = port, delay_ms / 1000
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Relay:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._carries, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for writer in self._writers:
            writer.transport.abort()
        for task in (left := asyncio.all_tasks(self._loop)):
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _carries(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await self._reaches()
        self._writers += [writer, back]
        await asyncio.gather(self._pumps(reader, back), self._pumps(there, writer), return_exceptions=True)

    async def _reaches(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._to)

    async def _pumps(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Everything arrives in its order, each piece so much later than it was sent."""
        try:
            while data := await reader.read(65536):
                self._loop.call_later(self._delay, self._passes_on, writer, data)
        finally:  # also where the other side was killed
            self._loop.call_later(self._delay, writer.close)

    @staticmethod
    def _passes_on(writer: asyncio.StreamWriter, data: bytes) -> None:
        if not writer.is_closing():
            writer.write(data)
