"""A load balancer of the simplest kind: each connection goes to the next node that takes it. In a thread of its own, so
that browsers that are driven from this one can come through."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from types import TracebackType

_AGAIN_S = 0.05


class Balancer:
    """Stands before some ports for as long as the block lasts; while nobody is there it tries again."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Balancer:
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
        there, back = await self._somewhere()
        ends = {writer, back}
        self._writers |= ends
        await asyncio.gather(self._pumps(reader, back), self._pumps(there, writer), return_exceptions=True)
        self._writers -= ends

    async def _somewhere(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while True:
            self._ports.append(self._ports.pop(0))
            for port in self._ports:
                try:
                    return await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
            await asyncio.sleep(_AGAIN_S)

    @staticmethod
    async def _pumps(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends it; then the other side hears so."""
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()
